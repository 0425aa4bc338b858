import type { HostMessage } from '@siegeworks/protocol';
import { games as shelf } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import { Client, ME, partsFor, playOut, RANDOM } from './client.ts';

const games = [nim, thieves];
const OTHER = { ...RANDOM, name: 'Other' };
const DECKS = [{ choices: { mask: 'owl' } }, { choices: { mask: 'fox' } }];

const said = (message: HostMessage) => (message.type === 'refused' ? message.reasons[0].text : message.type);
const score = (client: Client) => client.state.series?.score.map(({ wins }) => wins);
const next = async (client: Client) => said(await client.ask('next', { match: client.state.match }));
const giveUp = (client: Client) => client.ask('concede', { match: client.state.match });
async function fileOf(client: Client) {
  const file = await client.ask('export', { match: client.state.match });
  return JSON.parse(file.type === 'file' ? file.text : '');
}

describe('a best of three', () => {
  test.each(['nim', 'thieves'])('of %s is played by random players until one has won two', async game => {
    const client = new Client();
    await client.create(game, { seats: [RANDOM, OTHER], series: 3 });
    const wins = new Map([RANDOM, OTHER].map(({ name }) => [name, 0]));
    for (let n = 1; n <= 9; n++) {
      const { outcome, seats, series } = client.state;
      if (!outcome || !series) throw new Error('the match is not over');
      for (const [i, { name }] of seats.entries())
        if (!outcome.draw && outcome.places[i] === 1) wins.set(name, (wins.get(name) ?? 0) + 1);
      expect(series).toMatchObject({ of: 3, number: n });
      expect(new Map(series.score.map(({ name, wins }) => [name, wins]))).toEqual(wins);
      if (Math.max(...wins.values()) === 2) break;
      expect(await next(client)).toBe('opened');
      expect(client.state.seats.map(seat => seat.name)).toEqual(seats.map(seat => seat.name).reverse());
    }
    expect(Math.max(...wins.values())).toBe(2);
    expect(await next(client)).toBe('this series is over');
  });

  test('everybody changes seats and takes the deck along, and the person is counted first', async () => {
    const client = new Client();
    await client.create('thieves', { config: { players: DECKS }, seats: [RANDOM, ME], series: 3 });
    expect(client.state.series?.score.map(({ name }) => name)).toEqual(['You', 'Random']);
    await giveUp(client);
    expect(score(client)).toEqual([0, 1]);
    await next(client);
    expect(client.state.seats.map(seat => seat.mine)).toEqual([true, false]);
    expect((await fileOf(client)).config.players).toEqual(DECKS.toReversed());
    expect(client.state.series).toEqual({
      of: 3,
      number: 2,
      score: [
        { name: 'You', wins: 0 },
        { name: 'Random', wins: 1 },
      ],
    });
    await giveUp(client);
    expect(score(client)).toEqual([0, 2]);
  });

  test('continues after a reload with its score, and the hall names it', async () => {
    const store = memoryDatabase();
    const before = new Client(partsFor(games, store));
    await before.create('nim', { series: 3 });
    await giveUp(before);
    await next(before);
    const { match } = before.state;
    const later = new Client(partsFor(games, store));
    const list = await later.ask('saves', {});
    const notes = list.type === 'saves' ? list.saves.map(({ note }) => note) : [];
    expect(notes.find(note => note.startsWith('Match 2 of 3 · 0 : 1'))).toBeDefined();
    await later.ask('open', { match });
    expect(later.state.series).toEqual(before.state.series);
    await giveUp(later);
    expect(score(later)).toEqual([0, 2]);
  });

  test('can be continued between two matches, where the newest one is', async () => {
    const client = new Client();
    const first = await client.create('nim', { series: 3 });
    const waiting = async () => {
      const list = await client.ask('saves', {});
      return list.type === 'saves' ? list.saves.filter(({ over }) => !over).map(({ match }) => match) : [];
    };
    await giveUp(client);
    expect(await waiting()).toEqual([first]);
    await next(client);
    expect(await waiting()).toEqual([client.state.match]);
    await giveUp(client);
    expect(await waiting()).toEqual([]);
  });

  test('has one next match, however often it is asked for', async () => {
    const client = new Client();
    const first = await client.create('nim', { series: 3 });
    await giveUp(client);
    await next(client);
    const { match } = client.state;
    await client.ask('leave', { match });
    expect(await client.ask('next', { match: first })).toMatchObject({ type: 'opened', match });
    expect(match).not.toBe(first);
  });

  test('is followed by a new one', async () => {
    const client = new Client();
    await client.create('nim', { series: 3 });
    await giveUp(client);
    await next(client);
    await giveUp(client);
    await client.ask('rematch', { match: client.state.match });
    expect(client.state.series?.number).toBe(1);
    expect(score(client)).toEqual([0, 0]);
  });

  test('has no next match before the end of this one, and a single match has none at all', async () => {
    const client = new Client();
    await client.create('nim', { series: 3 });
    const { match } = client.state;
    expect(await next(client)).toBe('this match of the series is not over yet');
    expect(client.state.match).toBe(match);
    await client.create('nim');
    await playOut(client);
    expect(client.state.series).toBeUndefined();
    expect(await next(client)).toBe('this match is not part of a series');
  });
});

