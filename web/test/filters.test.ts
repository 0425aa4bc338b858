import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { facetsIn, NO_FILTER, shown } from '../src/workshop/filters.ts';

const NOTHING = { cards: {}, barred: new Set<string>() };
const decked = games.filter(({ catalogue }) => catalogue.bench !== undefined);

describe.each(decked.map(game => [game.about.id, game] as const))('the cards of %s', (_id, game) => {
  const { cards } = game.catalogue;
  const facets = facetsIn(cards);
  const ids = (filter: Partial<typeof NO_FILTER>, deck = NOTHING) =>
    shown([...cards], { ...NO_FILTER, ...filter }, deck).map(({ id }) => id);

  test('are found by every word of every facet', () => {
    expect(facets.words.length).toBeGreaterThan(1);
    for (const { name, values } of facets.words)
      for (const value of values)
        expect(ids({ facets: { [name]: value } })).toEqual(
          cards.filter(card => card.words?.[name]?.includes(value)).map(({ id }) => id),
        );
  });

  test('are found by every number, from one end to the other, and sorted by it both ways', () => {
    for (const { name, min, max } of facets.numbers) {
      const least = ids({ ranges: { [name]: { max: min } } });
      expect(least).toEqual(cards.filter(card => card.numbers?.[name] === min).map(({ id }) => id));
      const numbered = cards.filter(card => card.numbers?.[name] !== undefined);
      expect(ids({ ranges: { [name]: { min } } })).toHaveLength(numbered.length);
      const numbers = (down: boolean) =>
        ids({ sort: name, down }).map(id => cards.find(card => card.id === id)?.numbers?.[name]);
      const values = numbered.map(card => card.numbers?.[name] ?? 0).sort((a, b) => a - b);
      expect(numbers(false).slice(0, values.length)).toEqual(values);
      // Cards without the number come last in any case.
      expect(numbers(true).slice(0, values.length)).toEqual(values.reverse());
      expect(values[0]).toBe(max);
    }
  });

  test('are found by type, by words of name and text, and by what the deck may hold', () => {
    for (const { name, count } of facets.types) expect(ids({ types: [name] })).toHaveLength(count);
    const [some] = cards;
    expect(ids({ words: some.name.toUpperCase() })).toContain(some.id);
    const barred = { cards: {}, barred: new Set([some.id]) };
    expect(ids({}, barred)).not.toContain(some.id);
    // What is in the deck can be taken out.
    expect(ids({}, { ...barred, cards: { [some.id]: 1 } })).toContain(some.id);
    const held = cards[cards.length - 1];
    expect(ids({ sort: 'copies' }, { cards: { [held.id]: 2 }, barred: new Set() })[0]).toBe(held.id);
  });
});
