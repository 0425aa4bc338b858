import type { CardInfo } from '@siegeworks/protocol';
import type { CardParts, CardValue } from '@siegeworks/ui';
import { drawingOf, hasSign } from '@siegeworks/ui';
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

/** How many numbers fit on a card. */
const MOST_VALUES = 4;

/** A card as it is printed, drawn from the facts of the book. */
export function partsOf(card: CardInfo, { art, icons }: Pictures): CardParts {
  const numbers = card.facts.flatMap(numberOf);
  const [cost] = card.facts.flatMap(fact => /^Cost (.+)$/.exec(fact)?.[1] ?? []);
  return {
    name: card.name,
    type: card.type,
    line: card.facts.filter(fact => !/^Cost /.test(fact)).join(' · '),
    marks: [],
    cost: cost !== undefined && cost.length < 12 ? cost : undefined,
    values: numbers.length > 0 && numbers.length <= MOST_VALUES ? numbers : undefined,
    picture: drawingOf(art, icons, card.id),
  };
}

/** `Attack 3` is a number that a card shows by its sign. */
function numberOf(fact: string): CardValue[] {
  const [, name, value] = /^(\D*[a-z]) (\d+)$/.exec(fact) ?? [];
  if (name === undefined || value === undefined || !hasSign(name.toLowerCase())) return [];
  return [{ name, short: name, now: Number(value), printed: Number(value), why: [] }];
}
