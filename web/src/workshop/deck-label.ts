import type { KeptDeck } from '@siegeworks/protocol';

/** A short word for exactly these cards and choices: results belong to a list, not to its name. */
export function markOfList({ cards, choices }: Pick<KeptDeck, 'cards' | 'choices'>): string {
  const text = JSON.stringify([Object.entries(cards).sort(), Object.entries(choices).sort()]);
  let mark = 2166136261;
  for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), 16777619);
  return (mark >>> 0).toString(36);
}

/** How a match remembers with which deck, and with which version of it, it was played. */
export const deckLabel = (deck: KeptDeck): string => `own:${deck.id}:${markOfList(deck)}`;
