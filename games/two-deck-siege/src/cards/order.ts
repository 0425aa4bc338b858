import type { Id, Reason } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { acting, anyActor } from '../rules/acting.ts';
import { SIDES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import type { Acting } from './ways.ts';

/** What an order needs to know when it is carried out: the side or place that was chosen, if any. */
export interface Played {
  card: Id;
  side: string;
  place: string;
  /** Defenders in that place when it was chosen. */
  before: number;
}
/** All that is special about an order played as printed (7.3). */
export interface Order {
  /** Why it cannot be played now, or `null`. */
  bars(s: Siege): Reason | null;
  /** The sides to choose from first. */
  sides?(s: Siege): string[];
  /** The places to choose from first. */
  places?(s: Siege): string[];
  carryOut(s: Siege, f: Played): void;
  /** Who acts on it and how, when that is all it does or a part of it. */
  acting?: Acting;
  /** The strength of an attack on every enemy at the foot of the walls. */
  burns?: number;
  /** What follows when all of that is done. */
  afterwards?(s: Siege, f: Played): void;
}
const NOTHING: Reason = { rule: 'TD-058', text: 'it could not make anybody act, move, rest or enter play' };
/** TD-058: an order that could do nothing cannot be played as printed (TD-R24). */
export const unless = (able: boolean): Reason | null => (able ? null : NOTHING);

/** Defenders act, anywhere. */
export const acts = (how: Acting): Order => ({
  bars: s => unless(anyActor(s, how, [])),
  carryOut: s => call(s, acting(how)),
  acting: how,
});
/** Defenders of one side act. */
export function actsOnSide(how: Acting): Order {
  const sides = (s: Siege) => SIDES.filter(side => anyActor(s, { ...how, side }, []));
  return {
    bars: s => unless(sides(s).length > 0),
    sides,
    carryOut: (s, { side }) => call(s, acting({ ...how, side })),
    acting: how,
  };
}
