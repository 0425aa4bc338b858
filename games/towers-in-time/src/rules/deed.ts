import type { Id, Seat } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { GLYPH } from '../cards/card.ts';
import { deedOn } from '../cards/entries.ts';
import type { Declared, Deed } from '../cards/entry.ts';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { attach, leaveZone, newPiece, tax, toDiscard, touch, touchDiffused } from '../state/place.ts';
import { ableToAct, isUnit } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import type { Aiming } from './aims.ts';
import { demandedAim, spellAim, unitAim } from './aims.ts';
import { choice, rule } from './book.ts';
import { removeDying } from './damage.ts';
import { markActor, markTargets } from './marks.ts';
import type { OfferOf } from './offers.ts';
import { DONE } from './offers.ts';
import { pay } from './pay.ts';
import { loseShield } from './shields.ts';
import { purse, total } from './temper.ts';

export type How = 'cast' | 'pull' | 'power';
/** The highest variable cost that a payment can handle. */
const MOST_X = 30;

interface Casting extends Declared {
  how: How;
}
export function deedOf(s: Realm, card: Id): Deed {
  const found = deedOn(s, card);
  if (!found) throw new Impossible(`${s.names[card]} has no power`);
  return found;
}
export function aimOf(s: Realm, seat: Seat, card: Id): Aiming {
  const p = s.pieces[card];
  if (!p || printed(s, p.id).isSpell) return spellAim(s, seat, card);
  return isUnit(s, p) ? unitAim(s, p) : { seat, card, effects: 0, evil: false };
}
/**
 * First targets, limited to what must be saved or reacted to (TT-147, TT-255) unless the second can be it.
 */
export function firstTargets(s: Realm, seat: Seat, card: Id, demanded = demandedAim(s, seat)): Id[] {
  const { first, second } = deedOf(s, card);
  if (!first) return [];
  const aim = aimOf(s, seat, card);
  const all = first(s, aim);
  if (!demanded) return all;
  const isDemanded = (id: Id) => demanded.includes(id);
  return all.filter(id => isDemanded(id) || second?.(s, aim, id).some(isDemanded));
}
/** Timing, conditions and a legal target (TT-129); its cost is checked separately. */
export function canDo(s: Realm, seat: Seat, card: Id, demanded = demandedAim(s, seat)): boolean {
  const deed = deedOf(s, card);
  if (s.combat && deed.timing === 'action') return false;
  if (deed.needs && !deed.needs(s, aimOf(s, seat, card))) return false;
  if (!deed.first) return demanded === null;
  return firstTargets(s, seat, card, demanded).length > 0;
}
/**
 * TT-227: straight and able to act; a Gate only straight (TT-237). It is an action and taxes its user
 * (TT-116).
 */
export function canUsePower(s: Realm, card: Id): boolean {
  const p = piece(s, card);
  const { glyphs, isGate } = printed(s, card);
  if (p.used || p.raised || (glyphs & GLYPH.instantEffect) === 0) return false;
  return isGate || ableToAct(s, p);
}

const others = (s: Realm, f: Casting) => {
  const { first } = deedOf(s, f.card);
  return first ? first(s, aimOf(s, f.seat, f.card)).filter(id => !f.targets.includes(id)) : [];
};
/** What must be saved or reacted to, if it is not the first target: the second must be it. */
function owed(s: Realm, f: Casting): readonly Id[] | null {
  const demanded = demandedAim(s, f.seat);
  return demanded === null || demanded.includes(f.targets[0]) ? null : demanded;
}
function seconds(s: Realm, f: Casting): Id[] {
  const all = deedOf(s, f.card).second?.(s, aimOf(s, f.seat, f.card), f.targets[0]) ?? [];
  const due = owed(s, f);
  return due ? all.filter(id => due.includes(id)) : all;
}
type TargetOffer = OfferOf<'target' | 'done'>;
const asTargets = (ids: readonly Id[]): TargetOffer[] => ids.map(target => ({ kind: 'target', target }));
function aimAt(f: Casting, pick: TargetOffer): void {
  if (pick.kind === 'target') f.targets.push(pick.target);
}
const mostX = (s: Realm, f: Casting) => Math.min(MOST_X, total(purse(s, f.seat), printed(s, f.card).school));
const paysX = (s: Realm, f: Casting) => f.how !== 'power' && printed(s, f.card).x;

