import type { Frame, Id, Seat } from '@siegeworks/contract';
import { caller } from '@siegeworks/kernel';
import type { Packet } from '../state/readers.ts';
import { canAffect, defence } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import { choice, rule } from './book.ts';
import { suffer } from './damage.ts';
import type { OfferOf } from './offers.ts';

export interface Sharing {
  /** Who decides. */
  seat: Seat;
  packets: Packet[];
  /** The units struck, and what each has been given so far. */
  struck: Id[];
  given: number[];
  isArmy: boolean;
}
/** Packets of the same kind are merged. */
export function gather(packets: readonly Packet[]): Packet[] {
  const sums: Packet[] = [];
  for (const p of packets) {
    if (p.n <= 0) continue;
    const same = sums.find(q => q.effects === p.effects && q.magical === p.magical && q.evil === p.evil);
    if (same) same.n += p.n;
    else sums.push({ ...p });
  }
  return sums;
}
/** The damage that kills it: none once it is dying (6.2). */
export function need(s: Realm, id: Id): number {
  const p = piece(s, id);
  return p.dying ? 0 : Math.max(1, defence(s, p) - p.damage);
}
const affected = (s: Realm, f: Sharing): number[] =>
  f.struck.flatMap((id, i) => (s.pieces[id] && canAffect(s, f.packets[0], piece(s, id)) ? [i] : []));

/** TT-198, TT-R48: within an Army no unit gets more than kills it while another can still take some. */
function shares(s: Realm, f: Sharing): OfferOf<'assign'>[] {
  const reach = affected(s, f);
  const wants = reach.map(i => need(s, f.struck[i]) - f.given[i]);
  const isCapped = f.isArmy && wants.some(want => want > 0);
  const options: OfferOf<'assign'>[] = [];
  reach.forEach((i, at) => {
    const most = isCapped ? Math.min(wants[at], f.packets[0].n) : f.packets[0].n;
    for (let n = 1; n <= most; n++) options.push({ kind: 'assign', target: f.struck[i], n });
  });
  return options;
}
function give(f: Sharing, id: Id, n: number): void {
  f.given[f.struck.indexOf(id)] += n;
  f.packets[0].n -= n;
  if (f.packets[0].n === 0) f.packets.shift();
}

/** 6.2: who takes how much damage. The plan is handed to the rule that asked for it. */
export const distribute = rule(
  'distribute',
  (seat: Seat, packets: Packet[], struck: Id[], isArmy: boolean): Sharing => ({
    seat,
    packets,
    struck,
    given: struck.map(() => 0),
    isArmy,
  }),
  {
    /** Damage that can affect only one unit goes to it; damage that can affect none is lost (TT-199). */
    settle(s, f) {
      while (f.packets.length > 0) {
        const reach = affected(s, f);
        if (reach.length === 0) f.packets.shift();
        else if (reach.length === 1 || !s.players[f.seat].alive) give(f, f.struck[reach[0]], f.packets[0].n);
        else {
          const [only, other] = shares(s, f);
          if (other !== undefined) return;
          give(f, only.target, only.n);
        }
      }
    },
    assign: choice({
      when: (s, f) => f.packets.length > 0 && shares(s, f).length > 0,
      who: (_s, f) => f.seat,
      options: (s, f) => shares(s, f),
      then: (_s, f, { target, n }) => give(f, target, n),
    }),
    again(s, f) {
      if (f.packets.length > 0) return 'settle';
      caller<Frame & { plan: number[] }>(s, f).plan = f.given.slice();
    },
  },
);

/** Deals the planned damage. */
export function applyPlan(s: Realm, struck: readonly Id[], plan: readonly number[]): void {
  struck.forEach((id, i) => {
    const p = s.pieces[id];
    if (p) suffer(s, p, plan[i] ?? 0);
  });
}
