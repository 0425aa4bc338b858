import { parseSaved } from '@siegeworks/files';
import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import type { Database } from '../src/worker/database.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import type { Neighbours } from '../src/worker/neighbours.ts';
import { nobody } from '../src/worker/neighbours.ts';
import { Client, partsFor } from './client.ts';

const games = [nim, thieves];

/** Tabs that hear of each other at once. */
function street(): () => Neighbours {
  const houses = new Map<Neighbours, (match: string) => void>();
  return () => {
    const house: Neighbours = {
      takeOver: match => {
        for (const [each, heard] of houses) if (each !== house) heard(match);
      },
      onTakeOver: listener => houses.set(house, listener),
    };
    return house;
  };
}

const picksIn = async (store: Database, match: string): Promise<number> => {
  const { file } = (await store.get(`match/${match}`)) as { file: string };
  return parseSaved(file).picks.length;
};
const reasonOf = async (answer: ReturnType<Client['ask']>) => {
  const message = await answer;
  return message.type === 'refused' ? message.reasons[0].text : message.type;
};

/** The same match in two tabs: the first has played on after the second was opened. */
async function twoTabs(neighbour: () => Neighbours) {
  const store = memoryDatabase();
  const one = new Client({ ...partsFor(games, store), neighbours: neighbour() });
  const match = await one.create('thieves');
  for (let n = 0; n < 2; n++) await one.pick(n);
  const two = new Client({ ...partsFor(games, store), neighbours: neighbour() });
  await two.ask('open', { match });
  return { store, match, one, two };
}

describe.each<[string, () => () => Neighbours]>([
  ['tabs that hear of each other', street],
  ['tabs that hear nothing of each other', () => () => nobody],
])('%s', (how, make) => {
  test('the later one takes over, the earlier one says so, and nothing newer is overwritten', async () => {
    const { store, match, one, two } = await twoTabs(make());
    for (let n = 0; n < 3; n++) await two.pick(n);
    const kept = await picksIn(store, match);
    // Without a neighbour's word the earlier one finds out when it writes.
    if (how.endsWith('hear of each other')) expect(one.all('elsewhere')).toHaveLength(1);
    await one.pick(0);
    expect(one.all('elsewhere')).toMatchObject([{ re: null, match }]);
    expect(await picksIn(store, match)).toBe(kept);
    expect(two.all('elsewhere')).toEqual([]);
    const late = { match, seq: one.state.seq, question: 'turns.act', option: { kind: 'pass' } };
    expect(await reasonOf(one.ask('pick', late))).toBe('this match has been opened in another tab');
    for (const deed of ['undo', 'concede', 'hint', 'retry', 'next'] as const)
      expect(await reasonOf(one.ask(deed, { match })), deed).toBe(
        'this match has been opened in another tab',
      );
    expect(await one.ask('export', { match })).toMatchObject({ type: 'file' });
    await two.pick(1);
    expect(await picksIn(store, match)).toBeGreaterThan(kept);
  });

  test('the earlier one may come back, and finds what was played there', async () => {
    const { store, match, one, two } = await twoTabs(make());
    for (let n = 0; n < 3; n++) await two.pick(n);
    await one.pick(0);
    expect(await one.ask('open', { match })).toMatchObject({ type: 'opened' });
    expect(one.state.board).toEqual(two.state.board);
    expect(one.log).toEqual(two.log);
    const kept = await picksIn(store, match);
    await two.pick(0);
    expect(two.all('elsewhere')).toHaveLength(1);
    expect(await picksIn(store, match)).toBe(kept);
    await one.pick(0);
    expect(await picksIn(store, match)).toBeGreaterThan(kept);
    expect(one.all('elsewhere')).toHaveLength(1);
  });

  test('whoever has left the match hears nothing of it', async () => {
    const store = memoryDatabase();
    const neighbour = make();
    const one = new Client({ ...partsFor(games, store), neighbours: neighbour() });
    const match = await one.create('thieves');
    await one.ask('leave', { match });
    const two = new Client({ ...partsFor(games, store), neighbours: neighbour() });
    await two.ask('open', { match });
    await two.pick(0);
    expect(one.all('elsewhere')).toEqual([]);
  });
});

test('a write that comes late overwrites nothing', async () => {
  const store = memoryDatabase();
  let open = () => {};
  let gate = Promise.resolve();
  const slow: Database = {
    ...store,
    update: async (key, change) => {
      await gate;
      return store.update(key, change);
    },
  };
  const one = new Client(partsFor(games, slow));
  const match = await one.create('thieves');
  gate = new Promise(done => {
    open = done;
  });
  const picked = one.pick(0);
  const two = new Client(partsFor(games, store));
  await two.ask('open', { match });
  await two.pick(1);
  const kept = await picksIn(store, match);
  open();
  await picked;
  expect(one.all('elsewhere')).toHaveLength(1);
  expect(await picksIn(store, match)).toBe(kept);
});

test('a write that slips in while another tab opens the match is seen there', async () => {
  const store = memoryDatabase();
  const one = new Client(partsFor(games, store));
  const match = await one.create('thieves');
  let slipped = false;
  const watched: Database = {
    ...store,
    get: async key => {
      const value = await store.get(key);
      if (key.startsWith('match/') && !slipped) {
        slipped = true;
        await one.pick(0);
      }
      return value;
    },
  };
  const two = new Client(partsFor(games, watched));
  await two.ask('open', { match });
  expect(slipped).toBe(true);
  expect(two.log).toEqual(one.log);
  expect(two.all('elsewhere')).toEqual([]);
  await two.pick(0);
  await one.pick(0);
  expect([one.all('elsewhere').length, two.all('elsewhere').length]).toEqual([1, 0]);
});

test('two wishes for the same match in one tab lead to the same table', async () => {
  const store = memoryDatabase();
  const before = new Client(partsFor(games, store));
  const match = await before.create('thieves');
  const client = new Client(partsFor(games, store));
  await Promise.all([client.ask('open', { match }), client.ask('open', { match })]);
  await client.pick(0);
  await client.pick(0);
  expect(client.all('elsewhere')).toEqual([]);
});

test('a match that another tab has deleted is kept again by whoever plays on', async () => {
  const store = memoryDatabase();
  const client = new Client(partsFor(games, store));
  const match = await client.create('thieves');
  for (let n = 0; n < 2; n++) await client.pick(n);
  await store.delete(`match/${match}`);
  expect(await client.pick(0)).toMatchObject({ type: 'done' });
  expect(await picksIn(store, match)).toBeGreaterThan(2);
});
