import type { Option, Reason, Seat, State } from '@siegeworks/contract';
import type { Match, Tried } from '@siegeworks/kernel';
import { CONCEDE, copyOf, goBackTo, pick, refusal, undoTo, whyNoUndoTo } from '@siegeworks/kernel';
import type { ProposalKind, Why } from '@siegeworks/protocol';
import { continued, until } from './chronicle.ts';
import { amongPeople, delayOf, isSocial, playedOn } from './company.ts';
import type { Following } from './following.ts';
import { stillSaid } from './following.ts';
import type { HostParts } from './parts.ts';
import { HostRefused, refuse, said } from './refusals.ts';
import type { Chair, Progress, Room } from './room.ts';
import { progressOf } from './room.ts';
import { takeBackTold } from './visit.ts';

/** What may happen in a room. */
export type Deed =
  /**
   * `question` is the one that was answered; `auto` when nobody was asked. `back` is what the clock gives back: the delay
   * of the line, or the moment that a standing answer took. Milliseconds.
   */
  | { kind: 'pick'; option: Option; question?: string; auto?: true; back?: number }
  /** Everything after the first `to` picks is undone. */
  | { kind: 'undo'; to: number }
  | { kind: 'concede' }
  /** The seat has run out of time. */
  | { kind: 'time-out' }
  /** Asks everybody else for a take-back to the first `to` picks, a pause, a clock, or a way out after a fault. */
  | { kind: 'propose'; what: ProposalKind; to?: number }
  | { kind: 'agree' }
  | { kind: 'decline' }
  /** The pause is over. */
  | { kind: 'resume' }
  /** Gives everybody else a little more time. */
  | { kind: 'give' }
  /** Nobody served the room for so long. */
  | { kind: 'gap'; milliseconds: number }
  /** The rules have failed: the match stands at its last good action until the table has decided how to go on. */
  | { kind: 'halt' }
  /** Somebody else decides for the seat from now on. */
  | { kind: 'sit'; chair: Chair };

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
  parts: ActParts,
  room: Room,
  seat: Seat,
  deed: Deed,
  { stands, following, client }: Circumstances = {},
): Promise<void> {
  return inTurn(room, async () => {
    stands?.();
    const action = { seq: room.actions, seat, deed, at: parts.now(), client };
    const before = progressOf(room);
    const progress = await worked(
      parts,
      room,
      following === undefined ? before : { ...before, following },
      action,
    );
    if (!isSocial(deed)) parts.lawful?.(progress.match);
    await parts.store.append({ ...room, ...progress }, action).catch((fault: unknown) => {
      throw fault instanceof HostRefused
        ? fault
        : new HostRefused({ code: 'not stored', about: [said(fault)] });
    });
    happen(room, action, progress);
  });
}

/** Lets an action happen that another host of the same match has written down. One that happened already is passed over. */
export function absorb(room: Room, action: Action, parts: WorkParts = {}): Promise<void> {
  return inTurn(room, async () => {
    if (action.seq < room.actions) return;
    if (action.seq > room.actions) throw new Error(`action ${room.actions} is missing before ${action.seq}`);
    happen(room, action, await worked(parts, room, progressOf(room), action));
  });
}

type WorkParts = Pick<HostParts, 'apart' | 'timed'>;
type ActParts = WorkParts & Pick<HostParts, 'store' | 'now' | 'lawful'>;

/** Works an action out, here or, where that would hold up everybody else, apart. */
async function worked(
  { apart, timed }: WorkParts,
  room: Room,
  before: Progress,
  action: Action,
): Promise<Progress> {
  const { deed, seat } = action;
  const isPick = deed.kind === 'pick' && refusal(before.match, seat, deed.option, deed.question) === null;
  const tried = isPick ? await apart?.(room, seat, deed.option) : null;
  if (tried) return after(before, action, tried);
  return timed ? timed(room, () => after(before, action)) : after(before, action);
}

/** One after the other in each room, whether the one before has worked or not. */
function inTurn(room: Room, work: () => Promise<void>): Promise<void> {
  const turn = room.queue.then(work);
  room.queue = turn.catch(() => {});
  return turn;
}

function happen(room: Room, { seat }: Action, progress: Progress): void {
  const before = room.match.picks.length;
  Object.assign(room, progress);
  room.actions++;
  if (room.match.picks.length < before) forgetUndone(room, seat);
}

/** How far the match has come when this has happened. */
function after(before: Progress, action: Action, tried?: Tried<State>): Progress {
  const { seat, deed } = action;
  if (isSocial(deed)) return afterTalk(before, action);
  if (before.company.halted !== null) throw refuse(before.company.halted === 'void' ? 'no result' : 'halted');
  const match = copyOf(before.match);
  if (deed.kind === 'undo') {
    undoTo(match, seat, deed.to);
    return back(before, match, action);
  }
  const chosen = deed.kind === 'pick' ? deed : { option: CONCEDE };
  const question = 'question' in chosen ? chosen.question : undefined;
  pick(match, seat, chosen.option, question, tried && (() => tried));
  return {
    match,
    auto: [...before.auto, deed.kind === 'pick' && deed.auto === true],
    delays: withDelay(before, action),
    chronicle: continued(before.chronicle, match),
    views: new Map(),
    following: stillSaid(before.following, match),
    seats: before.seats,
    company: playedOn({ ...before, match }, action),
  };
}

function withDelay({ delays, match, company }: Progress, action: Action): Progress['delays'] {
  const back = delayOf(company, action);
  return back > 0 ? [...delays, { pick: match.picks.length, back }] : delays;
}

/** What people have agreed upon changes the table only when they take something back. */
function afterTalk(before: Progress, action: Action): Progress {
  const { company, agreed } = amongPeople(before, action);
  const { deed, seat } = action;
  const seats = deed.kind === 'sit' ? before.seats.with(seat, deed.chair) : before.seats;
  if (agreed?.what !== 'take-back' && agreed?.what !== 'back') return { ...before, company, seats };
  const match = copyOf(before.match);
  goBackTo(match, agreed.to);
  return back({ ...before, company }, match, action);
}

/** As it was, after a part of the match has been undone. */
function back(before: Progress, match: Match, action: Action): Progress {
  const { length } = match.picks;
  return {
    match,
    auto: before.auto.slice(0, length),
    delays: before.delays.filter(({ pick: made }) => made < length),
    chronicle: until(before.chronicle, length),
    views: new Map(),
    following: null,
    seats: before.seats,
    company: playedOn({ ...before, match }, action),
  };
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
