import type { Seat } from '@siegeworks/contract';
import type { Element, School } from '../cards/card.ts';
import { ELEMENTS } from '../cards/card.ts';
import type { Giver } from '../rules/temper.ts';
import { pays, purse } from '../rules/temper.ts';
import type { Realm } from '../state/realm.ts';

/** What pays for cards of no element (TT-055 to TT-057). */
const OF_NO_ELEMENT: Readonly<Record<string, string>> = {
  black: 'living temper',
  white: 'non-living temper',
  neutral: 'temper of any kind',
};
/** `fire temper`, `living temper`. */
export const temperName = (school: School): string => OF_NO_ELEMENT[school] ?? `${school} temper`;

/** Temper of straight cards: how much of each element is available, and how much is living or non-living. */
export interface TemperLeft {
  elements: { element: Element; n: number }[];
  living: number;
  nonLiving: number;
}
export function temperLeft(s: Realm, seat: Seat): TemperLeft {
  const givers = purse(s, seat);
  const sum = (test: (giver: Giver) => boolean) =>
    givers.reduce((total, giver) => total + (test(giver) ? giver.n : 0), 0);
  return {
    elements: ELEMENTS.map(element => ({ element, n: sum(giver => pays(giver, element)) })),
    living: sum(giver => giver.isLiving),
    nonLiving: sum(giver => !giver.isLiving),
  };
}
/** The same, in words. */
export function temperNotes(s: Realm, seat: Seat): string[] {
  const { elements, living, nonLiving } = temperLeft(s, seat);
  if (living + nonLiving === 0) return ['no temper left'];
  const some = elements.filter(({ n }) => n > 0).map(({ element, n }) => `${element} ${n}`);
  return [`temper: ${some.join(', ') || 'of no element'}`, `living ${living}, non-living ${nonLiving}`];
}
