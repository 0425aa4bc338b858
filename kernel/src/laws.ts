import type { Game, MatchConfig, Option, Seat, Seed, State } from '@siegeworks/contract';
import { recordCoverage, stopCoverage } from './coverage.ts';
import { apart, Breach, demand, demandSame, same, tried } from './law.ts';
import type { Hidden } from './laws-hidden.ts';
import { viewLaw } from './laws-hidden.ts';
import { eventsLaw } from './laws-leaks.ts';
import { endLaw, leavingLaw, playedOut, tableLaws } from './laws-table.ts';
import { begin } from './match.ts';
import { seedRandom } from './random.ts';
import type { Pending } from './rule.ts';
import { pending, play, sameOption, stepsOf } from './rule.ts';

/** A broken law, with what is needed to see it again. */
export interface Broken {
  law: string;
  seed: Seed;
  pick: number;
  text: string;
}
export type Player<S extends State> = (game: Game<S>, s: S, asked: Pending, dice: () => number) => Option;

/** Random numbers for the players, separate from the match's own chance. */
export function playerDice(seed: Seed): () => number {
  let [a] = seedRandom(`player:${seed}`);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x100000000;
  };
}
export const anyOption = (_game: Game, _s: State, asked: Pending, dice: () => number): Option =>
  asked.options[Math.floor(dice() * asked.options.length)];

export interface LawRun<S extends State> {
  game: Game<S>;
  config: MatchConfig;
  seed: Seed;
  player?: Player<S>;
  /** Every n-th pick tries all laws from every seat; the others one seat in turn, every third round of seats closely. */
  every?: number;
}
export interface LawReport {
  broken: Broken[];
  picks: number;
  finished: boolean;
}

/** Plays one game under all laws. */
export function underLaws<S extends State>(run: LawRun<S>): LawReport {
  const { game, config, seed, player = anyOption, every = 1 } = run;
  const dice = playerDice(seed);
  const picks: Option[] = [];
  try {
    const s = begin(game, config, seed);
    let twin = begin(game, config, seed);
    demandSame(s, twin, 'replay', 'the set-up: ');
    const hidden: Hidden = { any: false, varied: false, told: false };
    const departs = departure(seed);
    for (let asked = pending(game, s); asked !== null; asked = pending(game, s)) {
      const pick = picks.length;
      demand(pick < game.about.bound, 'ending', `the game lasts longer than ${game.about.bound} picks`);
      const option = player(game, s, asked, dice);
      const full = pick % every === 0;
      const closely = full || Math.floor(pick / s.seats) % 3 === 0;
      if (closely) plainLaw(s);
      tableLaws(game, s);
      if (closely) optionsLaw(game, s, asked, pick);
      for (const seat of seatsInTurn(s, pick, full)) {
        viewLaw(game, s, { asked, pick, seed, closely }, seat, hidden);
        if (!game.rules.gone(s, seat)) leavingLaw(game, s, seat);
      }
      if (pick === departs) leavesForGood(game, s, asked.seat, seed);
      twin = closely ? playTwice(game, s, twin, option) : playBoth(game, s, twin, option);
      picks.push(option);
    }
    hiddenLaw(hidden, picks.length);
    plainLaw(s);
    endLaw(game, s);
    replayLaw(game, config, seed, picks, s);
    return { broken: [], picks: picks.length, finished: true };
  } catch (error) {
    const law = error instanceof Breach ? error.law : 'no exception';
    const text =
      error instanceof Error
        ? `${error.message}${error instanceof Breach ? '' : `\n${error.stack}`}`
        : `${error}`;
    return { broken: [{ law, seed, pick: picks.length, text }], picks: picks.length, finished: false };
  }
}
const seatsInTurn = (s: State, pick: number, all: boolean): Seat[] =>
  all ? Array.from({ length: s.seats }, (_, seat) => seat) : [pick % s.seats];

/** Once in a game, somewhere in its first hundred picks, somebody leaves for good, and the others play to the end. */
const departure = (seed: Seed): number => Math.floor(playerDice(`leaving:${seed}`)() * 100);
function leavesForGood<S extends State>(game: Game<S>, s: S, seat: Seat, seed: Seed): void {
  const left = leavingLaw(game, s, seat);
  const dice = playerDice(`left:${seed}`);
  if (!left.over) playedOut(game, left, asked => anyOption(game, left, asked, dice));
}

/** The laws about hidden things prove something only where something was hidden, differed and was reported. */
function hiddenLaw({ any, varied, told }: Hidden, picks: number): void {
  demand(varied || !any, 'sample', 'no sample ever differed from the truth, though much is hidden');
  demand(told || picks < 50, 'told', 'in two worlds nobody ever heard the same');
}

