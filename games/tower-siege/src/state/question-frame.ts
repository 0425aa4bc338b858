import type { Frame, Id, Seat } from '@siegeworks/contract';
import type { Siege } from './state.ts';

/** The fields of a question's frame that files outside its rule read; each frame has some of them. */
export interface QuestionFrame extends Frame {
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
  /** Who has passed in a window since the last response. */
  passed: Seat[];
}
/** The question that is asked now. */
export const currentQuestion = (s: Siege): QuestionFrame => s.stack[s.stack.length - 1] as QuestionFrame;
