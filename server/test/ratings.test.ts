import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act } from '@siegeworks/host';
import type { Person } from '@siegeworks/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { House } from '../src/index.ts';
import { openHouse } from '../src/index.ts';
import { fillSeats, invite } from '../src/invitations.ts';
import { newGuest } from '../src/people.ts';
import { expectedChances, ratingOf } from '../src/ratings/ratings.ts';
import { settleAll } from '../src/ratings/settle.ts';
import { newData } from './new-data.ts';
import { dealt, everybodyActs, leave, lostBy, RATED } from './table.ts';

let folder: string;
let house: House;
let [ann, ben]: Person[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siege-ratings-'));
  house = await openHouse({ data: await newData(folder) });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

/** Somebody who signs in; how, is the business of other tests. */
const withAccount = async (name: string): Promise<Person> => ({
  ...(await newGuest(house, name)),
  account: true,
});
const countOf = (match: string) =>
  house.database.sql
    .selectFrom('rated_match')
    .selectAll()
    .where('match', '=', match)
    .orderBy('seat')
    .execute();

describe('a rated match', () => {
  beforeAll(async () => {
    [ann, ben] = [await withAccount('Ann'), await withAccount('Ben')];
  });

  test('changes both ratings once, however often and by however many it is settled', async () => {
    const room = await lostBy(house, 1, [ann, ben]);
    await Promise.all([settleAll(house), settleAll(house), settleAll(house)]);
    const [hers, his] = await countOf(room.id);
    expect(hers).toMatchObject({ person: ann.id, result: 'won', points_before: 1500 });
    expect(his).toMatchObject({ person: ben.id, result: 'lost' });
    expect(hers.points_after + his.points_after).toBeCloseTo(3000);
    const rating = await ratingOf(house, ann.id, 'arcania');
    expect(rating.points).toBeCloseTo(hers.points_after);
    expect(rating).toMatchObject({ matches: 1 });
    expect(rating.points).toBeGreaterThan(1500);
    await settleAll(house);
    expect(await ratingOf(house, ann.id, 'arcania')).toMatchObject({ matches: 1 });
    const [first, second] = expectedChances([rating, await ratingOf(house, ben.id, 'arcania')]);
    expect(first).toBeGreaterThan(0.5);
    expect(first + second).toBeCloseTo(1);
    // Another game is another rating.
    expect(await ratingOf(house, ann.id, 'arcmage')).toEqual({ points: 1500, deviation: 250, matches: 0 });
  });

  test('counts nothing before everybody has decided something, nor where nobody agreed to it', async () => {
    const early = await dealt(house, [ann, ben]);
    await leave(house, early, 1);
    const friendly = await lostBy(house, 1, [ann, ben], { rated: false });
    await settleAll(house);
    expect([await countOf(early.id), await countOf(friendly.id)]).toEqual([[], []]);
    const { settled } = await house.database.sql
      .selectFrom('match')
      .select('settled')
      .where('id', '=', early.id)
      .executeTakeFirstOrThrow();
    expect(settled).not.toBe(null);
  });

  test('is lost by whoever has gone and left the seat to a computer', async () => {
    const room = await dealt(house, [ann, ben]);
    await everybodyActs(house, room);
    const chair = { kind: 'computer', name: 'Squire for Ann', bot: 'squire' } as const;
    await act(house.host.parts, room, 0, { kind: 'sit', chair });
    await leave(house, room, 1);
    await settleAll(house);
    expect(await countOf(room.id)).toMatchObject([{ result: 'lost' }, { result: 'won' }]);
  });

  test('measures a person by a computer player, whose own rating stands', async () => {
    const room = await lostBy(house, 0, [ann], { game: 'tower-siege', seats: [null, 'warlord'] });
    await settleAll(house);
    const rows = await countOf(room.id);
    expect(rows).toMatchObject([{ person: ann.id, result: 'lost' }]);
    // Nobody expects a newcomer to beat a Warlord: it costs less than a defeat by an equal (about 75).
    expect(1500 - rows[0].points_after).toBeLessThan(60);
    expect(1500 - rows[0].points_after).toBeGreaterThan(0);
  });

  test.each([
    ['two-deck-siege', {}, [null, null], /won or lost together/],
    [
      'arcania',
      {},
      [null, 'random'],
      /how strong Random is at Arcania: Kingdoms of Power; rated computer players are Page, Squire/,
    ],
    ['arcania', { drawPerTurn: 3 }, [null, null], /without the variant/],
    ['arcmage', { format: 'aminDuna' }, [null, null, null], /without the variant/],
  ])('is refused with its reason: %s %j', async (game, options, seats, why) => {
    await expect(dealt(house, [ann], { game, options, seats })).rejects.toThrow(why);
  });
  test('is for people with an account', async () => {
    const guest = await newGuest(house, 'Gus');
    await expect(dealt(house, [ann, guest])).rejects.toThrow(/people with an account/);
    await expect(dealt(house, [guest, ann])).rejects.toThrow(/people with an account/);
    const letter = await invite(house, ann, { terms: RATED, sitting: { seat: 0, deck: null, entropy: '' } });
    await expect(fillSeats(house, letter.id, ann, 'random')).rejects.toThrow(/how strong Random is/);
  });
  test('of three is played by the variant that three need', async () => {
    const terms = { ...RATED, game: 'arcmage', options: { format: 'ffa' }, seats: [null, null, null] };
    const letter = await invite(house, ann, { terms, sitting: { seat: 0, deck: null, entropy: '' } });
    expect(letter.terms.rated).toBe(true);
  });
});
