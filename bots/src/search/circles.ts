import type { Game, Option, State } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import type { Imagine } from '../bot.ts';
import { keyOf } from './tree.ts';

/** What a seat has done in one turn and how the table looked to it then, and how often. */
export interface Trail {
  turn: number;
  deeds: ReadonlyMap<string, number>;
}
/** Where the seat stands now: in which turn, before which question, and how the table looks to it. */
export interface Standing {
  turn: number;
  question: string;
  looks: number;
}
/** The same deed before the same prospect may be done so often; after that it leads in circles. */
const ENOUGH = 2;

/** Always the same table is imagined, so that nothing looks better or worse by luck. */
export function standingOf<S extends State>(game: Game<S>, imagine: Imagine<S>, asked: Pending): Standing {
  const s = imagine('standing');
  return { turn: game.audit.turns(s), question: asked.question, looks: game.judgement.score(s, asked.seat) };
}

/**
 * What is worth thinking about. Where two cards ready each other, or an armour can go from hand to hand, somebody whom
 * that looks as good as ending the turn would repeat it for ever. The usual answer stays, and so does every
 * answer that does nothing to anything.
 */
export function outOfCircles(
  trail: Trail | null,
  at: Standing,
  options: readonly Option[],
  usual: Option,
): readonly Option[] {
  if (trail?.turn !== at.turn) return options;
  return options.filter(
    option => option === usual || !isDeed(option) || (trail.deeds.get(stepOf(at, option)) ?? 0) < ENOUGH,
  );
}
const isDeed = ({ card, target }: Option) => card !== undefined || target !== undefined;

/** The trail with one more step. */
export function walked(trail: Trail | null, at: Standing, option: Option): Trail {
  const deeds = new Map(trail?.turn === at.turn ? trail.deeds : []);
  const step = stepOf(at, option);
  deeds.set(step, (deeds.get(step) ?? 0) + 1);
  return { turn: at.turn, deeds };
}
const stepOf = ({ question, looks }: Standing, option: Option) =>
  `${question} ${looks.toFixed(6)} ${keyOf(option)}`;
