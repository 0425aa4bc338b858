import type { VariantValue } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import {
  flag,
  list,
  name,
  optional,
  orNull,
  record,
  shape,
  simple,
  text,
  wholeFrom,
  word,
} from '@siegeworks/files/shape';
import type { SeriesLength } from './series.ts';
import { seriesLength } from './series.ts';

/** How long people may think: a bank, and a little more for every decision. Milliseconds. */
export interface ClockRule {
  bank: number;
  increment: number;
}

/**
 * To whom hands, lists and the replay are open after the end, the strictest last: to everybody, to those who sat at the
 * table, or to nobody but each player as they saw it themselves. In a series, only after its last match.
 */
export const AFTERWARDS = ['everybody', 'table', 'nobody'] as const;
export type Afterwards = (typeof AFTERWARDS)[number];
/** Of several wishes the strictest one holds. */
export const strictest = (...wishes: readonly Afterwards[]): Afterwards =>
  AFTERWARDS.findLast(each => wishes.includes(each)) ?? 'everybody';

/**
 * Which decks may be brought: ready ones alone, every deck that keeps the rules, or any deck with which the game can be
 * played at all, such as one that newer rules have made illegal.
 */
export const DECKS_ALLOWED = ['ready', 'legal', 'any'] as const;
export type DecksAllowed = (typeof DECKS_ALLOWED)[number];

/** What people agree upon beside the game itself. */
export interface Agreed {
  /** Whether the result counts for everybody's rating. */
  rated: boolean;
  afterwards: Afterwards;
  /** Whether a decision may be taken back when all others agree. */
  takeBacks: boolean;
  /** Three or more: the computer player that plays on for whoever leaves; `null` where a seat leaves by the rules. */
  leaving: string | null;
  /** Whether everybody may ask for hints. */
  hints: boolean;
  /** What is passed without asking takes no moment: quicker, but it tells "cannot" from "will not". */
  brisk: boolean;
  /** To teach: everybody sees all hands, watchers too. */
  openHands: boolean;
}
export const agreedShape: Check<Agreed> = shape<Agreed>({
  rated: flag,
  afterwards: word(...AFTERWARDS),
  takeBacks: flag,
  leaving: orNull(name),
  hints: flag,
  brisk: flag,
  // Nodes from before it could be agreed upon do not say.
  openHands: (value, at) => value !== undefined && flag(value, at),
});
export function agreedIn(terms: Terms): Agreed {
  const { rated, afterwards, takeBacks, leaving, hints, brisk, openHands } = terms;
  return { rated, afterwards, takeBacks, leaving, hints, brisk, openHands };
}

/** What holds where nothing else was agreed upon, and for matches from before it could be. */
export const USUALLY: Agreed = {
  rated: false,
  afterwards: 'everybody',
  takeBacks: true,
  leaving: null,
  hints: false,
  brisk: false,
  openHands: false,
};

/** What is agreed before the deal. */
export interface Terms extends Agreed {
  game: string;
  options: Record<string, VariantValue>;
  /** By seat: the computer player that sits there, or `null` for a person. */
  seats: (string | null)[];
  clock: ClockRule | null;
  /** Whether others may watch. */
  watch: boolean;
  series: SeriesLength | null;
  /** What the position is called with which the match begins; `null` where cards are dealt. */
  start: string | null;
  decks: DecksAllowed;
}
type Usual = keyof Agreed | 'start' | 'decks';
/** Terms as they are offered or were written down: what is not named is as usual. */
export type GivenTerms = Omit<Terms, Usual> & { [K in Usual]?: Terms[K] | undefined };

export function termsOf(given: GivenTerms): Terms {
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  // Whoever plays for a rating takes nothing back, unless that was agreed upon.
  return { ...USUALLY, takeBacks: !given.rated, start: null, decks: 'legal', ...named } as Terms;
}

/** The longest bank and increment: a match is a sitting. */
const DAY = 86_400_000;
export const clockRule: Check<ClockRule> = shape<ClockRule>({
  bank: wholeFrom(1_000, DAY),
  increment: wholeFrom(0, 600_000),
});
/** As many seats as any game has. */
export const SEATS = 8;
export const afterwardsWish: Check<Afterwards> = word(...AFTERWARDS);
export const termsShape: Check<GivenTerms> = shape<GivenTerms>({
  game: name,
  options: record(simple),
  seats: list(orNull(name), SEATS),
  clock: orNull(clockRule),
  watch: flag,
  series: orNull(seriesLength),
  rated: optional(flag),
  afterwards: optional(afterwardsWish),
  takeBacks: optional(flag),
  leaving: optional(orNull(name)),
  hints: optional(flag),
  brisk: optional(flag),
  openHands: optional(flag),
  start: optional(orNull(text)),
  decks: optional(word(...DECKS_ALLOWED)),
});
