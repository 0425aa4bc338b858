import type { Game } from '@siegeworks/contract';
import type { LearnOptions, LearnPlan, LearnReport } from '@siegeworks/lab';
import { learn } from '@siegeworks/lab';
import { describe, expect, test } from 'vitest';
import { gullible, HUNCHES, MEASURE } from '../../kernel/test/toys/gullible.ts';
import { nim } from '../../kernel/test/toys/nim.ts';

const BEFORE = { HUNCHES: { ...HUNCHES }, MEASURE: { ...MEASURE } };
const PLAN: LearnPlan = { tables: [], games: 100, fresh: 60, seed: 'learn', options: {} };
const learned = (said: Partial<LearnPlan> = {}, options: LearnOptions = {}): Promise<LearnReport> =>
  learn(gullible, { ...PLAN, ...said }, options);
const timeless = ({ seconds: _seconds, ...report }: LearnReport) => report;
const namesIn = ({ changes }: LearnReport) => changes.map(({ table, name }) => `${table} ${name}`);

describe('learning', () => {
  test('rights the numbers that are wrong, and proves it', async () => {
    const { changes, played, positions, loss, proof } = await learned();
    expect(played).toBe(100);
    expect(positions).toBeGreaterThan(500);
    const [sense, greed, lead] = changes;
    expect(sense).toMatchObject({ table: 'HUNCHES', name: 'sense', from: 0.5 });
    expect(greed).toMatchObject({ table: 'HUNCHES', name: 'greed', from: 1 });
    // A stone more means next to nothing, and the score was much too sure of itself.
    expect(Math.abs(greed.to)).toBeLessThan(sense.to / 4);
    expect(lead).toMatchObject({ table: 'MEASURE', name: 'lead', from: 1 });
    expect(lead.to).toBeGreaterThan(1.2);
    expect(loss?.after).toBeLessThan((loss?.before ?? 0) - 0.1);
    expect(proof?.low).toBeGreaterThan(0.5);
  });

  test('comes to the same for the same seed', async () => {
    const said = { games: 30, fresh: 4 };
    const [one, two, other] = [
      await learned(said),
      await learned(said),
      await learned({ ...said, seed: 'other' }),
    ];
    expect(timeless(one)).toEqual(timeless(two));
    expect(timeless(other)).not.toEqual(timeless({ ...one, seed: 'other' }));
  });

  test('leaves out the tables that are not named', async () => {
    const said = { games: 30, fresh: 2 };
    expect(namesIn(await learned({ ...said, tables: ['HUNCHES'] }))).toEqual([
      'HUNCHES sense',
      'HUNCHES greed',
    ]);
    expect(namesIn(await learned({ ...said, tables: ['MEASURE'] }))).toEqual(['MEASURE lead']);
  });

  test('keeps numbers that have no effect', async () => {
    const idle: Game = {
      ...nim,
      about: { ...nim.about, id: 'idle' },
      judgement: { ...nim.judgement, weights: { IDLE: { number: 1, none: 0 } } },
    };
    expect(await learn(idle, { ...PLAN, games: 10 })).toMatchObject({ played: 10, changes: [], proof: null });
  });

  test('leaves the numbers of the game alone, also when the score fails with another one', async () => {
    await learned({ games: 5, fresh: 2 });
    expect({ HUNCHES, MEASURE }).toEqual(BEFORE);
    const touchy: Game = {
      ...gullible,
      judgement: {
        ...gullible.judgement,
        score(s, seat, weights = gullible.judgement.weights) {
          if (weights.HUNCHES.greed !== BEFORE.HUNCHES.greed) throw new Error('greed is what it is');
          return gullible.judgement.score(s, seat, weights);
        },
      },
    };
    await expect(learn(touchy, PLAN)).rejects.toThrow('greed is what it is');
    expect({ HUNCHES, MEASURE }).toEqual(BEFORE);
  });

  test('stops on request, with what it has learned so far', async () => {
    const stop = new AbortController();
    const report = await learned(
      {},
      {
        signal: stop.signal,
        onProgress: ({ games }) => {
          if (games === 40) stop.abort();
        },
      },
    );
    expect(report).toMatchObject({ interrupted: true, played: 40, proof: null });
    expect(report.changes.length).toBeGreaterThan(0);
  });

  test('stops within the proof too', async () => {
    const stop = new AbortController();
    let proving = 0;
    const report = await learned(
      { games: 30 },
      {
        signal: stop.signal,
        onProgress: ({ trial }) => {
          proving = trial?.games ?? proving;
          if (proving === 3) stop.abort();
        },
      },
    );
    expect(report).toMatchObject({ interrupted: true, played: 30, proof: null });
    expect(proving).toBe(3);
  });

  test.each([
    [gullible, ['FEARS'], 'Gullible Nim has no table FEARS; its tables are HUNCHES, MEASURE'],
    [nim, [], 'Nim offers no tables of numbers to tune or to learn'],
    [
      {
        ...gullible,
        about: { ...gullible.about, seats: { min: 1, max: 1 } },
      },
      [],
      'Gullible Nim is played alone: learning from who wins needs an opponent',
    ],
    [
      {
        ...gullible,
        about: { ...gullible.about, seats: { min: 3, max: 4 } },
      },
      [],
      'Gullible Nim has 3 seats or more: learning is for games of two',
    ],
  ] satisfies [Game, string[], string][])('%o with %o is refused', async (game, tables, why) => {
    await expect(learn(game, { ...PLAN, tables })).rejects.toThrow(why);
  });
});
