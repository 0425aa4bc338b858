import type { VariantValue } from '@siegeworks/contract';
import { cards, values } from '@siegeworks/files/config-shape';
import type { Check } from '@siegeworks/files/shape';
import {
  flag,
  list,
  name,
  optional,
  orNull,
  shape,
  text,
  whole,
  wholeFrom,
  word,
} from '@siegeworks/files/shape';
import type { AgainInfo } from './again.ts';
import { againInfo } from './again.ts';
import type { Neighbour } from './moderation.ts';
import { neighbour } from './moderation.ts';
import type { StartWish } from './starts.ts';
import { startWish } from './starts.ts';
import type { Afterwards, Agreed, GivenTerms, Terms } from './terms.ts';
import { afterwardsWish, agreedShape, SEATS, termsShape } from './terms.ts';

/** What somebody brings to a seat. */
export interface Sitting {
  seat: number;
  /** A ready deck by its id, or the name of one's own; `null` for the game's own choice. */
  deck: string | null;
  /** The cards of a deck of one's own, and what else it chooses: only its owner sees them. */
  cards?: Record<string, number> | undefined;
  choices?: Record<string, VariantValue> | undefined;
  /** Randomness of one's own: nobody else chooses the cards alone. */
  entropy: string;
  /** To whom the match shall be open after the end; the strictest wish at the table holds. */
  afterwards?: Afterwards | undefined;
  /** Which terms the person has read: whoever sits down agrees to these and to no others. */
  edition?: string | undefined;
}

/** An invitation as everybody may see it. */
export interface Letter {
  id: string;
  /** Counts changes. */
  revision: number;
  by: string;
  terms: Terms;
  /** Names these terms; others have another one. */
  edition: string;
  /** Published before anybody sits down; proves later that the seed was not changed. */
  commitment: string;
  /** By seat: who sits there. */
  seats: LetterSeat[];
  /** Whether it stands in the hall for anybody. */
  open: boolean;
  closed: boolean;
  /** The match, once everybody sits. */
  match: string | null;
  /** The circle whose packs both decks come from; older nodes do not say. */
  circle?: string | null;
  /** How its table is called in speech, where it has a link; older nodes give it none. */
  spoken?: string | null;
}
export interface LetterSeat {
  name: string | null;
  computer: boolean;
  /** Whether it is the reader's own seat. */
  mine: boolean;
  /** Which deck lies at the reader's own seat: nobody else is told. */
  deck?: string | null;
  /** Whether whoever sits there has agreed to the terms as they are now; older nodes do not say. */
  agrees?: boolean;
}

/** Somebody who plays with others. */
export interface Person {
  id: string;
  name: string;
  /** Signs in under this name, which is then nobody else's; otherwise a guest of this browser. */
  account: boolean;
}

/** Matches that a house keeps have ids of their own, so that a page knows where to turn. */
export const isAway = (match: string): boolean => match.startsWith(AWAY);
export const AWAY = 'at-';

/** What people may ask each other for during a match. */
export const PROPOSALS = ['take-back', 'pause', 'clock', 'back', 'end'] as const;
export type ProposalKind = (typeof PROPOSALS)[number];

/** What cannot be forgotten again once it has happened. */
export const REVEALED = ['card', 'dice', 'shuffle', 'turn'] as const;
export interface ProposalInfo {
  what: ProposalKind;
  by: number;
  agreed: number[];
  /** Of a take-back: what has been revealed since. */
  revealed?: (typeof REVEALED)[number][] | undefined;
}

/** What is agreed and measured beside a match with people. Milliseconds. */
export interface CompanyInfo {
  agreed: Agreed;
  clock: { left: number[]; runs: number | null } | null;
  proposal: ProposalInfo | null;
  paused: boolean;
  /** The rules have failed: the table decides how to go on, or has ended the match without a result. */
  halted?: 'fault' | 'void';
}
export const companyInfo: Check<CompanyInfo> = shape<CompanyInfo>({
  agreed: agreedShape,
  clock: orNull(shape<{ left: number[]; runs: number | null }>({ left: list(whole), runs: orNull(whole) })),
  proposal: orNull(
    shape<ProposalInfo>({
      what: word(...PROPOSALS),
      by: whole,
      agreed: list(whole),
      revealed: optional(list(word(...REVEALED))),
    }),
  ),
  paused: flag,
  halted: optional(word('fault', 'void')),
});

/** Who is there, and what was said. */
/** Somebody who is asked is away, or silent where no clock runs. */
export interface WaitInfo {
  seat: number;
  /** When the others may end the wait, in milliseconds from now; 0 when they may. */
  left: number;
}
export interface PeopleInfo {
  match: string;
  /** By seat: how long the person has been away, in milliseconds; `null` for who is here, and for computers. */
  away: (number | null)[];
  watchers: string[];
  /** Everybody else at the table, for whoever would rather not hear or meet one of them. */
  others?: Neighbour[];
  /** Whether others may come and watch, and whether those who do must be silent. */
  watch: boolean;
  silenced: boolean;
  /** For whom everybody waits too long, or soon will; `null` while all is well. */
  wait: WaitInfo | null;
  /** After the end: what somebody has asked for. */
  again: AgainInfo | null;
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
  /** Said among watchers: those who play hear it after the end. */
  apart: boolean;
}
export const peopleInfo: Check<PeopleInfo> = shape<PeopleInfo>({
  match: text,
  away: list(orNull(whole)),
  watchers: list(text),
  others: optional(list(neighbour)),
  watch: flag,
  silenced: flag,
  wait: orNull(shape<WaitInfo>({ seat: whole, left: whole })),
  again: orNull(againInfo),
  talk: list(shape<TalkLine>({ n: whole, name: text, seat: orNull(whole), text, apart: flag })),
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

export const sittingShape: Check<Sitting> = shape<Sitting>({
  seat: wholeFrom(0, SEATS - 1),
  deck: orNull(name),
  cards: optional(cards),
  choices: optional(values),
  entropy: text,
  afterwards: optional(afterwardsWish),
  edition: optional(text),
});
/** What whoever invited changes before the deal; what is not named stays. Once somebody else sits there, only terms. */
export interface Revision {
  terms: GivenTerms;
  open?: boolean | undefined;
  /** What they bring themselves. */
  brought?: Pick<Sitting, 'deck' | 'cards' | 'choices'> | undefined;
  /** With which position the match begins; `null` for a deal. */
  from?: StartWish | null | undefined;
}
export const revisionShape: Check<Revision> = shape<Revision>({
  terms: termsShape,
  open: optional(flag),
  brought: optional(
    shape<NonNullable<Revision['brought']>>({
      deck: orNull(name),
      cards: optional(cards),
      choices: optional(values),
    }),
  ),
  from: optional(orNull(startWish)),
});
/** Agrees to the terms that somebody has read. */
export const agreeingShape: Check<{ edition: string }> = shape({ edition: text });
/** What is not named in the terms is as usual. */
export interface Offering {
  terms: GivenTerms;
  sitting: Sitting;
  open?: boolean | undefined;
  /** For whom the other seats are kept, by their ids: a challenge without a link. */
  to?: string[] | undefined;
  /** With which position the match begins, instead of a deal. */
  from?: StartWish | undefined;
}
export const offeringShape: Check<Offering> = shape<Offering>({
  terms: termsShape,
  sitting: sittingShape,
  open: optional(flag),
  to: optional(list(name, SEATS)),
  from: optional(startWish),
});
