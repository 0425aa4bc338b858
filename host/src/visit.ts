import type { Eye, Seat, State } from '@siegeworks/contract';
import type { RefusalCode, Tell } from '@siegeworks/protocol';
import { refuse } from './refusals.ts';
import type { Room } from './room.ts';
import { seatsOf } from './room.ts';

/** What an eye has been told of a match. */
export interface Told {
  /** How many picks had been made. */
  picks: number;
  view: State;
}

/** Somebody in a room: with which eyes, and what has been told. */
export interface Visit {
  who: string;
  /** What the others in the room call them. */
  name: string;
  room: Room;
  eye: Eye;
  /** By eye: several people may share a screen. */
  told: Map<Eye, Told>;
  seq: number;
  /** Who passes everything, and in which turn. */
  passing: { seat: Seat; turn: number } | null;
  /** Counts requests for hints: an older one is given up. */
  hints: number;
  tell: Tell;
}

export function visitOf(room: Room, who: string, tell: Tell, name = who): Visit {
  return {
    who,
    name,
    room,
    eye: firstEye(room, who),
    told: new Map(),
    seq: 0,
    passing: null,
    hints: 0,
    tell,
  };
}

/** Where several people share a screen, nobody sits at it before somebody has said so. */
export function firstEye(room: Room, who: string): Eye {
  const own = seatsOf(room, who);
  return own.length === 1 ? own[0] : 'spectator';
}

/** Everything is sent again: the screen has forgotten what it was shown. */
export function forgetTold(visit: Visit): void {
  visit.told.clear();
}

/** Facts about undone picks are dropped; the views stay, because the next differences build on them. */
export function takeBackTold({ visits, match }: Room): void {
  for (const visit of visits)
    for (const told of visit.told.values()) told.picks = Math.min(told.picks, match.picks.length);
}

export function isPassing({ passing, room }: Visit, seat: Seat): boolean {
  const { game, state } = room.match;
  return passing?.seat === seat && passing.turn === game.audit.turns(state);
}

/** The seat that this visitor decides for now. */
export function ownSeat(visit: Visit): Seat {
  if (visit.eye === 'spectator') throw refuse(notSeated(visit));
  return visit.eye;
}

/** Why the viewer cannot decide anything now. */
export function notSeated({ room, who }: Visit): RefusalCode {
  return seatsOf(room, who).length === 0 ? 'watching' : 'passed on';
}
