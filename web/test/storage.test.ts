import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import type { Database } from '../src/worker/database.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import { Client, partsFor } from './client.ts';

const games = [nim, thieves];

/** A browser's store that fails as long as the test wants it to. */
function fragile() {
  const below = memoryDatabase();
  const broken: { reading?: Error; writing?: Error } = {};
  const reads = <T>(work: () => Promise<T>) => (broken.reading ? Promise.reject(broken.reading) : work());
  const writes = <T>(work: () => Promise<T>) => {
    const fault = broken.reading ?? broken.writing;
    return fault ? Promise.reject(fault) : work();
  };
  const store: Database = {
    entries: start => reads(() => below.entries(start)),
    get: key => reads(() => below.get(key)),
    update: (key, change) => writes(() => below.update(key, change)),
    delete: key => reads(() => below.delete(key)),
  };
  return { store, below, broken };
}
const full = () => new DOMException('no room', 'QuotaExceededError');
const savesOf = async (client: Client) => {
  const answer = await client.ask('saves', {});
  return answer.type === 'saves' ? answer.saves : [];
};

describe('a browser that is full', () => {
  test('is announced once, the match continues and is kept as long as the page', async () => {
    const { store, broken } = fragile();
    const client = new Client(partsFor(games, store));
    const match = await client.create('thieves');
    await client.pick(0);
    expect(client.all('storage')).toEqual([]);
    broken.writing = full();
    for (let n = 0; n < 3; n++) await client.pick(n);
    const told = client.all('storage');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ re: null, keeps: false, text: expect.stringContaining('no room left') });
    expect(told[0].text).toMatch(/saved before is safe.*lasts only until this page is closed.*export/s);
    expect(client.all('problem')).toEqual([]);

    const { board } = client.state;
    await client.ask('leave', { match });
    expect(await savesOf(client)).toMatchObject([{ match, state: 'held' }]);
    await client.ask('open', { match });
    expect(client.state.board).toEqual(board);
    expect(await client.ask('export', { match })).toMatchObject({ type: 'file' });
  });

  test('keeps everything again once a match was deleted, open ones too', async () => {
    const { store, below, broken } = fragile();
    const client = new Client(partsFor(games, store));
    const old = await client.create('nim');
    broken.writing = full();
    const left = await client.create('nim');
    await client.ask('leave', { match: left });
    const open = await client.create('thieves');
    expect(await savesOf(client)).toMatchObject([{ state: 'held' }, { state: 'held' }, { state: 'kept' }]);
    delete broken.writing;
    await client.ask('forget', { match: old });
    expect(client.all('storage').map(({ keeps }) => keeps)).toEqual([false, true]);
    const keys = (await below.entries('')).map(([key]) => key);
    expect(keys.toSorted()).toEqual([`match/${left}`, `match/${open}`].toSorted());
    await client.pick(0);
    expect(await savesOf(client)).toMatchObject([{ state: 'kept' }, { state: 'kept' }]);
    expect(client.all('elsewhere')).toEqual([]);
  });

  test('a kept match can still be opened there', async () => {
    const { store, broken } = fragile();
    const before = new Client(partsFor(games, store));
    const match = await before.create('thieves');
    await before.pick(0);
    broken.writing = full();
    const client = new Client(partsFor(games, store));
    expect(await client.ask('open', { match })).toMatchObject({ type: 'opened' });
    expect(client.state.board).toEqual(before.state.board);
    expect(client.all('storage')).toHaveLength(1);
    delete broken.writing;
    await client.pick(0);
    expect(client.all('storage').map(({ keeps }) => keeps)).toEqual([false, true]);
    expect(client.all('elsewhere')).toEqual([]);
  });
});

