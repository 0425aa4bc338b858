import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SeatConfig } from '@siegeworks/kernel';
import { settled } from '@siegeworks/kernel';
import { gameOf, games, kitOf, kits } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';

const unique = (list: readonly string[]) => new Set(list).size === list.length;

test('games are found by their id', () => {
  expect(games.length).toBeGreaterThan(0);
  expect(unique(games.map(game => game.id))).toBe(true);
  for (const game of games) expect(gameOf(game.id)).toBe(game);
  expect(gameOf('chess')).toBeNull();
  expect(kitOf('chess')).toBeNull();
});

test('every game has its scenario words', () => {
  expect(kits.map(kit => kit.game.id)).toEqual(games.map(game => game.id));
  for (const game of games) expect(kitOf(game.id)?.game).toBe(game);
});

describe.each(games.map(game => [game.id, game] as const))('%s', (_id, game) => {
  // Some games have no decks to choose from.
  const decks = game.decks.length > 0 ? game.decks.map(({ id }) => ({ deck: id })) : [{}];
  const seated = (seat: SeatConfig, seats: number) => ({
    players: Array.from({ length: seats }, () => seat),
  });

  test('has a rule book', () => {
    expect(existsSync(join(import.meta.dirname, '..', '..', 'docs', 'rules', `${game.id}.md`))).toBe(true);
  });

  test('can be played with every deck, by as many as there are seats', () => {
    for (const seat of decks) expect(game.check(seated(seat, game.seats.min))).toEqual([]);
    expect(game.check(seated(decks[0], game.seats.min - 1))).not.toEqual([]);
    expect(game.check(seated(decks[0], game.seats.max + 1))).not.toEqual([]);
  });

  test('decks hold cards that exist', () => {
    const known = new Set(game.cards.map(card => card.id));
    for (const deck of game.decks) expect(Object.keys(deck.cards).filter(id => !known.has(id))).toEqual([]);
  });

  test('ids are not given twice', () => {
    expect(unique(game.decks.map(deck => deck.id))).toBe(true);
    expect(unique(game.cards.map(card => card.id))).toBe(true);
  });

  test('the defaults of its options are legal, and nonsense is refused', () => {
    const { players } = seated(decks[0], game.seats.min);
    expect(game.check({ players, options: settled(game.options) })).toEqual([]);
    expect(game.check({ players, options: { nonsense: true } })).not.toEqual([]);
    expect(game.check({ players: players.map(() => ({ deck: 'nonsense' })) })).not.toEqual([]);
  });
});
