import type { CardInfo } from '@siegeworks/contract';

type Cards = Readonly<Record<string, number>>;
type Known = ReadonlyMap<string, CardInfo>;

/** One bar of a plot. */
export interface Bar {
  name: string;
  count: number;
}

const held = (cards: Cards, known: Known): { card: CardInfo; copies: number }[] =>
  Object.entries(cards).flatMap(([id, copies]) => {
    const card = known.get(id);
    return card ? [{ card, copies }] : [];
  });

/** How many cards there are of each value of a number, without gaps; what lies above the last bar stands in it. */
export function curve(cards: Cards, known: Known, number: string, last = 10): Bar[] {
  const counts = new Map<number, number>();
  for (const { card, copies } of held(cards, known)) {
    const value = card.numbers?.[number];
    if (value === undefined) continue;
    const at = Math.min(value, last);
    counts.set(at, (counts.get(at) ?? 0) + copies);
  }
  if (counts.size === 0) return [];
  const most = Math.max(...counts.keys());
  return Array.from({ length: most + 1 }, (_, value) => ({
    name: value === last ? `${value}+` : `${value}`,
    count: counts.get(value) ?? 0,
  }));
}

/** Where a card has every word of a facet, such as every Army, it stands for none of them. */
const EVERY = 'All';

/** How many cards carry each word of a facet; `type` counts by the type of the card. */
export function shares(cards: Cards, known: Known, facet: string): Bar[] {
  const counts = new Map<string, number>();
  const words = wordsOf(known, facet);
  for (const { card, copies } of held(cards, known))
    for (const word of facet === 'type' ? [card.type] : words(card))
      counts.set(word, (counts.get(word) ?? 0) + copies);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

function wordsOf(known: Known, facet: string): (card: CardInfo) => readonly string[] {
  const all = new Set([...known.values()].flatMap(card => card.words?.[facet] ?? []));
  return ({ words }) => {
    const own = words?.[facet] ?? [];
    return all.size > 1 && own.length === all.size ? [EVERY] : own;
  };
}

/** What the cards of a deck need, and what others of it provide. */
export interface Need {
  name: string;
  /** Cards that need it, and the most that one of them needs. */
  wanting: number;
  most: number;
  /** Cards that provide it, by id, and how many copies together. */
  providers: string[];
  providing: number;
}
export function needs(cards: Cards, known: Known): Need[] {
  const found = new Map<string, Need>();
  const at = (name: string): Need => {
    const need = found.get(name) ?? { name, wanting: 0, most: 0, providers: [], providing: 0 };
    found.set(name, need);
    return need;
  };
  for (const { card, copies } of held(cards, known)) {
    for (const [name, n] of Object.entries(card.needs ?? {})) {
      at(name).wanting += copies;
      at(name).most = Math.max(at(name).most, n);
    }
    for (const name of Object.keys(card.provides ?? {})) {
      at(name).providers.push(card.id);
      at(name).providing += copies;
    }
  }
  return [...found.values()].sort((a, b) => b.wanting - a.wanting || b.providing - a.providing);
}
