import type { CardInfo, Deck } from '@siegeworks/protocol';

/** How many cards there are of one type. */
export interface Share {
  type: string;
  count: number;
}

/** The types of cards in a deck, the most frequent first. */
export function composition({ cards }: Deck, known: ReadonlyMap<string, CardInfo>): Share[] {
  const counts = new Map<string, number>();
  for (const [id, count] of Object.entries(cards)) {
    const type = known.get(id)?.type ?? 'Other';
    counts.set(type, (counts.get(type) ?? 0) + count);
  }
  return [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count);
}

export const sizeOf = ({ cards }: Deck): number => Object.values(cards).reduce((sum, n) => sum + n, 0);
