import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '@siegeworks/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from '../soak/guest.ts';
import { startNode } from '../soak/nodes.ts';
import type { Postgres } from '../soak/postgres.ts';
import { findPostgres, startPostgres } from '../soak/postgres.ts';
import type { House } from '../src/index.ts';
import { openHouse } from '../src/index.ts';
import { newGuest } from '../src/people.ts';
import { LOCK } from '../src/ratings/settle.ts';
import { Browser } from './signing.ts';
import { lostBy, RATED } from './table.ts';

const programs = findPostgres();
describe.skipIf(programs === null)('ratings on PostgreSQL', () => {
  let postgres: Postgres;
  let data: string;
  let house: House;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'siege-rated-'));
    postgres = await startPostgres(programs ?? '');
    house = await openHouse({ url: postgres.url, data });
  });
  afterAll(async () => {
    await house.close();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  });

  async function allSettled(): Promise<void> {
    const waiting = house.database.sql.selectFrom('match').select('id').where('settled', 'is', null);
    for (let n = 0; n < 2400; n++) {
      if ((await waiting.execute()).length === 0) return;
      await wait(50);
    }
    throw new Error('some matches are still not rated');
  }

  /** Every match begins with the rating that another one has left behind, from a newcomer's to the one that stands. */
  async function expectChain(person: string, matches: number): Promise<void> {
    const { sql } = house.database;
    const rows = await sql.selectFrom('rated_match').selectAll().where('person', '=', person).execute();
    expect(rows).toHaveLength(matches);
    let points = 1500;
    for (let left = rows; left.length > 0; ) {
      const next = left.find(row => Math.abs(row.points_before - points) < 1e-6);
      expect(next).toBeDefined();
      points = next?.points_after ?? 0;
      left = left.filter(row => row !== next);
    }
    const rating = sql.selectFrom('rating').selectAll().where('person', '=', person);
    expect(await rating.executeTakeFirstOrThrow()).toMatchObject({ matches, points });
  }

  test('two nodes rate twenty matches that end at the same time, each once and one after the other', async () => {
    const nodes = [house, await openHouse({ url: postgres.url, data })];
    const withAccount = async (name: string): Promise<Person> => ({
      ...(await newGuest(house, name)),
      account: true,
    });
    const both = [await withAccount('Ann'), await withAccount('Ben')];
    await Promise.all(Array.from({ length: 20 }, (_, n) => lostBy(nodes[n % 2], n % 3 === 0 ? 0 : 1, both)));
    await allSettled();
    for (const { id } of both) await expectChain(id, 20);
    await nodes[1].close();
  });

  /** Two people with accounts play at this node until everybody has decided something; then the second one gives up. */
  async function playedAt(address: string, [ann, ben]: [Guest, Guest]): Promise<string> {
    const letter = await ann.invites({ terms: RATED, sitting: { seat: 0, deck: null, entropy: 'a' } });
    const { match } = await ben.sits(letter.id);
    if (match === null) throw new Error('no match');
    for (const guest of [ann, ben]) {
      await guest.connect(address);
      await guest.ask('open', { match });
    }
    const acted = new Set<Guest>();
    while (acted.size < 2) {
      const asked = await ann.until(() => [ann, ben].find(guest => guest.question(match)));
      const { seq = 0, question } = asked.facts(match) ?? {};
      if (!question) continue;
      const pick = { match, seq, question: question.id, option: question.options[0] };
      if ((await asked.ask('pick', pick)).type === 'done') acted.add(asked);
    }
    expect(await ben.ask('concede', { match })).toMatchObject({ type: 'done' });
    for (const guest of [ann, ben]) guest.hangUp();
    return match;
  }

  test('what a node had not rated when it was killed, the next one rates', async () => {
    const node = await startNode({ data, database: postgres.url });
    const guests: [Browser, Browser] = [new Browser(node.address), new Browser(node.address)];
    const people = [await guests[0].named('Cid'), await guests[1].named('Dan')];
    for (const [i, guest] of guests.entries()) await guest.makesAccount(people[i].name);
    // Nobody can rate anything while this one holds the lock.
    const holder = new pg.Client({ connectionString: postgres.url });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    const match = await playedAt(node.address, guests);
    const rated = house.database.sql.selectFrom('rated_match').select('person').where('match', '=', match);
    const killed = node.kill();
    await wait(500);
    expect(await rated.execute()).toEqual([]);
    await holder.end();
    await killed;
    await allSettled();
    for (const { id } of people) await expectChain(id, 1);
    await node.stop();
  });
});
