import { describe, expect, test } from 'vitest';
import { toysInside } from './inside.ts';
import { toys } from './siege.ts';

describe('learn', () => {
  test('for people: the error, lines for the tables, and whether they are a gain', async () => {
    const { code, out } = await toys('learn gullible --games 100 --proof 60 --seed learn');
    expect(out).toMatch(/^Gullible Nim: learned from \d+ positions of 100 games, in [\d.]+ s\n/);
    expect(out).toMatch(/\nError in games not learned from .+: [01]\.\d{3} before, 0\.\d{3} after\.\n/);
    expect(out).toMatch(/\n\nHUNCHES\n {2}sense: [\d.]+, \/\/ was 0\.5\n {2}greed: -?[\d.]+, \/\/ was 1\n/);
    expect(out).toMatch(/\n\nMEASURE\n {2}lead: [\d.]+, \/\/ was 1\n/);
    expect(out).toMatch(
      /All together: better in [\d.]+ % \([\d.]+ % to [\d.]+ %\) of \d+ fresh games: a gain\.\n$/,
    );
    expect(code).toBe(0);
  });

  test('for programs, and the same for the same seed', async () => {
    const command = 'learn gullible --games 20 --proof 4 --tables HUNCHES --json';
    const [one, two] = [await toysInside(command), await toysInside(command)].map(({ out }) =>
      JSON.parse(out),
    );
    expect(one).toMatchObject({ game: 'gullible', played: 20, tables: ['HUNCHES'], interrupted: false });
    expect({ ...one, seconds: 0 }).toEqual({ ...two, seconds: 0 });
  });

  test.each([
    ['nim', 'Nim offers no tables of numbers to tune or to learn'],
    ['gullible --tables FEARS', 'Gullible Nim has no table FEARS; its tables are HUNCHES, MEASURE'],
    ['gullibel', 'there is no game "gullibel"; did you mean gullible?'],
    ['gullible --proof 5', 'mirrored games come in pairs'],
    ['gullible --games 4', '--games needs a whole number from 5 to 1000000000, not 4'],
  ])('%s is refused', async (said, why) => {
    const { code, err } = await toysInside(`learn ${said}`);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });
});
