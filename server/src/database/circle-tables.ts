import type { Draft } from '@siegeworks/decks';
import type { CircleDeck, CircleView } from '@siegeworks/protocol';
import type { Json, JsonOrNull, Time } from './columns.ts';

/** Somebody in a circle, on the seat of their place in the list. */
export interface CircleSitter {
  person: string;
  name: string;
  entropy: string;
  /** Has left, or was too often late: a computer player takes cards in their place. */
  gone: boolean;
  /** What they have built. */
  deck: CircleDeck | null;
}

/** People who open packs together: they have the first seats, and computer players all others. */
export interface CircleTable {
  id: string;
  by: string;
  game: string;
  kind: CircleView['kind'];
  packs: number;
  /** Seconds for a turn; 0 for as long as everybody likes. */
  pace: number;
  /** The house's part of the seed of the packs. */
  seed: string;
  sitters: Json<CircleSitter[]>;
  seats: number;
  /** Once packs are open. */
  draft: JsonOrNull<Draft>;
  /** When the turn began that everybody is at. */
  turned: Time;
  /** Counts changes: of two who take cards at once, none is overwritten. */
  revision: number;
  closed: boolean;
  created: Time;
  updated: Time;
}

export interface CircleTables {
  circle: CircleTable;
}