/** Laws 1 and 2: JSON before the pick, and a clone that is equal and independent. */
function playTwice<S extends State>(game: Game<S>, s: S, twin: S, option: Option): S {
  const text = JSON.stringify(twin);
  const before: S = JSON.parse(text);
  const loaded = game.rules.clone(JSON.parse(text) as S);
  demandSame(before, loaded, 'clone');
  const kept = game.rules.clone(s);
  playBoth(game, s, loaded, option);
  demand(same(kept, before), 'clone', 'playing on changed the clone');
  demandSame(s, loaded, 'json');
  return loaded;
}
function playBoth<S extends State>(game: Game<S>, s: S, twin: S, option: Option): S {
  play(game, s, option);
  play(game, twin, option);
  eventsLaw(game, s);
  s.events = [];
  twin.events = [];
  return twin;
}

/** Law 3: set-up, seed and picks give the same final state. */
function replayLaw<S extends State>(
  game: Game<S>,
  config: MatchConfig,
  seed: Seed,
  picks: Option[],
  end: S,
): void {
  const s = begin(game, config, seed);
  for (const option of picks) {
    play(game, s, option);
    s.events = [];
  }
  demandSame(s, end, 'replay');
}

/** Law 4: at least one option, no two the same, all accepted, all in words. */
function optionsLaw<S extends State>(game: Game<S>, s: S, asked: Pending, pick: number): void {
  const { options, question, seat } = asked;
  demand(options.length > 0, 'options', `${question} offers nothing`);
  const seen = new Set(options.map(o => `${o.kind} ${o.card} ${o.target} ${o.seat} ${o.n} ${o.what}`));
  demand(seen.size === options.length, 'options', `${question} offers the same twice`);
  acceptedLaw(game, s, question, tried(options, pick));
  for (const option of options) {
    demand(game.words.option(s, option).length > 0, 'words', `${question}: ${option.kind} has no words`);
  }
  const words = game.words.questions[question];
  demand(words !== undefined && words(s).length > 0, 'words', `${question} has no words`);
  const habit = game.judgement.habit(s, seat, options);
  demand(
    options.some(o => sameOption(o, habit)),
    'habit',
    `${question}: the habit is not an option`,
  );
}

/** An option that is offered leads on, and to the same whenever it is picked. */
function acceptedLaw<S extends State>(game: Game<S>, s: S, question: string, option: Option): void {
  const before = apart(s);
  const [one, other] = [game.rules.clone(s), game.rules.clone(s)];
  play(game, one, option);
  demandSame(before, s, 'clone', 'playing on with a clone changed the original: ');
  play(game, other, option);
  demandSame(one, other, 'replay', `${question}: ${option.kind} played twice: `);
  const leads = one.over !== null || pending(game, one) !== null;
  demand(leads, 'options', `${question}: ${option.kind} leads nowhere`);
}
/** Law 7: nothing but JSON, and nothing shared. The path is looked for only when something is wrong. */
function plainLaw(s: State): void {
  const seen = new Set<object>();
  const wrong = notPlain(s, seen);
  if (wrong !== null) throw new Breach('plainness', `state${wrong}`);
}
function notPlain(value: unknown, seen: Set<object>): string | null {
  if (isPlain(value)) return null;
  if (typeof value === 'number') return ` is ${value}`;
  if (typeof value !== 'object' || value === null) return ` is ${typeof value}`;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return ' is of a class';
  if (seen.has(value)) return ' is shared';
  seen.add(value);
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key];
    if (isPlain(part)) continue;
    const wrong = notPlain(part, seen);
    if (wrong !== null) return `.${key}${wrong}`;
  }
  return null;
}
const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** Law 9: runs `work` with coverage on, and lists what never ran. */
export function coverageOf(game: Game, work: () => void): { ran: Map<string, number>; never: string[] } {
  const ran = recordCoverage();
  try {
    work();
  } finally {
    stopCoverage();
  }
  return { ran, never: expected(game).filter(what => !ran.has(what)) };
}
/** The same for game after game, until everything has run: what never ran in that many games. */
export function neverRan(game: Game, games: number, playGame: (i: number) => void): string[] {
  const ran = recordCoverage();
  let missing = expected(game);
  try {
    for (let i = 0; i < games && missing.length > 0; i++) {
      playGame(i);
      missing = missing.filter(what => !ran.has(what));
    }
  } finally {
    stopCoverage();
  }
  return missing;
}
/** Every rule step, event type and card behaviour of a game. */
export function expected(game: Game): string[] {
  const events = Object.keys(game.words.events).map(type => `event ${type}`);
  return [...stepsOf(game.rules), ...events, ...game.audit.behaviours];
}
