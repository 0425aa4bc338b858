import { castleLabel } from '@siegeworks/decks';
import type { DeckVersion, GameInfo, KeptDeck, Result } from '@siegeworks/protocol';
import { labelOf } from './deck-label.ts';

/** Matches with one version of a deck. */
export interface VersionRecord {
  counted: Result[];
  /** Given up before the third turn: they tell nothing about the deck. */
  early: Result[];
}

/** The turn before which a match that was given up does not count for its deck. */
const EARLY = 3;

export function recordOf(
  results: readonly Result[],
  { castles }: GameInfo,
  deck: KeptDeck,
  version: DeckVersion,
): VersionRecord {
  const label = castles ? castleLabel(version.choices) : labelOf(deck.id, version);
  const played = results.filter(each => each.deck === label);
  const isEarly = ({ conceded = false, turns }: Result) => conceded && turns < EARLY;
  return { counted: played.filter(each => !isEarly(each)), early: played.filter(isEarly) };
}
