import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Guest } from '../soak/guest.ts';
import { openApp } from '../src/index.ts';
import { newData } from './new-data.ts';
import { OFFER } from './open-house.ts';

test('the log tells requests and faults, and nothing about people', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'siege-log-'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  const lines: string[] = [];
  const app = await openApp({
    page: folder,
    where: { data: await newData(join(folder, 'data')) },
    log: { level: 'info', place: { write: line => lines.push(line) } },
  });
  app.server.get('/api/broken', async () => {
    throw new Error('Wolfgang holds a Red Dragon');
  });
  try {
    const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const guest = new Guest(address);
    guest.from = '203.0.113.9';
    const { id: person } = await guest.named('Wolfgang');
    const { id } = await guest.invites(OFFER);
    await guest.fetch(`/api/invitations/${id}`);
    expect((await guest.fetch(`/api/nothing/${id}?token=secret`)).status).toBe(404);
    expect((await guest.fetch('/api/broken')).status).toBe(500);
    const log = lines.join('');
    expect(log).toContain('"url":"/api/invitations/:id"');
    expect(log).toMatch(/"level":50,.*"type":"Error".*log\.test\.ts/);
    for (const secret of [guest.cookie, 'Wolfgang', 'Dragon', 'secret', id, person, guest.from])
      expect(log).not.toContain(secret);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});