describe('what was kept of a series', () => {
  async function kept() {
    const client = new Client();
    await client.create('nim', { series: 3 });
    await giveUp(client);
    await next(client);
    const file = await fileOf(client);
    const bring = async (series: unknown) =>
      said(await client.ask('import', { text: JSON.stringify({ ...file, series }) }));
    return { client, file, bring };
  }

  test('holds the wins before this match by player, and an old file without it is a single match', async () => {
    const { client, file, bring } = await kept();
    expect(file.series).toMatchObject({ of: 3, number: 2, wins: [0, 1], seated: [1, 0] });
    expect(await bring(file.series)).toBe('opened');
    expect(client.state.series?.number).toBe(2);
    expect(await bring(undefined)).toBe('opened');
    expect(client.state.series).toBeUndefined();
  });

  test.each<[object, string]>([
    [{ of: 4 }, 'series.of must be one of 3, 5, 7, not 4'],
    [{ number: 0 }, 'series.number must be from 1 to'],
    [{ wins: [1] }, 'series.wins must have one number for each player'],
    [{ wins: [0, 'x'] }, 'series.wins[1] must be a whole number, not "x"'],
    [{ wins: [2, 0] }, 'series.wins[0] must be from 0 to 1, not 2'],
    [{ seated: [1, 1] }, 'series.seated must name every player once'],
    [{ options: { a: [] } }, 'series.options.a must be a flag, number or word'],
  ])('broken by %j is refused with its place', async (part, why) => {
    const { file, bring } = await kept();
    expect(await bring({ ...file.series, ...part })).toContain(why);
  });

  test('that is no series at all is refused, too', async () => {
    const { bring } = await kept();
    expect(await bring('three')).toContain('series must be an object, not "three"');
  });
});

describe('on the shelf', () => {
  const options: Record<string, object> = {
    'two-deck-siege': { mode: 'duel' },
    arcania: { campaign: '3-of-5' },
  };
  async function afterOne(id: string) {
    const client = new Client(partsFor(shelf));
    const decks = shelf.find(game => game.about.id === id)?.catalogue.decks.slice(0, 2) ?? [];
    const players = [0, 1].map(i => (decks[i] ? { deck: decks[i].id, choices: decks[i].choices ?? {} } : {}));
    await client.create(id, { config: { players, options: { ...options[id] } }, series: 5 });
    await giveUp(client);
    expect(await next(client)).toBe('opened');
    return { client, players };
  }

  test.each(shelf.map(({ about }) => about.id))(
    '%s has a next match with the same players and decks',
    async id => {
      const { client, players } = await afterOne(id);
      const file = await fileOf(client);
      const own = client.state.seats.findIndex(seat => seat.mine);
      expect(file.config.players[own]).toEqual(players[0]);
      expect(own).toBe(id === 'arcania' ? 0 : 1);
      expect(client.state.series).toMatchObject({ number: 2, score: [{ wins: 0 }, { name: 'Random' }] });
    },
  );

  test('AK-334: whoever fell first begins the next War; the first of a new series begins by chance', async () => {
    const { client } = await afterOne('arcania');
    expect((await fileOf(client)).config.options).toEqual({ campaign: '3-of-5', firstPlayer: 0 });
    await client.ask('rematch', { match: client.state.match });
    expect((await fileOf(client)).config.options).toEqual({ campaign: '3-of-5' });
  });
});

test('one player alone has no series', async () => {
  const client = new Client();
  const body = { game: 'nim', config: { players: [{}] }, seats: [ME], series: 3 as const };
  expect(said(await client.ask('create', body))).toBe('a series needs two players or more');
});
