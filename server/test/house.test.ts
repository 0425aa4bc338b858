import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Offering } from '@siegeworks/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../src/index.ts';
import { openApp } from '../src/index.ts';
import { Guest } from './guest.ts';

const OFFER: Offering = {
  terms: { game: 'arcania', options: {}, seats: [null, null], clock: null, watch: true, series: null },
  sitting: { seat: 0, deck: null, entropy: 'hers' },
};

let folder: string;
let app: App;
let address: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siege-test-'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  app = await openApp({ page: folder, where: { data: join(folder, 'data') } });
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function table() {
  const ann = new Guest(address);
  const ben = new Guest(address);
  await ann.named('Ann');
  await ben.named('Ben');
  const letter = await ann.invites(OFFER);
  const { match } = await ben.sits(letter.id);
  if (match === null) throw new Error('no match');
  for (const guest of [ann, ben]) {
    await guest.connect();
    await guest.ask('open', { match });
    await guest.until(() => guest.facts(match));
  }
  return { ann, ben, match, letter };
}

describe('a house', () => {
  test('serves its page, and wakes no database for it', async () => {
    const page = await fetch(address);
    expect(await page.text()).toBe('<p>page</p>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('lets somebody invite, and a guest sit down and play', async () => {
    const { ann, ben, match } = await table();
    const asked = [ann, ben].find(guest => guest.facts(match)?.question);
    const other = asked === ann ? ben : ann;
    const facts = asked?.facts(match);
    if (!asked || !facts?.question) throw new Error('nobody is asked');
    expect(other.facts(match)).toMatchObject({ question: null, seats: [{ name: 'Ann' }, { name: 'Ben' }] });
    const { id: question, options } = facts.question;
    const before = other.facts(match)?.seq ?? 0;
    const pick = { match, seq: facts.seq, question, option: options[0], client: 'one' };
    expect(await asked.ask('pick', pick)).toMatchObject({ type: 'done' });
    await other.until(() => ((other.facts(match)?.seq ?? 0) > before ? true : undefined));
    // Sent again over a new line it is acknowledged, not made twice.
    expect(await asked.ask('pick', { ...pick, again: true })).toMatchObject({ type: 'done' });
    expect(await asked.ask('pick', pick)).toMatchObject({ type: 'refused' });
    ann.hangUp();
    ben.hangUp();
  });
});
