import type { Frame, Id, Seat } from '@siegeworks/contract';
import type { Siege } from './state.ts';

/** What the frames of questions hold, as far as somebody outside their rules reads it: each has some of these. */
export interface Asked extends Frame {
  seat: Seat;
  card: Id;
  item: Id;
  /** A casting: the card, and the index of its level. */
  what: string;
  level: number;
  gp: number;
  pp: number;
  discarded: number;
  attacker: Id;
  attackers: Id[];
  defender: Id;
  source: Id;
  shooter: Id;
  manner: 'none' | 'melee' | 'directed' | 'shoot' | 'skill';
  army: Seat;
  travel: string;
  club: number;
  target: Id;
  targets: Id[];
  against: Id;
  sure: boolean;
  i: number;
}
/** The question that is asked now. */
export const askedNow = (s: Siege): Asked => s.stack[s.stack.length - 1] as Asked;