describe.each([
  [
    'denied',
    new DOMException('the user denied permission', 'SecurityError'),
    /does not save anything for this page.*“the user denied permission”/,
  ],
  ['of a newer version', new DOMException('version 1 < 2', 'VersionError'), /A newer version of this page/],
])('a browser whose store is %s', (_how, fault, text) => {
  test('is announced once, and matches last as long as the page', async () => {
    const { store, broken } = fragile();
    broken.reading = fault;
    const client = new Client(partsFor(games, store));
    expect(await savesOf(client)).toEqual([]);
    const match = await client.create('thieves');
    await client.pick(0);
    expect(client.all('storage')).toHaveLength(1);
    expect(client.all('storage')[0].text).toMatch(text);
    await client.ask('leave', { match });
    expect(await savesOf(client)).toMatchObject([{ match, state: 'held' }]);
    expect(await client.ask('open', { match })).toMatchObject({ type: 'opened' });
    expect(await client.ask('open', { match: 'other' })).toMatchObject({
      reasons: [{ text: expect.stringContaining('this browser cannot read its saved copy of this match') }],
    });
    await client.ask('forget', { match });
    expect(await savesOf(client)).toEqual([]);
    expect(client.all('problem')).toEqual([]);
  });

  test('is announced when the first request is for a match', async () => {
    const { store, broken } = fragile();
    broken.reading = fault;
    const client = new Client(partsFor(games, store));
    await client.ask('open', { match: 'any' });
    expect(client.all('storage')).toMatchObject([{ keeps: false, text: expect.stringMatching(text) }]);
  });

  test('settings hold as long as the page, too', async () => {
    const { store, broken } = fragile();
    broken.reading = fault;
    const client = new Client(partsFor(games, store));
    const settings = { askForced: true, stops: [], standing: {} };
    expect(await client.ask('settle', { game: 'nim', settings })).toMatchObject({ type: 'settings' });
    expect(await client.ask('settings', { game: 'nim' })).toMatchObject({ settings });
    expect(client.all('problem')).toEqual([]);
  });
});

describe('one damaged record', () => {
  /** A store with one good match, and something else beside it. */
  async function beside(key: string, value: unknown) {
    const store = memoryDatabase();
    const before = new Client(partsFor(games, store));
    const match = await before.create('thieves');
    await before.pick(0);
    const good = (await store.get(`match/${match}`)) as { info: object; file: string };
    const odd: Database = {
      ...store,
      entries: async start => [...(await store.entries(start)), [key, value]],
      get: asked => (asked === key ? Promise.resolve(value) : store.get(asked)),
      update: (asked, change) =>
        asked === key ? Promise.resolve(change(value)) : store.update(asked, change),
    };
    return { client: new Client(partsFor(games, odd)), match, good };
  }

  const circle: { me?: unknown } = {};
  circle.me = circle;
  test.each<[string, unknown]>([
    ['a number', 7],
    ['null', null],
    ['a list', []],
    ['an error of the browser', new Error('Failed to read large IndexedDB value')],
    ['something endless', circle],
    ['a big number', 12345678901234567890n],
    ['a file that is none', { info: 3, file: 4 }],
  ])('that is %s is listed as such, exported and deleted, and others go on', async (_how, value) => {
    const { client, match } = await beside('match/odd', value);
    const [good, bad, ...more] = await savesOf(client);
    expect(more).toEqual([]);
    expect(good).toMatchObject({ match, state: 'kept' });
    expect(bad).toMatchObject({ match: 'odd', state: 'damaged', game: '', title: 'A damaged match' });
    expect(bad.note).not.toBe('');
    expect(await client.ask('open', { match: 'odd' })).toMatchObject({ type: 'refused' });
    expect(await client.ask('export', { match: 'odd' })).toMatchObject({ type: 'file' });
    expect(await client.ask('forget', { match: 'odd' })).toMatchObject({ type: 'done' });
    expect(await client.ask('open', { match })).toMatchObject({ type: 'opened' });
    expect(client.all('problem')).toEqual([]);
  });

  test('of a game that every object knows is no game', async () => {
    const { client, good } = await beside('match/odd', 0);
    const kept = { ...good, info: { ...good.info, match: 'odd', game: '__proto__' } };
    const strange = await beside('match/odd', kept);
    expect(await savesOf(strange.client)).toMatchObject([{ state: 'kept' }, { state: 'damaged' }]);
    const file = good.file.replace('"game": "thieves"', '"game": "__proto__"');
    expect(await client.ask('import', { text: file })).toMatchObject({
      reasons: [{ text: 'this is a match of __proto__, a game that is not on this shelf' }],
    });
  });

  test('under a key that no page could have written is left alone', async () => {
    const { client } = await beside(`match/${'x'.repeat(200_000)}`, 1);
    expect(await savesOf(client)).toHaveLength(1);
  });

  test('that a page of earlier days wrote without counting is read, and counted from then on', async () => {
    const store = memoryDatabase();
    const client = new Client(partsFor(games, store));
    const match = await client.create('nim');
    await store.update(`match/${match}`, now => ({ ...(now as object), revision: undefined }));
    const later = new Client(partsFor(games, store));
    expect(await later.ask('open', { match })).toMatchObject({ type: 'opened' });
    expect(await store.get(`match/${match}`)).toMatchObject({ revision: 1 });
  });
});
