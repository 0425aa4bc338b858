import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SeatConfig } from '@siegeworks/contract';
import { withDefaults } from '@siegeworks/contract';
import { gameOf, games, kitOf, kits } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';

const unique = (list: readonly string[]) => new Set(list).size === list.length;

test('games are found by their id', () => {
  expect(games.length).toBeGreaterThan(0);
  expect(unique(games.map(game => game.about.id))).toBe(true);
  for (const game of games) expect(gameOf(game.about.id)).toBe(game);
  expect(gameOf('chess')).toBeNull();
  expect(kitOf('chess')).toBeNull();
});

test('every game has its scenario words', () => {
  expect(kits.map(kit => kit.game.about.id)).toEqual(games.map(game => game.about.id));
  for (const game of games) expect(kitOf(game.about.id)?.game).toBe(game);
});

describe.each(games.map(game => [game.about.id, game] as const))('%s', (_id, game) => {
  // Some games have no decks to choose from.
  const decks = game.catalogue.decks.length > 0 ? game.catalogue.decks.map(({ id }) => ({ deck: id })) : [{}];
  const seated = (seat: SeatConfig, seats: number) => ({
    players: Array.from({ length: seats }, () => seat),
  });

  test('has a rule book', () => {
    expect(existsSync(join(import.meta.dirname, '..', '..', 'docs', 'rules', `${game.about.id}.md`))).toBe(
      true,
    );
  });

  test('can be played with every deck, by as many as there are seats', () => {
    for (const seat of decks) expect(game.setup.check(seated(seat, game.about.seats.min))).toEqual([]);
    expect(game.setup.check(seated(decks[0], game.about.seats.min - 1))).not.toEqual([]);
    expect(game.setup.check(seated(decks[0], game.about.seats.max + 1))).not.toEqual([]);
  });

  test('decks hold cards that exist', () => {
    const known = new Set(game.catalogue.cards.map(card => card.id));
    for (const deck of game.catalogue.decks)
      expect(Object.keys(deck.cards).filter(id => !known.has(id))).toEqual([]);
  });

  test('ids are not given twice', () => {
    expect(unique(game.catalogue.decks.map(deck => deck.id))).toBe(true);
    expect(unique(game.catalogue.cards.map(card => card.id))).toBe(true);
  });

  test('the defaults of its options are legal, and nonsense is refused', () => {
    const { players } = seated(decks[0], game.about.seats.min);
    expect(game.setup.check({ players, options: withDefaults(game.setup.variants) })).toEqual([]);
    expect(game.setup.check({ players, options: { nonsense: true } })).not.toEqual([]);
    expect(game.setup.check({ players: players.map(() => ({ deck: 'nonsense' })) })).not.toEqual([]);
  });
});
