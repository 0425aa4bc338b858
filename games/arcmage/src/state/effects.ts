import type { Effect, Item, Realm } from './realm.ts';
import { NONE } from './realm.ts';

type About = 'seat' | 'city' | 'creature';
/** What an effect is about, in the order of its `on`: it ends with any of them. */
export const ABOUT: Readonly<Record<string, readonly About[]>> = {
  outmaneuvered: ['seat', 'city'],
  'touch-of-genius': ['seat'],
  'elvish-shaman': ['seat'],
  'skip-order': ['seat'],
  'call-to-aid': ['city', 'city'],
  'borgs-keep': ['city'],
  'spirit-tree': ['creature'],
  'merfolk-joyride': ['creature'],
};
export const isAbout = (e: Effect, kind: About, n: number): boolean =>
  ABOUT[e.what]?.some((each, i) => each === kind && e.on[i] === n) === true;

/** A player, city or creature is gone, and what waited for it: a card that comes back is another one (AM-R100). */
export function endEffects(s: Realm, kind: About, n: number): void {
  if (s.effects.some(e => isAbout(e, kind, n))) s.effects = s.effects.filter(e => !isAbout(e, kind, n));
}

/** Lasts between its targets, so there is nothing to it once one of them is lost (AM-245). */
export function lastOnTargets(s: Realm, item: Item, what: string): void {
  if (!item.targets.includes(NONE)) s.effects.push({ what, by: item.by, on: item.targets.slice() });
}
