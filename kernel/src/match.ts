import type {
  Attempt,
  Game,
  GameEvent,
  MatchConfig,
  Option,
  Reason,
  Seat,
  Seed,
  State,
} from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import type { Lasting } from './lasting.ts';
import { lastingFor } from './lasting.ts';
import type { Pending } from './rule.ts';
import { advance, pending, play, sameOption } from './rule.ts';

export interface Pick {
  seat: Seat;
  option: Option;
}
/** A pick as it was made: where the log stood before it, and what decides whether it can be undone. */
export interface Past {
  seat: Seat;
  events: number;
  /** What can never be taken back. */
  lasting: Lasting | null;
}
// biome-ignore lint/suspicious/noExplicitAny: code for all matches alike does not know their states
export interface Match<S extends State = any> {
  game: Game<S>;
  config: MatchConfig;
  /** The host's secret until the end; its hash was published before the first card was dealt. */
  seed: Seed;
  commitment: string;
  /** What the seats mixed in, and how: a match keeps the way with which it was begun. */
  entropy: string[];
  version: Version;
  /** The position that was laid out in place of the deal. */
  start: S | null;
  state: S;
  /** Who is asked what, with all options: worked out once for each state. `null` when the game is over. */
  asked: Pending | null;
  picks: Pick[];
  log: GameEvent[];
  /** One for each pick. */
  past: Past[];
  /** The states before the last few picks, the newest last; older ones come back by replay (`stateAt`). */
  recent: S[];
  /** A few states from longer ago, the newest last: what is replayed begins there and not at the deal. */
  marks: { picks: number; state: S }[];
  /** Only in a match that branched off another one. */
  anew: Anew | null;
}
/** Hidden cards that were dealt anew: after these picks the table is one that this seat could not have told from the real one. */
export interface Anew {
  picks: number;
  seat: Seat;
  seed: Seed;
}
/** How many past states a match keeps: as many as people usually undo. */
const RECENT = 8;
/** How often a state is marked, in picks, and how many marks are kept. */
export const MARKED = { every: 64, most: 2 };
export const CONCEDE: Option = { kind: 'concede' };

/** Published before the first card is dealt; proves later that the seed was not changed. */
export function commit(seed: Seed): string {
  return digest(`siegeworks:${seed}`);
}

/** The newest way of writing matches down, and those that can still be read. */
export const VERSIONS = [1, 2] as const;
export type Version = (typeof VERSIONS)[number];
/** How seed and entropy become one text. Version 1 could not tell `x`, `y` from one part with a line break in it. */
const JOINED: Readonly<Record<Version, (parts: readonly string[]) => string>> = {
  1: parts => parts.join('\n'),
  2: parts => JSON.stringify(parts),
};
/** What cards and dice come from: the seed, and what everybody brought. */
export function dealtSeed(seed: Seed, entropy: readonly string[], version: Version): Seed {
  return entropy.length === 0 ? seed : digest(JOINED[version]([seed, ...entropy]));
}

export function create<S extends State>(
  game: Game<S>,
  config: MatchConfig,
  seed: Seed,
  entropy: readonly string[] = [],
  version: Version = 2,
): Match<S> {
  const reasons = game.setup.check(config);
  if (reasons.length > 0) throw new Refused(reasons);
  const state = begin(game, config, dealtSeed(seed, entropy, version));
  const log = drain(state);
  const asked = pending(game, state);
  return {
    game,
    config,
    seed,
    commitment: commit(seed),
    entropy: [...entropy],
    version,
    start: null,
    state,
    asked,
    picks: [],
    log,
    past: [],
    recent: [],
    marks: [],
    anew: null,
  };
}

/** The state with which this match began. */
export function firstState<S extends State>({ game, config, seed, entropy, version, start }: Match<S>): S {
  if (start) return game.rules.clone(start);
  const s = begin(game, config, dealtSeed(seed, entropy, version));
  s.events = [];
  return s;
}

/** Lays out another position than the one that was dealt, and runs on to its question. What was before is forgotten. */
export function layOut<S extends State>(m: Match<S>, s: S): void {
  s.events = [];
  advance(m.game.rules, s);
  const log = drain(s);
  const start = m.game.rules.clone(s);
  const asked = pending(m.game, s);
  Object.assign(m, { start, state: s, asked, picks: [], log, past: [], recent: [], marks: [], anew: null });
}

/** A state at its first question, with events on. */
export function begin<S extends State>(game: Game<S>, config: MatchConfig, seed: Seed): S {
  const s = game.setup.deal(config, seed);
  s.events = [];
  advance(game.rules, s);
  return s;
}

