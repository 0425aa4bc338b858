import { castleLabel, markOfList } from '@siegeworks/decks';
import type { GameInfo, KeptDeck } from '@siegeworks/protocol';

type List = Pick<KeptDeck, 'cards' | 'choices'>;
const OWN = 'own:';

/** How a match remembers with which deck, and with which version of it, it was played. */
export const labelOf = (id: string, list: List): string => `${OWN}${id}:${markOfList(list)}`;
export const deckLabel = (deck: KeptDeck): string => labelOf(deck.id, deck);

/** What a deck or a castle of one's own is called now, by the label of a match. */
export function nameOfLabel(
  label: string,
  { castles, decks, earlier = [] }: GameInfo,
  own: readonly KeptDeck[],
): string {
  if (castles) {
    const same = ({ choices = {} }: { choices?: KeptDeck['choices'] }) => castleLabel(choices) === label;
    return own.find(same)?.name ?? castles.ready.find(same)?.name ?? 'Another castle';
  }
  if (!label.startsWith(OWN)) return [...decks, ...earlier].find(({ id }) => id === label)?.name ?? label;
  const [, id] = label.split(':');
  return own.find(deck => deck.id === id)?.name ?? 'A deck of your own, since deleted';
}
