import { setImmediate as breath } from 'node:timers/promises';
import type { Account, Budget, Verdict } from '@siegeworks/bots';
import {
  accounts,
  course,
  JUDGE,
  otherJudgeOf,
  review,
  skillIn,
  TABLES,
  tries,
  withoutLuck,
} from '@siegeworks/bots';
import type { Game, Overlay, VariantValue } from '@siegeworks/contract';
import type { Match, Pick } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Fitted, Mean } from './control.ts';
import { fittedOf, meanOf } from './control.ts';
import type { Plan } from './plan.ts';
import { checkPlan, planned, seating } from './plan.ts';
import { playThrough } from './played.ts';

export interface SkillPlan {
  games: number;
  players: readonly string[];
  /** Tries that each decision is judged with; 0 to leave decisions unjudged and only measure luck. */
  tries: number;
  /** Judges one decision in this many, by lot, and gives it that weight: right on average, and much faster. */
  every: number;
  /** Tables that are tried to learn what luck was to be expected. */
  tables: number;
  /** How long searching players think, instead of their own time. */
  budget: Budget | null;
  seed: string;
  options: Record<string, VariantValue>;
  overlay?: Overlay;
}
export interface SkillReport extends SkillPlan {
  game: string;
  played: number;
  /** All of these are of the first player named. */
  won: Mean;
  /** The same without luck. */
  adjusted: Mean;
  /** By what factor the variance falls: as if that many times as many matches had been played. */
  factor: number;
  /**
   * Without luck, where cards, dice and the luck that a second look sees count for as much as fits these matches best: a judge
   * may think too little or too much of them.
   */
  fitted: Fitted;
  luck: Mean;
  /** Luck of whoever sits first. That of a player drawn by lot is zero even if one seat is wrongly called lucky; this is not. */
  luckOfFirstSeat: Mean;
  skill: Mean;
  untold: Mean;
  /** Matches in which the decisions of all cost the player more than they gave. */
  negative: number;
  interrupted: boolean;
  seconds: number;
}
/** The account of the first player named in one match. */
export interface SkillMatch {
  index: number;
  account: Account;
  /** Its luck as the other way to look at a table sees it. */
  second: number;
  luckOfFirstSeat: number;
}
export interface SkillOptions {
  /** What was found before, when it is continued. */
  known?: readonly SkillMatch[];
  onFound?: (match: SkillMatch) => void;
  signal?: AbortSignal;
  onProgress?: (progress: { games: number }) => void;
}

/** Plays matches and takes luck and skill in them apart, as the studio does. */
export async function skill(
  game: Game,
  plan: SkillPlan,
  { signal, onProgress, onFound, known = [] }: SkillOptions = {},
): Promise<SkillReport> {
  const games = gamesOf(game, plan);
  checkPlan(game, games);
  const start = performance.now();
  const found = [...known];
  while (found.length < plan.games && !signal?.aborted) {
    onProgress?.({ games: found.length });
    const one = { index: found.length, ...judgedMatch(game, plan, games, found.length) };
    found.push(one);
    onFound?.(one);
    await breath();
  }
  return { ...reportOf(game, plan, found), interrupted: signal?.aborted ?? false, seconds: since(start) };
}
const since = (start: number) => (performance.now() - start) / 1000;

const gamesOf = (game: Game, { games, players, budget, seed, options, overlay }: SkillPlan): Plan =>
  planned(game, {
    games,
    players: [...players],
    budget,
    seed,
    options,
    ...(overlay && { overlay }),
    seats: Math.max(players.length, game.about.seats.min),
  });

/** One match, judged: the account of the first player named, wherever that one sits. */
function judgedMatch(game: Game, plan: SkillPlan, games: Plan, index: number): Omit<SkillMatch, 'index'> {
  const picks: Pick[] = [];
  const { players } = playThrough(game, games, index, made => picks.push(made));
  const { config, seed } = seating(game, games, index);
  const match: Match = create(game, config, seed);
  for (const { seat, option } of picks) pick(match, seat, option);
  const points = [...course(match, plan.tables)];
  const verdicts = plan.tries > 0 ? judged(match, plan) : [];
  // Among equal players the lot says who is meant: seats in turn would always have the same half of the decks.
  const lot = Math.floor(playerDice(`seat:${seed}`)() * games.seats);
  const own = new Set(plan.players).size > 1 ? players.indexOf(plan.players[0]) : lot;
  const all = accounts(points, verdicts);
  const second = accounts([...course(match, plan.tables, otherJudgeOf(game))], []);
  return { account: all[own], second: luckIn(second[own]), luckOfFirstSeat: luckIn(all[0]) };
}
const luckIn = ({ cards, dice }: Account): number => cards + dice;

/** What the judge says of the decisions that the lot chose. */
function judged(match: Match, { tries: tried, every }: SkillPlan): Verdict[] {
  const dice = playerDice(`lot:${match.seed}`);
  const known = new Set([...match.picks.keys()].filter(() => dice() * every >= 1));
  return [...review(match, JUDGE, tries(tried), { known })].map(verdict => ({
    ...verdict,
    measured: (verdict.measured ?? verdict.lost) * every,
  }));
}

function reportOf(game: Game, plan: SkillPlan, matches: readonly SkillMatch[]) {
  const found = matches.map(({ account }) => account);
  const won = meanOf(found.map(account => account.last));
  const adjusted = meanOf(found.map(withoutLuck));
  const luck = found.map(luckIn);
  return {
    ...plan,
    game: game.about.id,
    played: found.length,
    won,
    adjusted,
    factor: (won.deviation / adjusted.deviation) ** 2,
    fitted: fittedOf(
      found.map(account => account.last),
      [found.map(({ cards }) => cards), found.map(({ dice }) => dice), matches.map(({ second }) => second)],
    ),
    luck: meanOf(luck),
    luckOfFirstSeat: meanOf(matches.map(match => match.luckOfFirstSeat)),
    skill: meanOf(found.map(skillIn)),
    untold: meanOf(found.map(({ untold }) => untold)),
    negative: found.filter(account => skillIn(account) < 0).length,
  };
}

export const USUAL_TABLES = TABLES;
