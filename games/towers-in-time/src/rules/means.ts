import type { Id, Seat } from '@siegeworks/contract';
import { unitsOf } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import type { Offer } from './offers.ts';
import type { Giver } from './temper.ts';
import { purse } from './temper.ts';
import type { Room } from './towers.ts';
import { roomsOf } from './towers.ts';

/** What a player can act with, worked out once for all his options. */
export interface Means<O = Offer> {
  s: Realm;
  seat: Seat;
  units: readonly Piece[];
  /** Where units may go; nothing is moved or transported in a combat (TT-187). */
  rooms: readonly Room[];
  givers: readonly Giver[];
  /** What the action must target, if anything (TT-147, TT-255). */
  aim: readonly Id[] | null;
  /** The options so far. */
  options: O[];
}
export const meansOf = <O extends Offer>(s: Realm, seat: Seat, aim: readonly Id[] | null): Means<O> => ({
  s,
  seat,
  units: unitsOf(s, seat),
  rooms: s.combat ? [] : roomsOf(s, seat),
  givers: purse(s, seat),
  aim,
  options: [],
});
