import type { Game } from '@siegeworks/contract';
import { roll } from '@siegeworks/kernel';
import type { LuckOptions, LuckPlan, LuckReport } from '@siegeworks/lab';
import { luck } from '@siegeworks/lab';
import { describe, expect, test } from 'vitest';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';

/** Nim with two to seven heaps of one stone: who takes the last is known as soon as it is dealt. */
const lottery: Game<Nim> = {
  ...nim,
  about: { ...nim.about, id: 'lottery', title: 'Lottery' },
  setup: {
    ...nim.setup,
    deal(config, seed) {
      const s = nim.setup.deal(config, seed);
      const stones = 1 + roll(s, 6);
      return { ...s, stones, heaps: new Array<number>(stones).fill(1) };
    },
  },
};

const found = (
  game: Game<Nim>,
  said: Partial<LuckPlan> = {},
  options: LuckOptions = {},
): Promise<LuckReport> =>
  luck(game as Game, { deals: 10, tries: 12, seed: 'luck', options: {}, ...said }, options);

describe('luck', () => {
  test('where the deal decides everything, every deal is won always or never', async () => {
    const { always, never, open, wins } = await found(lottery);
    expect(open).toBe(0);
    expect(always).toBeGreaterThan(0);
    expect(never).toBeGreaterThan(0);
    expect(always + never).toBe(10);
    expect(wins.every(won => won === 0 || won === 12)).toBe(true);
  });

  test('a won position can be spoilt, and against somebody who makes no mistake a lost one is lost: each seat has its turn', async () => {
    const { always, never, open, wins } = await found(nim, { tries: 80 });
    expect(open).toBeGreaterThan(1);
    expect({ better: always + open, never }).toEqual({ better: 5, never: 5 });
    expect(wins.filter((_won, deal) => deal % 2 === 1)).toEqual([0, 0, 0, 0, 0]);
    // Who judges exactly as greedy does every fourth time wins at least those.
    expect(wins.filter((_won, deal) => deal % 2 === 0).every(won => won >= 20)).toBe(true);
  });

  test('the same for the same seed, and another seed is other games', async () => {
    const [one, two] = [await found(nim), await found(nim)];
    expect({ ...one, seconds: 0 }).toEqual({ ...two, seconds: 0 });
    const other = await found(nim, { seed: 'other' });
    expect(other.wins).not.toEqual(one.wins);
  });

  test('it can be stopped, and keeps the deals that were played to the end', async () => {
    const abort = new AbortController();
    const onProgress: LuckOptions['onProgress'] = ({ deals, tries }) => {
      if (deals === 2 && tries === 3) abort.abort();
    };
    const report = await found(nim, {}, { signal: abort.signal, onProgress });
    expect(report.interrupted).toBe(true);
    expect(report.wins).toHaveLength(2);
    expect(report.always + report.open + report.never).toBe(2);
  });

  test.each([
    [{ tries: 1 }, 'a deal has to be played more than once, not 1 times'],
    [{ deals: 0 }, 'the number of games must be a whole number from 1 to 1000000000, not 0'],
    [{ options: { heaps: 9 } }, 'heaps'],
  ])('%o is refused', async (said, why) => {
    await expect(found(nim, said)).rejects.toThrow(why);
  });
});
