import type { CardInfo } from '@siegeworks/protocol';
import type { CardParts, CardValue, TermLike } from '@siegeworks/ui';
import { drawingOf, hasSign, termFor } from '@siegeworks/ui';
import type { Pictures } from './pictures.ts';

export interface Filter {
  /** Words that a card must hold, anywhere in its name, type, text or facts. */
  words: string;
  /** Empty for all types. */
  type: string;
}

/** The cards that match the filter, in the order of the book. */
export function matching(cards: readonly CardInfo[], { words, type }: Filter): CardInfo[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter(card => {
    if (type !== '' && card.type !== type) return false;
    const text = [card.name, card.type, card.text, card.set, ...card.facts].join(' ').toLowerCase();
    return sought.every(word => text.includes(word));
  });
}

export const typesOf = (cards: readonly CardInfo[]): string[] => [...new Set(cards.map(card => card.type))];

/** A card as it is printed, drawn from the facts of the book: all its numbers, each by its sign or its letters. */
export function partsOf(card: CardInfo, { art, icons }: Pictures): CardParts {
  const numbers = card.facts.flatMap(fact => fact.split(' · ')).flatMap(numbersOf);
  const [cost] = card.facts.flatMap(fact => /^Cost (.+)$/.exec(fact)?.[1] ?? []);
  const roundel = cost !== undefined && cost.length <= LONGEST_COST;
  return {
    name: card.name,
    type: card.type,
    line: card.facts.filter(fact => !(roundel && /^Cost /.test(fact))).join(' · '),
    marks: [],
    cost: roundel ? cost : undefined,
    values: numbers.length > 0 ? numbers : undefined,
    picture: drawingOf(art, icons, card.id),
  };
}
/** Letters of a cost for which there is room in the corner of a card. */
const LONGEST_COST = 18;

const printedValue = (name: string, n: number): CardValue => ({
  name,
  short: shortOf(name),
  now: n,
  printed: n,
  why: [],
});

/** `Attack 3`, `Upkeep 2 gold`, `3/4`: numbers that a card shows. The cost stands in its corner. */
function numbersOf(fact: string): CardValue[] {
  const [, attack, defence] = /^(\d+)\/(\d+)$/.exec(fact) ?? [];
  if (attack !== undefined)
    return [printedValue('Attack', Number(attack)), printedValue('Defence', Number(defence))];
  const [, name, value, unit] = /^([A-Z][A-Za-z ]*?) ([+-]?\d+)(?: (gold|power))?$/.exec(fact) ?? [];
  if (name === undefined || name === 'Cost') return [];
  return [printedValue(unit === undefined ? name : `${name} in ${unit}`, Number(value))];
}

/** `Attack Strength` is `AS` where there is room for two letters only, `Worth` is `Wo`. */
function shortOf(name: string): string {
  const words = name.split(' ').filter(word => word !== 'in');
  if (hasSign(name.toLowerCase())) return name;
  return words.length > 1 ? words.map(word => word.charAt(0).toUpperCase()).join('') : name.slice(0, 2);
}

/** The words of its type and of its printed facts that the glossary explains, each once. */
export function termsOn({ type, facts }: CardInfo, glossary: readonly TermLike[]): TermLike[] {
  const numbers = facts.flatMap(fact => fact.split(' · ')).map(fact => fact.replace(/ [+-]?\d.*$/, ''));
  const found = new Map<TermLike, TermLike>();
  for (const word of [...type.split(' · '), ...numbers]) {
    const term = termFor(word, glossary);
    // One meaning may serve several words, as that of elements: the one on the card is said.
    if (term) found.set(term, term.quiet ? { ...term, term: word } : term);
  }
  return [...found.values()];
}
