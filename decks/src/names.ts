import type { CardInfo } from '@siegeworks/contract';
import { nearest } from '@siegeworks/files';
import type { DeckBook } from './deck.ts';
import { mayHold } from './deck.ts';

/** The same words, whatever marks a word processor has put in the place of plain ones. */
const straight = (word: string): string =>
  word
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019\u201a\u201b\u2032\u00b4`]/g, "'")
    .replaceAll(/[\u201c\u201d\u201e\u2033\u00ab\u00bb]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Only letters and digits, without accents: how two names are alike when neither was typed with care. */
export const plain = (word: string): string =>
  straight(word)
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** What a name in a list leads to: one card, or the names that were perhaps meant. */
export type Found = { card: CardInfo } | { near: string[] };

/**
 * A whole name wins over everything, then the same letters, then an id. A part of a name is never taken for the name: it
 * is offered, because nobody would notice that another card was read.
 */
export function cardNamed(cards: readonly CardInfo[], said: string): Found {
  const ways = [
    (card: CardInfo) => straight(card.name) === straight(said),
    (card: CardInfo) => plain(card.name) === plain(said),
    (card: CardInfo) => card.id === said.trim().toLowerCase(),
  ];
  for (const way of ways) {
    const [card] = cards.filter(way).sort((a, b) => Number(mayHold(b)) - Number(mayHold(a)));
    if (card && plain(said) !== '') return { card };
  }
  return {
    near: nearest(
      said,
      cards.filter(mayHold).map(({ name }) => name),
    ),
  };
}

/** The name under which a list calls a card: its id where another card of a deck has the same name. */
export function nameIn(cards: readonly CardInfo[], card: CardInfo): string {
  const found = cardNamed(cards, card.name);
  return 'card' in found && found.card.id === card.id ? card.name : card.id;
}

/** Whether somebody means this game: by its id, its title, or the title without what follows a colon. */
export const isGame = (said: string, { game, title }: Pick<DeckBook, 'game' | 'title'>): boolean =>
  [game, title, title.split(':')[0]].some(each => plain(each) === plain(said));
