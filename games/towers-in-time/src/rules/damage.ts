import type { Seat } from '@siegeworks/contract';
import { tell } from '../state/events.ts';
import { removeUnit, touch } from '../state/place.ts';
import type { Packet } from '../state/readers.ts';
import { canAffect, defence, unitsOf } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';

/**
 * TT-142: damage that can affect it; it is killed at its defence or above, and never by a lost bonus (TT-143,
 * TT-R11, TT-246).
 */
export function harm(s: Realm, p: Piece, packet: Packet): void {
  touch(s, p.id);
  if (packet.n <= 0 || !canAffect(s, packet, p)) return;
  suffer(s, p, packet.n);
}
export function suffer(s: Realm, p: Piece, n: number): void {
  if (n <= 0) return;
  p.damage += n;
  tell(s, { type: 'damaged', card: p.id, n });
  if (!p.dying && p.damage >= defence(s, p)) {
    p.dying = true;
    tell(s, { type: 'killed', card: p.id });
  }
}
/** TT-151, TT-R47 */
export function heal(s: Realm, p: Piece, most: number): void {
  touch(s, p.id);
  const n = Math.min(most, p.damage);
  if (n <= 0) return;
  p.damage -= n;
  tell(s, { type: 'healed', card: p.id, n });
}
export function dyingOf(s: Realm, seat: Seat): Piece[] {
  const found: Piece[] = [];
  for (const p of unitsOf(s, seat)) if (p.dying) found.push(p);
  return found;
}

/** TT-145: after every action, units with less damage than defence again are saved. */
export function markSaved(s: Realm): void {
  for (const p of s.pieces) {
    if (!p?.dying || (p.damage > 0 && p.damage >= defence(s, p))) continue;
    p.dying = false;
    tell(s, { type: 'saved', card: p.id });
  }
}
/** TT-146, TT-147, TT-R45: a dying unit could only be saved, and was not (TT-R44). */
export function removeDying(s: Realm, seat: Seat, named: readonly number[] = []): void {
  for (const p of dyingOf(s, seat)) if (!named.includes(p.id) && s.pieces[p.id]) removeUnit(s, p);
}
