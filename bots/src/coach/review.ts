import type { Game, Option, Seat, State } from '@siegeworks/contract';
import type { Match, Moment, Pending } from '@siegeworks/kernel';
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
  /**
   * The same as it was measured, however little it is, and below zero where the pick did better on fresh tables: in a single
   * decision mostly chance, but over many of them the truth. Left out where it is `lost`.
   */
  measured?: number;
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
  const think = (options: Option[]) => thoughtOf(game, state, { ...asked, options }, bot, mind);
  const first = think(asked.options);
  const picked = first.find(each => sameOption(each.option, option));
  if (!picked) return null;
  // Whatever led among many may have been lucky: against the pick alone it has to show it again, on other tables.
  const duel = picked === first[0] ? [] : think([first[0].option, picked.option]);
  const chanceOf = (of: Option) => duel.find(again => sameOption(again.option, of))?.chance ?? 0;
  const answers = ranked(
    first.map(each => duel.find(again => sameOption(again.option, each.option)) ?? each),
  );
  const [best] = answers;
  const own = answers.find(each => sameOption(each.option, option)) ?? picked;
  const gap = best.chance - own.chance;
  const table = game.knowledge.sample(state, seat, `usual:${at}`);
  return {
    at,
    seat,
    question: asked.question,
    option,
    chance: own.chance,
    best,
    answers,
    usual: game.judgement.habit(table, seat, asked.options),
    margin: own.margin ?? 0,
    lost: gap > (own.margin ?? 0) ? gap : 0,
    measured: chanceOf(first[0].option) - chanceOf(option),
    span: best.chance - Math.min(...answers.map(each => each.chance)),
  };
}

/** An answer that was tried only so often may be off by this much, whatever the tries say: half a game in as many tries. */
const SCARCE = 0.5;

function thoughtOf<S extends State>(
  game: Game<S>,
  state: S,
  asked: Pending,
  bot: Bot,
  mind: Mind,
): Candidate[] {
  const thought = ponder(game, state, asked, bot, { ...mind, kept: null });
  while (thought.more());
  return thought
    .candidates()
    .map(each => ({ ...each, margin: Math.max(each.margin ?? 0, SCARCE / Math.max(1, each.visits)) }));
}

/** The best first; what was tried too little to be told apart from it does not come before it. */
function ranked(candidates: readonly Candidate[]): Candidate[] {
  const most = Math.max(...candidates.map(({ visits }) => visits));
  const isSure = ({ visits }: Candidate) => 3 * visits >= most;
  return candidates.toSorted((a, b) => Number(isSure(b)) - Number(isSure(a)) || b.chance - a.chance);
}
