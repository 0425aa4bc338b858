import type { Option, Reason, Seat } from '@siegeworks/contract';
import { CONCEDE, copyOf, pick, undoTo, whyNoUndoTo } from '@siegeworks/kernel';
import type { Why } from '@siegeworks/protocol';
import { continued, until } from './chronicle.ts';
import type { Following } from './following.ts';
import { stillSaid } from './following.ts';
import type { HostParts } from './parts.ts';
import { HostRefused, said } from './refusals.ts';
import type { Progress, Room } from './room.ts';
import { takeBackTold } from './visit.ts';

/** What may happen in a room. */
export type Deed =
  /** `question` is the one that was answered; `auto` when nobody was asked. */
  | { kind: 'pick'; option: Option; question?: string; auto?: true }
  /** Everything after the first `to` picks is undone. */
  | { kind: 'undo'; to: number }
  | { kind: 'concede' }
  /** The seat has run out of time. */
  | { kind: 'time-out' };

/** One line of a room's log: a match is its set-up and its actions. */
export interface Action {
  /** Counts the actions of a match, from 0. */
  seq: number;
  seat: Seat;
  deed: Deed;
  /** Milliseconds since 1970. */
  at: number;
  /** The visitor's own name for it: what is sent again after a broken line is not done twice. */
  client?: string | undefined;
}

export interface Circumstances {
  /** Asked last; throws when the action is no longer wanted. */
  stands?: () => void;
  /** What answers the questions after it, from now on. */
  following?: Following | null;
  client?: string | undefined;
}

/**
 * Validates an action, writes it down, and only then lets it happen; one after the other in each room. Whatever is
 * refused or fails leaves the room as it was.
 */
export function act(
  { store, now }: Pick<HostParts, 'store' | 'now'>,
  room: Room,
  seat: Seat,
  deed: Deed,
  { stands, following, client }: Circumstances = {},
): Promise<void> {
  return inTurn(room, async () => {
    stands?.();
    const progress = after(
      { ...room, following: following === undefined ? room.following : following },
      seat,
      deed,
    );
    const action = { seq: room.actions, seat, deed, at: now(), client };
    await store.append({ ...room, ...progress }, action).catch((fault: unknown) => {
      throw fault instanceof HostRefused
        ? fault
        : new HostRefused({ code: 'not stored', about: [said(fault)] });
    });
    happen(room, action, progress);
  });
}

/** Lets an action happen that another host of the same match has written down. One that happened already is passed over. */
export function absorb(room: Room, action: Action): Promise<void> {
  return inTurn(room, async () => {
    if (action.seq < room.actions) return;
    if (action.seq > room.actions) throw new Error(`action ${room.actions} is missing before ${action.seq}`);
    happen(room, action, after(room, action.seat, action.deed));
  });
}

/** One after the other in each room, whether the one before has worked or not. */
function inTurn(room: Room, work: () => Promise<void>): Promise<void> {
  const turn = room.queue.then(work);
  room.queue = turn.catch(() => {});
  return turn;
}

function happen(room: Room, { seat, deed }: Action, progress: Progress): void {
  Object.assign(room, progress);
  room.actions++;
  if (deed.kind === 'undo') forgetUndone(room, seat);
}

/** How far the match has come when this has happened. */
function after(room: Room, seat: Seat, deed: Deed): Progress {
  const match = copyOf(room.match);
  if (deed.kind === 'undo') {
    undoTo(match, seat, deed.to);
    const chronicle = until(room.chronicle, deed.to);
    return { match, auto: room.auto.slice(0, deed.to), chronicle, views: new Map(), following: null };
  }
  const chosen = deed.kind === 'pick' ? deed : { option: CONCEDE };
  pick(match, seat, chosen.option, 'question' in chosen ? chosen.question : undefined);
  const auto = [...room.auto, deed.kind === 'pick' && deed.auto === true];
  const following = stillSaid(room.following, match);
  return { match, auto, chronicle: continued(room.chronicle, match), views: new Map(), following };
}

/** Nobody has heard of what was undone, and nobody has thought of it. */
function forgetUndone(room: Room, seat: Seat): void {
  takeBackTold(room);
  room.minds[seat].kept = null;
}

/** To how many picks a seat goes back: before the last one that somebody was asked about. Or why it cannot. */
export function undoing({ match, auto }: Progress, seat: Seat): { to: number } | { why: Reason } {
  const to = auto.lastIndexOf(false);
  const why = whyNoUndoTo(match, seat, to);
  return why ? { why } : { to };
}

export const whyNoUndo = (progress: Progress, seat: Seat): Why | null => {
  const plan = undoing(progress, seat);
  return 'why' in plan ? plan.why : null;
};
