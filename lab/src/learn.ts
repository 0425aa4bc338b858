import { setImmediate as breath } from 'node:timers/promises';
import { greedy } from '@siegeworks/bots';
import type { Game, Seed, VariantValue } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Change } from './changes.ts';
import { rounded, tablesOf } from './changes.ts';
import type { Learned } from './learn-positions.ts';
import { LEAD, numbersIn, positionsOf } from './learn-positions.ts';
import type { Plan } from './plan.ts';
import { checkPlan, planned } from './plan.ts';
import type { Rate } from './rate.ts';
import type { Sample } from './regression.ts';
import { corrected, fitted, lossOf } from './regression.ts';
import type { Trial, TrialPlan } from './trial.ts';
import { changed, checkTrial, gainOf, tryOut } from './trial.ts';

export interface LearnPlan {
  /** Tables to learn; none for all. */
  tables: readonly string[];
  /** Games to learn from. */
  games: number;
  /** Fresh games in which the new numbers meet the old ones. */
  fresh: number;
  seed: Seed;
  options: Record<string, VariantValue>;
}
export interface LearnProgress {
  /** Games played to learn from. */
  games: number;
  positions: number;
  /** How the proof goes; `null` before it. */
  trial: Trial | null;
}
export interface LearnOptions {
  signal?: AbortSignal;
  onProgress?: (progress: LearnProgress) => void;
}
export interface LearnReport extends LearnPlan {
  game: string;
  /** Games played to learn from, and positions seen in them. */
  played: number;
  positions: number;
  /** How far the score is from what comes of it, each game judged by what other games taught. */
  loss: Loss | null;
  /** All numbers that should not be what they are. */
  changes: Change[];
  /** The new numbers against the old ones in fresh games; `null` when nothing was learned or it was interrupted. */
  proof: Rate | null;
  interrupted: boolean;
  seconds: number;
}
/** Mean logarithmic loss: 0.693 for knowing nothing. */
export interface Loss {
  before: number;
  after: number;
}

/** Learns which numbers would have predicted the winner better, and tests whether they also win. The tables stay as they are. */
export async function learn(game: Game, plan: LearnPlan, options: LearnOptions = {}): Promise<LearnReport> {
  const start = performance.now();
  const numbers = numbersIn(game, tablesOf(game, plan.tables));
  check(game, plan);
  const seen = await watched(game, plan, options, numbers);
  const loss = await examined(seen, numbers);
  const changes = moved(numbers, taught(seen, numbers));
  const positions = count(seen);
  const proof = await proved(game, plan, changes, options, { games: seen.length, positions });
  const interrupted = options.signal?.aborted ?? false;
  const seconds = (performance.now() - start) / 1000;
  return {
    ...plan,
    game: game.about.id,
    played: seen.length,
    positions,
    loss,
    changes,
    proof,
    interrupted,
    seconds,
  };
}

const count = (games: readonly Sample[][]) => games.reduce((sum, { length }) => sum + length, 0);

function check(game: Game, plan: LearnPlan): void {
  const { min } = game.about.seats;
  if (min === 1)
    throw refusal(`${game.about.title} is played alone: learning from who wins needs an opponent`);
  if (min > 2) throw refusal(`${game.about.title} has ${min} seats or more: learning is for games of two`);
  checkPlan(game, { ...gamesOf(game, plan), players: [greedy.id] });
  checkTrial(game, proofOf(plan));
}
const refusal = (text: string) => new Refused([{ rule: '', text }]);

const gamesOf = (game: Game, { games, seed, options }: LearnPlan): Plan =>
  planned(game, { games, seed, options });
const proofOf = ({ fresh, seed, options }: LearnPlan): TrialPlan => ({
  games: fresh,
  against: null,
  seed: `${seed}/proof`,
  options,
});

/** The positions of every game. */
async function watched(
  game: Game,
  said: LearnPlan,
  { signal, onProgress }: LearnOptions,
  numbers: readonly Learned[],
): Promise<Sample[][]> {
  const plan = gamesOf(game, said);
  const seen: Sample[][] = [];
  for (let index = 0; index < plan.games && !signal?.aborted; index++) {
    seen.push(positionsOf(game, plan, index, numbers));
    onProgress?.({ games: index + 1, positions: count(seen), trial: null });
    await breath();
  }
  return seen;
}

/** Three games' worth of evidence against moving a number by its whole size. */
const RIDGE = 3;
/** Slope and bias are free, but finite. */
const FREE = 0.01;

function taught(games: readonly Sample[][], numbers: readonly Learned[]): number[] {
  return fitted(games.flat(), [...numbers.map(() => RIDGE), FREE, FREE]);
}

const PARTS = 5;
/** Each time another one of five: decks come round in turn, and every deck should be in every part. */
const partOf = (index: number) => (index + Math.floor(index / PARTS)) % PARTS;

/** Every part is predicted from the other parts: no game is judged by numbers that know its end. */
async function examined(games: readonly Sample[][], numbers: readonly Learned[]): Promise<Loss | null> {
  const predicted: Sample[] = [];
  for (let part = 0; part < PARTS; part++) {
    const coefficients = taught(
      games.filter((_, index) => partOf(index) !== part),
      numbers,
    );
    const others = games.filter((_, index) => partOf(index) === part).flat();
    for (const sample of others) predicted.push({ ...sample, expected: corrected(sample, coefficients) });
    await breath();
  }
  const [before, after] = [lossOf(games.flat()), lossOf(predicted)];
  return before === null || after === null ? null : { before, after };
}

/** A score that hardly tells who wins may not blow up everything else. */
const LEAST_SLOPE = 0.25;
/** A number that moves by less than this part of its size stays. */
const WORTH_WHILE = 0.02;

/** A steeper score means a smaller lead, and leaves less to each of the others. */
function moved(numbers: readonly Learned[], coefficients: readonly number[]): Change[] {
  const slope = Math.max(LEAST_SLOPE, 1 + coefficients[numbers.length]);
  return numbers.flatMap(({ table, name, value, unit }, k) => {
    const to = rounded(name === LEAD ? value / slope : value + (coefficients[k] * unit) / slope);
    const still = Math.abs(to - value) < WORTH_WHILE * (unit || Math.abs(value));
    return still || to === value ? [] : [{ table, name, from: value, to }];
  });
}

async function proved(
  game: Game,
  plan: LearnPlan,
  changes: readonly Change[],
  { signal, onProgress }: LearnOptions,
  soFar: Pick<LearnProgress, 'games' | 'positions'>,
): Promise<Rate | null> {
  if (changes.length === 0) return null;
  const trial = await tryOut(game, proofOf(plan), changed(changes), trial => {
    onProgress?.({ ...soFar, trial });
    return !signal?.aborted;
  });
  return signal?.aborted ? null : gainOf(trial);
}
