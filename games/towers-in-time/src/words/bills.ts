import type { Id, Option, Seat } from '@siegeworks/contract';
import type { School } from '../cards/card.ts';
import { frameOf, seatAsked } from '../rules/frames.ts';
import type { Offer, OfferOf } from '../rules/offers.ts';
import { isOf, thriftiest } from '../rules/pay.ts';
import { nextGivers, pays, purse } from '../rules/temper.ts';
import { towerOf } from '../rules/transport.ts';
import { printed } from '../state/faces.ts';
import { schoolOf } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';

/** Larger than any amount that one card can give. */
const NOTHING_YET = 99;
export interface Bill {
  seat: Seat;
  need: number;
  school: School;
  /** The Source that must be sapped (TT-081), or NONE. */
  source: Id;
  /** The Tower that everything must come from (variant `sourceRule`), or NONE. */
  within: Id;
  /** The smallest amount that has been sapped for it so far (TT-058). */
  least: number;
}
/** The cards that the usual payment saps, the required Source first (TT-058). */
export function usualPayment(s: Realm, bill: Bill): Id[] {
  const givers = purse(s, bill.seat).filter(
    giver => pays(giver, bill.school) && (bill.within === NONE || isOf(s, giver.id, bill.within)),
  );
  const source = givers.find(giver => giver.id === bill.source);
  const taken = source ? [source] : [];
  const left = { ...bill, need: bill.need - (source?.n ?? 0) };
  while (left.need > 0) {
    const free = givers.filter(giver => !taken.includes(giver));
    const fit = nextGivers(free, left.need, left.least);
    if (fit.length === 0) break;
    const next = thriftiest(s, left, fit);
    taken.push(next);
    left.need -= next.n;
    left.least = Math.min(left.least, next.n);
  }
  return taken.map(giver => giver.id);
}

const anywhere = (s: Realm, need: number, school: School): Bill => ({
  seat: seatAsked(s),
  need,
  school,
  source: NONE,
  within: NONE,
  least: NOTHING_YET,
});
/** TT-081, TT-082: its Source is sapped first, unless it is Black. */
function transported(s: Realm, { card, target }: OfferOf<'transport'>): Bill {
  const { cost, school } = printed(s, card);
  const bill = anywhere(s, cost, school);
  const { sourceRule } = s.options;
  if (school === 'black' || sourceRule === 'free') return bill;
  const source = towerOf(s, piece(s, target));
  return { ...bill, source, within: sourceRule === 'sameTowerOnly' ? source : NONE };
}
/** A spell that was declared is paid for once everything about it has been chosen. */
function declared(s: Realm): Bill | null {
  const f = frameOf(s, 'deed');
  if (f?.how !== 'cast' || printed(s, f.card).x) return null;
  const { cost, school } = printed(s, f.card);
  return anywhere(s, cost, school);
}
/** TT-123: a spell with a variable cost, even one from a shield (TT-157). */
function variable(s: Realm, n: number): Bill | null {
  const f = frameOf(s, 'deed');
  return f ? anywhere(s, n, printed(s, f.card).school) : null;
}

type Cost<O> = (s: Realm, o: O) => Bill | null;
const COSTS: { readonly [K in Offer['kind']]?: Cost<OfferOf<K>> } = {
  transport: transported,
  cast(s, { card }) {
    const { cost, school, x } = printed(s, card);
    return x ? null : anywhere(s, cost, school);
  },
  target: declared,
  done: declared,
  amount: (s, { n }) => variable(s, n),
  share: s => variable(s, frameOf(s, 'deed')?.x ?? 0),
  regenerate: (s, { card, n }) => anywhere(s, n, schoolOf(s, piece(s, card))),
  keep: (s, { card }) => anywhere(s, printed(s, card).maintenance, printed(s, card).school),
  pay(s) {
    const f = frameOf(s, 'pay');
    return f && { ...anywhere(s, f.need, f.school), within: f.within, least: f.least };
  },
};
/** What an option will have to be paid with; `null` for what costs nothing, or not yet. */
export function billOf(s: Realm, option: Option): Bill | null {
  const cost = COSTS[option.kind as Offer['kind']] as Cost<Option> | undefined;
  return cost?.(s, option) ?? null;
}
/** The cards that would usually be sapped for an option. */
export function payment(s: Realm, option: Option): Id[] {
  const bill = billOf(s, option);
  return bill && bill.need > 0 ? usualPayment(s, bill) : [];
}
