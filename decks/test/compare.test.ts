import { expect, test } from 'vitest';
import { compareDecks } from '../src/index.ts';
import { decked, gameOf } from './books.ts';

const { cards } = gameOf('arcania').catalogue;
const by = { number: 'Cost', facet: 'Army' };

test('two decks stand side by side: sizes, what they share, types, costs', () => {
  const [first, second] = [
    { barrack: 4, market: 2 },
    { barrack: 1, rangers: 3 },
  ];
  const { sizes, shared, types, curve } = compareDecks(first, second, cards, by);
  expect(sizes).toEqual({ left: 6, right: 4 });
  expect(shared).toBe(1);
  const counted = types.map(({ type, left, right }) => [type, left, right]);
  expect(counted).toContainEqual(['Building', 6, 1]);
  const [building] = types.filter(({ type }) => type === 'Building');
  expect(building.cards.map(({ card, left, right }) => [card.id, left, right])).toEqual(
    expect.arrayContaining([
      ['barrack', 4, 1],
      ['market', 2, 0],
    ]),
  );
  const sum = (side: 'left' | 'right') => curve.reduce((n, bar) => n + bar[side], 0);
  expect(sum('left')).toBeLessThanOrEqual(6);
  expect(new Set(curve.map(({ name }) => name)).size).toBe(curve.length);
});

test.each(decked.map(game => [game.about.id, game] as const))(
  'in %s a ready deck shares every card with itself, and every card of another deck is counted',
  (_id, { catalogue: { decks, cards: book, bench } }) => {
    const [a, b] = decks;
    const same = compareDecks(a.cards, a.cards, book, { number: bench?.curve ?? '', facet: undefined });
    expect(same.shared).toBe(same.sizes.left);
    const other = compareDecks(a.cards, b.cards, book, { number: bench?.curve ?? '', facet: undefined });
    expect(other.types.reduce((sum, { right }) => sum + right, 0)).toBe(other.sizes.right);
  },
);
