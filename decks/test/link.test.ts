import { describe, expect, test } from 'vitest';
import { bookOf, deckCode, emptyDeck, markOf, readCode } from '../src/index.ts';
import { decked } from './books.ts';

describe.each(decked.map(game => [game.about.id, game] as const))('a link to a deck of %s', (_id, game) => {
  const book = bookOf(game);
  const lists = game.catalogue.decks.map(({ name, cards, choices = {} }) => ({
    game: game.about.id,
    name: `${name} – ß♞`,
    cards,
    choices,
    notes: '',
  }));

  test('holds the whole deck in few letters', () => {
    for (const deck of lists) {
      const code = deckCode(deck);
      expect(code).toMatch(/^[\w-]+$/);
      expect(code.length).toBeLessThan(290);
      expect(readCode(code, book)).toEqual({ deck, problems: [], notes: [] });
    }
  });

  test('knows every card by a mark of its own', () => {
    expect(new Set(book.cards.map(({ id }) => markOf(id))).size).toBe(book.cards.length);
  });

  test('is refused when a single letter is lost or changed', () => {
    const code = deckCode(lists[0]);
    for (let i = 0; i < code.length; i++) {
      const other = `${code.slice(0, i)}${code[i] === 'A' ? 'B' : 'A'}${code.slice(i + 1)}`;
      for (const broken of [other, code.slice(0, i) + code.slice(i + 1)])
        expect(readCode(broken, book).problems.length, broken).toBeGreaterThan(0);
    }
  });
});

test('a link whose end is missing is called damaged, however much of it is missing', () => {
  const [game] = decked;
  const code = deckCode({ ...emptyDeck(game.about.id, 'Cut'), cards: game.catalogue.decks[0].cards });
  for (let n = 1; n < 9; n++)
    expect(readCode(code.slice(0, -n), bookOf(game)).problems[0].text, `${n}`).toContain('damaged');
});

const [first, second] = decked;
test.each([
  ['', 'damaged'],
  ['!!!', 'letters that no link to a deck has'],
  ['A'.repeat(30_000), 'at most 24000 letters'],
])('“%s” is no link', (code, reason) => {
  expect(readCode(code.slice(0, 30_000), bookOf(first)).problems[0].text).toContain(reason);
});
test('a link to a deck of another game tells that its cards are strange', () => {
  const { name, cards } = second.catalogue.decks[0];
  const code = deckCode({ game: second.about.id, name, cards, choices: {}, notes: '' });
  expect(readCode(code, bookOf(first)).problems[0].text).toContain('cannot be found in Tower Siege');
});
test('a hundred copies and long notes survive', () => {
  const deck = {
    game: first.about.id,
    name: 'x',
    cards: { mine: 100 },
    choices: {},
    notes: 'é'.repeat(3000),
  };
  expect(readCode(deckCode(deck), bookOf(first)).deck).toEqual(deck);
});
