import { describe, expect, test } from 'vitest';
import { toysInside } from './inside.ts';
import { toys } from './siege.ts';

describe('luck', () => {
  test('for people: how much the deal decides', async () => {
    const { code, out } = await toys('luck nim --deals 4 --tries 8');
    expect(out).toMatch(/^Nim: 4 deals, 8 games each, in [\d.]+ s\n/);
    expect(out).toMatch(/\n {2}always won +\d +[\d.]+ %\n {2}decided by play +\d +[\d.]+ %\n/);
    expect(out).toMatch(/\n {2}never won +2 +50\.0 %\n/);
    expect(code).toBe(0);
  });

  test('for programs, also alone', async () => {
    const { out } = await toysInside('luck solo --deals 3 --tries 5 --seed s --json');
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game: 'solo', deals: 3, tries: 5, seed: 's', interrupted: false });
    expect(report.wins).toHaveLength(3);
  });

  test.each([
    ['nin', 'there is no game "nin"'],
    ['nim --deals 0', '--deals needs a whole number from 1 to 1000000000, not 0'],
    ['nim --tries 1', '--tries needs a whole number from 2 to 1000000000, not 1'],
    ['nim --option heaps=9', 'heaps'],
  ])('%s is refused', async (said, why) => {
    const { code, err } = await toysInside(`luck ${said}`);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });
});
