import type { Frame, Seat } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import type { Realm } from '../state/realm.ts';
import type { attackWith } from './attack.ts';
import type { deed } from './deed.ts';
import type { defend } from './defence.ts';
import type { distribute } from './distribute.ts';
import type { pay } from './pay.ts';
import type { breach } from './shields.ts';

/** The decisions made so far, by the rule that asks: for words and computer players. */
interface Frames {
  attack: ReturnType<typeof attackWith>;
  breach: ReturnType<typeof breach>;
  deed: ReturnType<typeof deed>;
  defend: ReturnType<typeof defend>;
  distribute: ReturnType<typeof distribute>;
  pay: ReturnType<typeof pay>;
}
/** The frame of the rule now asking, if it is this one. */
export function frameOf<R extends keyof Frames>(s: Realm, rule: R): Frames[R] | null {
  const f = s.stack[s.stack.length - 1];
  return f.rule === rule ? (f as Frames[R]) : null;
}
/** The frame of the rule now asking, which must be this one. */
export function asking<R extends keyof Frames>(s: Realm, rule: R): Frames[R] {
  const f = frameOf(s, rule);
  if (!f) throw new Impossible(`${rule} asks nothing now`);
  return f;
}
/** The seat being asked. */
export const seatAsked = (s: Realm): Seat => (s.stack[s.stack.length - 1] as Frame & { seat: Seat }).seat;
