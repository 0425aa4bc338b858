import type { Seat } from '@siegeworks/contract';
import { stackUp } from '../state/pile.ts';
import { turnOrder } from '../state/readers.ts';
import type { Item, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import type { NextAim } from './aims.ts';
import { aimed, chosenBefore, picked, targetsOf } from './aims.ts';
import { aimsOf } from './aims-of.ts';
import { decision, rule } from './book.ts';
import type { OfferOf } from './offers.ts';

/** AM-336: the active player's triggers first, then clockwise; each player orders their own. AM-R25. */
export const placeTriggers = rule('placeTriggers', () => ({ seat: NONE, n: NONE }), {
  next(s, f) {
    f.n = NONE;
    f.seat = turnOrder(s).find(seat => s.waiting.some(item => item.by === seat)) ?? NONE;
    if (f.seat !== NONE) return;
    s.waiting = [];
    return 'done';
  },
  order: decision({
    who: (_s, f) => f.seat,
    options: (s, f) => different(s, f.seat),
    then(_s, f, pick) {
      f.n = pick.n;
    },
  }),
  taken(s, f) {
    if (!waits(s, f.n)) return 'next';
  },
  aim: decision({
    when: (s, f) => missing(s, waits(s, f.n)) > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => aimOptions(s, waits(s, f.n)),
    then(s, f, pick) {
      waits(s, f.n)?.targets.push(picked(pick));
    },
  }),
  put(s, f) {
    const item = waits(s, f.n);
    if (!item) return 'next';
    if (missing(s, item) > 0 && aimOptions(s, item).length > 0 && s.players[f.seat].alive) return 'aim';
    s.waiting = s.waiting.filter(other => other !== item);
    // AM-337: without a target it is not put on the stack.
    if (missing(s, item) === 0) stackUp(s, item);
    return 'next';
  },
});
const waits = (s: Realm, n: number): Item | undefined => s.waiting.find(item => item.n === n);
const missing = (_s: Realm, item: Item | undefined): number =>
  item ? aimsOf(item).length - item.targets.length : 0;
function aimOptions(s: Realm, item: Item | undefined): OfferOf<'target'>[] {
  if (!item) return [];
  const { aim, aiming } = aimOf(item);
  return targetsOf(s, aim, aiming).map(n => aimed(aim, n));
}
function aimOf(item: Item): NextAim {
  const aims = aimsOf(item);
  const chosen = chosenBefore(aims, item.targets);
  return {
    aim: aims[item.targets.length],
    aiming: { by: item.by, source: item.card, city: item.city, chosen },
  };
}
/** The target that is chosen for a trigger now. */
export function triggerAim(s: Realm, f: { n: number }): NextAim | null {
  const item = waits(s, f.n);
  return item && missing(s, item) > 0 ? aimOf(item) : null;
}
/** Triggers of one kind are alike: their order among each other is that in which they came. */
function different(s: Realm, seat: Seat): OfferOf<'trigger'>[] {
  const options: OfferOf<'trigger'>[] = [];
  const kinds: string[] = [];
  for (const item of s.waiting) {
    if (item.by !== seat || kinds.includes(item.what)) continue;
    kinds.push(item.what);
    options.push({ kind: 'trigger', n: item.n, what: item.what });
  }
  return options;
}
