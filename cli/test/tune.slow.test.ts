import { describe, expect, test } from 'vitest';
import { toysInside } from './inside.ts';
import { toys } from './siege.ts';

describe('tune', () => {
  test('for people: lines for the table, and whether they are a gain', async () => {
    const { code, out } = await toys('tune hasty --games 60 --rounds 16 --against random --seed tune');
    expect(out).toMatch(/^Hasty Nim: 16 changes tried, [1-9]\d* kept, in [\d.]+ s\n\nNOTIONS\n/);
    expect(out).toMatch(/\n {2}(sense|greed): [\d.]+, \/\/ was (0\.2|3)\n/);
    expect(out).toMatch(
      /All together: better in [\d.]+ % \([\d.]+ % to [\d.]+ %\) of the \d+ fresh games .+: a gain\.\n$/,
    );
    expect(code).toBe(0);
  });

  test('for programs, and the same for the same seed', async () => {
    const command = 'tune hasty --games 20 --rounds 4 --tables NOTIONS --json';
    const [one, two] = [await toysInside(command), await toysInside(command)].map(({ out }) =>
      JSON.parse(out),
    );
    expect(one).toMatchObject({
      game: 'hasty',
      tried: 4,
      tables: ['NOTIONS'],
      against: null,
      interrupted: false,
    });
    expect({ ...one, seconds: 0 }).toEqual({ ...two, seconds: 0 });
  });

  test.each([
    ['nim', 'Nim offers no tables of numbers to tune'],
    ['hasty --tables FEARS', 'Hasty Nim has no table FEARS; its tables are NOTIONS'],
    ['hasti', 'there is no game "hasti"'],
    ['hasty --against nobody', 'there is no player named "nobody"'],
    ['hasty --games 5', 'mirrored games come in pairs'],
  ])('%s is refused', async (said, why) => {
    const { code, err } = await toysInside(`tune ${said}`);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });
});
