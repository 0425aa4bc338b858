import type { Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { GLYPH } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { ableToAct, glyphs, isLasting, living, statusPoints, unitsOf } from '../state/readers.ts';
import type { Combat, Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import { blows } from './blows.ts';
import { choice, rule } from './book.ts';
import { dyingOf, markSaved, removeDying } from './damage.ts';
import { defend, defenders } from './defence.ts';
import { dropOptions, isFree, takeFreeAction } from './free-actions.ts';
import { magicOptions, performMagic, pullOptions } from './magic.ts';
import { meansOf } from './means.ts';
import type { FreeOffer, MagicOffer, OfferOf } from './offers.ts';
import { PASS } from './offers.ts';
import { breach } from './shields.ts';

/** TT-265: the attacked player, others with a defender in circle order, the attacker. */
function nextBatch(s: Realm, c: Combat): Seat {
  const fights = (seat: Seat) => c.defenders.some(id => s.pieces[id]?.controller === seat);
  const order = Array.from({ length: s.seats }, (_, i) => (c.attacked + i) % s.seats);
  order.push(...order.splice(order.indexOf(c.attacker), 1));
  const at = order.indexOf(c.batch);
  // The player whose batch it was may have left the game: his place in the circle still counts.
  const later = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return later.find(seat => seat === c.attacked || seat === c.attacker || fights(seat)) ?? c.attacked;
}
/** TT-186: what may be done in a combat. */
type CombatOffer = OfferOf<'defend'> | MagicOffer | FreeOffer;
type BatchOffer = CombatOffer | OfferOf<'handOver' | 'pass'>;
const HAND_OVER: OfferOf<'handOver'> = { kind: 'handOver' };

/**
 * TT-186, TT-187: no second attack (TT-180, TT-R37), no move (TT-101); then handing over, or passing if
 * nothing has been done (TT-184, TT-208).
 */
export function combatOptions(s: Realm, seat: Seat): BatchOffer[] {
  const m = meansOf<BatchOffer>(s, seat, null);
  const { options } = m;
  for (const card of defenders(s, seat)) options.push({ kind: 'defend', card });
  magicOptions(m);
  pullOptions(m);
  dropOptions(m);
  options.push(s.combat && s.combat.actions > 0 ? HAND_OVER : PASS);
  return options;
}
/** TT-138: a unit that has neither acted nor been targeted since is safe again. */
function refreshExposure(s: Realm, seat: Seat): void {
  for (const p of unitsOf(s, seat)) {
    p.exposed = p.acted || (p.exposed && p.affected);
    p.acted = false;
    p.affected = false;
  }
}
function combatAction(s: Realm, seat: Seat, pick: CombatOffer): void {
  if (isFree(pick)) return takeFreeAction(s, seat, pick);
  if (s.combat) s.combat.actions++;
  if (pick.kind === 'defend') call(s, defend(seat, pick.card));
  else performMagic(s, seat, pick);
}

/**
 * TT-183: any number of regular actions, then hand over; none at all is a pass and ends the combat (TT-184,
 * TT-R42).
 */
export const batch = rule('batch', (seat: Seat) => ({ seat, over: false }), {
  decide: choice({
    when: s => s.combat !== null,
    who: (_s, f) => f.seat,
    options: (s, f) => combatOptions(s, f.seat),
    then(s, f, pick) {
      if (pick.kind !== 'handOver' && pick.kind !== 'pass') return combatAction(s, f.seat, pick);
      f.over = true;
      tell(s, { type: pick.kind === 'pass' ? 'passedInCombat' : 'handedOver', seat: f.seat });
    },
  }),
  again(s, f) {
    markSaved(s);
    if (!f.over && s.players[f.seat].alive) return 'decide';
  },
  /** TT-146, TT-201 */
  end(s, f) {
    const c = s.combat;
    if (!c) return;
    removeDying(s, f.seat);
    refreshExposure(s, f.seat);
    // TT-R73: the empty batch of a helper ends nothing.
    c.ended = c.actions === 0 && (f.seat === c.attacker || f.seat === c.attacked);
  },
});

type SavingOffer = MagicOffer | FreeOffer | OfferOf<'pass'>;
/**
 * Actions that target dying units, and dropping the player's own spells on them or on their Towers (TT-124,
 * TT-R91).
 */
function savingOptions(s: Realm, seat: Seat): SavingOffer[] {
  const m = meansOf<SavingOffer>(s, seat, s.focus);
  magicOptions(m);
  pullOptions(m);
  dropOptions(
    m,
    dyingOf(s, seat).flatMap(p => [p.id, p.tower]),
  );
  m.options.push(PASS);
  return m.options;
}
/** TT-265: before the combat ends, a third player may save his dying units, and nothing else. */
const lastRites = rule('lastRites', (seat: Seat) => ({ seat, over: false }), {
  aim(s, f) {
    const dying = dyingOf(s, f.seat).map(p => p.id);
    s.focus = dying.length > 0 && s.players[f.seat].alive && !f.over ? dying : null;
    if (s.focus === null) return 'done';
  },
  save: choice({
    who: (_s, f) => f.seat,
    options: (s, f) => savingOptions(s, f.seat),
    then(s, f, pick) {
      if (pick.kind === 'pass') f.over = true;
      else if (isFree(pick)) takeFreeAction(s, f.seat, pick);
      else performMagic(s, f.seat, pick);
    },
  }),
  again(s) {
    markSaved(s);
    return 'aim';
  },
});

/** Section 6: from the announcement to the shields. */
export const combat = rule('combat', () => ({}), {
  /** TT-R74: in the nexus blows come first, then the attacked player's batch. */
  open(s) {
    const c = s.combat;
    if (!c) return 'done';
    if (!c.isNexus) return 'act';
    c.batch = c.attacked;
    c.actions = 0;
    if (c.blocked) call(s, blows());
  },
  act(s) {
    markSaved(s);
    if (s.combat) call(s, batch(s.combat.batch));
  },
  next(s) {
    const c = s.combat;
    if (!c) return 'done';
    if (c.ended) return;
    c.batch = nextBatch(s, c);
    c.actions = 0;
    return 'act';
  },
  rescue(s) {
    const c = s.combat;
    if (!c) return 'done';
    const others = living(s).filter(seat => seat !== c.attacker && seat !== c.attacked);
    call(s, ...others.filter(seat => dyingOf(s, seat).length > 0).map(seat => lastRites(seat)));
  },
  score(s) {
    const c = s.combat;
    if (!c) return 'done';
    for (const seat of living(s)) removeDying(s, seat);
    // TT-153, TT-202, TT-205: living, unblocked attackers come through; a blocked attack stays blocked
    // (TT-203, TT-R41).
    if (c.blocked || c.attackers.length === 0) return;
    const points = c.attackers.reduce((sum, id) => sum + statusPoints(s, piece(s, id)), 0);
    // TT-268, TT-R72: the points of a turn add up, whoever scored them.
    s.players[c.attacked].breach += points;
    tell(s, { type: 'cameThrough', seat: c.attacked, cards: c.attackers.slice(), n: points });
    call(s, breach(c.attacked, c.attacker));
  },
  close(s) {
    endCombat(s);
  },
});

/**
 * TT-206, TT-137: vulnerability of the combat ends, Fast attackers straighten unless they are paralysed
 * (TT-213, TT-229, TT-R59), damage stays.
 */
export function endCombat(s: Realm): void {
  const c = s.combat;
  if (!c) return;
  const fast = c.attackers.filter(id => {
    const p = s.pieces[id];
    return p && glyphs(s, p) & GLYPH.fast && ableToAct(s, p);
  });
  s.combat = null;
  s.touched = [];
  s.effects = s.effects.filter(e => !(e.inCombat && isLasting(s, e, 'exposed')));
  for (const p of s.pieces) {
    if (!p) continue;
    p.exposed = false;
    p.acted = false;
    p.affected = false;
    p.frozen = 0;
    if (s.options.damageLasts === 'combat') p.damage = 0;
  }
  for (const id of fast) {
    const p = piece(s, id);
    p.used = false;
    p.noAttack = true;
    tell(s, { type: 'straightened', card: id });
  }
  tell(s, { type: 'combatEnded' });
}
