import type { Game, MatchConfig } from '@siegeworks/contract';
import { coverageOf, expected, neverRan, playerDice, underLaws } from '@siegeworks/kernel/laws';
import { describe, expect, test } from 'vitest';
import { firstDifference } from '../src/law.ts';
import { nim } from './toys/nim.ts';
import { thieves } from './toys/thieves/thieves.ts';
import { vigil } from './toys/vigil.ts';

const seated = (n: number, options = {}): MatchConfig => ({
  players: Array.from({ length: n }, () => ({})),
  options,
});

describe('the toys keep all laws', () => {
  test.each<[string, Game, MatchConfig, number]>([
    ['Nim', nim, seated(2), 40],
    ['Nim, misère with two heaps', nim, seated(2, { heaps: 2, misere: true, size: 9 }), 20],
    ['Thieves for two', thieves, seated(2), 30],
    ['Thieves for three', thieves, seated(3, { hand: 4 }), 20],
    ['Thieves for four', thieves, seated(4, { hand: 0 }), 20],
    ['Vigil for three', vigil, seated(3), 20],
    ['Vigil for four', vigil, seated(4), 20],
  ])('%s', (name, game, config, games) => {
    for (let i = 0; i < games; i++) {
      const report = underLaws({ game, config, seed: `${name} ${i}` });
      expect(report.broken).toEqual([]);
      expect(report.finished).toBe(true);
      expect(report.picks).toBeGreaterThan(3);
    }
  });

  test('also when players follow their habit, and when only every fifth pick is looked at', () => {
    for (let i = 0; i < 20; i++) {
      const run = { game: thieves, config: seated(2 + (i % 3)), seed: `habit ${i}`, every: 5 };
      const report = underLaws({
        ...run,
        player: (game, s, asked) => game.judgement.habit(s, asked.seat, asked.options),
      });
      expect(report).toMatchObject({ broken: [], finished: true });
    }
  });
});

test('an event may be hidden from an eye', () => {
  const secret: Game = {
    ...nim,
    knowledge: { ...nim.knowledge, sees: (event, eye) => (eye === 1 ? null : event) },
  };
  expect(underLaws({ game: secret, config: seated(2), seed: 'secret' }).broken).toEqual([]);
});

describe('coverage', () => {
  test('lists every step, event and behaviour that never ran', () => {
    const idle = coverageOf(nim, () => {});
    expect(idle.never).toEqual(['turns.begin', 'turns.take', 'turns.last', 'event taken', 'event ended']);
    expect(idle.never).toEqual(expected(nim));
    const one = coverageOf(thieves, () =>
      underLaws({ game: thieves, config: seated(2, { hand: 0 }), seed: 'few' }),
    );
    expect(one.ran.get('turns.draw')).toBeGreaterThan(10);
  });

  test('is complete after some games', () => {
    const { never, ran } = coverageOf(thieves, () => {
      for (let i = 0; i < 5; i++) underLaws({ game: thieves, config: seated(3), seed: `cover ${i}` });
    });
    expect(never).toEqual([]);
    expect([...ran.keys()].filter(what => what.startsWith('card'))).toEqual([
      'card Thief',
      'card Foil',
      'card Beggar',
    ]);
  });

  test('ends with the game in which the last part runs, or tells what is missing', () => {
    let played = 0;
    const playGame = (i: number) => {
      played++;
      underLaws({ game: thieves, config: seated(3), seed: `cover ${i}` });
    };
    expect(neverRan(thieves, 100, playGame)).toEqual([]);
    expect(played).toBeLessThan(20);
    expect(neverRan(thieves, 0, playGame)).toEqual(expected(thieves));
  });

  test('stops recording when the work breaks', () => {
    expect(() =>
      coverageOf(nim, () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(coverageOf(nim, () => {}).ran.size).toBe(0);
  });
});

test('players have their own dice, the same for the same seed', () => {
  const rolls = (seed: string) => {
    const dice = playerDice(seed);
    return Array.from({ length: 5 }, dice);
  };
  expect(rolls('a')).toEqual(rolls('a'));
  expect(rolls('a')).not.toEqual(rolls('b'));
  expect(rolls('a').every(n => n >= 0 && n < 1)).toBe(true);
});

test('the first difference is shown with what stands around it', () => {
  expect(firstDifference('{"a":1}', '{"a":2}')).toBe('differs at 5: …{"a":1}… against …{"a":2}…');
});
