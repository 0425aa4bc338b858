import { expect, test } from 'vitest';
import {
  bookOf,
  castleIn,
  castleLabel,
  choicesBetween,
  deckCode,
  deckJson,
  deckText,
  emptyDeck,
  readCode,
  readDeck,
  reasonsAgainst,
} from '../src/index.ts';
import { gameOf } from './books.ts';

const game = gameOf('two-deck-siege');
const book = bookOf(game);
const [ready] = game.catalogue.castles?.ready ?? [];
const castle = {
  ...emptyDeck(game.about.id, 'Keep'),
  choices: { ...ready?.choices, provisions: 33, grim: true },
};

test('a castle is written as text, JSON and link, and reads back the same', () => {
  for (const { deck, problems } of [
    readDeck(deckText(castle, book), book),
    readDeck(deckJson(castle), book),
    readCode(deckCode(castle), book),
  ]) {
    expect(problems).toEqual([]);
    expect(deck).toEqual(castle);
    expect(reasonsAgainst(game, deck)).toEqual([]);
  }
});

test('a file that says nothing of a castle is refused, and so is one that breaks a rule', () => {
  expect(readDeck('Name: Nothing\n', book).problems).toEqual([
    { line: 0, text: 'it says nothing of a castle' },
  ]);
  const odd = { ...castle, choices: { ...castle.choices, castle: 'rectangle', thickAt: 'N9+S1' } };
  expect(reasonsAgainst(game, odd).map(({ rule }) => rule)).toEqual(['TD-014']);
});

test('the difference between two castles is put into words', () => {
  expect(choicesBetween(ready?.choices ?? {}, castle.choices, book)).toEqual([
    'Provisions: 30 → 33',
    'Grim: no → yes',
  ]);
});

test('a match knows its castle only where nothing was left to a preset', () => {
  const players = [{}];
  expect(castleIn(game, { players, options: castle.choices })).toBe(castleLabel(castle.choices));
  expect(castleIn(game, { players, options: { ...castle.choices, provisions: -1 } })).toBe('');
  expect(castleIn(game, { players, options: { preset: 'marshal-0' } })).toBe('');
  expect(castleIn(gameOf('arcania'), { players: [{}, {}], options: {} })).toBe('');
});
