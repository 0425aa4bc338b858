import type { Frame, Id, Seat } from '@siegeworks/contract';
import { playOf } from '../cards/entry.ts';
import { top } from '../rules/book.ts';
import type { Pick } from '../state/pick.ts';
import type { Item, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';

/** What would happen if the item on top of the stack resolved now. */
export const effectNote = (s: War, { what, targets, seat }: Item): string[] => {
  const parts = [...targets.flatMap(target => effectOn(s, what, target)), ...effectAt(s, what, seat)];
  return parts.length === 0 ? [] : ['if it resolves', ...parts];
};
/** The same for a target that is being chosen. */
export function announcedNote(s: War, { target, seat }: Pick): string[] {
  const { what = '' } = top<Frame & { what?: string }>(s);
  return seat === NONE ? effectOn(s, what, target) : effectAt(s, what, seat);
}
const effectOn = (s: War, what: string, target: Id): string[] => playOf(what)?.effectOn?.(s, target) ?? [];
const effectAt = (s: War, what: string, seat: Seat): string[] =>
  seat === NONE ? [] : (playOf(what)?.effectAt?.(s, seat) ?? []);
