import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Face, Game } from '@siegeworks/contract';
import { create, pick } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { spellings, termFor } from '@siegeworks/ui';
import { describe, expect, test } from 'vitest';
import { termsOn } from '../src/gallery/cards.ts';
import { newTerms } from '../src/rules/glossary.ts';

const RULES = join(import.meta.dirname, '..', '..', 'docs', 'rules');
const MATCHES = 20;
const PICKS = 240;
/** How many picks pass between two looks at the table. */
const LOOK = 6;

/** Everything short that is written on the cards of these matches. */
function wordsOn(game: Game): Set<string> {
  const words = new Set<string>();
  const read = (face: Face) => {
    for (const { short } of face.values ?? []) words.add(short);
    for (const mark of face.marks) words.add(mark);
    for (const word of face.type?.split(' · ') ?? []) words.add(word);
    face.attached.forEach(read);
  };
  for (let n = 0; n < MATCHES; n++) look(game, n, read);
  for (const { type } of game.catalogue.cards) words.add(type);
  return words;
}

function look(game: Game, n: number, read: (face: Face) => void): void {
  const { decks } = game.catalogue;
  const deckOf = (seat: number) => (decks.length > 0 ? { deck: decks[(n + seat) % decks.length].id } : {});
  const players = Array.from({ length: game.about.seats.min }, (_, seat) => deckOf(seat));
  const match = create(game, { players }, `glossary ${n}`);
  const dice = playerDice(`glossary ${n}`);
  for (let picks = 0; match.asked && picks < PICKS; picks++) {
    const { seat, options } = match.asked;
    if (picks % LOOK === 0)
      for (const { cards } of game.words.board(match.state, 0).areas) cards.forEach(read);
    const any = options[Math.floor(dice() * options.length)];
    pick(match, seat, dice() < 0.3 ? any : game.judgement.habit(match.state, seat, options));
  }
}

describe.each(games.map(game => [game.about.id, game] as const))('the glossary of %s', (id, game) => {
  const terms = game.words.glossary ?? [];

  test('explains every abbreviation, mark and type on the cards of twenty matches', () => {
    const names = new Set(game.catalogue.cards.map(({ name }) => name));
    // A mark that is the name of a card is explained by that card.
    const open = [...wordsOn(game)].filter(word => !names.has(word) && !termFor(word, terms));
    expect(open).toEqual([]);
  });

  test('gives a rule of the book for every term, and no spelling twice', () => {
    const book = readFileSync(join(RULES, `${id}.md`), 'utf8');
    expect(terms.filter(({ rule }) => !book.includes(`**${rule}**`)).map(({ term }) => term)).toEqual([]);
    const all = terms.flatMap(spellings);
    expect(all.filter((word, n) => all.indexOf(word) !== n)).toEqual([]);
  });
});

describe('beside the table', () => {
  const level = { term: 'Attack Level', also: ['AL'], text: 'What must be rolled to hit.', rule: 'TS-017' };
  const minion = { term: 'Minion', text: 'A creature.', rule: 'TS-050' };

  test('the gallery explains the type and the printed numbers of a card, each once', () => {
    const card = {
      id: 'ogre',
      name: 'Ogre',
      type: 'Minion · Beast',
      set: '',
      text: '',
      facts: ['AL 30 · DL 20', 'AL 5'],
    };
    expect(termsOn(card, [level, minion])).toEqual([minion, level]);
    const element = { term: 'Fire', also: ['Minion'], quiet: true, text: 'An element.', rule: '' };
    expect(termsOn(card, [element]).map(({ term }) => term)).toEqual(['Minion']);
  });

  test('the rules page explains a term where it comes first in a section, and not in tables', () => {
    const blocks = [
      { kind: 'table' as const, rows: [['Minion']] },
      { kind: 'rule' as const, id: 'TS-050', text: 'A Minion has an Attack Level.' },
      { kind: 'text' as const, text: 'Every Minion has one.' },
    ];
    expect(newTerms(blocks, [level, minion])).toEqual([[], [minion, level], []]);
  });
});
