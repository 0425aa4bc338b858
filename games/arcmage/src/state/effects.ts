import { entryOf } from '../cards/book.ts';
import type { About, Lasting } from '../cards/entry.ts';
import type { Whole } from '../cards/whole.ts';
import { wholeEffect } from '../cards/whole.ts';
import type { Effect, Item, Realm } from './realm.ts';
import { NONE } from './realm.ts';

/** AM-R89: the order of a team mate to skip a turn, the only effect that comes from no card. */
export const SKIP_ORDER = 'skip-order';
const SKIPS = wholeEffect({ about: ['seat'], lasts: true });
const PASSING = wholeEffect({});
export const lastingOf = (e: Effect): Whole<Lasting> =>
  e.what === SKIP_ORDER ? SKIPS : (entryOf(e.what).effect ?? PASSING);
/** Ends these effects, and does what they have waited for. */
export function fallDue(s: Realm, due: (e: Effect) => boolean, act: (e: Effect) => void = () => {}): void {
  const over = s.effects.filter(due);
  if (over.length === 0) return;
  s.effects = s.effects.filter(e => !over.includes(e));
  for (const e of over) act(e);
}
export const isAbout = (e: Effect, kind: About, n: number): boolean =>
  lastingOf(e).about?.some((each, i) => each === kind && e.on[i] === n) === true;

/** A player, city or creature is gone, and what waited for it: a card that comes back is another one (AM-R100). */
export function endEffects(s: Realm, kind: About, n: number): void {
  if (s.effects.some(e => isAbout(e, kind, n))) s.effects = s.effects.filter(e => !isAbout(e, kind, n));
}

/** Lasts between its targets, so there is nothing to it once one of them is lost (AM-245). */
export function lastOnTargets(s: Realm, item: Item, what: string): void {
  if (!item.targets.includes(NONE)) s.effects.push({ what, by: item.by, on: item.targets.slice() });
}
