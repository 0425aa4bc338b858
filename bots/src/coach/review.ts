import type { Option, Seat, State } from '@siegeworks/contract';
import type { Match, Moment } from '@siegeworks/kernel';
import { moments, pending, sameOption } from '@siegeworks/kernel';
import type { Bot, Budget, Candidate, Mind } from '../bot.ts';
import { newMind, ponder } from '../bot.ts';

/** What a thinker says of one decision of a match: what was picked, and what it would have picked. */
export interface Verdict {
  /** How many picks had been made before it. */
  at: number;
  seat: Seat;
  question: string;
  option: Option;
  /** How likely its picker seems to win after it, 0 to 1. */
  chance: number;
  best: Candidate;
  /** All answers that were thought about, the best first. */
  answers: readonly Candidate[];
  /** What most players would have answered. */
  usual: Option;
  /** How much of a difference to the best luck in the tries can explain. */
  margin: number;
  /** What the pick gave away, in chances of winning; 0 where it is as good as the best, as far as can be told. */
  lost: number;
  /** How much there was to give away: from the best answer to the worst. */
  span: number;
}

export interface ReviewOptions {
  /** A budget in milliseconds needs a clock. */
  clock?: Mind['clock'];
  /** Decisions that need not be looked at: they have been before. */
  known?: ReadonlySet<number>;
}

/** Looks at every decision of a match in turn through the eyes of the player who made it: only what that seat knew counts. */
export function* review<S extends State>(
  match: Match<S>,
  bot: Bot,
  budget: Budget,
  { clock = null, known = new Set() }: ReviewOptions = {},
): Generator<Verdict> {
  for (const moment of moments(match)) {
    if (moment.picks === match.picks.length) return;
    if (known.has(moment.picks)) continue;
    const verdict = verdictOn(match, moment, bot, { ...newMind(`review:${moment.picks}`, clock), budget });
    if (verdict) yield verdict;
  }
}

/** Whether somebody had something to decide: more than one answer, and nobody gave up. */
export function isDecision<S extends State>(
  { game, picks }: Match<S>,
  { picks: at, state }: Moment<S>,
): boolean {
  const asked = at < picks.length ? pending(game, state) : null;
  if (!asked || asked.seat !== picks[at].seat || asked.options.length < 2) return false;
  return asked.options.some(option => sameOption(option, picks[at].option));
}

function verdictOn<S extends State>(
  match: Match<S>,
  moment: Moment<S>,
  bot: Bot,
  mind: Mind,
): Verdict | null {
  const { game, picks } = match;
  const { picks: at, state } = moment;
  const asked = pending(game, state);
  if (!asked || !isDecision(match, moment)) return null;
  const { seat, option } = picks[at];
  const thought = ponder(game, state, asked, bot, mind);
  while (thought.more());
  const candidates = thought.candidates();
  const picked = candidates.find(each => sameOption(each.option, option));
  if (!picked) return null;
  const [best] = candidates;
  const { margin = 0 } = picked;
  const gap = best.chance - picked.chance;
  const table = game.knowledge.sample(state, seat, `usual:${at}`);
  return {
    at,
    seat,
    question: asked.question,
    option,
    chance: picked.chance,
    best,
    answers: candidates,
    usual: game.judgement.habit(table, seat, asked.options),
    margin,
    lost: gap > margin ? gap : 0,
    span: best.chance - Math.min(...candidates.map(each => each.chance)),
  };
}
