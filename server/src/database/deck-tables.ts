import type { KeptDeck } from '@siegeworks/protocol';
import type { JsonOrNull, Time } from './columns.ts';

/** A deck of somebody's own. */
export interface DeckTable {
  person: string;
  id: string;
  game: string;
  /** `null` once it was deleted: other places of the same person hear of it. */
  body: JsonOrNull<KeptDeck>;
  /** Counts changes: whoever changes a deck says which one they knew, so that nothing is overwritten unseen. */
  revision: number;
  updated: Time;
}

export interface DeckTables {
  deck: DeckTable;
}
