import type { Bot, Flaw, Solution, Task } from '@siegeworks/bots';
import { answer, botOf, hiddenPiles, newMind, Prover, random, SURVIVE, solve, WIN } from '@siegeworks/bots';
import type { Game, Option, State } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import { openView } from '@siegeworks/files';
import { begin, pending, play, sameOption } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Puzzle } from '@siegeworks/scenario';
import { planned, seating } from '../plan.ts';
import { foundBy, ratingOf } from './difficulty.ts';
import { promising } from './promise.ts';
import { NODES } from './prove.ts';
import { isIdle, themesOf } from './themes.ts';
import { Variety } from './variety.ts';

export interface MinePlan {
  seed: string;
  /** Puzzles wanted. */
  most: number;
  /** Milliseconds after which it ends, wherever it is. */
  milliseconds: number;
  /** Answers that one proof may try. */
  nodes: number;
  /** Puzzles there are already: no more of the same kind. */
  before: readonly Puzzle[];
}
export interface MineProgress {
  matches: number;
  positions: number;
  proofs: number;
  found: number;
  /** Why the others were none. */
  flaws: Partial<Record<Flaw | 'unlikely' | 'usual' | 'plain' | 'like others', number>>;
}
export interface MineOptions {
  signal?: AbortSignal;
  onProgress?(progress: MineProgress): void;
  onFound(puzzle: Puzzle): void;
}

/** Options that a position must have at least and at most. */
const [FEW, MANY] = [3, 14];
/** Of the decisions of a match, how many are looked at. */
const SHARE = 1;
/** How often a player of a mined match does anything at all: positions that only good players reach are all alike. */
const WHIM = 0.12;
/** Goals that are tried in one position. */
const GOALS = 3;
/** A right pick must reach the goal at least this often. */
const LIKELY = 0.2;
/** What a beginner finds more often than this, in percent, is no puzzle. */
const PLAIN = 75;

/** Plays computer matches and looks for puzzles in them until there are enough, the time is up, or it is interrupted. */
export async function mine<S extends State>(
  game: Game<S>,
  plan: MinePlan,
  { signal, onProgress, onFound }: MineOptions,
): Promise<MineProgress> {
  const end = performance.now() + plan.milliseconds;
  const variety = new Variety(game, plan.before);
  const told: MineProgress = { matches: 0, positions: 0, proofs: 0, found: 0, flaws: {} };
  const isOver = () => told.found >= plan.most || performance.now() > end || (signal?.aborted ?? false);
  for (; !isOver(); told.matches++) {
    for (const { s, seed } of positions(game, plan.seed, told.matches)) {
      if (isOver()) break;
      told.positions++;
      const tasks = promising(game, s, seed).filter(task => variety.wants(task));
      for (const task of tasks.slice(0, GOALS)) {
        told.proofs++;
        const tried = puzzleIn(game, task, { plan, seed, isOver });
        const found = typeof tried === 'string' ? tried : variety.taken(tried, titlesOf(game, task));
        if (typeof found === 'string') {
          told.flaws[found] = (told.flaws[found] ?? 0) + 1;
          continue;
        }
        told.found++;
        onFound(found);
        break;
      }
      onProgress?.({ ...told });
      await new Promise(done => setImmediate(done));
    }
  }
  return told;
}

/** Decisions of one match, each a position of its own. */
export function* positions<S extends State>(game: Game<S>, seed: string, index: number) {
  const players = ['squire', 'squire'].slice(0, game.about.seats.min);
  const plan = planned(game, { seed, players, decks: game.catalogue.decks.length > 0 ? ['random'] : [] });
  const { config, seed: deal } = seating(game, index % 2 === 0 ? { ...plan, decks: [] } : plan, index);
  const dice = playerDice(`${deal}/${index}`);
  const s = begin(game, config, `${deal}/${index}`);
  const mind = newMind(deal);
  s.events = null;
  for (let n = 0; n < game.about.bound; n++) {
    const asks = pending(game, s);
    if (!asks) return;
    const { options, seat } = asks;
    const fits = options.length >= FEW && options.length <= MANY && dice() < SHARE;
    if (fits && game.catalogue.aims?.ripe?.(s, seat) !== false && isOpen(game, s))
      yield { s: game.rules.clone(s), seed: `${deal}/${index}/${n}` };
    const bot: Bot =
      dice() < WHIM ? random : (botOf(dice() < 0.3 ? 'squire' : '') ?? habitual(game, s, options));
    play(game, s, answer(game, s, asks, bot, mind));
  }
}
/** Answers at once as most people would. */
function habitual<S extends State>(game: Game<S>, s: S, options: readonly Option[]): Bot {
  const option = game.judgement.habit(s, pending(game, s)?.seat ?? 0, options);
  const thought = { more: () => false, pick: () => option, candidates: () => [] };
  return { id: 'habit', name: 'Habit', text: '', think: () => thought };
}

