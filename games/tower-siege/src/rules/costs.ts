import type { Id, Seat } from '@siegeworks/contract';
import { lasting } from '../cards/card.ts';
import { emit } from '../state/events.ts';
import { discardFrom } from '../state/place.ts';
import { cardOf, inPlay, mageOf, printed, workingItems } from '../state/readers.ts';
import type { Pool, Siege } from '../state/state.ts';

export interface Cost {
  gp: number;
  pp: number;
}
export const FREE: Cost = { gp: 0, pp: 0 };
export const points = (pool: Pool) => pool.base + pool.bought + pool.surge + pool.purse;
export const goldOf = (s: Siege, seat: Seat) => points(s.players[seat].gold);
export const powerOf = (s: Siege, seat: Seat) => points(s.players[seat].power);

/** TS-062, TS-064: 3 to 1, or 2 to 1 while an Alchemist brews or the Mage wears the Ring. */
export function alchemyRatio(s: Siege, seat: Seat): 2 | 3 {
  const brewing = s.effects.find(e => e.by === seat && lasting(e.what).alchemy && inPlay(s, e.source));
  if (brewing) return lasting(brewing.what).alchemy ?? 3;
  const worn = workingItems(s, mageOf(s, seat)).find(item => cardOf(item).alchemy);
  return worn ? (cardOf(worn).alchemy ?? 3) : 3;
}

export function canPay(s: Siege, seat: Seat, { gp, pp }: Cost): boolean {
  const { gold, power } = s.players[seat];
  const g = points(gold);
  const p = points(power);
  if (g >= gp && p >= pp) return true;
  const ratio = alchemyRatio(s, seat);
  if (g < gp) return p >= pp + ratio * (gp - g);
  return g >= gp + ratio * (pp - p);
}

/** One way to pay: how many points of one currency are replaced by the other (TS-062). */
export interface Payment {
  replaced: number;
  of: 'gold' | 'power' | 'none';
}
/** TS-R27: all ways to pay, plainest first. */
export function waysToPay(s: Siege, seat: Seat, { gp, pp }: Cost): Payment[] {
  const g = goldOf(s, seat);
  const p = powerOf(s, seat);
  const ratio = alchemyRatio(s, seat);
  const ways: Payment[] = [];
  if (g >= gp && p >= pp) ways.push({ replaced: 0, of: 'none' });
  for (let k = 1; k <= gp; k++)
    if (g >= gp - k && p >= pp + ratio * k) ways.push({ replaced: k, of: 'gold' });
  for (let k = 1; k <= pp; k++)
    if (p >= pp - k && g >= gp + ratio * k) ways.push({ replaced: k, of: 'power' });
  return ways;
}

/** Takes the points; the pools must hold them. */
export function spend(s: Siege, seat: Seat, cost: Cost, way: Payment): void {
  const ratio = alchemyRatio(s, seat);
  const { replaced, of } = way;
  const gp = cost.gp - (of === 'gold' ? replaced : 0) + (of === 'power' ? ratio * replaced : 0);
  const pp = cost.pp - (of === 'power' ? replaced : 0) + (of === 'gold' ? ratio * replaced : 0);
  const { gold, power } = s.players[seat];
  take(gold, gp);
  take(power, pp);
  emit(s, { type: 'paid', seat, gp, pp, replaced, of });
  dropEmptySurges(s, seat);
}

/** TS-061: temporary points first, then bought resources, then base resources. */
export function take(pool: Pool, amount: number): number {
  let left = amount;
  for (const origin of ['purse', 'surge', 'bought', 'base'] as const) {
    const from = Math.min(left, pool[origin]);
    pool[origin] -= from;
    left -= from;
  }
  return amount - left;
}

/** TS-051: a Surge card goes when its points are spent. */
export function dropEmptySurges(s: Siege, seat: Seat): void {
  const { surges } = s.players[seat];
  for (const id of surges.slice()) if (surgePool(s, seat, id).surge === 0) discardFrom(s, surges, id);
}
/** The pool that this Surge adds to. */
export const surgePool = (s: Siege, seat: Seat, surge: Id): Pool =>
  s.players[seat][printed(s, surge).pool ?? 'power'];
