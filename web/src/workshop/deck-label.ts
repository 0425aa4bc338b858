import type { KeptDeck } from '@siegeworks/protocol';

type List = Pick<KeptDeck, 'cards' | 'choices'>;

/** A short word for exactly these cards and choices: results belong to a list, not to its name. */
export function markOfList({ cards, choices }: List): string {
  const text = JSON.stringify([Object.entries(cards).sort(), Object.entries(choices).sort()]);
  let mark = 2166136261;
  for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), 16777619);
  return (mark >>> 0).toString(36);
}

const OWN = 'own:';

/** How a match remembers with which deck, and with which version of it, it was played. */
export const labelOf = (id: string, list: List): string => `${OWN}${id}:${markOfList(list)}`;
export const deckLabel = (deck: KeptDeck): string => labelOf(deck.id, deck);

/** The deck of one's own that a label names, or nothing where it names a ready one. */
export const ownIdIn = (label: string): string | null =>
  label.startsWith(OWN) ? (label.split(':')[1] ?? '') : null;
