import type { Id, Seat } from '@siegeworks/contract';
import { touch } from '../state/place.ts';
import { isCombatant } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';

/**
 * TT-134, TT-136, TT-204, TT-R36: a unit that acts in a combat, or against an enemy outside it, becomes
 * vulnerable.
 */
export function markActor(s: Realm, p: Piece, isHostile: boolean): void {
  touch(s, p.id);
  if (s.combat) {
    if (isCombatant(s, p.id)) return;
    p.acted = true;
    p.exposed = true;
    return;
  }
  // TT-139: an action that affects only the player's own cards makes no unit vulnerable.
  if (isHostile) p.openly = true;
}
/** TT-138: an exposed unit that its own player targets stays exposed. */
export function markTargets(s: Realm, seat: Seat, targets: readonly Id[]): void {
  touch(s, ...targets);
  if (!s.combat) return;
  for (const id of targets) {
    const p = s.pieces[id];
    if (p?.controller === seat && p.exposed) p.affected = true;
  }
}
