import { challengeOf, dailySeed, dayNumber, dayOf } from '@siegeworks/contract';
import { describe, expect, test } from 'vitest';
import { games } from '../src/index.ts';

/** The days of more than a year, one after the other. */
const days = Array.from({ length: 400 }, (_, i) =>
  new Date(Date.UTC(2027, 10, 1 + i)).toISOString().slice(0, 'YYYY-MM-DD'.length),
);

test('days are counted without a clock, leap days too', () => {
  expect(days).toContain('2028-02-29');
  for (const [i, date] of days.slice(1).entries()) expect(dayNumber(date) - dayNumber(days[i]), date).toBe(1);
  expect(dayOf('nim', dailySeed('nim', '2028-02-29'))).toBe('2028-02-29');
  expect(dayOf('nim', dailySeed('nim', '2028-2-9'))).toBeNull();
  expect(dayOf('nim', dailySeed('other', '2028-02-29'))).toBeNull();
});

describe.each(games.map(game => [game.about.id, game] as const))(
  'the challenge of a day in %s',
  (_id, game) => {
    const { daily, decks } = game.catalogue;
    const dealt = (date: string) => {
      const { seed, options, decks: ids = [], level } = daily?.(date) ?? { seed: '', options: {} };
      const taken = ids.map(id => decks.find(deck => deck.id === id));
      const players =
        taken.length > 0 ? taken.map(deck => ({ deck: deck?.id ?? '', choices: deck?.choices ?? {} })) : [{}];
      return { seed, config: { players, options }, bots: [null, level ?? null] };
    };

    test('can be played on every day, and is known again', () => {
      for (const date of days) {
        const match = dealt(date);
        expect(game.setup.check(match.config), date).toEqual([]);
        expect(challengeOf(game, match), date).toBe(date);
      }
    });

    test('no other match is taken for it', () => {
      const match = dealt('2028-02-29');
      const { seed, config, bots } = match;
      expect(challengeOf(game, { ...match, seed: `${seed}0` })).toBeNull();
      const [name, field] =
        Object.entries(game.setup.variants).find(([, { default: usual }]) => usual === false) ?? [];
      if (name && field)
        expect(challengeOf(game, { ...match, config: { ...config, options: { [name]: true } } })).toBeNull();
      if (decks.length === 0) return;
      expect(challengeOf(game, { ...match, bots: [null, 'page'] })).toBeNull();
      const swapped = { ...config, players: config.players.toReversed() };
      expect(challengeOf(game, { seed, bots, config: swapped })).toBeNull();
    });

    test('every deck has its day, and no deck fights itself', () => {
      const pairs = days.map(date => daily?.(date).decks ?? []);
      expect(new Set(pairs.flat()).size).toBe(decks.length);
      for (const [own, other] of pairs) if (own !== undefined) expect(own).not.toBe(other);
    });
  },
);
