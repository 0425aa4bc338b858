import type { Game, Reason, VariantValue } from '@siegeworks/contract';
import type { OverlayFile } from '@siegeworks/files';
import { LIMITS, nearest, overlayFrom } from '@siegeworks/files';
import { values } from '@siegeworks/files/config-shape';
import type { Check } from '@siegeworks/files/shape';
import {
  exact,
  list,
  Malformed,
  malformed,
  name,
  optional,
  read,
  textUpTo,
  wholeFrom,
  word,
} from '@siegeworks/files/shape';
import { located } from './located.ts';
import type { Arm, StudyPlan } from './plan.ts';
import { gamesForWidth, studyReasons } from './plan.ts';

/** A plan as people write it. */
interface PlanFile {
  title?: string | undefined;
  game: string;
  players?: readonly string[] | undefined;
  seats?: number | undefined;
  decks?: readonly string[] | undefined;
  games?: number | undefined;
  width?: number | undefined;
  of?: 'first' | 'decks' | undefined;
  seed?: string | undefined;
  options?: Record<string, VariantValue> | undefined;
  compare?: readonly ArmFile[] | undefined;
  luck?: { deals: number; tries: number } | undefined;
  stakes?: { games: number } | undefined;
}
interface ArmFile {
  name?: string | undefined;
  options?: Record<string, VariantValue> | undefined;
  /** The name of a file beside the plan, or house rules as they would stand in one. */
  overlay?: string | object | undefined;
}
export interface PlanReading {
  /** The game of this name, if there is one. */
  gameCalled(id: string): Game | undefined;
  games: readonly string[];
  /** Reads the overlay that an arm names. */
  overlay(file: string, game: Game): OverlayFile;
  shelf: string | null;
}

const title = textUpTo(LIMITS.name * 2);
/** One name, or several. */
export const names: Check<readonly string[]> = (value, at) =>
  typeof value === 'string' ? [name(value, at)] : list(name, LIMITS.cards)(value, at);
export const seed: Check<string> = (value, at) =>
  textUpTo(LIMITS.seed - 50)(typeof value === 'number' ? `${value}` : value, at);
const games = wholeFrom(1, LIMITS.games);
const overlaySaid: Check<string | object> = (value, at) =>
  typeof value === 'object' && value !== null ? value : textUpTo(LIMITS.text)(value, at);

const PLAN = exact<PlanFile>({
  title: optional(title),
  game: name,
  players: optional(names),
  seats: optional(wholeFrom(1, LIMITS.seats)),
  decks: optional(names),
  games: optional(games),
  width: optional(wholeFrom(1, 100)),
  of: optional(word('first', 'decks')),
  seed: optional(seed),
  options: optional(values),
  compare: optional(
    list(
      exact<ArmFile>({
        name: optional(name),
        options: optional(values),
        overlay: optional(overlaySaid),
      }),
      LIMITS.options,
    ),
  ),
  luck: optional(exact({ deals: games, tries: wholeFrom(2, LIMITS.games) })),
  stakes: optional(exact({ games: wholeFrom(2, LIMITS.games) })),
});

/** Reads the plan of a study, in YAML or JSON, or tells everything that is wrong with it, each with its line. */
export function readPlan(text: string, reading: PlanReading): { study: StudyPlan; game: Game } {
  return located(text, value => meant(read(PLAN, value, 'the plan'), reading));
}

function meant(said: PlanFile, reading: PlanReading): { study: StudyPlan; game: Game } {
  const game = gameIn(reading, said.game);
  const problems: Reason[] = [];
  const arms = armsOf(said, game, reading, problems);
  const study = studyOf(game, said, arms, reading.shelf);
  const counted = countReasons(game, said, study);
  const reasons = [...problems, ...counted, ...studyReasons(game, study)];
  if (reasons.length > 0) throw new Malformed(reasons);
  return { study, game };
}

/** The game that a file names. */
export function gameIn(
  { gameCalled, games: known }: Pick<PlanReading, 'gameCalled' | 'games'>,
  id: string,
): Game {
  const game = gameCalled(id);
  if (game) return game;
  const [near] = nearest(id, known, 1);
  throw malformed(
    `game ${id} is not on the shelf${near ? `; did you mean ${near}?` : `; there are ${known.join(', ')}`}`,
  );
}

