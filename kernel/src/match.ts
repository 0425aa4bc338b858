import type { Eye, Game, MatchConfig } from './game.ts';
import { digest } from './hash.ts';
import type { Pending } from './rule.ts';
import { advance, pending, play, sameOption } from './rule.ts';
import type { Attempt, GameEvent, Option, Reason, Seat, Seed, State } from './types.ts';
import { Refused } from './types.ts';

export interface Pick {
  seat: Seat;
  option: Option;
}
/** A pick as it came about: where the log stood before it, and whether it can be taken back. */
interface Past<S> {
  state: S;
  events: number;
  seat: Seat;
  luck: number;
}
// biome-ignore lint/suspicious/noExplicitAny: whoever handles all matches alike does not know their states
export interface Match<S extends State = any> {
  game: Game<S>;
  config: MatchConfig;
  /** The host's secret until the end; its hash was published before the first card was dealt. */
  seed: Seed;
  commitment: string;
  /** What the seats mixed in, and how: a match keeps the way with which it was begun. */
  entropy: string[];
  version: Version;
  state: S;
  picks: Pick[];
  log: GameEvent[];
  past: Past<S>[];
}
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
function dealt(seed: Seed, entropy: readonly string[], version: Version): Seed {
  return entropy.length === 0 ? seed : digest(JOINED[version]([seed, ...entropy]));
}

export function create<S extends State>(
  game: Game<S>,
  config: MatchConfig,
  seed: Seed,
  entropy: readonly string[] = [],
  version: Version = 2,
): Match<S> {
  const reasons = game.check(config);
  if (reasons.length > 0) throw new Refused(reasons);
  const state = begin(game, config, dealt(seed, entropy, version));
  const log = drain(state);
  return {
    game,
    config,
    seed,
    commitment: commit(seed),
    entropy: [...entropy],
    version,
    state,
    picks: [],
    log,
    past: [],
  };
}

/** A state at its first question, with events on. */
export function begin<S extends State>(game: Game<S>, config: MatchConfig, seed: Seed): S {
  const s = game.setup(config, seed);
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
  const asked = pending(m.game, m.state);
  if (!asked || asked.seat !== seat) return { rule: '', text: 'it is not your decision' };
  if (question !== undefined && question !== asked.question) {
    return { rule: '', text: 'the question has changed meanwhile' };
  }
  if (asked.options.some(offered => sameOption(offered, option))) return null;
  const reasons = option.card === undefined ? [] : whyNot(m.game, m.state, seat, option);
  return reasons[0] ?? notOffered(option);
}
/** Why this seat cannot do this, worked out from what it may know and from nothing else. */
export function whyNot<S extends State>(game: Game<S>, s: S, seat: Seat, attempt: Attempt): Reason[] {
  return game.whyNot(game.view(s, seat), seat, attempt);
}
function isSeat(s: State, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < s.seats;
}
function notOffered(option: Option): Reason {
  return { rule: '', text: `"${option.kind}" is not among the options` };
}

/** Answers the question, or throws `Refused` and changes nothing. Returns what happened. */
export function pick<S extends State>(
  m: Match<S>,
  seat: Seat,
  option: Option,
  question?: string,
): GameEvent[] {
  const why = refusal(m, seat, option, question);
  if (why) throw new Refused([why]);
  const chosen = offeredAs(m, option);
  // The live state is replaced only when the whole pick has worked: a bug leaves the match as it was.
  const next = m.game.clone(m.state);
  next.events = [];
  if (chosen === CONCEDE) giveUp(m.game, next, seat);
  else play(m.game, next, chosen);
  m.past.push({ state: m.state, events: m.log.length, seat, luck: next.luck - m.state.luck });
  m.state = next;
  m.picks.push({ seat, option: { ...chosen } });
  const told = drain(next);
  m.log.push(...told);
  return told;
}

/** Leaves the game, and runs on to the next question. */
export function giveUp<S extends State>(game: Game<S>, s: S, seat: Seat): void {
  game.concede(s, seat);
  advance(game.rules, s);
}

/** The rules' own copy of what was picked: whatever else came along with it stays outside. */
function offeredAs<S extends State>(m: Match<S>, option: Option): Option {
  if (option.kind === CONCEDE.kind) return CONCEDE;
  return pending(m.game, m.state)?.options.find(offered => sameOption(offered, option)) ?? option;
}

/** Why the last pick cannot be taken back by this seat, or `null`. */
export function whyNoUndo(m: Match, seat: Seat): Reason | null {
  const last = m.past.at(-1);
  if (!last) return { rule: '', text: 'nothing has been done yet' };
  if (m.state.over) return { rule: '', text: 'the game is over' };
  if (last.seat !== seat) return { rule: '', text: 'somebody else has acted since' };
  if (last.luck > 0) return { rule: '', text: 'dice were rolled or something hidden was shown' };
  return null;
}

/** Takes back this seat's last pick: free until luck was used or somebody else acted. */
export function undo(m: Match, seat: Seat): void {
  const why = whyNoUndo(m, seat);
  if (why) throw new Refused([why]);
  const last = m.past.pop();
  if (!last) return;
  m.state = last.state;
  m.log.length = last.events;
  m.picks.pop();
}

export function question<S extends State>(m: Match<S>): Pending | null {
  return pending(m.game, m.state);
}
export function viewOf<S extends State>(m: Match<S>, eye: Eye): S {
  return m.game.view(m.state, eye);
}
/** The log as this eye may read it, from entry `since` on. */
export function eventsSince(m: Match, eye: Eye, since = 0): GameEvent[] {
  return m.log.slice(since).flatMap(event => m.game.sees(event, eye) ?? []);
}
