import type { Id, State } from '@siegeworks/contract';
import { shuffle } from '@siegeworks/kernel';

/** An unknown card in a view. */
export const HIDDEN = -1;

/** Takes out of a view what nobody sees, chance to come above all; those who sit there stay named. */
export function veil(view: State, s: State): void {
  view.random = [];
  view.script = null;
  view.events = null;
  if (s.people) view.people = s.people;
}

/** A zone as somebody sees it who knows only these cards. */
export function blank(zone: readonly Id[], known: readonly Id[]): Id[] {
  return zone.map(id => (known.includes(id) ? id : HIDDEN));
}

/**
 * Deals anew what somebody cannot know: the unknown cards of these zones change places among them,
 * the known ones stay where they are. The zones keep their lengths.
 */
export function redeal(s: State, zones: Id[][], known: readonly Id[]): void {
  const unknown = zones.flat().filter(id => !known.includes(id));
  // Sorted first: what lies where must not even influence how it is dealt anew.
  unknown.sort((a, b) => a - b);
  shuffle(s, unknown);
  for (const zone of zones) {
    for (let i = 0; i < zone.length; i++) {
      if (!known.includes(zone[i])) zone[i] = unknown.pop() ?? zone[i];
    }
  }
}
