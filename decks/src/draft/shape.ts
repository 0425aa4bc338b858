import type { CardInfo, VariantValue } from '@siegeworks/contract';

/** Cards, choices and what may be exchanged. */
export interface Beginning {
  cards: Record<string, number>;
  choices: Record<string, VariantValue>;
  may: readonly CardInfo[];
}

export const countOf = (
  cards: Readonly<Record<string, number>>,
  book: readonly CardInfo[],
  types: readonly string[],
): number => book.reduce((sum, { id, type }) => sum + (types.includes(type) ? (cards[id] ?? 0) : 0), 0);
