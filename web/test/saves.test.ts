import { parseSaved } from '@siegeworks/files';
import { verify } from '@siegeworks/proof';
import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import type { Database } from '../src/worker/database.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import { Client, ME, partsFor, RANDOM } from './client.ts';

const games = [nim, thieves];

/** A match of Thieves that was left in the middle, in a browser that was closed since. */
async function left(store: Database): Promise<{ match: string; client: Client }> {
  const client = new Client(partsFor(games, store));
  const match = await client.create('thieves');
  for (let n = 0; n < 3; n++) await client.pick(n);
  return { match, client };
}
const refusalOf = async (client: Client, match: string) => {
  const answer = await client.ask('open', { match });
  return answer.type === 'refused' ? answer.reasons[0].text : `not refused: ${answer.type}`;
};

describe('a saved match', () => {
  test('is listed and continues where it was, with the same table, question and log', async () => {
    const store = memoryDatabase();
    const { match, client } = await left(store);
    const later = new Client(partsFor(games, store));
    expect(await later.ask('saves', {})).toMatchObject({
      saves: [{ match, game: 'thieves', title: 'Thieves against Random', over: false }],
    });
    expect(await later.ask('open', { match })).toMatchObject({ type: 'opened', game: 'thieves' });
    const { board, question, seats, undo } = client.state;
    expect(later.state).toMatchObject({ board, question, seats, undo });
    expect(later.log).toEqual(client.log);
    await later.pick(0);
    expect(later.log.length).toBeGreaterThan(client.log.length);
  });

  test('is kept after every pick', async () => {
    const store = memoryDatabase();
    const { match, client } = await left(store);
    await client.pick(0);
    const entry = (await store.get(`match/${match}`)) as { file: string };
    const saved = parseSaved(entry.file);
    expect(verify(thieves, saved)).toEqual([]);
    expect(saved.picks.filter(pick => pick.seat === 0).length).toBeGreaterThanOrEqual(4);
  });

  test('can be exported, deleted, and imported again', async () => {
    const store = memoryDatabase();
    const { match, client } = await left(store);
    const file = await client.ask('export', { match });
    if (file.type !== 'file') throw new Error(file.type);
    expect(file.name).toMatch(/^thieves-.*\.siege\.json$/);
    await client.ask('forget', { match });
    expect(await client.ask('saves', {})).toMatchObject({ saves: [] });
    expect(await refusalOf(client, match)).toBe('this match is not among those saved here');
    const { board } = client.state;
    const back = await client.ask('import', { text: file.text });
    expect(back).toMatchObject({ type: 'opened', game: 'thieves' });
    expect(client.state.board).toEqual(board);
    expect(client.state.seats.map(seat => seat.name)).toEqual(['You', 'Random']);
  });

  test('from elsewhere gives the person the first seat', async () => {
    const { match, client } = await left(memoryDatabase());
    const file = await client.ask('export', { match });
    const { table: _table, ...plain } = JSON.parse(file.type === 'file' ? file.text : '');
    await client.ask('import', { text: JSON.stringify(plain) });
    expect(client.state.seats.map(seat => seat.mine)).toEqual([true, false]);
    expect(client.state.seats.map(seat => seat.bot)).toEqual([null, 'greedy']);
  });

  test('can be left, and is no longer open then', async () => {
    const { match, client } = await left(memoryDatabase());
    await client.ask('leave', { match });
    expect(await client.pick(0)).toMatchObject({ reasons: [{ text: 'this match is not open' }] });
  });
});

describe('a broken saved match is refused, listed, exported and deleted', () => {
  type File = Record<string, unknown> & { picks: { seat: number; option: object }[] };
  const spoil: Record<string, [change: (file: File) => unknown, why: RegExp]> = {
    'cut off': [file => JSON.stringify(file).slice(0, 100), /^this is not a saved match/],
    'of another program': [() => '{"format":"chess"}', /no "format"/],
    'without picks': [
      ({ picks: _picks, ...file }) => JSON.stringify(file),
      /^picks must be a list, not missing$/,
    ],
    'with an illegal pick': [
      ({ table: _table, ...file }) =>
        JSON.stringify({ ...file, picks: [{ seat: 0, option: { kind: 'steal', card: 99, seat: 1 } }] }),
      /^pick 1 of 1 is not legal/,
    ],
    'of another seed': [
      file => JSON.stringify({ ...file, seed: 'x' }),
      /^the seed is not the one that was committed to/,
    ],
    'of another state': [
      file => JSON.stringify({ ...file, state: '0'.repeat(64) }),
      /does not lead to the state/,
    ],
    'of a computer player that nobody knows': [
      file =>
        JSON.stringify({
          ...file,
          table: { seats: [ME, { kind: 'bot', name: 'Deep', bot: 'deep' }], auto: [] },
        }),
      /^there is no computer player deep; choose from random, greedy$/,
    ],
    'with too few seats': [
      file => JSON.stringify({ ...file, table: { seats: [ME], auto: [] } }),
      /^table.seats must name 2 players, not 1$/,
    ],
    'with seats that are none': [
      file => JSON.stringify({ ...file, table: { seats: [4], auto: 'all' } }),
      /^table.seats\[0\] must be an object, not 4$/,
    ],
    'with picks that nobody made': [
      file => JSON.stringify({ ...file, table: { seats: [ME, RANDOM], auto: [1000] } }),
      /^table.auto names pick 1001 of/,
    ],
    'of other rules': [file => JSON.stringify({ ...file, rulesVersion: '0' }), /played with rules 0/],
    'of an unknown game': [
      file => JSON.stringify({ ...file, game: 'chess' }),
      /^info.game is thieves, but the match is of chess$/,
    ],
    'with nonsense inside': [
      file => JSON.stringify({ ...file, config: { players: [null, null] } }),
      /^config.players\[0\] must be an object, not null$/,
    ],
  };

  test.each(Object.keys(spoil))('%s', async how => {
    const store = memoryDatabase();
    const { match } = await left(store);
    const [change, why] = spoil[how];
    const entry = (await store.get(`match/${match}`)) as { file: string };
    await store.update(`match/${match}`, () => ({ ...entry, file: change(JSON.parse(entry.file)) }));
    const client = new Client(partsFor(games, store));
    expect(await refusalOf(client, match)).toMatch(why);
    expect(client.all('state')).toEqual([]);
    expect(await client.ask('saves', {})).toMatchObject({ saves: [{ match }] });
    expect(await client.ask('export', { match })).toMatchObject({ type: 'file' });
    await client.ask('forget', { match });
    expect(await client.ask('saves', {})).toMatchObject({ saves: [] });
  });

  test('so is whatever else lies in the store', async () => {
    const store = memoryDatabase();
    await store.update('match/odd', () => 42);
    await store.update('settings/nim', () => ({ askForced: 'perhaps' }));
    const client = new Client(partsFor(games, store));
    expect(await client.ask('saves', {})).toMatchObject({
      saves: [
        {
          match: 'odd',
          title: 'A damaged match',
          note: 'It cannot be opened: the saved record must be an object, not 42.',
          state: 'damaged',
        },
      ],
    });
    expect(await refusalOf(client, 'odd')).toBe('the saved record must be an object, not 42');
    expect(await client.ask('export', { match: 'odd' })).toMatchObject({ type: 'file', text: '42' });
    expect(await client.ask('settings', { game: 'nim' })).toMatchObject({ settings: { askForced: false } });
  });
});