function drain(s: State): GameEvent[] {
  const told = s.events ?? [];
  s.events = [];
  return told;
}

/** Why this answer is not accepted, or `null`. The question, if named, must still be the one asked. */
export function refusal<S extends State>(
  m: Match<S>,
  seat: Seat,
  option: Option,
  question?: string,
): Reason | null {
  if (m.state.over) return { rule: m.state.over.rule, text: 'the game is over' };
  if (!isSeat(m.state, seat)) return { rule: '', text: 'you have no seat in this match' };
  if (option.kind === CONCEDE.kind) return null;
  const { asked } = m;
  if (!asked || asked.seat !== seat) return { rule: '', text: 'it is not your decision' };
  if (question !== undefined && question !== asked.question) {
    return { rule: '', text: 'the question has changed since' };
  }
  if (asked.options.some(offered => sameOption(offered, option))) return null;
  const reasons = option.card === undefined ? [] : whyNot(m.game, m.state, seat, option);
  return reasons[0] ?? notOffered(option);
}
/** Why this seat cannot do this, worked out from what it may know and from nothing else. */
export function whyNot<S extends State>(game: Game<S>, s: S, seat: Seat, attempt: Attempt): Reason[] {
  return game.knowledge.whyNot(game.knowledge.view(s, seat), seat, attempt);
}
function isSeat(s: State, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < s.seats;
}
function notOffered(option: Option): Reason {
  return { rule: '', text: `"${option.kind}" is not among the options` };
}

/** The same match apart: what happens to one of them does not happen to the other. */
export function copyOf<S extends State>(m: Match<S>): Match<S> {
  const { picks, log, past, recent, marks } = m;
  return {
    ...m,
    picks: [...picks],
    log: [...log],
    past: [...past],
    recent: [...recent],
    marks: [...marks],
  };
}

/**
 * Answers the question, or throws `Refused` and changes nothing. Returns what happened. What the answer leads to may have
 * been worked out elsewhere.
 */
export function pick<S extends State>(
  m: Match<S>,
  seat: Seat,
  option: Option,
  question?: string,
  work: (chosen: Option) => Tried<S> = chosen => tried(m.game, m.state, seat, chosen),
): GameEvent[] {
  const why = refusal(m, seat, option, question);
  if (why) throw new Refused([why]);
  const chosen = offeredAs(m, option);
  return accept(m, seat, chosen, work(chosen));
}

/** What an accepted pick leads to. */
export interface Tried<S extends State> {
  state: S;
  asked: Pending | null;
  events: GameEvent[];
}
/** Works an accepted pick out on a copy: the live state is replaced only when the whole pick has worked. */
export function tried<S extends State>(game: Game<S>, s: S, seat: Seat, option: Option): Tried<S> {
  const state = game.rules.clone(s);
  state.events = [];
  apply(game, state, { seat, option });
  const events = drain(state);
  return { state, asked: pending(game, state), events };
}

/** Lets an accepted pick happen, worked out here or elsewhere. */
export function accept<S extends State>(
  m: Match<S>,
  seat: Seat,
  option: Option,
  { state, asked, events }: Tried<S>,
): GameEvent[] {
  m.past.push({ seat, events: m.log.length, lasting: lastingFor(state, seat) });
  m.recent.push(m.state);
  if (m.recent.length > RECENT) m.recent.shift();
  if (m.picks.length % MARKED.every === 0) m.marks.push({ picks: m.picks.length, state: m.state });
  if (m.marks.length > MARKED.most) m.marks.shift();
  m.state = state;
  m.asked = asked;
  m.picks.push({ seat, option: { ...option } });
  m.log.push(...events);
  return events;
}

/** Carries out an accepted pick and runs on to the next question. */
export function apply<S extends State>(game: Game<S>, s: S, { seat, option }: Pick): void {
  if (option.kind === CONCEDE.kind) giveUp(game, s, seat);
  else play(game, s, option);
}

/** Leaves the game, and runs on to the next question. */
export function giveUp<S extends State>(game: Game<S>, s: S, seat: Seat): void {
  game.rules.concede(s, seat);
  advance(game.rules, s);
}

/** The rules' own copy of what was picked: whatever else came along with it stays outside. */
function offeredAs<S extends State>(m: Match<S>, option: Option): Option {
  if (option.kind === CONCEDE.kind) return CONCEDE;
  return m.asked?.options.find(offered => sameOption(offered, option)) ?? option;
}
