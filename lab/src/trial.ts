import type { Bot } from '@siegeworks/bots';
import { botOf, greedy, reweighed } from '@siegeworks/bots';
import type { Game, Overlay, Seed, VariantValue } from '@siegeworks/contract';
import { breath } from './breath.ts';
import type { Change } from './changes.ts';
import { numbersAfter } from './changes.ts';
import type { Plan } from './plan.ts';
import { checkPlan, planned } from './plan.ts';
import type { Cast } from './played.ts';
import { playThrough, wonBy } from './played.ts';
import type { Rate } from './rate.ts';
import { rateOf } from './rate.ts';

/** Games in which somebody who differs from greedy has to show what that is worth. */
export interface TrialPlan {
  games: number;
  /** Who is to be beaten more often than greedy does; `null` for greedy itself. */
  against: string | null;
  seed: Seed;
  options: Record<string, VariantValue>;
  overlay?: Overlay;
}
/** How many games ended better or worse than with greedy, and how many were played. */
export interface Trial {
  games: number;
  better: number;
  worse: number;
}

/** Refuses a trial that cannot be held. */
export function checkTrial(game: Game, plan: TrialPlan): void {
  checkPlan(game, { ...gamesOf(game, plan), players: [plan.against ?? greedy.id] });
}

/** Greedy with other numbers in mind than the present ones. */
export const changed = (changes: readonly Change[]): Bot => reweighed(greedy, () => numbersAfter(changes));

/**
 * Plays somebody against greedy, or both against the same third player, in mirrored games. Before every game it asks
 * whether it should continue.
 */
export async function tryOut(
  game: Game,
  said: TrialPlan,
  tried: Bot,
  goOn: (soFar: Trial) => boolean,
): Promise<Trial> {
  const plan = gamesOf(game, said);
  const alone = said.against !== null || plan.seats === 1;
  const trial: Trial = { games: 0, better: 0, worse: 0 };
  while (trial.games < plan.games && goOn({ ...trial })) {
    const won = share(game, plan, trial.games, starring(tried));
    const usual = alone ? share(game, plan, trial.games, starring(greedy)) : 0.5;
    if (won > usual) trial.better++;
    if (won < usual) trial.worse++;
    trial.games++;
    await breath();
  }
  return trial;
}

function gamesOf(game: Game, { games, against, seed, options, overlay }: TrialPlan): Plan {
  const alone = game.about.seats.min === 1;
  const players = alone ? [TRIED] : [TRIED, against ?? greedy.id];
  return planned(game, { games, players, options, seed, ...(overlay && { overlay }) });
}

/** The name of the player who is on trial. */
const TRIED = 'tried';
const starring =
  (bot: Bot): Cast =>
  name =>
    name === TRIED ? bot : botOf(name);

/** What the player on trial has of the win. */
function share(game: Game, plan: Plan, index: number, cast: Cast): number {
  const { players, outcome } = playThrough(game, plan, index, undefined, cast);
  return Math.max(...players.map((player, seat) => (player === TRIED ? wonBy(outcome, seat) : 0)));
}

/** Of the games that ended differently, how many ended better; a significant gain when `low` is above a half. */
export const gainOf = ({ better, worse }: Trial): Rate => rateOf(better, 0, better + worse);
