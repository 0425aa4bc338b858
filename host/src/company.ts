import type { Seat } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import type { Agreed, ClockRule, ProposalKind } from '@siegeworks/protocol';
import type { Action, Deed } from './actions.ts';
import type { Clock } from './clock.ts';
import { forgiven, given, handOn, newClock, withIncrement } from './clock.ts';
import { refuse } from './refusals.ts';
import type { Chair } from './room.ts';

/** What people have asked each other for. It lapses when somebody plays on. */
export interface Proposal {
  /** After a fault in the rules: to go `back` one pick, or to `end` without a result. */
  what: ProposalKind;
  by: Seat;
  /** Of a take-back and of going back: how many picks would be left. */
  to: number;
  /** Who has agreed so far. */
  agreed: readonly Seat[];
}

/** What is agreed and measured in a room beside the match: a function of its log alone. */
export interface Company {
  /** Before the deal. */
  agreed: Agreed;
  clock: Clock | null;
  proposal: Proposal | null;
  paused: boolean;
  /** The rules have failed: the table decides how to go on, or has ended the match without a result. */
  halted: 'fault' | 'void' | null;
  /** By seat: how many take-backs were asked for. */
  asked: readonly number[];
}

/** Enough for a slip of the finger, too few to wear somebody down. */
export const MOST_TAKE_BACKS = 3;
/** The clock that people get who ask for one when the match has begun. */
export const LATE_CLOCK: ClockRule = { bank: 900_000, increment: 10_000 };
/** What a player may give to the others at a time, in milliseconds. */
export const GIFT = 15_000;

/** Of a deed, what concerns the people and not the table. */
export type SocialDeed = Extract<
  Deed,
  { kind: 'propose' | 'agree' | 'decline' | 'resume' | 'give' | 'gap' | 'halt' | 'sit' }
>;
const SOCIAL: ReadonlySet<Deed['kind']> = new Set<SocialDeed['kind']>([
  'propose',
  'agree',
  'decline',
  'resume',
  'give',
  'gap',
  'halt',
  'sit',
]);
export const isSocial = (deed: Deed): deed is SocialDeed => SOCIAL.has(deed.kind);

interface Table {
  company: Company;
  match: Match;
  seats: readonly Chair[];
}

/** Whose clock should run: the person who is asked, unless all have agreed to pause or the rules have failed. */
export function clockedSeat({ match, seats, company }: Table): Seat | null {
  const { asked } = match;
  if (!asked || company.paused || company.halted !== null) return null;
  return seats[asked.seat]?.kind === 'person' ? asked.seat : null;
}

/** After somebody has played: proposals lapse, the clock is handed on, and who was asked gets the increment. */
export function playedOn(table: Table, { seat, deed, at }: Action): Company {
  const { clock } = table.company;
  // What happens without anybody being asked is no answer to what somebody has asked for.
  const isAuto = deed.kind === 'pick' && deed.auto === true;
  const proposal = isAuto ? table.company.proposal : null;
  const company = { ...table.company, proposal, paused: false, halted: null };
  if (!clock) return company;
  const handed = handOn(clock, clockedSeat({ ...table, company }), at);
  if (deed.kind !== 'pick' || clock.runs !== seat) return { ...company, clock: handed };
  const back = backOf(deed, at - clock.since);
  const returned = given(handed, seat, back);
  return { ...company, clock: deed.auto ? returned : withIncrement(returned, seat) };
}

/** The most that a decision gets back for a slow line, in milliseconds. */
export const MOST_BACK = 1_000;
/** Never more than was charged; what nobody was asked about is charged to nobody. */
function backOf({ auto, back = 0 }: Deed & { kind: 'pick' }, charged: number): number {
  const most = auto ? back : Math.min(back, MOST_BACK);
  return Math.max(0, Math.min(most, charged));
}

