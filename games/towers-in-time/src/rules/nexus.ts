import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { tell } from '../state/events.ts';
import { tax } from '../state/place.ts';
import { enemies, unitsOf } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { isArmy } from './army.ts';
import { choice, rule } from './book.ts';
import { attackFlies, block, canDefend } from './defence.ts';
import type { OfferOf } from './offers.ts';
import { DONE } from './offers.ts';

function free(s: Realm, seat: Seat): Id[] {
  const c = s.combat;
  if (!c) return [];
  const isFlying = attackFlies(s, c);
  return unitsOf(s, seat)
    .filter(p => canDefend(s, p, isFlying))
    .map(p => p.id);
}
/** TT-260: which of his fighters defend, and whose shields each guards. */
const guard = rule('guard', (seat: Seat) => ({ seat, over: false }), {
  announce: choice({
    when: (s, f) => free(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options(s, f) {
      const { attacker = f.seat } = s.combat ?? {};
      const options: OfferOf<'guard' | 'done'>[] = [DONE];
      for (const card of free(s, f.seat))
        for (const seat of enemies(s, attacker)) options.push({ kind: 'guard', card, seat });
      return options;
    },
    then(s, f, pick) {
      if (pick.kind === 'done') {
        f.over = true;
        return;
      }
      const { card, seat } = pick;
      s.combat?.guards.push({ unit: card, seat });
      tell(s, { type: 'guarded', card, seat });
      tax(s, piece(s, card));
    },
  }),
  again(s, f) {
    if (!f.over && s.players[f.seat].alive && free(s, f.seat).length > 0) return 'announce';
  },
});

/** TT-261 */
function strikeAt(s: Realm, seat: Seat): void {
  if (s.combat) s.combat.attacked = seat;
  tell(s, { type: 'nexusAimed', seat });
}
/** TT-259 to TT-264: the attack is announced, all others answer, then the attacker names his victim. */
export const nexus = rule('nexus', (seat: Seat) => ({ seat }), {
  guard(s, f) {
    call(s, ...enemies(s, f.seat).map(seat => guard(seat)));
  },
  aim: choice({
    // TT-R80: with one possible victim there is nothing to ask.
    when: (s, f) => enemies(s, f.seat).length > 1,
    who: (_s, f) => f.seat,
    options: (s, f): OfferOf<'against'>[] => enemies(s, f.seat).map(seat => ({ kind: 'against', seat })),
    then: (s, _f, { seat }) => strikeAt(s, seat),
  }),
  meet(s, f) {
    if (s.combat?.attacked === NONE) strikeAt(s, enemies(s, f.seat)[0]);
    const c = s.combat;
    if (!c) return;
    const units = c.guards.flatMap(g => (g.seat === c.attacked && s.pieces[g.unit] ? [g.unit] : []));
    c.guards = [];
    if (units.length === 0) return;
    const isOne = new Set(units.map(id => piece(s, id).controller)).size === 1;
    block(s, units, isOne && units.length > 1 && isArmy(s, units));
  },
});
