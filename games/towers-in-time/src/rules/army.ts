import type { Id } from '@siegeworks/contract';
import { GLYPH } from '../cards/card.ts';
import { ableToAct, glyphs, isEvil, isGood } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';

/** TT-176 */
export const canAttack = (s: Realm, p: Piece) => !p.used && !p.noAttack && ableToAct(s, p);

/** TT-170, TT-176, TT-226, TT-R50: all have Army, and good and evil are not mixed. */
export function isArmy(s: Realm, ids: readonly Id[]): boolean {
  const units = ids.map(id => piece(s, id));
  if (units.some(p => (glyphs(s, p) & GLYPH.army) === 0)) return false;
  return !(units.some(p => isGood(s, p)) && units.some(p => isEvil(s, p)));
}
