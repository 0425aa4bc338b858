import type { Seat } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import type { Action, Deed } from './actions.ts';
import type { Clock } from './clock.ts';
import { forgiven, given, handOn, withIncrement } from './clock.ts';
import { refuse } from './refusals.ts';
import type { Chair } from './room.ts';

/** What people have asked each other for. It lapses when somebody plays on. */
export interface Proposal {
  what: 'take-back' | 'pause';
  by: Seat;
  /** Of a take-back: how many picks would be left. */
  to: number;
  /** Who has agreed so far. */
  agreed: readonly Seat[];
}

/** What is agreed and measured in a room beside the match: a function of its log alone. */
export interface Company {
  clock: Clock | null;
  proposal: Proposal | null;
  paused: boolean;
  /** By seat: how many take-backs were asked for. */
  asked: readonly number[];
}

/** Enough for a slip of the finger, too few to wear somebody down. */
export const MOST_TAKE_BACKS = 3;
/** What a player may give to the others at a time, in milliseconds. */
export const GIFT = 15_000;

/** Of a deed, what concerns the people and not the table. */
export type SocialDeed = Extract<
  Deed,
  { kind: 'propose' | 'agree' | 'decline' | 'resume' | 'give' | 'gap' | 'sit' }
>;
const SOCIAL: ReadonlySet<Deed['kind']> = new Set<SocialDeed['kind']>([
  'propose',
  'agree',
  'decline',
  'resume',
  'give',
  'gap',
  'sit',
]);
export const isSocial = (deed: Deed): deed is SocialDeed => SOCIAL.has(deed.kind);

interface Table {
  company: Company;
  match: Match;
  seats: readonly Chair[];
}

/** Whose clock should run: the person who is asked, unless all have agreed to pause. */
export function clockedSeat({ match, seats, company }: Table): Seat | null {
  const { asked } = match;
  if (!asked || company.paused) return null;
  return seats[asked.seat]?.kind === 'person' ? asked.seat : null;
}

/** After somebody has played: proposals lapse, the clock is handed on, and who was asked gets the increment. */
export function playedOn(table: Table, { seat, deed, at }: Action): Company {
  const { clock } = table.company;
  const company = { ...table.company, proposal: null, paused: false };
  if (!clock) return company;
  const handed = handOn(clock, clockedSeat({ ...table, company }), at);
  const decided = deed.kind === 'pick' && !deed.auto && clock.runs === seat;
  return { ...company, clock: decided ? withIncrement(handed, seat) : handed };
}

/** People beside `seat` who have to agree to what it asks for. */
const others = (seats: readonly Chair[], seat: Seat): Seat[] =>
  seats.flatMap((chair, each) => (chair.kind === 'person' && each !== seat ? [each] : []));

/** After a deed among people; refused where it makes no sense. What was agreed to, the caller carries out. */
export function amongPeople(
  table: Table,
  { seat, deed, at }: Action,
): { company: Company; agreed: Proposal | null } {
  const { company, seats } = table;
  const only = (changed: Company) => ({ company: changed, agreed: null });
  if (!isSocial(deed)) return only(company);
  if (deed.kind === 'propose') return only(proposed(table, seat, deed));
  if (deed.kind === 'give') return only(withGift(company, others(seats, seat)));
  if (deed.kind === 'gap')
    return only({ ...company, clock: company.clock && forgiven(company.clock, deed.milliseconds) });
  if (deed.kind === 'sit') return only(company);
  if (deed.kind === 'resume') return only(resumed(table, at));
  return answered(table, { seat, at, yes: deed.kind === 'agree' });
}

function proposed(
  { company, match, seats }: Table,
  by: Seat,
  { what, to = 0 }: Deed & { kind: 'propose' },
): Company {
  if (match.state.over) throw refuse('not your decision');
  if (others(seats, by).length === 0) throw refuse('nobody to ask');
  const isTakeBack = what === 'take-back';
  if (isTakeBack && company.asked[by] >= MOST_TAKE_BACKS)
    throw refuse('too many take-backs', `${MOST_TAKE_BACKS}`);
  if (isTakeBack && (to < 0 || to >= match.picks.length)) throw refuse('nothing to take back');
  const asked = isTakeBack ? company.asked.with(by, company.asked[by] + 1) : company.asked;
  return { ...company, asked, proposal: { what, by, to, agreed: [] } };
}

interface Answer {
  seat: Seat;
  at: number;
  yes: boolean;
}

function answered(
  { company, seats, match }: Table,
  { seat, at, yes }: Answer,
): { company: Company; agreed: Proposal | null } {
  const { proposal, clock } = company;
  if (!proposal) throw refuse('nothing proposed');
  if (!yes || seat === proposal.by) return { company: { ...company, proposal: null }, agreed: null };
  const agreed = [...new Set([...proposal.agreed, seat])];
  if (others(seats, proposal.by).some(each => !agreed.includes(each)))
    return { company: { ...company, proposal: { ...proposal, agreed } }, agreed: null };
  const paused = proposal.what === 'pause';
  const runs = clockedSeat({ company: { ...company, paused }, seats, match });
  return {
    company: { ...company, proposal: null, paused, clock: clock && handOn(clock, runs, at) },
    agreed: proposal,
  };
}

function resumed({ company, seats, match }: Table, at: number): Company {
  if (!company.paused) throw refuse('not paused');
  const { clock } = company;
  const runs = clockedSeat({ company: { ...company, paused: false }, seats, match });
  return { ...company, paused: false, clock: clock && handOn(clock, runs, at) };
}

function withGift(company: Company, to: readonly Seat[]): Company {
  const { clock } = company;
  if (!clock) throw refuse('no clock');
  return { ...company, clock: to.reduce((each, seat) => given(each, seat, GIFT), clock) };
}
