import type { CardInfo } from '@siegeworks/protocol';

/** What is shown of all cards, and in which order. */
export interface Filter {
  /** Words that a card must hold, anywhere in its name, type, text or facts. */
  words: string;
  /** None for all types. */
  types: readonly string[];
  /** By facet: the word that a card must carry. */
  facets: Readonly<Record<string, string>>;
  /** By number: the least and the most, where they were given. */
  ranges: Readonly<Record<string, { min?: number; max?: number }>>;
  /** Only cards that this deck may hold. */
  fitting: boolean;
  /** Empty for the order of the book, `name`, `copies`, or a number. */
  sort: string;
  /** The other way round. */
  down: boolean;
}

export const NO_FILTER: Filter = {
  words: '',
  types: [],
  facets: {},
  ranges: {},
  fitting: true,
  sort: '',
  down: false,
};

/** The facets that the cards of a game have: words with their values, and numbers with their ends. */
export interface FacetList {
  types: { name: string; count: number }[];
  words: { name: string; values: string[] }[];
  numbers: { name: string; min: number; max: number }[];
}

export function facetsIn(cards: readonly CardInfo[]): FacetList {
  const types = [...new Set(cards.map(({ type }) => type))];
  const words = [...new Set(cards.flatMap(card => Object.keys(card.words ?? {})))];
  const numbers = [...new Set(cards.flatMap(card => Object.keys(card.numbers ?? {})))];
  return {
    types: types.map(name => ({ name, count: cards.filter(({ type }) => type === name).length })),
    words: words.map(name => ({
      name,
      values: [...new Set(cards.flatMap(card => card.words?.[name] ?? []))].sort(),
    })),
    numbers: numbers.map(name => {
      const values = cards.flatMap(card => card.numbers?.[name] ?? []);
      return { name, min: Math.min(...values), max: Math.max(...values) };
    }),
  };
}

interface Deck {
  cards: Readonly<Record<string, number>>;
  /** Cards that it may not hold. */
  barred: ReadonlySet<string>;
}

/** The cards to be shown. A card that is in the deck is always among the fitting ones: it must be possible to take it out. */
export function shown(cards: readonly CardInfo[], filter: Filter, deck: Deck): CardInfo[] {
  const sought = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cards.filter(
    card =>
      (filter.types.length === 0 || filter.types.includes(card.type)) &&
      hasWords(card, sought) &&
      hasFacets(card, filter) &&
      (!filter.fitting || !deck.barred.has(card.id) || Object.hasOwn(deck.cards, card.id)),
  );
  return sorted(found, filter, deck.cards);
}

function hasWords({ name, type, text, set, facts }: CardInfo, sought: readonly string[]): boolean {
  if (sought.length === 0) return true;
  const all = [name, type, text, set, ...facts].join(' ').toLowerCase();
  return sought.every(word => all.includes(word));
}

function hasFacets(card: CardInfo, { facets, ranges }: Filter): boolean {
  const worded = Object.entries(facets).every(
    ([name, word]) => word === '' || card.words?.[name]?.includes(word),
  );
  return (
    worded &&
    Object.entries(ranges).every(([name, { min, max }]) => {
      if (min === undefined && max === undefined) return true;
      const value = card.numbers?.[name];
      return value !== undefined && value >= (min ?? value) && value <= (max ?? value);
    })
  );
}

function sorted(
  cards: CardInfo[],
  { sort: by, down }: Filter,
  copies: Readonly<Record<string, number>>,
): CardInfo[] {
  const way = down ? -1 : 1;
  const byName = (a: CardInfo, b: CardInfo) => a.name.localeCompare(b.name, 'en');
  if (by === '') return down ? cards.reverse() : cards;
  if (by === 'name') return cards.sort((a, b) => way * byName(a, b));
  const value = (card: CardInfo) => (by === 'copies' ? -(copies[card.id] ?? 0) : card.numbers?.[by]);
  return cards.sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    // Cards without the number come last, whichever way it goes.
    if (x === undefined || y === undefined)
      return Number(x === undefined) - Number(y === undefined) || byName(a, b);
    return way * (x - y) || byName(a, b);
  });
}

/** How many filters are set beside the words and the types. */
export const filtersSet = ({ facets, ranges }: Filter): number =>
  Object.values(facets).filter(word => word !== '').length +
  Object.values(ranges).filter(({ min, max }) => min !== undefined || max !== undefined).length;
