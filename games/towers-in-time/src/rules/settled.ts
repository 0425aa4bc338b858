import type { Frame, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { living } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { markSaved, removeDying } from './damage.ts';
import { eliminate } from './defeat.ts';
import { overflow } from './limbo.ts';
import { breach } from './shields.ts';

/** The checks that follow every change; by the time a question is asked they have nothing left to do. */
export function settle(s: Realm): void {
  markSaved(s);
  for (const seat of living(s)) settleSide(s, seat);
}
function settleSide(s: Realm, seat: Seat): void {
  const { shields, limbo, breach: points } = s.players[seat];
  // TT-001
  if (shields.length === 0 && s.phase !== 'setup') return eliminate(s, seat, 'TT-001');
  if (isTooLate(s, seat)) removeDying(s, seat);
  // TT-076, TT-154
  if (limbo.length > s.options.limboSize && !isWaiting(s, 'overflow', seat)) call(s, overflow(seat));
  if (points >= 4 && !isWaiting(s, 'breach', seat)) call(s, breach(seat, seat));
}
/** TT-146, TT-147: a unit is dying in a combat, in a reaction, or while its owner has his opportunity. */
function isTooLate(s: Realm, seat: Seat): boolean {
  const isActing = s.stack.some(
    (f: Frame & { isDone?: boolean }) => f.rule === 'reaction' || (f.rule === 'opportunity' && f.isDone),
  );
  return s.phase !== 'action' || (!s.combat && !isActing && s.active !== seat);
}
const isWaiting = (s: Realm, rule: string, seat: Seat) =>
  s.stack.some((f: Frame & { seat?: Seat }) => f.rule === rule && f.seat === seat);
