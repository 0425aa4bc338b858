import { readFileSync } from 'node:fs';
import { playerDice } from '@siegeworks/kernel/laws';
import { describe, expect, test } from 'vitest';
import { computerSkill, LEVELS } from '../src/ratings/computers.ts';
import type { Skill } from '../src/ratings/skill.ts';
import { afterAbsence, chancesOf, NEWCOMER, skillsAfter } from '../src/ratings/skill.ts';

/** What was measured between computer players. */
const MEASURED = new URL('../../lab/results/levels.json', import.meta.url);
type Row = { game: string } & Record<'squire-page' | 'knight-squire' | 'warlord-squire', number>;
const { rows }: { rows: Row[] } = JSON.parse(readFileSync(MEASURED, 'utf8'));

const RESULTS = 2_000;

/** People of known strength who meet by chance; the better form of the day wins. */
interface Club {
  people: number;
  sides: number;
  size: number;
}

function season({ people, sides, size }: Club, seed: string) {
  const dice = playerDice(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
  const luck = () => -Math.log(-Math.log(1 - dice()));
  const drawn = Array.from({ length: people }, () => 200 * normal());
  const mean = drawn.reduce((sum, each) => sum + each, 0) / people;
  // Nobody's results tell how strong a club is as a whole: its mean is where newcomers begin.
  const truth = drawn.map(each => 1500 + each - mean);
  const skills: Skill[] = truth.map(() => NEWCOMER);
  // Odds of ten to one at a lead of 400 points, and as much more luck as there are more players on a side.
  const scale = (400 / Math.LN10) * Math.sqrt(size);
  for (let n = 0; n < RESULTS; n++) {
    const met = new Set<number>();
    while (met.size < sides * size) met.add(Math.floor(dice() * people));
    const teams = Array.from({ length: sides }, (_, side) => [...met].slice(side * size, (side + 1) * size));
    const form = teams.map(team => team.reduce((sum, id) => sum + truth[id], 0) / scale + luck());
    const places = form.map(own => 1 + form.filter(other => other > own).length);
    const after = skillsAfter(
      teams.map(team => team.map(id => skills[id])),
      places,
    );
    for (const [side, team] of teams.entries())
      for (const [i, id] of team.entries()) skills[id] = after[side][i];
  }
  return { truth, skills };
}

/** From −1 to 1: how well one order agrees with another (Spearman). */
function agreement(a: readonly number[], b: readonly number[]): number {
  const rank = (list: readonly number[]) => list.map(own => list.filter(other => other < own).length);
  const [ranksA, ranksB] = [rank(a), rank(b)];
  const apart = ranksA.reduce((sum, own, i) => sum + (own - ranksB[i]) ** 2, 0);
  return 1 - (6 * apart) / (a.length * (a.length ** 2 - 1));
}

const CLUBS: [name: string, club: Club, order: number][] = [
  ['duels, a hundred each', { people: 40, sides: 2, size: 1 }, 0.95],
  ['duels, twenty each', { people: 200, sides: 2, size: 1 }, 0.85],
  ['free for all of four', { people: 40, sides: 4, size: 1 }, 0.97],
  ['two teams of two', { people: 40, sides: 2, size: 2 }, 0.95],
];

describe('ratings', () => {
  test.each(CLUBS)(
    'put people of known strength in order, and twice the deviation holds: %s',
    (name, club, order) => {
      const seasons = ['spring', 'summer', 'autumn', 'winter', 'next'].map(each =>
        season(club, `${name} ${each}`),
      );
      for (const { truth, skills } of seasons)
        expect(
          agreement(
            truth,
            skills.map(({ points }) => points),
          ),
        ).toBeGreaterThan(order);
      const held = seasons.flatMap(({ truth, skills }) =>
        skills.map(({ points, deviation }, i) => Math.abs(points - truth[i]) < 2 * deviation),
      );
      const share = held.filter(Boolean).length / held.length;
      expect(share).toBeGreaterThan(0.88);
      expect(share).toBeLessThan(0.995);
    },
  );

  test('move towards the result, and the more the less was known', () => {
    const settled = { points: 1500, deviation: 60 };
    const [[winner], [loser]] = skillsAfter([[NEWCOMER], [settled]], [1, 2]);
    expect(winner.points - 1500).toBeGreaterThan(50);
    expect(1500 - loser.points).toBeGreaterThan(0);
    expect(1500 - loser.points).toBeLessThan(15);
    expect(winner.deviation).toBeLessThan(NEWCOMER.deviation);
    const [[even]] = skillsAfter([[settled], [settled]], [1, 1]);
    expect(even.points).toBeCloseTo(1500);
  });

  test('tell chances as in chess, and they add up', () => {
    const sure = (points: number): Skill[] => [{ points, deviation: 0 }];
    expect(chancesOf([sure(1900), sure(1500)])[0]).toBeCloseTo(10 / 11, 6);
    const three = chancesOf([sure(1600), sure(1500), sure(1400)]);
    expect(three.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    expect(three).toEqual(three.toSorted((a, b) => b - a));
    // What is not known brings chances together.
    const [unsure] = chancesOf([[{ points: 1900, deviation: 250 }], sure(1500)]);
    expect(unsure).toBeLessThan(0.87);
    expect(unsure).toBeGreaterThan(0.5);
  });

  test('are less sure of somebody who was away, and never less than of a newcomer', () => {
    const year = 365.25 * 86_400_000;
    const known = { points: 1700, deviation: 60 };
    expect(afterAbsence(known, 0)).toEqual(known);
    expect(afterAbsence(known, year).deviation).toBeCloseTo(110);
    expect(afterAbsence(known, 100 * year)).toEqual({ points: 1700, deviation: NEWCOMER.deviation });
  });
});

describe('computer players', () => {
  const GAMES = 200;
  const ids: Record<string, string> = {
    'Tower Siege': 'tower-siege',
    Arcania: 'arcania',
    'Towers in Time': 'towers-in-time',
    Arcmage: 'arcmage',
  };
  const lead = (won: number) => {
    const share = ((won / 100) * GAMES + 0.5) / (GAMES + 1);
    return {
      points: 400 * Math.log10(share / (1 - share)),
      deviation: 400 / Math.LN10 / Math.sqrt(GAMES * share * (1 - share)),
    };
  };
  test.each(rows)('of $game are rated as the arena has measured them', row => {
    const at = (won: number, sign: 1 | -1): Skill => {
      const { points, deviation } = lead(won);
      return { points: Math.round(1500 + sign * points), deviation: Math.max(25, Math.round(deviation)) };
    };
    expect(LEVELS[ids[row.game]]).toEqual({
      page: at(row['squire-page'], -1),
      squire: { points: 1500, deviation: 25 },
      knight: at(row['knight-squire'], 1),
      warlord: at(row['warlord-squire'], 1),
    });
  });
  test('with a style are rated as their level, less surely; unknown ones are not', () => {
    const knight = computerSkill('arcmage', 'knight');
    const maud = computerSkill('arcmage', 'knight-builder');
    expect(maud?.points).toBe(knight?.points);
    expect(maud?.deviation).toBeGreaterThan(knight?.deviation ?? 0);
    expect([computerSkill('arcmage', 'random'), computerSkill('two-deck-siege', 'squire')]).toEqual([
      null,
      null,
    ]);
  });
});
