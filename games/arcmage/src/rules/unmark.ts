import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { entryOf, HEARS } from '../cards/book.ts';
import { tell } from '../state/events.ts';
import { putCounters, unmark } from '../state/place.ts';
import { anyWorn, creatureAt, creaturesOf } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { creature, isEnchantment, NONE } from '../state/realm.ts';
import { choice, rule } from './book.ts';
import { checkState } from './check.ts';
import { canPay, plain } from './costs.ts';
import type { OfferOf } from './offers.ts';
import { ofCards } from './offers.ts';
import { pay } from './pay.ts';
import { holdWindow, settle } from './windows.ts';

/** 5.4: free unmarking first and together, then what has a price, one by one (AM-122). */
export const unmarkPhase = rule(
  'unmarkPhase',
  (seat: Seat) => ({ seat, ready: [] as Id[], freed: 0, rest: [] as Id[], card: NONE, paid: false }),
  {
    // AM-120, AM-180, AM-456: all cards of the active player, and of nobody else.
    resources(s, f) {
      for (const row of s.players[f.seat].resources) row.marked = false;
      for (const p of s.pieces) if (isEnchantment(p) && p.controller === f.seat) p.marked = false;
      f.ready = mayUnmark(s, f.seat);
      tell(s, { type: 'resourcesUnmarked', seat: f.seat });
    },
    // AM-126: under a cap the player chooses which creatures, before prices are paid.
    pick: choice({
      when: (s, f) => limited(s, f),
      who: (_s, f) => f.seat,
      options: (s, f) => ofCards('unmark', still(s, f)),
      then(s, f, { card }) {
        f.freed++;
        f.ready = f.ready.filter(id => id !== card);
        release(s, f.rest, card);
      },
    }),
    // AM-121: unless a card allows not to. AM-R06: before anything that has a price.
    free(s, f) {
      if (!s.players[f.seat].alive) return 'done';
      if (limited(s, f)) return 'pick';
      if (mayUnmarkYet(s, f) > 0) for (const id of still(s, f)) release(s, f.rest, id);
    },
    next(_s, f) {
      f.card = f.rest.shift() ?? NONE;
      if (f.card === NONE) return 'window';
    },
    price: choice({
      when: (s, f) => creatureAt(s, f.card) !== null,
      who: (_s, f) => f.seat,
      options: (s, f) => priceOptions(s, creature(s, f.card)),
      then(s, f, pick) {
        f.paid = pick.kind === 'unmark';
        const c = creature(s, f.card);
        if (f.paid && unmarkPrice(s, c) > 0) call(s, pay(f.seat, plain(unmarkPrice(s, c))));
      },
    }),
    unmark(s, f) {
      const c = creatureAt(s, f.card);
      if (c && f.paid) {
        if (c.ivy > 0) putCounters(s, c, 'minus', c.ivy);
        unmark(s, c);
      }
      f.paid = false;
      checkState(s);
      return 'next';
    },
    window(s) {
      settle(s);
    },
    hold(s) {
      holdWindow(s, 'W1');
    },
  },
);
/** Marked creatures that neither a card nor an earlier effect holds; a held creature counts one down (AM-123). */
function mayUnmark(s: Realm, seat: Seat): Id[] {
  const list: Id[] = [];
  // AM-127: wherever they are; control decides.
  for (const c of creaturesOf(s, seat)) {
    if (!c.marked) continue;
    if (c.heldBy.length > 0 || anyWorn(s, c, worn => worn.keepsMarked === true)) continue;
    if (c.held > 0) c.held--;
    else list.push(c.id);
  }
  return list;
}
interface Unmarking {
  ready: Id[];
  freed: number;
}
const still = (s: Realm, f: Unmarking): Id[] => f.ready.filter(id => creatureAt(s, id) !== null);
/** How many more may unmark. */
export function mayUnmarkYet(s: Realm, f: Unmarking): number {
  let limit = Infinity;
  for (const cap of HEARS.unmarkCap) limit = Math.min(limit, cap(s));
  return limit - f.freed;
}
const limited = (s: Realm, f: Unmarking) => mayUnmarkYet(s, f) > 0 && mayUnmarkYet(s, f) < still(s, f).length;
/** Unmarks at once, or waits for a price or a decision. */
function release(s: Realm, rest: Id[], id: Id): void {
  const c = creature(s, id);
  if (priced(s, c) || anyWorn(s, c, worn => worn.mayStayMarked === true)) rest.push(id);
  else unmark(s, c);
}
function unmarkPrice(s: Realm, c: Creature): number {
  const prices = c.attached.map(id => entryOf(s.names[id]).worn?.unmarkPrice?.(c) ?? 0);
  return Math.max(0, ...prices);
}
const priced = (s: Realm, c: Creature) => c.ivy > 0 || unmarkPrice(s, c) > 0;
/** AM-124: all prices together, or it stays marked. */
function priceOptions(s: Realm, c: Creature): OfferOf<'leave' | 'unmark'>[] {
  const options: OfferOf<'leave' | 'unmark'>[] = [{ kind: 'leave', card: c.id }];
  if (canPay(s, c.controller, plain(unmarkPrice(s, c)))) options.push({ kind: 'unmark', card: c.id });
  return options;
}
