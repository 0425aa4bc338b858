import type { Game } from '@siegeworks/contract';
import { describe, expect, test } from 'vitest';
import { curve, needs, remediesFor, shares, sizeOf } from '../src/index.ts';
import { decked, gameOf } from './books.ts';

/** Presses the first remedy until no rule speaks against the deck. */
function mended(game: Game, cards: Record<string, number>, choices = {}): Record<string, number> {
  const { cards: book } = game.catalogue;
  const barred = new Set(
    game.setup
      .checkSeat({ cards: Object.fromEntries(book.map(({ id }) => [id, 1])), choices })
      .flatMap(({ amend }) => amend?.card ?? []),
  );
  let now = cards;
  for (let i = 0; i < 60; i++) {
    const [reason] = game.setup.checkSeat({ cards: now, choices });
    if (!reason) return now;
    const [remedy] = remediesFor(reason, now, book, card => !barred.has(card.id));
    if (!remedy) throw new Error(`nothing mends: ${reason.text}`);
    now = remedy.cards;
  }
  throw new Error('never legal');
}

describe.each(decked.map(game => [game.about.id, game] as const))('the deck of %s', (_id, game) => {
  const { decks, cards } = game.catalogue;
  const { choices = {} } = decks[0];
  test.each([
    ['nothing', {}],
    ['one of every card', Object.fromEntries(cards.map(({ id }) => [id, 1]))],
    ['nine of each card of a ready deck', Object.fromEntries(Object.keys(decks[0].cards).map(id => [id, 9]))],
  ])('that is %s becomes legal by its remedies alone', (_what, list) => {
    const legal = mended(game, list, choices);
    expect(game.setup.checkSeat({ cards: legal, choices })).toEqual([]);
    expect(sizeOf(legal)).toBeGreaterThan(40);
  });

  test('that holds a card which is no longer there is legal again when each problem is mended once', () => {
    const [some] = Object.keys(decks[0].cards).filter(id => decks[0].cards[id] > 2);
    let now: Record<string, number> = { ...decks[0].cards, [some]: decks[0].cards[some] - 2, gone: 2 };
    for (const problem of game.setup.checkSeat({ cards: now, choices })) {
      const [remedy] = remediesFor(problem, now, cards);
      now = remedy.cards;
    }
    expect(game.setup.checkSeat({ cards: now, choices })).toEqual([]);
  });
});

test('a deck of Arcmage with its three cities is filled and thinned with anything but cities', () => {
  const arcmage = gameOf('arcmage');
  const isCity = (id: string) => arcmage.catalogue.cards.find(card => card.id === id)?.type === 'City';
  const [deck] = arcmage.catalogue.decks;
  const [cities, others] = [true, false].map(yes => Object.keys(deck.cards).filter(id => isCity(id) === yes));
  const of = (ids: readonly string[], copies: number) => Object.fromEntries(ids.map(id => [id, copies]));
  for (const list of [of(others.slice(0, 5), 3), of(others, 9)]) {
    const legal = mended(arcmage, { ...of(cities.slice(0, 3), 1), ...list });
    expect(Object.keys(legal).filter(isCity)).toEqual(cities.slice(0, 3));
  }
});

test('a card of another Army is exchanged for a similar one of the same type', () => {
  const arcania = gameOf('arcania');
  const seat = { cards: { drill: 1 }, choices: { army: 'elf' } };
  const [reason] = arcania.setup.checkSeat(seat);
  const [swap, out] = remediesFor(reason, seat.cards, arcania.catalogue.cards, card => card.id !== 'drill');
  expect(swap.text).toMatch(/^Swap for /);
  expect(out).toEqual({ text: 'Take it out', cards: {} });
});

test('plots count copies: costs, types, needs against what provides them', () => {
  const arcania = gameOf('arcania');
  const known = new Map(arcania.catalogue.cards.map(card => [card.id, card]));
  const cards = { rangers: 4, market: 2, 'elite-guard': 1 };
  expect(shares(cards, known, 'type')).toEqual([
    { name: 'Military Unit', count: 5 },
    { name: 'Building', count: 2 },
  ]);
  expect(shares(cards, known, 'Army')).toEqual([
    { name: 'Elves', count: 5 },
    { name: 'All', count: 2 },
  ]);
  expect(curve(cards, known, 'Buildings needed')).toEqual([
    { name: '0', count: 0 },
    { name: '1', count: 4 },
    { name: '2', count: 1 },
  ]);
  expect(needs(cards, known)[0]).toEqual({
    name: 'Market',
    wanting: 4,
    most: 1,
    providers: ['market'],
    providing: 2,
  });
});
