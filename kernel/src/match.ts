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
  /** What the seats mixed in. */
  entropy: string[];
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
function dealt(seed: Seed, entropy: readonly string[]): Seed {
  return entropy.length === 0 ? seed : digest([seed, ...entropy].join('\n'));
}

export function create<S extends State>(
  game: Game<S>,
  config: MatchConfig,
  seed: Seed,
  entropy: readonly string[] = [],
): Match<S> {
  const reasons = game.check(config);
  if (reasons.length > 0) throw new Refused(reasons);
  const state = begin(game, config, dealt(seed, entropy));
  const log = drain(state);
  return {
    game,
    config,
    seed,
    commitment: commit(seed),
    entropy: [...entropy],
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

/** A match as a file. Everything else follows from it. */
export interface Saved {
  format: 'siegeworks-match';
  version: 1;
  game: string;
  rulesVersion: string;
  config: MatchConfig;
  commitment: string;
  entropy: string[];
  seed: Seed;
  picks: Pick[];
  /** Hash of the state after the last pick. */
  state: string;
}

export function stateDigest(s: State): string {
  return digest(JSON.stringify({ ...s, events: null }));
}

export function save(m: Match): Saved {
  return {
    format: 'siegeworks-match',
    version: 1,
    game: m.game.id,
    rulesVersion: m.game.rulesVersion,
    config: m.config,
    commitment: m.commitment,
    entropy: [...m.entropy],
    seed: m.seed,
    picks: [...m.picks],
    state: stateDigest(m.state),
  };
}

const refuse = (text: string) => new Refused([{ rule: '', text }]);

/** Reads a saved match or says what is wrong with it. */
export function parseSaved(text: string): Saved {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw refuse(`this is not a saved match: ${error instanceof Error ? error.message : error}`);
  }
  const saved = data as Saved;
  if (saved?.format !== 'siegeworks-match')
    throw refuse('this is not a saved match: no "format": "siegeworks-match"');
  if (saved.version !== 1) throw refuse(`this match has file version ${saved.version}, known is 1`);
  const shape: [string, boolean][] = [
    ['game', typeof saved.game === 'string'],
    ['rulesVersion', typeof saved.rulesVersion === 'string'],
    ['config', Array.isArray(saved.config?.players) && saved.config.players.every(isObject)],
    ['commitment', typeof saved.commitment === 'string'],
    ['entropy', Array.isArray(saved.entropy) && saved.entropy.every(part => typeof part === 'string')],
    ['seed', typeof saved.seed === 'string'],
    ['picks', Array.isArray(saved.picks) && saved.picks.every(isPick)],
    ['state', typeof saved.state === 'string'],
  ];
  const broken = shape.filter(([, ok]) => !ok).map(([field]) => field);
  if (broken.length > 0) throw refuse(`the saved match is damaged: ${broken.join(', ')}`);
  return saved;
}
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
function isPick(p: Pick): boolean {
  return typeof p?.seat === 'number' && typeof p.option?.kind === 'string';
}

/** Plays a saved match again up to pick `until`; an illegal pick is told with its number. */
export function replay<S extends State>(game: Game<S>, saved: Saved, until = saved.picks.length): Match<S> {
  if (saved.game !== game.id) throw refuse(`this match is of ${saved.game}, not ${game.id}`);
  if (saved.rulesVersion !== game.rulesVersion) {
    throw refuse(
      `this match was played with rules ${saved.rulesVersion}; this program has ${game.rulesVersion}`,
    );
  }
  const m = create(game, saved.config, saved.seed, saved.entropy);
  for (let i = 0; i < Math.min(until, saved.picks.length); i++) {
    const { seat, option } = saved.picks[i];
    const why = refusal(m, seat, option);
    if (why) throw refuse(`pick ${i + 1} of ${saved.picks.length} is not legal: ${why.text}`);
    pick(m, seat, option);
  }
  return m;
}

export function load<S extends State>(game: Game<S>, saved: Saved): Match<S> {
  const m = replay(game, saved);
  if (stateDigest(m.state) !== saved.state)
    throw refuse('the saved match does not lead to the state it names');
  return m;
}

/** A new match that shares the first `n` picks: "what if". */
export function branch<S extends State>(m: Match<S>, n: number): Match<S> {
  return replay(m.game, save(m), n);
}

/** Proves that no shuffle, roll or pick was touched. Empty when all is well. */
export function verify(game: Game, saved: Saved): Reason[] {
  if (commit(saved.seed) !== saved.commitment) {
    return [{ rule: '', text: 'the seed is not the one that was committed to before the first card' }];
  }
  try {
    load(game, saved);
    return [];
  } catch (error) {
    if (error instanceof Refused) return [...error.reasons];
    throw error;
  }
}