/** Casting a spell, pulling one from a shield, or using a power: targets, X, payment, then what it does. */
export const deed = rule(
  'deed',
  (seat: Seat, card: Id, how: How): Casting => ({ seat, card, how, targets: [], x: 0, share: 0 }),
  {
    aim: choice({
      when: (s, f) => firstTargets(s, f.seat, f.card).length > 0,
      who: (_s, f) => f.seat,
      options: (s, f) => asTargets(firstTargets(s, f.seat, f.card)),
      then: (_s, f, pick) => aimAt(f, pick),
    }),
    another: choice({
      when: (s, f) =>
        f.targets.length > 0 &&
        deedOf(s, f.card).two === true &&
        others(s, f).length > 0 &&
        (!paysX(s, f) || mostX(s, f) > 1),
      who: (_s, f) => f.seat,
      options: (s, f) => [...asTargets(others(s, f)), DONE],
      then: (_s, f, pick) => aimAt(f, pick),
    }),
    second: choice({
      when: (s, f) => f.targets.length > 0 && seconds(s, f).length > 0,
      who: (_s, f) => f.seat,
      options: (s, f) => [
        ...asTargets(seconds(s, f)),
        ...(deedOf(s, f.card).optional && !owed(s, f) ? [DONE] : []),
      ],
      then: (_s, f, pick) => aimAt(f, pick),
    }),
    /** TT-123: any amount of at least 1, and a point for each target. */
    amount: choice({
      when: (s, f) => f.targets.length > 0 && paysX(s, f),
      who: (_s, f) => f.seat,
      options(s, f): OfferOf<'amount'>[] {
        const least = Math.max(1, f.targets.length);
        return Array.from({ length: mostX(s, f) - least + 1 }, (_, i) => ({ kind: 'amount', n: least + i }));
      },
      then(_s, f, { n }) {
        f.x = n;
      },
    }),
    split: choice({
      when: (s, f) => paysX(s, f) && f.targets.length === 2,
      who: (_s, f) => f.seat,
      options: (_s, f): OfferOf<'share'>[] =>
        Array.from({ length: f.x - 1 }, (_, i) => ({ kind: 'share', target: f.targets[0], n: i + 1 })),
      then(_s, f, { n }) {
        f.share = n;
      },
    }),
    cost(s, f) {
      // A target can only be missing if a player has just left the table.
      if (deedOf(s, f.card).first && f.targets.length === 0) return 'done';
      if (!s.combat) removeDying(s, f.seat, f.targets);
      const card = printed(s, f.card);
      const cost = card.x ? f.x : f.how === 'cast' ? card.cost : 0;
      if (f.how !== 'power' && cost > 0) call(s, pay(f.seat, cost, card.school));
    },
    declare(s, f) {
      markTargets(s, f.seat, f.targets);
      if (f.how === 'power') usePower(s, f);
      else castSpell(s, f);
    },
    happen(s, f) {
      const left = leftOf(s, f);
      if (!left) return;
      cover(`card ${s.names[f.card]} works`);
      deedOf(s, f.card).work?.(s, left);
    },
  },
);

/**
 * A declared action after some of its targets have left the table: of two targets, the remaining one keeps
 * its share.
 */
function leftOf(s: Realm, f: Casting): Casting | null {
  const targets = f.targets.filter(id => isThere(s, f.card, id));
  if (targets.length === f.targets.length) return { ...f, targets };
  const isFirst = targets[0] === f.targets[0];
  if (!deedOf(s, f.card).two) return isFirst ? { ...f, targets } : null;
  return targets.length === 0 ? null : { ...f, targets, x: isFirst ? f.share : f.x - f.share };
}
function usePower(s: Realm, f: Casting): void {
  const p = piece(s, f.card);
  tell(s, { type: 'powerUsed', seat: f.seat, card: f.card, targets: f.targets.slice() });
  tax(s, p);
  if (isUnit(s, p)) markActor(s, p, deedOf(s, f.card).isHostile === true);
}
/**
 * TT-120, TT-122: an Instant spell is discarded, a Sustained one lies on its target; no unit becomes
 * vulnerable (TT-128, TT-R34).
 */
function castSpell(s: Realm, f: Casting): void {
  touch(s, f.card);
  if (f.how === 'pull') loseShield(s, f.seat, f.card);
  else leaveZone(s, f.seat, f.card);
  tell(s, { type: 'cast', seat: f.seat, card: f.card, targets: f.targets.slice(), x: f.x });
  if (printed(s, f.card).type === 'instant' || !isThere(s, f.card, f.targets[0])) return toDiscard(s, f.card);
  const spell = newPiece(s, f.card, f.seat);
  // It will lie on the creature that rises.
  if (printed(s, f.card).animates) return;
  const on = piece(s, f.targets[0]);
  touchDiffused(s, on, () => attach(s, spell, on));
}
/** Targets may leave the table with a player who gives up while the cost is being paid. */
export function isThere(s: Realm, card: Id, target: Id | undefined): boolean {
  if (target === undefined || s.pieces[target]) return true;
  return deedOf(s, card).isThere?.(s, target) === true;
}
