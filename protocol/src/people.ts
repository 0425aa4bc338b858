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
  whole,
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

/** What is agreed before the deal. */
export interface Terms {
  game: string;
  options: Record<string, VariantValue>;
  /** By seat: the computer player that sits there, or `null` for a person. */
  seats: (string | null)[];
  clock: ClockRule | null;
  /** Whether others may watch. */
  watch: boolean;
  series: SeriesLength | null;
}

/** What somebody brings to a seat. */
export interface Sitting {
  seat: number;
  /** A ready deck by its id; `null` for the game's own choice. */
  deck: string | null;
  /** Randomness of one's own: nobody else chooses the cards alone. */
  entropy: string;
}

/** An invitation as everybody may see it. */
export interface Letter {
  id: string;
  /** Counts changes. */
  revision: number;
  by: string;
  terms: Terms;
  /** Published before anybody sits down; proves later that the seed was not changed. */
  commitment: string;
  /** By seat: who sits there. */
  seats: LetterSeat[];
  /** Whether it stands in the hall for anybody. */
  open: boolean;
  closed: boolean;
  /** The match, once everybody sits. */
  match: string | null;
}
export interface LetterSeat {
  name: string | null;
  computer: boolean;
  /** Whether it is the reader's own seat. */
  mine: boolean;
}

/** Somebody who plays with others. */
export interface Person {
  id: string;
  name: string;
}

/** Matches that a house keeps have ids of their own, so that a page knows where to turn. */
export const isAway = (match: string): boolean => match.startsWith(AWAY);
export const AWAY = 'at-';

/** A match in the hall. */
export interface LiveMatch {
  match: string;
  game: string;
  /** By seat. */
  names: string[];
  updated: number;
  over: boolean;
}

/** What is agreed and measured beside a match with people. Milliseconds. */
export interface CompanyInfo {
  clock: { left: number[]; runs: number | null } | null;
  proposal: { what: 'take-back' | 'pause'; by: number; agreed: number[] } | null;
  paused: boolean;
}
export const companyInfo: Check<CompanyInfo> = shape<CompanyInfo>({
  clock: orNull(shape<{ left: number[]; runs: number | null }>({ left: list(whole), runs: orNull(whole) })),
  proposal: orNull(
    shape<{ what: 'take-back' | 'pause'; by: number; agreed: number[] }>({
      what: word('take-back', 'pause'),
      by: whole,
      agreed: list(whole),
    }),
  ),
  paused: flag,
});

/** Who is there, and what was said. */
export interface PeopleInfo {
  match: string;
  /** By seat: how long the person has been away, in milliseconds; `null` for who is here, and for computers. */
  away: (number | null)[];
  watchers: string[];
  /** The last lines of talk, the oldest first. */
  talk: TalkLine[];
  /** Whether people may write to each other, beyond the set phrases. */
  free: boolean;
}
export interface TalkLine {
  n: number;
  name: string;
  /** The seat of whoever said it; `null` for a watcher. */
  seat: number | null;
  text: string;
}
export const peopleInfo: Check<PeopleInfo> = shape<PeopleInfo>({
  match: text,
  away: list(orNull(whole)),
  watchers: list(text),
  talk: list(shape<TalkLine>({ n: whole, name: text, seat: orNull(whole), text })),
  free: flag,
});
/** What strangers may say to each other. */
export const PHRASES = [
  'Hello!',
  'Good luck!',
  'Well played!',
  'One moment, please.',
  'Take your time.',
  'Oops!',
  'Thank you.',
  'Good game!',
] as const;

/** What is alive in the house. */
export interface HallInfo {
  open: Letter[];
  live: LiveMatch[];
  /** Matches in which the reader sits and that are not over. */
  mine: LiveMatch[];
}

/** The longest bank and increment: a match is a sitting. */
const DAY = 86_400_000;
const clock = shape<ClockRule>({ bank: wholeFrom(1_000, DAY), increment: wholeFrom(0, 600_000) });
/** As many seats as any game has. */
const SEATS = 8;
export const termsShape: Check<Terms> = shape<Terms>({
  game: name,
  options: record(simple),
  seats: list(orNull(name), SEATS),
  clock: orNull(clock),
  watch: flag,
  series: orNull(seriesLength),
});
export const sittingShape: Check<Sitting> = shape<Sitting>({
  seat: wholeFrom(0, SEATS - 1),
  deck: orNull(name),
  entropy: text,
});
export interface Offering {
  terms: Terms;
  sitting: Sitting;
  open?: boolean;
}
export const offeringShape: Check<Offering> = shape<Offering>({
  terms: termsShape,
  sitting: sittingShape,
  open: optional(flag),
});
