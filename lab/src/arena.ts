import type { Game } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Deals } from './deals.ts';
import { dealsOf } from './deals.ts';
import type { Plan } from './plan.ts';
import { checkPlan } from './plan.ts';
import type { Played } from './played.ts';
import type { PoolOptions } from './pool.ts';
import { simulateInWorkers } from './pool.ts';
import type { Rate } from './rate.ts';
import { rateOf } from './rate.ts';
import { rated } from './rating.ts';
import type { GameError } from './report.ts';

/** Two players over all their games, or one who plays alone (then `against` is empty). */
export interface Met extends Rate {
  player: string;
  against: string;
}
export interface Pairing extends Met {
  /** The same games, by deals; empty in games for one player. */
  deals: Deals;
}
export interface ArenaReport {
  game: string;
  rulesVersion: string;
  plan: Plan;
  pairings: Pairing[];
  /** The strongest first; empty where everybody plays alone. */
  ratings: { player: string; rating: number }[];
  errors: GameError[];
  seconds: number;
  interrupted: boolean;
}
/** A game of the pairing of this number. */
export interface ArenaGame {
  pairing: number;
  played: Played;
}
export interface ArenaOptions extends Omit<PoolOptions, 'known' | 'onPlayed' | 'onProgress'> {
  known?: readonly ArenaGame[];
  onPlayed?: (game: ArenaGame) => void;
  onProgress?: (progress: { played: number; games: number; seconds: number }) => void;
}

/** Everybody meets everybody: `plan.games` games for each pair, in mirrored seats and decks. */
export async function arena(game: Game, plan: Plan, options: ArenaOptions): Promise<ArenaReport> {
  const plans = pairings(plan);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const report: ArenaReport = {
    game: plan.game,
    rulesVersion: game.about.rulesVersion,
    plan,
    pairings: [],
    ratings: [],
    errors: [],
    seconds: 0,
    interrupted: false,
  };
  for (const [pairing, each] of plans.entries()) {
    const { known = [], onPlayed, onProgress, ...rest } = options;
    const before = known.filter(one => one.pairing === pairing).map(one => one.played);
    const games = [...before];
    const done = await simulateInWorkers(game, each, {
      ...rest,
      known: before,
      onPlayed: played => {
        games.push(played);
        onPlayed?.({ pairing, played });
      },
      onProgress: ({ played }) =>
        onProgress?.({
          played: pairing * plan.games + played,
          games: plans.length * plan.games,
          seconds: seconds(),
        }),
    });
    const [player, against = ''] = each.players;
    report.pairings.push({
      player,
      against,
      ...rateOf(done.winsByPlayer[player], done.draws, done.finished),
      deals: dealsOf(player, games),
    });
    report.errors.push(...done.errors);
    report.interrupted = done.interrupted;
    if (done.interrupted) break;
  }
  return { ...report, ratings: rated(report.pairings), seconds: seconds() };
}

/** The plan of each pair, or of each player in games for one. */
export function pairings(plan: Plan): Plan[] {
  if (plan.seats === 1) return plan.players.map(player => ({ ...plan, players: [player] }));
  return plan.players.flatMap((player, i) =>
    plan.players.slice(i + 1).map(other => ({ ...plan, players: [player, other] })),
  );
}

/** Refuses an arena that cannot be held, with every reason at once. */
export function checkArena(game: Game, plan: Plan): void {
  const twice = new Set(plan.players.filter((player, i) => plan.players.indexOf(player) < i));
  const reasons = [
    ...(plan.seats > 1 && plan.players.length < 2 ? ['an arena needs two players or more'] : []),
    ...Array.from(twice, player => `${player} is named twice`),
    ...(plan.seats > 1 && plan.games % 2 === 1 ? ['mirrored games come in pairs: name an even number'] : []),
  ];
  if (reasons.length > 0) throw new Refused(reasons.map(text => ({ rule: '', text })));
  for (const each of pairings(plan)) checkPlan(game, each);
}
