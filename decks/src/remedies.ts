import type { CardInfo, Reason } from '@siegeworks/contract';
import { sizeOf, withCopies } from './deck.ts';

type Cards = Readonly<Record<string, number>>;

/** One way to mend a problem of a deck: what a button says, and the cards after it was pressed. */
export interface Remedy {
  text: string;
  cards: Record<string, number>;
}

/** Whether a card may come into the deck at all: of the right Army, out of the right pool. */
export type Allows = (card: CardInfo) => boolean;

/** What would mend one problem. The rules say how many cards there are too many or too few, and of what. */
export function remediesFor(
  { amend }: Reason,
  cards: Cards,
  book: readonly CardInfo[],
  allows: Allows = () => true,
): Remedy[] {
  if (!amend) return [];
  const { change, card: id, type, except } = amend;
  if (id !== undefined) return oneCard(cards, book, id, change, allows);
  const n = Math.abs(change);
  const what = type === undefined ? (n === 1 ? 'card' : 'cards') : plural(type, n);
  const fits = (card: CardInfo) =>
    type === undefined ? except === undefined || card.type !== except : card.type === type;
  const after =
    change > 0 ? filled(cards, book, n, card => fits(card) && allows(card)) : thinned(cards, book, n, fits);
  if (sizeOf(after) === sizeOf(cards)) return [];
  return [{ text: `${change > 0 ? 'Add' : 'Take out'} ${n} ${what}`, cards: after }];
}

const plural = (type: string, n: number): string =>
  n === 1 ? type : type.endsWith('y') ? `${type.slice(0, -1)}ies` : `${type}s`;

function oneCard(
  cards: Cards,
  book: readonly CardInfo[],
  id: string,
  change: number,
  allows: Allows,
): Remedy[] {
  const have = cards[id] ?? 0;
  const left = Math.max(0, have + change);
  const n = have - left;
  const text = left > 0 ? `Take out ${n}` : n === 1 ? 'Take it out' : `Take out all ${n}`;
  const out: Remedy = { text, cards: withCopies(cards, id, left) };
  const other = left === 0 ? standIn(out.cards, book, id, n, allows) : undefined;
  if (!other) return [out];
  const swapped = withCopies(out.cards, other.id, (out.cards[other.id] ?? 0) + n);
  return [{ text: `Swap for ${other.name}`, cards: swapped }, out];
}

/** The card of the same type with the most similar numbers of which there is room for as many. */
function standIn(
  cards: Cards,
  book: readonly CardInfo[],
  id: string,
  n: number,
  allows: Allows,
): CardInfo | undefined {
  const gone = book.find(card => card.id === id);
  const room = (card: CardInfo) => (card.most ?? Number.POSITIVE_INFINITY) - (cards[card.id] ?? 0);
  const others = book.filter(
    card => card.id !== id && card.type === gone?.type && room(card) >= n && allows(card),
  );
  const far = (card: CardInfo) => distance(card.numbers ?? {}, gone?.numbers ?? {});
  return others.sort((a, b) => far(a) - far(b))[0];
}

function distance(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): number {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.reduce((sum, name) => sum + Math.abs((a[name] ?? 0) - (b[name] ?? 0)), 0);
}

/** More copies of what is in the deck already, the most frequent first; then whatever fits. */
function filled(cards: Cards, book: readonly CardInfo[], n: number, allows: Allows): Record<string, number> {
  let after = { ...cards };
  const fits = (card: CardInfo) => card.most !== 0 && allows(card);
  const room = (card: CardInfo) => (card.most ?? 20) - (after[card.id] ?? 0);
  for (let i = 0; i < n; i++) {
    const [next] = book
      .filter(card => fits(card) && room(card) > 0)
      .sort((a, b) => Number((after[b.id] ?? 0) > 0) - Number((after[a.id] ?? 0) > 0) || room(a) - room(b));
    if (next) after = withCopies(after, next.id, (after[next.id] ?? 0) + 1);
  }
  return after;
}

/** Fewer copies of that of which there are fewest: the odd ones out. */
function thinned(cards: Cards, book: readonly CardInfo[], n: number, fits: Allows): Record<string, number> {
  let after = { ...cards };
  const typed = (id: string) => book.some(card => card.id === id && fits(card));
  for (let i = 0; i < n; i++) {
    const [least] = Object.keys(after)
      .filter(typed)
      .sort((a, b) => after[a] - after[b]);
    if (least !== undefined) after = withCopies(after, least, after[least] - 1);
  }
  return after;
}
