import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { BONUS, GLYPH } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { tax } from '../state/place.ts';
import {
  enemies,
  external,
  glyphs,
  isCreature,
  isCrowd,
  isFighter,
  living,
  unitsOf,
} from '../state/readers.ts';
import type { Combat, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { canAttack, isArmy } from './army.ts';
import { choice, rule } from './book.ts';
import { combat } from './combat.ts';
import { nexus } from './nexus.ts';
import type { OfferOf } from './offers.ts';
import { DONE } from './offers.ts';

/** Who could still join these attackers (TT-176). */
export const joiners = (s: Realm, seat: Seat, units: readonly Id[]): Id[] =>
  unitsOf(s, seat)
    .filter(p => !units.includes(p.id) && isFighter(s, p) && canAttack(s, p) && isArmy(s, [...units, p.id]))
    .map(p => p.id);
/** TT-181: who flies may stay on the ground. */
export const allFly = (s: Realm, ids: readonly Id[]) => ids.every(id => glyphs(s, piece(s, id)) & GLYPH.fly);

/** Who else joins, and whether on the ground (TT-176, TT-181); then the announcement. */
export const attackWith = rule(
  'attack',
  (seat: Seat, first: Id) => ({ seat, units: [first], grounded: false, isReady: false }),
  {
    gather: choice({
      when: (s, f) => joiners(s, f.seat, f.units).length > 0 || allFly(s, f.units),
      who: (_s, f) => f.seat,
      options(s, f) {
        const options: OfferOf<'join' | 'done' | 'onGround'>[] = joiners(s, f.seat, f.units).map(card => ({
          kind: 'join',
          card,
        }));
        options.push(DONE);
        if (allFly(s, f.units)) options.push({ kind: 'onGround' });
        return options;
      },
      then(_s, f, pick) {
        if (pick.kind === 'join') {
          f.units.push(pick.card);
          return;
        }
        f.grounded = pick.kind === 'onGround';
        f.isReady = true;
      },
    }),
    more(s, f) {
      if (!f.isReady && (joiners(s, f.seat, f.units).length > 0 || allFly(s, f.units))) return 'gather';
    },
    announce(s, f) {
      announce(s, f.seat, f.units, f.grounded);
      call(s, ...(s.combat?.isNexus ? [nexus(f.seat)] : []), combat());
    },
  },
);

/**
 * TT-178, TT-179: taxed at once, and all bonuses from other cards are frozen (TT-168, TT-279, TT-R60); the
 * first action of the opening batch (TT-182, TT-R38).
 */
function announce(s: Realm, seat: Seat, units: readonly Id[], grounded: boolean): void {
  const c: Combat = {
    attacker: seat,
    attacked: isCrowd(s) ? NONE : enemies(s, seat)[0],
    attackers: units.slice(),
    defenders: [],
    army: units.length > 1,
    defendingArmy: false,
    grounded,
    blocked: false,
    batch: seat,
    actions: 1,
    burnt: [],
    guards: [],
    isNexus: isCrowd(s),
    ended: false,
  };
  tell(s, { type: 'attacked', seat, cards: units.slice(), grounded });
  for (const id of units) tax(s, piece(s, id));
  freeze(s);
  s.combat = c;
}
function freeze(s: Realm): void {
  for (const seat of living(s)) {
    const units = unitsOf(s, seat);
    const rally = units.some(p => printed(s, p.id).rallies) ? BONUS.rally : 0;
    for (const p of units) p.frozen = external(s, p) | (isCreature(s, p) ? rally : 0);
  }
}
