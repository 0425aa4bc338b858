import { describe, expect, test } from 'vitest';
import {
  bookOf,
  DECK_LIMITS,
  deckJson,
  deckText,
  gameNamedIn,
  isGame,
  noteText,
  readDeck,
} from '../src/index.ts';
import { decked, gameOf } from './books.ts';

const arcania = bookOf(gameOf('arcania'));
const arcmage = bookOf(gameOf('arcmage'));
const towers = bookOf(gameOf('tower-siege'));
const problemsIn = (text: string, book = arcania) => readDeck(text, book).problems.map(noteText);

describe('a list', () => {
  test.each(decked.map(game => [game.about.id, game] as const))(
    'of %s that was written reads back as the same deck, as text and as JSON',
    (_id, game) => {
      const book = bookOf(game);
      for (const { name, cards, choices = {} } of game.catalogue.decks) {
        const deck = { game: game.about.id, name, cards, choices, notes: 'Two lines\nof notes' };
        for (const text of [deckText(deck, book), deckJson(deck)]) {
          const read = readDeck(text, book);
          expect(read.problems).toEqual([]);
          expect(read.notes).toEqual([]);
          expect(read.deck).toEqual(deck);
        }
      }
    },
  );

  test.each([
    '4 Rangers',
    '4x Rangers',
    '4 × rangers',
    '4X RANGERS',
    '- 4 Rangers // mine',
    'Rangers x4',
    'Rangers (4)',
    '4\tRangers',
  ])('says four Rangers as “%s”', line => {
    expect(readDeck(line, arcania)).toMatchObject({ deck: { cards: { rangers: 4 } }, problems: [] });
  });

  test('takes typographic signs and missing ones for plain ones', () => {
    expect(readDeck('1 Dremour’s Cauldron\n2 dremours cauldron', towers).deck.cards).toEqual({
      'dremours-cauldron': 3,
    });
    expect(readDeck('1 Nature´s Outrage', arcmage).deck.cards).toEqual({ 'natures-outrage': 1 });
  });

  test('takes a whole name before a longer one that begins with it, and never a part for the whole', () => {
    expect(readDeck('1 Mine', towers).deck.cards).toEqual({ mine: 1 });
    expect(problemsIn('2 Elite')).toEqual([
      'line 1: there is no card “Elite” in Arcania: Kingdoms of Power; did you mean Elite Guard?',
    ]);
    expect(problemsIn('1 Rangers 1.0')[0]).toContain('there is no card “Rangers 1.0”');
  });

  test('leaves out headings, comments and empty lines', () => {
    const text = '# mine\n\nLands\n[Buildings]\n== Military Units (4) ==\n; old\n2 Barrack\n';
    expect(readDeck(text, arcania)).toMatchObject({ deck: { cards: { barrack: 2 } }, problems: [] });
  });

  test('adds up nothing in silence', () => {
    const { deck, notes } = readDeck('2 Rangers\n1 Barrack\n3 rangers', arcania);
    expect(deck.cards.rangers).toBe(5);
    expect(notes.map(noteText)).toEqual(['line 3: Rangers stands in line 1 already: 2 and 3 were added up']);
  });

  test('tells everything that is wrong with it, each with its line', () => {
    const text = [
      'Game: Tower Siege',
      'Army: orcs',
      'Colour: blue',
      '0 Rangers',
      '2000 Barrack',
      '3 Rangerz',
    ];
    const problems = problemsIn(text.join('\n'));
    expect(problems.map(each => each.slice(0, 7))).toEqual([
      'line 1:',
      'line 2:',
      'line 3:',
      'line 4:',
      'line 5:',
      'line 6:',
    ]);
    expect(problems[1]).toContain(
      'Army cannot be “orcs”; choose from Dwarves, Elves, Lycanthropes, The Undead',
    );
  });

  test.each([
    ['too long', 'x'.repeat(DECK_LIMITS.text + 1), 'at most 100000 characters'],
    ['of too many lines', '1 Barrack\n'.repeat(3000), 'at most 2000 lines'],
    ['empty', '\n\n', 'there are no cards in it'],
    ['broken JSON', '{"cards": ', 'the deck is not JSON'],
    ['JSON of another kind', '[1]', 'the deck must be an object'],
    ['JSON with strange fields', '{"cards":{},"rules":1}', 'unknown field "rules"'],
    ['JSON of another game', '{"game":"arcmage","cards":{"barrack":1}}', 'this is a deck of arcmage'],
    ['of controls', '1 \u001b[2J', 'there is no card'],
    ['of inherited names', '1 constructor\n1 __proto__', 'there is no card “constructor”'],
  ])('that is %s is refused with its reason', (_kind, text, reason) => {
    const problems = problemsIn(text);
    expect(problems.join('\n')).toContain(reason);
    expect(problems.join('\n')).not.toContain('\u001b');
    expect(problems.length).toBeLessThanOrEqual(41);
  });

  test('names its game itself', () => {
    expect(gameNamedIn('Name: x\nGame: Arcania\n1 Barrack')).toBe('Arcania');
    expect(gameNamedIn('{"game": "arcmage"}')).toBe('arcmage');
    expect(gameNamedIn('1 Barrack')).toBeNull();
    const arcania = { game: 'arcania', title: 'Arcania: Kingdoms of Power' };
    for (const said of ['Arcania', 'arcania', 'ARCANIA: kingdoms of power'])
      expect(isGame(said, arcania), said).toBe(true);
    expect(isGame('Arc', arcania)).toBe(false);
  });
});