/** With open hands, nothing but the piles is hidden: whoever solves it knows all that it takes. */
function isOpen<S extends State>(game: Game<S>, s: S): boolean {
  const seat = pending(game, s)?.seat ?? 0;
  const piles = new Set(hiddenPiles(game, s).flat());
  const [seen, real] = [openView(game, s, seat), s] as unknown as Record<string, unknown>[];
  return Object.keys(real).every(key => BESIDE.has(key) || alike(seen[key], real[key], piles));
}
const BESIDE: ReadonlySet<string> = new Set(['random', 'streams', 'luck', 'events', 'script']);
/** Whether two pieces of data are the same but for cards that lie in piles and what each seat remembers of them. */
function alike(seen: unknown, real: unknown, piles: ReadonlySet<unknown>): boolean {
  if (typeof real !== 'object' || real === null) return seen === real || (seen === -1 && piles.has(real));
  if (typeof seen !== 'object' || seen === null) return false;
  return Object.entries(real).every(
    ([key, value]) => key === 'known' || alike(Reflect.get(seen, key), value, piles),
  );
}

interface Mining {
  plan: MinePlan;
  seed: string;
  isOver(): boolean;
}
/** The puzzle that a goal makes of a position, or why it makes none. */
function puzzleIn<S extends State>(game: Game<S>, task: Task<S>, { plan, seed, isOver }: Mining) {
  const quick = solve(new Prover(game, task, plan.nodes, isOver));
  if (typeof quick === 'string') return quick;
  // With more time for it, another answer of the others may turn out to be the best one.
  const solution = solve(new Prover(game, task, NODES, isOver));
  if (typeof solution === 'string') return solution;
  if (solution.value < LIKELY) return 'unlikely';
  if (isUsual(game, task, solution)) return 'usual';
  const found = foundBy(game, task, solution.line, seed);
  const isShort = solution.line.filter(({ key }) => key).length < 2;
  const isPlain = (found.page ?? 0) > PLAIN || (isShort && (found.squire ?? 0) > PLAIN);
  return isPlain ? 'plain' : written(game, task, solution, found);
}

/** Whether everybody would do just that without thinking, or it is no more than doing nothing. */
function isUsual<S extends State>(game: Game<S>, { start }: Task<S>, { line }: Solution): boolean {
  if (line.every(({ option, key }) => !key || isIdle(option))) return true;
  const s = game.rules.clone(start);
  s.events = null;
  for (const { seat, option, dice, key } of line) {
    const asks = pending(game, s);
    if (key && asks && !sameOption(game.judgement.habit(s, seat, asks.options), option)) return false;
    s.script = [...dice];
    play(game, s, option);
  }
  return true;
}

function written<S extends State>(
  game: Game<S>,
  task: Task<S>,
  solution: Solution,
  found: Record<string, number>,
): Puzzle {
  const { start, seat, aim } = task;
  const { line, value, second } = solution;
  const position = { ...start, events: null, script: null, luck: 0, random: [0, 0, 0, 0] };
  return {
    id: digest(JSON.stringify([position, aim])).slice(0, 10),
    game: game.about.id,
    rules: game.about.rulesVersion,
    title: titlesOf(game, task)[0] ?? '',
    goal: goalOf(game, task),
    seat,
    aim,
    themes: themesOf(game, task, solution),
    value: Math.floor(value * 10_000 + 1e-6),
    second: Math.max(0, Math.ceil(second * 10_000 - 1e-6)),
    line: line.map(({ seat: who, option, dice, key }) => ({ seat: who, option: { ...option }, dice, key })),
    found,
    rating: ratingOf(found, line.filter(({ key }) => key).length),
    position,
  };
}
const LAST_BLOWS = ['The last blow', 'Tonight it ends', 'All or nothing', 'Finish what you began'];
const MORE_DAYS = ['One more day', 'Not today', 'Still standing'];
export function titlesOf<S extends State>(
  { catalogue }: Game<S>,
  { start, seat, aim }: Task<S>,
): readonly string[] {
  if (aim.kind === WIN.kind) return LAST_BLOWS;
  if (aim.kind === SURVIVE.kind) return MORE_DAYS;
  return catalogue.aims?.titles(start, seat, aim) ?? [];
}
export function goalOf<S extends State>({ catalogue }: Game<S>, { start, seat, aim }: Task<S>): string {
  const within = catalogue.aims?.within?.(start) ?? 'this turn';
  if (aim.kind === WIN.kind) return `Win the match ${within}.`;
  if (aim.kind === SURVIVE.kind) return `Do not lose the match ${within}.`;
  return catalogue.aims?.text(start, seat, aim) ?? '';
}
