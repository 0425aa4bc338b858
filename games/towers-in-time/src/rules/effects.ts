import { tell } from '../state/events.ts';
import { seatUnit, unseat } from '../state/place.ts';
import { isLasting } from '../state/readers.ts';
import type { Effect, Piece, Realm } from '../state/realm.ts';
import { unitToLimbo } from './limbo.ts';
import { asNewcomer, fits, roomOf } from './towers.ts';

/** TT-130, TT-R68: the lasting effect of an Instant spell ends; a unit comes back from the rift. */
export function endEffect(s: Realm, e: Effect): void {
  s.effects = s.effects.filter(each => each !== e);
  tell(s, { type: 'spellEnded', card: e.card });
  const p = s.pieces[e.on];
  if (p && isLasting(s, e, 'inRift')) fromRift(s, e, p);
}
/** Back to its Tower exactly as it was, or to Limbo if there is no longer a legal seat. */
function fromRift(s: Realm, e: Effect, p: Piece): void {
  const source = s.pieces[e.tower];
  if (!source || !fits(roomOf(s, source), asNewcomer(s, p))) return unitToLimbo(s, p);
  unseat(s, p);
  seatUnit(p, source);
  tell(s, { type: 'returnedFromRift', card: p.id, tower: source.id });
}
