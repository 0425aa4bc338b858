import type { VariantValue } from '@siegeworks/contract';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { describe, expect, test } from 'vitest';
import { finalScore, POINTS, pointsOf, ranking, shareText, titleOf } from '../src/rules/result.ts';
import type { Given } from '../src/scene/words.ts';
import { daily, dailyPreset, dailySeed, weekday } from '../src/setup/daily.ts';
import { isCustom } from '../src/setup/setup.ts';
import type { Siege } from '../src/state/state.ts';
import { scene } from './scene.ts';

/** The example of 9.5: victory in round 19 on castellan-1 with 12 regular and 2 special defenders, 6 walls, surge. */
const EXAMPLE: Given = {
  options: { preset: 'castellan-1' },
  at: 'end',
  round: 19,
  slain: 94,
  surged: true,
  damage: { E1: 10, W2: 10 },
  units: {
    S1: ['Stone Golem', 'Gryphon'],
    C: [...new Array(7).fill('Man-at-arms'), ...new Array(5).fill('Archer')],
  },
};
const LOST: Given = {
  ...EXAMPLE,
  round: 28,
  units: { ...EXAMPLE.units, 'N1:3': ['Skeleton Archer'] },
  enemyDeck: ['Dragon'],
};
const scoreOf = (changes: Given) => finalScore(scene({ ...EXAMPLE, ...changes }));

describe('TD-192 the score', () => {
  test('of the worked example: 217 points at 125 percent, rounded down', () => {
    expect(scoreOf({})).toBe(271);
  });
  test.each<[string, Given, number]>([
    ['worth of the slain', { slain: 98 }, 4],
    ['a round sooner', { round: 15 }, 4],
    ['provisions are the measure of speed', { options: { preset: 'castellan-1', provisions: 32 } }, 4],
    ['a wall more', { damage: { E1: 10 } }, 4],
    ['15 without a surge', { surged: false }, 15],
    ['a special defender less', { units: { ...EXAMPLE.units, S1: ['Gryphon'] } }, -3],
    [
      'two regular defenders less',
      { units: { ...EXAMPLE.units, C: EXAMPLE.units?.C?.slice(0, 10) ?? [] } },
      -4,
    ],
  ])('%s', (_name, changes, more) => {
    expect(scoreOf(changes)).toBe(Math.floor((217 + more) * 1.25));
  });
  test('of every part is listed, in the order of 9.5', () => {
    const parts = [LOST, EXAMPLE].flatMap(given => Object.keys(pointsOf(scene(given))));
    expect([...new Set(parts)]).toEqual(POINTS);
  });
  test('of a defeat: the slain and the rounds before', () => {
    const lost: Given = { ...EXAMPLE, round: 28, units: { ...EXAMPLE.units, 'N1:3': ['Skeleton Archer'] } };
    expect(finalScore(scene(lost))).toBe(Math.floor((94 + 27) * 1.25));
  });
  test('of a game whose castle differs from the preset goes by its castle and Reinforcements', () => {
    const options = { preset: 'squire-0', castle: 'rectangle', reinforcements: 2, provisions: 28 };
    // All ten walls stand but two.
    expect(scoreOf({ options })).toBe(Math.floor((217 + 8) * 1.7));
  });
  test('titles', () => {
    const titles = [0, 59, 60, 119, 120, 179, 180, 239, 240, 299, 300, 1000].map(titleOf);
    const steps = [
      'Ashes',
      'Last Stand',
      'Battered Keep',
      'Castle Held',
      'Master of the Walls',
      'Legend of the Siege',
    ];
    expect(titles).toEqual(steps.flatMap(title => [title, title]));
  });
});

