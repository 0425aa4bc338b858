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

/** The cards of one type in a deck, the most copies first. */
export function cardsOfType({ cards }: Deck, known: ReadonlyMap<string, CardInfo>, type: string) {
  return Object.entries(cards)
    .filter(([id]) => (known.get(id)?.type ?? 'Other') === type)
    .map(([id, count]) => ({ id, name: known.get(id)?.name ?? id, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
