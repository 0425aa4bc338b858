import type { Mind } from '@siegeworks/bots';
import { newMind } from '@siegeworks/bots';
import type { Eye, Seat, State } from '@siegeworks/contract';
import type { Branch } from '@siegeworks/files';
import { openView } from '@siegeworks/files';
import type { Match } from '@siegeworks/kernel';
import type { Agreed, ClockRule, CoursePoint, SeatPlan, Series } from '@siegeworks/protocol';
import { USUALLY } from '@siegeworks/protocol';
import { begun } from './chronicle.ts';
import { newClock } from './clock.ts';
import type { Company } from './company.ts';
import { clockedSeat } from './company.ts';
import type { Following } from './following.ts';
import type { Visit } from './visit.ts';

/** Who decides for a seat. */
export type Chair =
  | { kind: 'person'; name: string; who: string }
  | { kind: 'computer'; name: string; bot: string }
  /** Nobody yet: the match waits. */
  | { kind: 'open'; name: string };

/** Which pick got how much back. */
export interface Delay {
  pick: number;
  back: number;
}

/** How far a match has come. It is never changed, but replaced: by an action that was written down before. */
export interface Progress {
  match: Match;
  /** For each pick, whether it was answered without asking: an undo goes back to where somebody was asked. */
  auto: readonly boolean[];
  /** What the clocks gave back for slow lines, by pick, in milliseconds. */
  delays: readonly Delay[];
  /** How it looked for everybody, turn by turn. */
  chronicle: readonly (CoursePoint & { pick: number })[];
  /** What the eyes see of the state, worked out once for each. */
  views: Map<Eye, State>;
  /** What the seat that answered last has said about the questions that follow. */
  following: Following | null;
  /** Who decides for each seat. */
  seats: Chair[];
  company: Company;
}

/** A match, those who play it, and those who are there. */
export interface Room extends Progress {
  id: string;
  /** What came before it, if it is one of several matches. */
  series?: Series | undefined;
  /** Where it branched off another match: it is played to learn something, and counts nowhere. */
  branch?: Branch | undefined;
  /** What the computer players keep in mind, by seat. */
  minds: Mind[];
  visits: Set<Visit>;
  /** How many actions were written down. */
  actions: number;
  /** The last of those that are being written down and carried out, one after the other. */
  queue: Promise<unknown>;
  /** Whether computer players and standing answers are at work. */
  running: boolean;
  /** Nothing happens in it any more. */
  closed: boolean;
  /** Another host has taken over the match. */
  elsewhere: boolean;
  /** Counts failed steps, so that a computer player that ran into a fault may try something else. */
  faults: number;
}

/** The part of a room that actions replace. */
export function progressOf({
  match,
  auto,
  delays,
  chronicle,
  views,
  following,
  seats,
  company,
}: Room): Progress {
  return { match, auto, delays, chronicle, views, following, seats, company };
}

export interface Seating {
  seats: Chair[];
  series?: Series | undefined;
  clock?: ClockRule | undefined;
  agreed?: Agreed;
  /** When the match was dealt. */
  begun?: number;
}

export function roomOf(id: string, match: Match, seating: Seating): Room {
  const { seats, series, clock, agreed = USUALLY, begun: at = 0 } = seating;
  const company: Company = {
    agreed,
    clock: null,
    proposal: null,
    paused: false,
    halted: null,
    asked: seats.map(() => 0),
  };
  const runs = clockedSeat({ company, match, seats });
  return {
    id,
    match,
    seats,
    series,
    auto: [],
    delays: [],
    chronicle: begun(match),
    minds: seats.map(() => newMind('')),
    visits: new Set(),
    actions: match.picks.length,
    queue: Promise.resolve(),
    following: null,
    running: false,
    closed: false,
    elsewhere: false,
    faults: 0,
    views: new Map(),
    company: { ...company, clock: clock ? newClock(clock, seats.length, runs, at) : null },
  };
}

/** The state as this eye may know it, worked out once however many look through it. */
export function viewFor({ match, views, company }: Progress, eye: Eye): State {
  const view = views.get(eye) ?? seenAt({ match, company }, match.state, eye);
  views.set(eye, view);
  return view;
}

/** What an eye may know of any state of a match: where that was agreed upon, all hands lie open. */
export const seenAt = ({ match, company }: Pick<Progress, 'match' | 'company'>, s: State, eye: Eye): State =>
  company.agreed.openHands ? openView(match.game, s, eye) : match.game.knowledge.view(s, eye);

/** The seats for which somebody decides. */
export function seatsOf({ seats }: Pick<Room, 'seats'>, who: string): Seat[] {
  return seats.flatMap((chair, seat) => (chair.kind === 'person' && chair.who === who ? [seat] : []));
}
/** Everybody who plays, however many seats they have. */
export const peopleIn = ({ seats }: Pick<Room, 'seats'>): Set<string> =>
  new Set(seats.flatMap(chair => (chair.kind === 'person' ? [chair.who] : [])));
export const isTheirs = ({ seats }: Room, seat: Seat, who: string): boolean => {
  const chair = seats[seat];
  return chair?.kind === 'person' && chair.who === who;
};

/** Those who sit down as a visitor has planned: the visitor decides for everybody who is called `me`. */
export function chairsFor(plans: readonly SeatPlan[], who: string): Chair[] {
  return plans.map(({ kind, name, bot }) =>
    kind === 'me' ? { kind: 'person', name, who } : { kind: 'computer', name, bot: bot ?? '' },
  );
}