describe('the daily challenge', () => {
  test('TD-244 the seed names the day', () => {
    expect(dailySeed('2026-11-15')).toBe('two-deck-siege/daily/2026-11-15');
  });
  test('TD-245 the preset goes by the weekday, Monday to Sunday', () => {
    const week = [9, 10, 11, 12, 13, 14, 15].map(day =>
      dailyPreset(`2026-11-${String(day).padStart(2, '0')}`),
    );
    expect(week).toEqual([
      'squire-0',
      'castellan-0',
      'marshal-0',
      'squire-1',
      'castellan-1',
      'marshal-1',
      'castellan-2',
    ]);
  });
  test('TD-245 weekdays agree with the calendar over leap years', () => {
    for (let day = 0; day < 2000; day++) {
      const moment = new Date(Date.UTC(2027, 0, 1) + day * 86_400_000);
      const date = moment.toISOString().slice(0, 10);
      expect(weekday(date), date).toBe(moment.getUTCDay());
    }
  });

  test('TD-247 higher score, then victory, then fewer rounds, then fewer cards played', () => {
    expect(ranking(Object.assign(scene(EXAMPLE), { played: 41 }))).toEqual([271, 1, -19, -41]);
    expect(ranking(Object.assign(scene(LOST), { played: 7 }))).toEqual([151, 0, -28, -7]);
  });
  test('TD-246 a game left unfinished counts as resigned', () => {
    const s = scene({ at: 'play', round: 9, slain: 12, hand: ['Attack!'], units: { C: ['Archer'] } });
    const unfinished = finalScore(s);
    twoDeckSiege.rules.concede(s, 0);
    expect(finalScore(s)).toBe(unfinished);
    expect(unfinished).toBe(22);
  });
  test('TD-249 the share text names date, preset, result, round, score and a mark per wall in ring order', () => {
    expect(shareText(scene(EXAMPLE), '2026-11-13')).toBe(
      'Two Deck Siege 2026-11-13 castellan-1: Castle held in round 19, 271 points ##x####x',
    );
    expect(shareText(scene(LOST), '2026-11-13')).toBe(
      'Two Deck Siege 2026-11-13 castellan-1: Castle lost in round 28, 151 points ##x####x',
    );
  });

  const { seed, options } = daily('2026-11-13');
  const shared = (changes: Record<string, VariantValue> = {}, on = seed) =>
    twoDeckSiege.words.share?.(scene(EXAMPLE), {
      seed: on,
      config: { players: [{}], options: { ...options, ...changes } },
    });
  test('TD-245 the game of the day has its seed and its preset; the defaults do the rest', () => {
    expect(twoDeckSiege.catalogue.daily?.('2026-11-13')).toEqual({
      seed: 'two-deck-siege/daily/2026-11-13',
      options: { preset: 'castellan-1' },
    });
    expect(twoDeckSiege.setup.check({ players: [{}], options })).toEqual([]);
    expect(isCustom(options)).toBe(false);
  });
  test('TD-249 a game of the day can be passed on, even when the defaults are spelt out', () => {
    expect(shared()).toContain('Two Deck Siege 2026-11-13 castellan-1: Castle held');
    expect(shared({ ties: 'ask', castle: 'by preset', provisions: -1 })).toBe(shared());
  });
  test('TD-249 any other seed, another preset or a custom game has nothing to compare', () => {
    expect(shared({}, 'castellan')).toBeNull();
    expect(shared({}, dailySeed('2026-11-14'))).toBeNull();
    expect(shared({ ties: 'auto-friendly' })).toBeNull();
  });
});

describe('TD-230 a duel match: the same preset and seed, seats exchanged', () => {
  const duel = (s: Siege) => Object.assign(s, { options: { ...s.options, mode: 'duel' }, played: 41 });
  test('the defender score counts, then the victory in fewer rounds', () => {
    expect(ranking(duel(scene(EXAMPLE)))).toEqual([271, 1, -19]);
  });
  test('of defeats only the score: otherwise it is drawn', () => {
    expect(ranking(duel(scene(LOST)))).toEqual([151, 0, 0]);
  });
});
