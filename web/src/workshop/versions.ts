import { markOfList } from '@siegeworks/decks';
import type { DeckVersion, GauntletFigures, KeptDeck } from '@siegeworks/protocol';
import { MOST_VERSIONS } from '@siegeworks/protocol';

/** A day as people write it. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** The versions with the list as it is now among them: the same list is one version, however often it is played. */
export function versionsWith(deck: KeptDeck, note = '', gauntlet?: GauntletFigures): DeckVersion[] {
  const { cards, choices, versions } = deck;
  const mark = markOfList(deck);
  const before = versions.find(each => markOfList(each) === mark);
  const others = versions.filter(each => each !== before);
  const now: DeckVersion = {
    at: before?.at ?? Date.now(),
    cards,
    choices,
    note: note || (before?.note ?? ''),
    ...(before?.gauntlet && { gauntlet: before.gauntlet }),
    ...(gauntlet && { gauntlet }),
  };
  return [...others, now].sort((a, b) => a.at - b.at).slice(-MOST_VERSIONS);
}
