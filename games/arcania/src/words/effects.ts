import type { Frame, Id, Seat } from '@siegeworks/contract';
import { playOf } from '../cards/entry.ts';
import { aimOf } from '../rules/aims.ts';
import type { Announced } from '../rules/announce.ts';
import { top } from '../rules/book.ts';
import type { Pick } from '../state/pick.ts';
import type { Item, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { answerable, othersThan } from './counters.ts';
import { imagined } from './fates.ts';

/** What would happen if the item on top of the stack resolved now. */
export const effectNote = (s: War, { what, targets, seat, source }: Item): string[] => {
  const parts = [...targets.flatMap(target => effectOn(s, what, target, source)), ...effectAt(s, what, seat)];
  return parts.length === 0 ? [] : ['if it resolves', ...parts];
};

/** The same for a target that is being chosen. */
export function announcedNote(s: War, { target, seat }: Pick): string[] {
  const f = top<Frame & Partial<Announced>>(s);
  const { what = '', source = NONE, targets = [] } = f;
  const parts = seat === NONE ? effectOn(s, what, target, source) : effectAt(s, what, seat);
  if (f.rule !== 'announce') return parts;
  const chosen = target === NONE ? targets : [...targets, target];
  return [...parts, ...onceAnnounced(s, { ...itemOf(f), targets: chosen, seat })];
}
/** A card that needs no target can be answered as soon as it is played. */
export function playedNote(s: War, card: Id): string[] {
  const what = s.names[card];
  const seat = s.owners[card];
  if (aimOf(what, card).min > 0) return [];
  return onceAnnounced(s, { ...itemOf({ what, card, source: NONE, seat }), targets: [], seat: NONE });
}
const itemOf = ({ seat: by = NONE, what = '', card = NONE, source = NONE }: Partial<Announced>) => ({
  n: NONE,
  by,
  what,
  card,
  source,
  resolving: false,
});
/** Whether others could answer it, once it lies on the stack. */
const onceAnnounced = (s: War, item: Item): string[] =>
  answerable(
    imagined(s, t => t.items.push(item)),
    othersThan(s, item.by),
  );

const effectOn = (s: War, what: string, target: Id, source: Id): string[] =>
  playOf(what)?.effectOn?.(s, target, source) ?? [];
const effectAt = (s: War, what: string, seat: Seat): string[] =>
  seat === NONE ? [] : (playOf(what)?.effectAt?.(s, seat) ?? []);