/** What a slow line got back for a decision that somebody was asked about, in milliseconds. */
export function delayOf({ clock }: Company, { seat, deed, at }: Action): number {
  if (!clock || deed.kind !== 'pick' || deed.auto || clock.runs !== seat) return 0;
  return backOf(deed, at - clock.since);
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
  if (deed.kind === 'propose') return asked(table, { seat, at }, deed);
  if (deed.kind === 'give') return only(withGift(company, others(seats, seat)));
  if (deed.kind === 'gap')
    return only({ ...company, clock: company.clock && forgiven(company.clock, deed.milliseconds) });
  if (deed.kind === 'sit') return only(company);
  if (deed.kind === 'halt') return only(stopped(table, at));
  if (deed.kind === 'resume') return only(resumed(table, at));
  return answered(table, { seat, at, yes: deed.kind === 'agree' });
}

/** The clocks stop, and nobody is charged for what is not their fault. */
function stopped({ company }: Table, at: number): Company {
  const { clock } = company;
  return { ...company, halted: 'fault', proposal: null, clock: clock && handOn(clock, null, at) };
}

/** Whoever is alone with computer players decides alone how to go on after a fault. */
function asked(
  table: Table,
  { seat, at }: Pick<Action, 'seat' | 'at'>,
  deed: Deed & { kind: 'propose' },
): { company: Company; agreed: Proposal | null } {
  const company = proposed(table, seat, deed);
  const { proposal } = company;
  if (!proposal || others(table.seats, seat).length > 0) return { company, agreed: null };
  return carriedOut({ ...table, company }, proposal, at);
}

function proposed(
  { company, match, seats }: Table,
  by: Seat,
  { what, to = 0 }: Deed & { kind: 'propose' },
): Company {
  if (match.state.over) throw refuse('not your decision');
  if (company.halted === 'void') throw refuse('no result');
  const isWayOut = what === 'back' || what === 'end';
  if (isWayOut !== (company.halted !== null)) throw refuse(isWayOut ? 'not halted' : 'halted');
  if (!isWayOut && others(seats, by).length === 0) throw refuse('nobody to ask');
  const isTakeBack = what === 'take-back';
  if (isTakeBack && !company.agreed.takeBacks) throw refuse('no take-backs');
  if (isTakeBack && company.asked[by] >= MOST_TAKE_BACKS)
    throw refuse('too many take-backs', `${MOST_TAKE_BACKS}`);
  const goesBack = isTakeBack || what === 'back';
  if (goesBack && (to < 0 || to >= match.picks.length)) throw refuse('nothing to take back');
  if (what === 'clock' && company.clock) throw refuse('clock already');
  const asked = isTakeBack ? company.asked.with(by, company.asked[by] + 1) : company.asked;
  return { ...company, asked, proposal: { what, by, to, agreed: [] } };
}

interface Answer {
  seat: Seat;
  at: number;
  yes: boolean;
}

function answered(table: Table, { seat, at, yes }: Answer): { company: Company; agreed: Proposal | null } {
  const { company, seats } = table;
  const { proposal } = company;
  if (!proposal) throw refuse('nothing proposed');
  if (!yes || seat === proposal.by) return { company: { ...company, proposal: null }, agreed: null };
  const agreed = [...new Set([...proposal.agreed, seat])];
  if (others(seats, proposal.by).some(each => !agreed.includes(each)))
    return { company: { ...company, proposal: { ...proposal, agreed } }, agreed: null };
  return carriedOut(table, proposal, at);
}

/** Everybody has agreed. */
function carriedOut(
  { company: before, seats, match }: Table,
  proposal: Proposal,
  at: number,
): { company: Company; agreed: Proposal } {
  const halted = proposal.what === 'end' ? ('void' as const) : null;
  const company: Company = { ...before, proposal: null, paused: proposal.what === 'pause', halted };
  const runs = clockedSeat({ company, seats, match });
  const clock =
    proposal.what === 'clock'
      ? newClock(LATE_CLOCK, seats.length, runs, at)
      : before.clock && handOn(before.clock, runs, at);
  return { company: { ...company, clock }, agreed: proposal };
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
