import type { Option, Seat, State } from '@siegeworks/contract';
import type { Match, Moment } from '@siegeworks/kernel';
import { moments, pending, sameOption } from '@siegeworks/kernel';
import type { Bot, Budget, Candidate, Mind } from './bot.ts';
import { newMind, ponder } from './bot.ts';

/** What a thinker says of one decision of a match: what was picked, and what it would have picked. */
export interface Verdict {
  /** How many picks had been made before it. */
  at: number;
  seat: Seat;
  option: Option;
  /** How likely its picker seems to win after it, 0 to 1. */
  chance: number;
  best: Candidate;
  /** What the pick gave away, in chances of winning; 0 for the best. */
  lost: number;
}

/**
 * Looks at every decision of a match in turn through the eyes of the player who made it: only what that seat knew counts. A
 * budget in milliseconds needs a clock.
 */
export function* review<S extends State>(
  match: Match<S>,
  bot: Bot,
  budget: Budget,
  clock: Mind['clock'] = null,
): Generator<Verdict> {
  for (const moment of moments(match)) {
    if (moment.picks === match.picks.length) return;
    const mind = { ...newMind(`review:${moment.picks}`, clock), budget };
    const verdict = verdictOn(match, moment, bot, mind);
    if (verdict) yield verdict;
  }
}

/** `null` where there was nothing to decide: one answer only, or somebody gave up. */
function verdictOn<S extends State>(
  { game, picks }: Match<S>,
  { picks: at, state }: Moment<S>,
  bot: Bot,
  mind: Mind,
): Verdict | null {
  const asked = pending(game, state);
  if (!asked || asked.seat !== picks[at].seat || asked.options.length < 2) return null;
  const { seat, option } = picks[at];
  const thought = ponder(game, state, asked, bot, mind);
  while (thought.more());
  const candidates = thought.candidates();
  const picked = candidates.find(each => sameOption(each.option, option));
  if (!picked) return null;
  const [best] = candidates;
  return { at, seat, option, chance: picked.chance, best, lost: Math.max(0, best.chance - picked.chance) };
}
