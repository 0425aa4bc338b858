import type { Seat } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import { lasting } from '../cards/card.ts';
import { emit } from '../state/events.ts';
import { endEffect, removeCreature, setPosition, unlink } from '../state/place.ts';
import { inPlay, masterOf } from '../state/readers.ts';
import type { Effect, Piece, Position, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';

/** A creature changes hands with its Items: on foot, in the open, and what it did for its former controller no longer counts. */
export function handOver(s: Siege, p: Piece, seat: Seat, position: Position): void {
  unlink(s, p);
  if (p.inside !== NONE) {
    piece(s, p.inside).occupant = NONE;
    p.inside = NONE;
  }
  take(s.players[p.controller].army, p.id);
  p.controller = seat;
  for (const item of p.items) piece(s, item).controller = seat;
  s.players[seat].army.push(p.id);
  p.declared = false;
  p.acted = false;
  p.attacked = false;
  // TS-R129: what it was doing for its former controller ends.
  for (const e of s.effects.slice()) if (e.source === p.id && lasting(e.what).needsSource) endEffect(s, e);
  setPosition(s, p, position);
}

/** The effect is over: a lent creature goes back, a summoned one leaves. */
export function expire(s: Siege, e: Effect): void {
  const [id] = e.on;
  endEffect(s, e);
  const { lends, calls } = lasting(e.what);
  if (lends && inPlay(s, id)) giveBack(s, piece(s, id));
  if (calls && inPlay(s, id)) removeCreature(s, piece(s, id));
}
/** TS-R90, TS-R115, TS-R126: it returns in DEFEND, unless another player has taken it since; its upkeep resumes (TS-R97). */
function giveBack(s: Siege, p: Piece): void {
  const seat = masterOf(s, p);
  if (seat === p.controller) return;
  emit(s, { type: 'returned', card: p.id, seat });
  handOver(s, p, seat, 'defend');
}