/** Reads the house rules of each arm; what is wrong with them is added to the problems. */
function armsOf(said: PlanFile, game: Game, reading: PlanReading, problems: Reason[]): Arm[] {
  const arms = said.compare ?? [{}];
  return arms.map((arm, i) => {
    const overlay = overlayOf(arm, game, reading, text =>
      problems.push({ rule: '', text: `compare[${i}].overlay: ${text}` }),
    );
    const cards = overlay && Object.keys(overlay.cards).length > 0 ? overlay.cards : null;
    return {
      name: arm.name ?? overlay?.name ?? usualName(arm, i, arms.length),
      options: { ...said.options, ...overlay?.options, ...arm.options },
      overlay: overlay && cards && { name: overlay.name, cards },
    };
  });
}
function overlayOf(
  { overlay }: ArmFile,
  game: Game,
  reading: PlanReading,
  wrong: (text: string) => void,
): OverlayFile | null {
  if (overlay === undefined) return null;
  try {
    return typeof overlay === 'string' ? reading.overlay(overlay, game) : overlayFrom(overlay, game);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    for (const line of error.message.split('\n')) wrong(line);
    return null;
  }
}
function usualName({ options = {} }: ArmFile, i: number, count: number): string {
  const set = Object.entries(options).map(([option, value]) => `${option} ${value}`);
  if (set.length > 0) return set.join(', ');
  return count === 1 ? 'All games' : i === 0 ? 'As it is' : `Arm ${i + 1}`;
}

/** The words that stand for decks, and the ready ones where none are named. */
const DECK_WORDS = ['same', 'random'];
function studyOf(game: Game, said: PlanFile, arms: readonly Arm[], shelf: string | null): StudyPlan {
  const all = game.catalogue.decks.map(({ id }) => id);
  const decks = said.decks ?? [];
  const [only = ''] = decks;
  const isWord = decks.length === 1 && DECK_WORDS.includes(only);
  const pool = decks.length === 0 || isWord || (decks.length === 1 && only === 'all') ? all : decks;
  const seats = said.seats ?? game.about.seats.min;
  const each = said.players ?? ['squire'];
  const players = each.length === 1 ? Array.from({ length: seats }, () => each[0]) : each;
  return {
    title: said.title ?? `${game.about.title}: ${arms.map(arm => arm.name).join(' against ')}`,
    game: game.about.id,
    players,
    seats,
    decks: isWord ? decks : [],
    pool,
    games: said.games ?? gamesIn(said, players, seats, pool.length),
    seed: said.seed ?? '1',
    arms,
    luck: said.luck ?? null,
    stakes: said.stakes ?? null,
    shelf,
  };
}

/** Mirrored games come in whole rounds, so that everybody has had every seat. */
function gamesIn(
  { width, of = 'first' }: PlanFile,
  players: readonly string[],
  seats: number,
  decks: number,
): number {
  if (width === undefined) return 100;
  const needed = gamesForWidth(width);
  // A deck of n is in two of n games for two, and once in n games it meets itself, which does not count.
  const share = of === 'decks' && decks > 1 ? (seats * (decks - 1)) / (decks * decks) : 1;
  const round = new Set(players).size > 1 ? players.length : 1;
  return Math.ceil(needed / share / round) * round;
}

function countReasons(game: Game, said: PlanFile, { players, seats, arms }: StudyPlan): Reason[] {
  const wrong: [boolean, string][] = [
    [
      said.games !== undefined && said.width !== undefined,
      'width and games cannot both be set: name one of them',
    ],
    [said.of !== undefined && said.width === undefined, 'of says what width is about, and there is no width'],
    [arms.length === 0, 'compare must name at least one arm'],
    [players.length !== seats, `players must be one, or one for each of ${seats} seats`],
    [
      game.catalogue.decks.length === 0 && said.decks !== undefined,
      `decks: ${game.about.title} has none to choose`,
    ],
  ];
  return wrong.filter(([is]) => is).map(([, text]) => ({ rule: '', text }));
}
