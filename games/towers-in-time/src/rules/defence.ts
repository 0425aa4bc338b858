import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { GLYPH } from '../cards/card.ts';
import { entryOf } from '../cards/entries.ts';
import { tell } from '../state/events.ts';
import { tax } from '../state/place.ts';
import { ableToAct, glyphs, isFighter, unitsOf } from '../state/readers.ts';
import type { Combat, Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { isArmy } from './army.ts';
import { blows } from './blows.ts';
import { choice, rule } from './book.ts';
import type { OfferOf } from './offers.ts';
import { DONE } from './offers.ts';

/** TT-181, TT-221, TT-222, TT-R51: determined when defenders are declared. */
export const attackFlies = (s: Realm, c: Combat) =>
  !c.grounded && c.attackers.every(id => glyphs(s, piece(s, id)) & GLYPH.fly);

/** TT-188, TT-189; invisible and immune attackers can also be blocked (TT-234). */
export function canDefend(s: Realm, p: Piece, isFlying: boolean): boolean {
  if (!isFighter(s, p) || p.used || !ableToAct(s, p)) return false;
  return !isFlying || (glyphs(s, p) & GLYPH.fly) !== 0;
}
export function defenders(s: Realm, seat: Seat): Id[] {
  const c = s.combat;
  // TT-281, TT-R40
  if (!c || c.isNexus || c.blocked || c.attackers.length === 0 || c.attacked !== seat) return [];
  const isFlying = attackFlies(s, c);
  return unitsOf(s, seat)
    .filter(p => canDefend(s, p, isFlying))
    .map(p => p.id);
}

/** TT-188, TT-R40: one declaration in a combat; blows are struck at once (TT-192, TT-R39). */
export const defend = rule(
  'defend',
  (seat: Seat, first: Id) => ({ seat, units: [first], isReady: false, asArmy: true }),
  {
    gather: choice({
      when: (s, f) => defenders(s, f.seat).some(id => !f.units.includes(id)) || f.units.length > 1,
      who: (_s, f) => f.seat,
      options(s, f) {
        const options: OfferOf<'defend' | 'done' | 'apart'>[] = [];
        for (const card of defenders(s, f.seat))
          if (!f.units.includes(card)) options.push({ kind: 'defend', card });
        options.push(DONE);
        // TT-195: they may be declared as an Army, but need not be.
        if (f.units.length > 1 && isArmy(s, f.units)) options.push({ kind: 'apart' });
        return options;
      },
      then(_s, f, pick) {
        if (pick.kind === 'defend') {
          f.units.push(pick.card);
          return;
        }
        f.asArmy = pick.kind === 'done';
        f.isReady = true;
      },
    }),
    more(s, f) {
      const isOpen = defenders(s, f.seat).some(id => !f.units.includes(id)) || f.units.length > 1;
      if (!f.isReady && isOpen) return 'gather';
    },
    declare(s, f) {
      for (const id of f.units) tax(s, piece(s, id));
      block(s, f.units, f.asArmy && f.units.length > 1 && isArmy(s, f.units));
      call(s, blows());
    },
  },
);

/**
 * TT-190, TT-R41: blocked until the combat ends. Cards on the defenders' Towers may act before the
 * blows (TT-235).
 */
export function block(s: Realm, units: readonly Id[], asArmy: boolean): void {
  const c = s.combat;
  if (!c) return;
  c.defenders = units.slice();
  c.defendingArmy = asArmy;
  c.blocked = true;
  tell(s, { type: 'defended', cards: units.slice(), asArmy });
  const towers = new Set(units.map(id => piece(s, id).tower));
  for (const tower of towers) {
    if (tower === NONE) continue;
    const source = piece(s, tower);
    for (const id of source.cards) entryOf(s, id).onDefence?.(s, piece(s, id), source, c);
  }
}
