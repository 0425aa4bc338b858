import type { CardInfo } from '@siegeworks/contract';
import { sizeOf } from './deck.ts';
import type { Bar } from './plots.ts';
import { curve, shares } from './plots.ts';

type Cards = Readonly<Record<string, number>>;

/** One bar of each of two decks. */
export interface BarPair {
  name: string;
  left: number;
  right: number;
}
/** A card that at least one of two decks holds. */
export interface CardPair {
  card: CardInfo;
  left: number;
  right: number;
}
/** Two decks side by side. */
export interface Comparison {
  sizes: { left: number; right: number };
  /** Copies that both decks hold. */
  shared: number;
  /** By type, in the order of the book. */
  types: { type: string; left: number; right: number; cards: CardPair[] }[];
  curve: BarPair[];
  /** By the facet that divides the game, where it has one. */
  facet: BarPair[];
}

/** What two decks of one game have in common, and in what they differ. */
export function compareDecks(
  left: Cards,
  right: Cards,
  book: readonly CardInfo[],
  { number, facet }: { number: string; facet: string | undefined },
): Comparison {
  const known = new Map(book.map(card => [card.id, card]));
  const pairs = book
    .map(card => ({ card, left: left[card.id] ?? 0, right: right[card.id] ?? 0 }))
    .filter(pair => pair.left + pair.right > 0);
  const types = [...new Set(pairs.map(({ card }) => card.type))];
  return {
    sizes: { left: sizeOf(left), right: sizeOf(right) },
    shared: pairs.reduce((sum, pair) => sum + Math.min(pair.left, pair.right), 0),
    types: types.map(type => {
      const cards = pairs.filter(({ card }) => card.type === type);
      return { type, left: total(cards, 'left'), right: total(cards, 'right'), cards };
    }),
    curve: paired(curve(left, known, number), curve(right, known, number)),
    facet: facet === undefined ? [] : paired(shares(left, known, facet), shares(right, known, facet)),
  };
}

const total = (cards: readonly CardPair[], side: 'left' | 'right'): number =>
  cards.reduce((sum, pair) => sum + pair[side], 0);

/** The bars of both under the same names; a name that only one of them has counts nothing in the other. */
function paired(left: readonly Bar[], right: readonly Bar[]): BarPair[] {
  const names = [
    ...new Set([...(left.length >= right.length ? left : right), ...left, ...right].map(nameOf)),
  ];
  const at = (bars: readonly Bar[], name: string) => bars.find(bar => bar.name === name)?.count ?? 0;
  return names.map(name => ({ name, left: at(left, name), right: at(right, name) }));
}
const nameOf = ({ name }: Bar): string => name;
