import type { Bot } from '@siegeworks/bots';
import { decide, greedy, reweighed } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import { begin } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import type { TuneOptions, TunePlan, TuneReport } from '@siegeworks/lab';
import { further, numbersAfter, proposal, tune } from '@siegeworks/lab';
import { describe, expect, test } from 'vitest';
import { hasty, NOTIONS } from '../../kernel/test/toys/hasty.ts';
import { nim } from '../../kernel/test/toys/nim.ts';

const BEFORE = { ...NOTIONS };
const tuned = (said: Partial<TunePlan> = {}, options: TuneOptions = {}): Promise<TuneReport> =>
  tune(
    hasty,
    { tables: [], games: 60, rounds: 16, against: 'random', seed: 'tune', options: {}, ...said },
    options,
  );
const timeless = ({ seconds: _seconds, ...report }: TuneReport) => report;

describe('tuning', () => {
  test('rights a number that is wrong, and proves it', async () => {
    const { changes, kept, tried, proof } = await tuned();
    expect(tried).toBe(16);
    expect(kept).toBeGreaterThan(0);
    const notions: Record<string, number> = { ...BEFORE };
    for (const { table, name, from, to } of changes) {
      expect([table, from]).toEqual(['NOTIONS', notions[name]]);
      notions[name] = to;
    }
    expect(notions.greed / notions.sense).toBeLessThan(BEFORE.greed / BEFORE.sense / 1.5);
    expect(proof?.low).toBeGreaterThan(0.5);
  });

  test('leaves the tables as they were', async () => {
    await tuned();
    expect(NOTIONS).toEqual(BEFORE);
  });

  test('comes to the same for the same seed', async () => {
    const [one, two, other] = [await tuned(), await tuned(), await tuned({ seed: 'other' })];
    expect(timeless(one)).toEqual(timeless(two));
    expect(timeless(other)).not.toEqual(timeless({ ...one, seed: 'other' }));
  });

  test('keeps nothing where nothing can be gained', async () => {
    const perfect: Game = {
      ...nim,
      about: { ...nim.about, id: 'perfect' },
      judgement: { ...nim.judgement, weights: { IDLE: { number: 1 } } },
    };
    const plan = { tables: [], games: 20, rounds: 3, against: null, seed: 'idle', options: {} };
    expect(await tune(perfect, plan)).toMatchObject({ tried: 3, kept: 0, changes: [], proof: null });
  });

  test('stops on request, with the best so far', async () => {
    const stop = new AbortController();
    let games = 0;
    const report = await tuned(
      {},
      {
        signal: stop.signal,
        onProgress: ({ kept }) => {
          games++;
          if (kept > 0) stop.abort();
        },
      },
    );
    expect(report).toMatchObject({ interrupted: true, kept: 1, proof: null });
    expect(report.changes.length).toBeGreaterThan(0);
    expect(report.tried).toBeLessThan(16);
    expect(games).toBeGreaterThan(0);
    expect(NOTIONS).toEqual(BEFORE);
  });

  test.each([
    [hasty, ['FEARS'], 'Hasty Nim has no table FEARS; its tables are NOTIONS'],
    [nim, [], 'Nim offers no tables of numbers to tune'],
  ] satisfies [Game, string[], string][])('%o with %o is refused', async (game, tables, why) => {
    const plan = { tables, games: 2, rounds: 1, against: null, seed: '1', options: {} };
    await expect(tune(game, plan)).rejects.toThrow(why);
  });

  test('an opponent whom nobody knows is refused', async () => {
    await expect(tuned({ against: 'nobody' })).rejects.toThrow('there is no player named nobody');
  });
});

describe('changes', () => {
  test('are other numbers of the named tables, also where there was nothing', () => {
    const tables = { FULL: { one: 1, two: 2 }, EMPTY: { none: 0 }, LEFT: { alone: 5 } };
    const game: Game = {
      ...nim,
      judgement: { ...nim.judgement, weights: tables },
    };
    const dice = playerDice('changes');
    const seen = new Set<string>();
    for (let i = 0; i < 100; i++)
      for (const { table, name, from, to } of proposal(game, ['FULL', 'EMPTY'], dice)) {
        expect(to).not.toBe(from);
        seen.add(`${table} ${name}`);
      }
    expect([...seen].sort()).toEqual(['EMPTY none', 'FULL one', 'FULL two']);
  });

  test('go on in the same direction', () => {
    const step = { table: 'T', name: 'n', from: 2, to: 3 };
    expect(further([step])).toEqual([{ ...step, from: 3, to: 4.5 }]);
    expect(further([{ ...step, from: 0, to: -1 }])).toEqual([{ ...step, from: -1, to: -2 }]);
  });

  test('are used by their player only', () => {
    const seen: number[] = [];
    const watcher: Bot = {
      ...greedy,
      think: (game, imagine, asked, mind) => {
        seen.push(game.judgement.weights.NOTIONS.greed);
        return greedy.think(game, imagine, asked, mind);
      },
    };
    const bot = reweighed(watcher, () => numbersAfter([{ table: 'NOTIONS', name: 'greed', from: 3, to: 7 }]));
    const s = begin(hasty, { players: [{}, {}] }, 'seed');
    expect(decide(hasty, s, bot, 'seed').kind).toBe('take');
    expect(seen).toEqual([7]);
    expect(NOTIONS.greed).toBe(3);
  });
});
