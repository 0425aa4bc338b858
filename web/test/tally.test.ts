import type { BotInfo, Result } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { firstOpponent, whyFirst } from '../src/first-opponent.ts';
import {
  bestScores,
  byDay,
  dailyStreak,
  monthOf,
  streaksOf,
  talliesBy,
  tallyOf,
} from '../src/record/tally.ts';

let at = 0;
const result = (verdict: Result['verdict'], more: Partial<Result> = {}): Result => ({
  game: 'arcmage',
  at: ++at,
  verdict,
  against: ['page'],
  deck: 'merfolk',
  turns: 5,
  decisions: 9,
  ...more,
});

describe('results', () => {
  test('are counted by how they ended, by deck and by opponent', () => {
    const all = [
      result('won'),
      result('lost', { deck: '' }),
      result('drawn'),
      result('won', { against: ['knight', 'page', 'page'] }),
    ];
    expect(tallyOf(all)).toEqual({ played: 4, won: 2, lost: 1, drawn: 1 });
    expect(talliesBy(all, ({ deck }) => (deck === '' ? [] : [deck]))).toEqual([
      ['merfolk', { played: 3, won: 2, lost: 0, drawn: 1 }],
    ]);
    // Two of one kind at one table are one match against it.
    expect(talliesBy(all, ({ against }) => against).map(([key, { played }]) => [key, played])).toEqual([
      ['page', 4],
      ['knight', 1],
    ]);
  });

  test('a row of wins ends with anything else', () => {
    const row = (...ends: Result['verdict'][]) => streaksOf(ends.map(end => result(end)));
    expect(row()).toEqual({ now: 0, best: 0 });
    expect(row('won', 'won', 'lost', 'won')).toEqual({ now: 1, best: 2 });
    expect(row('won', 'won', 'drawn')).toEqual({ now: 0, best: 2 });
  });

  test('the best points come first, results without points not at all', () => {
    const points = (total: number) => result('won', { score: { total, title: '', parts: [] } });
    const all = [points(90), result('won'), points(200), points(120)];
    expect(bestScores(all, 2).map(({ score }) => score?.total)).toEqual([200, 120]);
  });

  test('days in a row may end yesterday, for today is not over', () => {
    const days = byDay([
      result('won', { daily: '2028-02-28' }),
      result('won', { daily: '2028-02-29' }),
      result('lost', { daily: '2028-03-01' }),
      result('won', { daily: '2028-03-01' }),
    ]);
    expect(dailyStreak(days, '2028-03-01')).toBe(3);
    expect(dailyStreak(days, '2028-03-02')).toBe(3);
    expect(dailyStreak(days, '2028-03-03')).toBe(0);
  });

  test('a month begins on its weekday and has all its days', () => {
    const weeks = monthOf('2028-02-15');
    expect(weeks[0]).toEqual([
      null,
      '2028-02-01',
      '2028-02-02',
      '2028-02-03',
      '2028-02-04',
      '2028-02-05',
      '2028-02-06',
    ]);
    expect(weeks.flat().filter(day => day !== null)).toHaveLength(29);
    expect(weeks.every(week => week.length === 7)).toBe(true);
  });
});

describe('Play now', () => {
  const bots: BotInfo[] = ['page', 'squire', 'knight'].map(id => ({ id, name: id, text: '' }));
  const game = { id: 'arcmage', seats: { min: 2, max: 4 } };
  const who = (...results: Result[]) => firstOpponent(game, bots, results)?.id;

  test('begins gently, and moves to a stronger one after two matches and a win', () => {
    expect(who()).toBe('page');
    expect(who(result('won'))).toBe('page');
    expect(who(result('lost'), result('lost'), result('lost'))).toBe('page');
    expect(who(result('won'), result('lost'))).toBe('squire');
    expect(who(result('won', { game: 'arcania' }), result('won', { game: 'arcania' }))).toBe('page');
  });

  test('says so', () => {
    expect(whyFirst(game, bots, [])).toBe('against a page, the gentlest');
    expect(whyFirst(game, bots, [result('won'), result('won')])).toBe('against a squire');
    expect(whyFirst({ ...game, seats: { min: 1, max: 3 } }, bots, [])).toBe('alone');
  });
});
