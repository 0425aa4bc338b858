import type {
  GivenTerms,
  MatchRating,
  Person,
  PlayedMatch,
  Profile,
  RatingHistory,
} from '@siegeworks/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../soak/guest.ts';
import type { House } from '../src/index.ts';
import { settleAll } from '../src/ratings/settle.ts';
import type { TestHouse } from './open-house.ts';
import { openTestHouse } from './open-house.ts';
import { lostBy } from './table.ts';

let open: TestHouse;
let house: House;
let [ann, ben, eve]: Guest[] = [];
let [hers, his]: Person[] = [];
beforeAll(async () => {
  open = await openTestHouse();
  house = await open.app.house();
  const { address } = open;
  [ann, ben, eve] = [new Guest(address), new Guest(address), new Guest(address)];
  [hers, his] = [
    { ...(await ann.named('Ann')), account: true },
    { ...(await ben.named('Ben')), account: true },
  ];
  await eve.named('Eve');
});
afterAll(() => open.close());

const get = async <T>(guest: Guest, path: string): Promise<T> => (await guest.fetch(path)).said as T;
const play = async (loser: number, terms: Partial<GivenTerms> = {}) => {
  const { id } = await lostBy(house, loser, [hers, his], terms);
  await settleAll(house);
  return id;
};

describe('a profile', () => {
  test('tells ratings, results and matches, to everybody what everybody may know', async () => {
    for (const loser of [1, 0, 1, 1, 1]) await play(loser);
    await play(1, { rated: false });
    const secret = await play(0, { afterwards: 'nobody' });
    const profile = await get<Profile>(eve, `/api/people/${hers.id}`);
    expect(profile).toMatchObject({ person: { name: 'Ann' }, mine: false, played: 7, finished: 7 });
    const arcania = profile.games.find(({ game }) => game === 'arcania');
    expect(arcania).toMatchObject({ rateable: true, played: 7, won: 5, rating: { matches: 6 } });
    expect(profile.games.find(({ game }) => game === 'two-deck-siege')).toMatchObject({ rateable: false });
    const path = `/api/people/${hers.id}/ratings/arcania`;
    const history = await get<RatingHistory>(eve, path);
    expect(history.points.map(({ result }) => result)).toEqual(['won', 'lost', 'won', 'won', 'won', 'lost']);
    expect(history.points.at(-1)?.points).toBeCloseTo(arcania?.rating?.points ?? 0, 0);
    expect(history.opponents).toMatchObject([{ name: 'Ben', won: 4, of: 6, rating: { matches: 6 } }]);
    // Who does not show lists afterwards does not show them here.
    expect(history.decks).toMatchObject([{ won: 4, of: 5 }]);
    expect((await get<RatingHistory>(ann, path)).decks).toMatchObject([{ won: 4, of: 6 }]);
    const [last, unrated] = await get<PlayedMatch[]>(eve, `/api/people/${hers.id}/matches`);
    expect(last).toMatchObject({
      match: secret,
      result: 'lost',
      ending: 'left',
      open: false,
      decks: [null, null],
    });
    expect(last.change).toBeLessThan(0);
    expect(unrated).toMatchObject({ rated: false, change: null, open: true, result: 'won' });
    expect(unrated.opponents).toMatchObject([{ person: his.id, name: 'Ben' }]);
    expect(unrated.decks).not.toContain(null);
    const [own] = await get<PlayedMatch[]>(ann, `/api/people/${hers.id}/matches?game=arcania`);
    expect(own).toMatchObject({ match: secret, open: true, decks: [expect.any(String), null] });
  });

  test('tells the table what a match has counted', async () => {
    const match = await play(1, { game: 'arcmage' });
    const { seats, ...rest } = await get<MatchRating>(ann, `/api/matches/${match}/rating`);
    expect(rest).toEqual({ rated: true, settled: true });
    const [won, lost] = seats;
    expect(won?.before).toEqual({ points: 1500, deviation: 250, matches: 0 });
    expect(won?.after.points).toBeGreaterThan(1500);
    expect(lost?.after).toMatchObject({ matches: 1 });
  });

  test('pages through matches, and says when there is nobody', async () => {
    const all = await get<PlayedMatch[]>(ann, `/api/people/${hers.id}/matches`);
    const older = await get<PlayedMatch[]>(ann, `/api/people/${hers.id}/matches?before=${all[2].at}`);
    expect(older.map(({ match }) => match)).toEqual(all.slice(3).map(({ match }) => match));
    expect(await eve.fetch('/api/people/p-nobody')).toMatchObject({ status: 422 });
    expect(await eve.fetch('/api/matches/at-nowhere/rating')).toMatchObject({ status: 422 });
    expect(await get(eve, `/api/people/${hers.id}/matches?before=never`)).toEqual([]);
  });
});
