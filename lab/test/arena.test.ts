import type { ArenaGame, ArenaOptions, Deals, Plan } from '@siegeworks/lab';
import { arena, checkArena, dealsOf, pairings, planned, rated, rateOf } from '@siegeworks/lab';
import { describe, expect, test } from 'vitest';
import { games } from './toys.ts';

const shelf = new URL('./toys.ts', import.meta.url).href;
const nim = games.find(each => each.about.id === 'nim') ?? games[0];

const planFor = (said: Partial<Plan> = {}): Plan =>
  planned(nim, { shelf, games: 8, players: ['greedy', 'random'], ...said });
const hold = (plan: Plan, options: Partial<ArenaOptions> = {}) =>
  arena(nim, plan, { workers: 1, ...options });

const played = (games: readonly ArenaGame[]) => games.map(game => game.played);

describe('an arena', () => {
  test('lets everybody meet everybody', () => {
    const plans = pairings(planFor({ players: ['page', 'squire', 'random'] }));
    expect(plans.map(({ players }) => players.join(' '))).toEqual([
      'page squire',
      'page random',
      'squire random',
    ]);
  });

  test('counts wins with their interval', async () => {
    const { pairings: met, errors, interrupted } = await hold(planFor());
    expect(met).toHaveLength(1);
    expect(met[0]).toMatchObject({ player: 'greedy', against: 'random', games: 8, draws: 0 });
    expect(met[0].wins).toBeGreaterThan(5);
    expect(met[0].rate).toBe(met[0].wins / 8);
    expect(errors).toEqual([]);
    expect(interrupted).toBe(false);
  });

  test('counts the deals in which one of them was ahead', async () => {
    const kept: ArenaGame[] = [];
    const plan = planFor({ games: 40 });
    const { pairings: met } = await hold(plan, { onPlayed: game => kept.push(game) });
    const [{ wins, deals }] = met;
    expect(deals.ahead + deals.level + deals.behind).toBe(20);
    // Without draws a deal is worth two games ahead, one level and none behind.
    expect(2 * deals.ahead + deals.level).toBe(wins);
    expect(deals.ahead).toBeGreaterThan(deals.behind);
    expect(dealsOf('random', played(kept))).toEqual({
      ahead: deals.behind,
      level: deals.level,
      behind: deals.ahead,
    });
  });

  test('counts only deals that were played to their end from every seat', async () => {
    const kept: ArenaGame[] = [];
    await hold(planFor(), { onPlayed: game => kept.push(game) });
    const [one, two, ...rest] = played(kept).toSorted((a, b) => a.index - b.index);
    const all = ({ ahead, level, behind }: Deals) => ahead + level + behind;
    expect(all(dealsOf('greedy', [one, two, ...rest]))).toBe(4);
    expect(all(dealsOf('greedy', [one, ...rest]))).toBe(3);
    expect(all(dealsOf('greedy', [one, { ...two, outcome: null }, ...rest]))).toBe(3);
  });

  test('continues where it was stopped, with the same result', async () => {
    const plan = planFor({ players: ['greedy', 'random', 'page'] });
    const kept: ArenaGame[] = [];
    const whole = await hold(plan, { onPlayed: game => kept.push(game) });
    expect(kept).toHaveLength(24);
    const again: ArenaGame[] = [];
    const rest = await hold(plan, { known: kept.slice(0, 11), onPlayed: game => again.push(game) });
    expect(again).toHaveLength(13);
    expect(rest.pairings).toEqual(whole.pairings);
    expect(rest.ratings).toEqual(whole.ratings);
  });

  test('has nothing left to do when all is known', async () => {
    const kept: ArenaGame[] = [];
    const whole = await hold(planFor(), { onPlayed: game => kept.push(game) });
    const again = await hold(planFor(), { known: kept, onPlayed: () => expect.unreachable() });
    expect(again.pairings).toEqual(whole.pairings);
  });

  test.each([
    [{ players: ['greedy'] }, 'an arena needs two players or more'],
    [{ players: ['greedy', 'random', 'greedy'] }, 'greedy is named twice'],
    [{ games: 7 }, 'mirrored games come in pairs: name an even number'],
    [{ players: ['greedy', 'nobody'] }, 'there is no player named nobody'],
  ])('%o is refused', (said, why) => {
    expect(() => checkArena(nim, planFor(said))).toThrow(why);
  });
});

test("Wilson's interval holds the rate and stays between 0 and 1", () => {
  expect(rateOf(10, 0, 10)).toMatchObject({ rate: 1, high: 1 });
  expect(rateOf(10, 0, 10).low).toBeCloseTo(0.7225, 3);
  expect(rateOf(75, 10, 100).rate).toBe(0.8);
  expect(rateOf(0, 0, 0)).toMatchObject({ rate: 0, low: 0 });
});

describe('ratings', () => {
  const met = (player: string, against: string, wins: number) => ({
    player,
    against,
    ...rateOf(wins, 0, 1000),
  });

  test('ten to one are 400 points', () => {
    const [strong, weak] = rated([met('a', 'b', 909)]);
    expect(strong.player).toBe('a');
    expect(strong.rating - weak.rating).toBeGreaterThan(390);
    expect(strong.rating - weak.rating).toBeLessThan(405);
  });

  test('follow from all results together', () => {
    const ratings = rated([met('a', 'b', 700), met('b', 'c', 700), met('a', 'c', 845)]);
    expect(ratings.map(({ player }) => player)).toEqual(['a', 'b', 'c']);
    expect(ratings[0].rating - ratings[1].rating).toBeCloseTo(ratings[1].rating - ratings[2].rating, -1);
  });
});
