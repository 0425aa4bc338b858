import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@siegeworks/server';
import { openApp } from '@siegeworks/server';
import { newData } from '@siegeworks/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { inside } from './inside.ts';
import { folder, siege } from './siege.ts';

const data = join(folder, 'house');
let app: App;
let address: string;
/** A person with a name, by the page's own way. */
async function come(name: string): Promise<string> {
  const answer = await fetch(new URL('/api/me', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const { person } = (await answer.json()) as { person: { id: string } };
  return person.id;
}
const host = (...args: string[]) => inside(['host', ...args, '--data', data]);
/** From a process of its own, as a host would. */
const apart = (...args: string[]) => siege(['host', ...args, '--data', data], { direct: true });

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  app = await openApp({ page: folder, where: { data: await newData(data) } });
  await app.house();
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});

describe('while a node runs', () => {
  test('its door is for the owner of the folder only', async () => {
    const plate = join(data, 'database', 'door.json');
    expect(statSync(plate).mode & 0o777).toBe(0o600);
    const { port, token } = JSON.parse(readFileSync(plate, 'utf8'));
    const knock = async (word: string, body: string) =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { authorization: word }, body });
    expect((await knock('Bearer guess', '{"order":"status"}')).status).toBe(403);
    expect((await knock('', '{"order":"status"}')).status).toBe(403);
    expect((await knock(`Bearer ${token}`, '{"order":"burn"}')).status).toBe(422);
  });

  test('says how it is', async () => {
    await come('Ann');
    const { code, out, err } = await apart('status');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Siegeworks \d/);
    expect(out).toContain('1 node\n');
    expect(out).toMatch(/people +1 /);
    const { out: json } = await host('status', '--json');
    expect(JSON.parse(json)).toMatchObject({ people: { all: 1 }, nodes: [{ rooms: 0 }], reports: 0 });
  });

  test('tells everybody what the host has to say, and takes it back', async () => {
    const words = async () => (await fetch(new URL('/api/word', address))).json();
    expect((await host('notice', 'We close at nine.', '--drain')).out).toContain('no new matches begin');
    await expect.poll(words).toMatchObject({ notice: 'We close at nine.', drain: true });
    await host('notice', '--off');
    await expect.poll(words).toMatchObject({ notice: null, drain: false });
  });

  test('judges people at once, for a reason, and writes it down', async () => {
    const id = await come('Rude');
    expect(await host('ban', 'Rude')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--why is missing'),
    });
    expect(await host('ban', 'Rude', '--for', 'ever', '--why', 'x')).toMatchObject({ code: 2 });
    expect(await host('ban', 'Nobody', '--why', 'x')).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no person Nobody'),
    });
    const { code, out } = await host('ban', 'Rude', '--for', '2d', '--why', 'insults', '--by', 'Hilda');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Rude \\(${id}\\) may not play here until \\d{4}-.*Z\\.\n$`));
    const { gate } = await app.house();
    await expect.poll(() => gate.banned.get(id)).toMatch(/until \d{4}-.*: insults$/);
    expect((await host('unban', id, '--why', 'sorry')).code).toBe(0);
    await expect.poll(() => gate.banned.has(id)).toBe(false);
    expect((await host('rename', 'Rude', 'Otter', '--why', 'kinder')).out).toContain('Otter');
    expect((await host('export', id, '--why', 'asked')).out).toContain('"Otter"');
    expect((await host('delete', id, '--why', 'asked')).out).toContain('is deleted');
    expect((await host('reports')).out).toBe('No report is waiting.\n');
    expect(await host('burn')).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no order burn'),
    });
  });

  test('is backed up, and not overwritten', async () => {
    const file = join(folder, 'kept', 'monday.siege.gz');
    const { code, out, err } = await host('backup', file);
    expect([code, err, out]).toEqual([0, '', expect.stringContaining('monday.siege.gz')]);
    expect(existsSync(file)).toBe(true);
    expect(await apart('restore', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('in use by process'),
    });
  });
});

describe('while no node runs', () => {
  test('the orders are carried out all the same, and a house can be restored', async () => {
    const file = join(folder, 'kept', 'monday.siege.gz');
    await app.close();
    expect((await host('status')).out).toContain('No node is running');
    expect(await host('restore', file)).toMatchObject({ code: 1, err: expect.stringContaining('not empty') });
    const elsewhere = join(folder, 'elsewhere');
    const there = (...args: string[]) => inside(['host', ...args, '--data', elsewhere]);
    expect(await there('status')).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no house in'),
    });
    expect((await there('restore', file)).out).toContain('The house is as it was');
    expect((await there('status')).out).toMatch(/people +1 /);
    rmSync(elsewhere, { recursive: true });
  });
});
