import type { Game, MatchConfig, Seed, State } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import type { Anew, Match, Pick, Version } from '@siegeworks/kernel';
import { commit, create, dealAnew, layOut, pick, refusal, VERSIONS } from '@siegeworks/kernel';
import { configFields, OPTION, SEAT } from './config-shape.ts';
import { LIMITS } from './limits.ts';
import type { Seal } from './seal.ts';
import { sealShape } from './seal.ts';
import type { Check, Fields } from './shape.ts';
import {
  data,
  exact,
  list,
  Malformed,
  name,
  optional,
  parseJson,
  read,
  textUpTo,
  where,
  wholeFrom,
  word,
} from './shape.ts';

/** A match as a file. Everything else follows from it. */
export interface Saved {
  format: 'siegeworks-match';
  version: Version;
  game: string;
  rulesVersion: string;
  config: MatchConfig;
  commitment: string;
  entropy: string[];
  seed: Seed;
  picks: Pick[];
  /** The position with which it began, where that was not dealt. */
  start?: State | undefined;
  /** Where a branch was dealt anew. */
  anew?: Anew | undefined;
  /** Hash of the state after the last pick. */
  state: string;
}
/** What somebody wrote about a moment of a match. */
export interface Note {
  /** After how many picks. */
  at: number;
  text: string;
  sign?: Sign | undefined;
}
export const SIGNS = ['!', '?', '★'] as const;
export type Sign = (typeof SIGNS)[number];
/** Where a match branched off another one, and what the branch is called. */
export interface Branch {
  of: string;
  at: number;
  name: string;
}
/** What hosts keep beside a match: who sits where, in the terminal and in the page, the series it belongs to, notes, a seal. */
export interface Beside {
  notes?: Note[] | undefined;
  branch?: Branch | undefined;
  chairs?: object | undefined;
  table?: object | undefined;
  series?: object | undefined;
  seal?: Seal | undefined;
}

/** Variants that came later and are as usual leave no trace, so that matches from before them still verify. */
export function stateDigest({ setup }: Game, s: State): string {
  const { options } = s as { options?: Readonly<Record<string, unknown>> };
  const told = Object.entries(options ?? {}).filter(([name, value]) => {
    const variant = Object.hasOwn(setup.variants, name) ? setup.variants[name] : undefined;
    return !(variant?.later && value === variant.default);
  });
  return digest(
    JSON.stringify({ ...s, ...(options && { options: Object.fromEntries(told) }), events: null }),
  );
}

export function save(m: Match): Saved {
  return {
    format: FORMAT,
    version: m.version,
    game: m.game.about.id,
    rulesVersion: m.game.about.rulesVersion,
    config: m.config,
    commitment: m.commitment,
    entropy: [...m.entropy],
    seed: m.seed,
    picks: [...m.picks],
    ...(m.start && { start: { ...m.start, events: null } }),
    ...(m.anew && { anew: m.anew }),
    state: stateDigest(m.game, m.state),
  };
}

const FORMAT = 'siegeworks-match';
const seed = textUpTo(LIMITS.seed);
const hash: Check<string> = where(textUpTo(64), value =>
  /^[0-9a-f]{64}$/.test(value) ? null : 'must be a hash of 64 hexadecimal digits',
);
const SAVED: Fields<Saved> = {
  format: word(FORMAT),
  version: word(...VERSIONS),
  game: name,
  rulesVersion: name,
  config: exact(configFields(exact(SEAT))),
  commitment: hash,
  entropy: list(seed, LIMITS.seats),
  seed,
  picks: list(exact<Pick>({ seat: wholeFrom(0, LIMITS.seats - 1), option: exact(OPTION) }), LIMITS.picks),
  start: optional(data as Check<State>),
  anew: optional(
    exact<Anew>({ picks: wholeFrom(0, LIMITS.picks), seat: wholeFrom(0, LIMITS.seats - 1), seed }),
  ),
  state: hash,
};
export const note: Check<Note> = exact<Note>({
  at: wholeFrom(0, LIMITS.picks),
  text: textUpTo(LIMITS.note),
  sign: optional(word(...SIGNS)),
});
/** Kept as it is: only the host that wrote it can read it. */
export const BESIDE: Fields<Beside> = {
  chairs: optional(data),
  table: optional(data),
  series: optional(data),
  notes: optional(list(note, LIMITS.notes)),
  seal: optional(sealShape),
  branch: optional(exact<Branch>({ of: name, at: wholeFrom(0, LIMITS.picks), name: textUpTo(LIMITS.note) })),
};

/** A saved match inside something else. */
export const savedWith = (): Check<Saved & Beside> =>
  exact({ ...SAVED, ...BESIDE } as Fields<Saved & Beside>);

/** Reads a saved match or tells all that is wrong with it. */
export function parseSaved(text: string): Saved & Beside {
  return readSaved(text, BESIDE);
}
/** The same for a host that knows more of what stands beside the match. */
export function readSaved<B extends Beside>(text: string, beside: Fields<B>): Saved & B {
  const check = exact({ ...SAVED, ...beside } as Fields<Saved & B>);
  return read(check, matchIn(text), 'the saved match');
}
/** Of something else altogether it is enough to say that. */
function matchIn(text: string): unknown {
  const value = orNoMatch(() => parseJson(text, 'it'));
  const { format } = (value ?? {}) as Partial<Saved>;
  if (format !== FORMAT) throw refuse(`this is not a saved match: no "format": "${FORMAT}"`);
  return value;
}
function orNoMatch(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    throw error instanceof Malformed ? refuse(`this is not a saved match: ${error.message}`) : error;
  }
}

const refuse = (text: string) => new Refused([{ rule: '', text }]);

/** Plays a saved match again up to pick `until`; an illegal pick is reported with its number. `each` sees every step. */
export function replay<S extends State>(
  game: Game<S>,
  saved: Saved,
  until = saved.picks.length,
  each: (m: Match<S>) => void = () => {},
): Match<S> {
  if (saved.game !== game.about.id) throw refuse(`this is a match of ${saved.game}, not of ${game.about.id}`);
  if (saved.rulesVersion !== game.about.rulesVersion) {
    throw refuse(
      `this match was played with rules ${saved.rulesVersion}; this program has ${game.about.rulesVersion}`,
    );
  }
  const m = create(game, saved.config, saved.seed, saved.entropy, saved.version);
  if (saved.start) layOut(m, saved.start as S);
  const dealtAt = (made: number) => {
    if (saved.anew?.picks === made) dealAnew(m, saved.anew.seat, saved.anew.seed);
  };
  dealtAt(0);
  each(m);
  for (let i = 0; i < Math.min(until, saved.picks.length); i++) {
    const { seat, option } = saved.picks[i];
    const why = refusal(m, seat, option);
    if (why) throw refuse(`pick ${i + 1} of ${saved.picks.length} is not legal: ${why.text}`);
    pick(m, seat, option);
    dealtAt(i + 1);
    each(m);
  }
  return m;
}

export function load<S extends State>(game: Game<S>, saved: Saved, each?: (m: Match<S>) => void): Match<S> {
  if (commit(saved.seed) !== saved.commitment)
    throw refuse('the seed is not the one that was committed to before the first card');
  return followed(game, saved, each);
}

/** Plays a saved match to its last pick, which must lead to the state that it names. */
export function followed<S extends State>(
  game: Game<S>,
  saved: Saved,
  each?: (m: Match<S>) => void,
): Match<S> {
  const m = replay(game, saved, saved.picks.length, each);
  if (stateDigest(m.game, m.state) !== saved.state)
    throw refuse('the saved match does not lead to the state it names');
  return m;
}
