import type { Id, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { GLYPH } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { tax, touch } from '../state/place.ts';
import type { Packet } from '../state/readers.ts';
import { schoolOf } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { shotAim, shotGlyphs } from './aims.ts';
import { rule } from './book.ts';
import { harm, heal, removeDying } from './damage.ts';
import { applyPlan, distribute } from './distribute.ts';
import { markActor, markTargets } from './marks.ts';
import { pay } from './pay.ts';

/** TT-223, TT-224, TT-225: one glyph, one shot; the shooter is taxed and becomes vulnerable. */
export function shoot(s: Realm, card: Id, target: Id): void {
  const glyph = piece(s, card);
  const shooter = glyph.on === NONE ? glyph : piece(s, glyph.on);
  const { effects, evil } = shotAim(s, shooter, card);
  const magical = (shotGlyphs(s, card) & GLYPH.magicalAttack) !== 0;
  const packet = { n: printed(s, card).ranged, effects, magical, evil };
  cover(`card ${s.names[card]} shoots`);
  tax(s, shooter);
  tell(s, { type: 'shot', card, target, n: packet.n });
  markActor(s, shooter, true);
  touch(s, target);
  const army = armyOf(s, target);
  if (army) call(s, volley(packet, army, piece(s, target).controller));
  else harm(s, piece(s, target), packet);
}
/** TT-200, TT-R49: the members of the Army in combat that the target belongs to. */
function armyOf(s: Realm, target: Id): Id[] | null {
  const c = s.combat;
  if (!c) return null;
  if (c.army && c.attackers.length > 1 && c.attackers.includes(target)) return c.attackers.slice();
  if (c.defendingArmy && c.defenders.length > 1 && c.defenders.includes(target)) return c.defenders.slice();
  return null;
}
/** A shot at an Army: its owner distributes the damage. */
const volley = rule(
  'volley',
  (packet: Packet, army: Id[], owner: Seat) => ({ packet, army, owner, plan: [] as number[] }),
  {
    assign(s, f) {
      call(s, distribute(f.owner, [{ ...f.packet }], f.army.slice(), true));
    },
    strike(s, f) {
      applyPlan(s, f.army, f.plan);
    },
  },
);

/** TT-228; an action already declared continues (TT-229). */
export function paralyze(s: Realm, card: Id, target: Id): void {
  const user = piece(s, card);
  tax(s, user);
  piece(s, target).paralysed = true;
  tell(s, { type: 'paralysed', card: target, by: card });
  markActor(s, user, true);
  touch(s, target);
}

/** TT-217, TT-230, TT-R58: pays and loses all its damage; it is not taxed, and may be paralysed. */
export const regenerate = rule('regenerate', (seat: Seat, card: Id, cost: number) => ({ seat, card, cost }), {
  price(s, f) {
    if (!s.combat) removeDying(s, f.seat, [f.card]);
    if (f.cost > 0) call(s, pay(f.seat, f.cost, schoolOf(s, piece(s, f.card))));
  },
  mend(s, f) {
    const p: Piece = piece(s, f.card);
    markTargets(s, f.seat, [f.card]);
    tell(s, { type: 'regenerated', card: f.card });
    heal(s, p, p.damage);
  },
});
