import type { Attempt, Option, Seat } from '@siegeworks/contract';
import type { Match, Pending } from '@siegeworks/kernel';
import type { Progress } from './room.ts';

/** What a seat has said about the questions after its pick: the first attempt is for the next one. */
export interface Following {
  seat: Seat;
  then: readonly Attempt[];
  /** How many picks had been made when it was said. */
  since: number;
}

/** The only option that has everything an attempt names; `null` where none or several have. */
export function meantBy(options: readonly Option[], attempt: Attempt): Option | null {
  const named = Object.entries(attempt) as [keyof Option, unknown][];
  const fitting = options.filter(option => named.every(([field, value]) => option[field] === value));
  return fitting.length === 1 ? fitting[0] : null;
}

/** What holds after a pick with which this was said: one without a word leaves what somebody else has said. */
export function saidWith(
  { match, following }: Progress,
  seat: Seat,
  then: readonly Attempt[],
): Following | null {
  if (then.length === 0) return following?.seat === seat ? null : following;
  return { seat, then, since: match.picks.length };
}

/** What was already said about this question, and what is left of it then. */
export function saidAbout(
  { following }: Progress,
  { seat, options }: Pending,
): { option: Option; rest: Following } | null {
  if (following?.seat !== seat) return null;
  const [next, ...then] = following.then;
  const option = next === undefined ? null : meantBy(options, next);
  return option && { option, rest: { ...following, then } };
}

/**
 * What was said is not done any more when nothing is left of it, when a hidden card, dice or the end of a turn came in
 * between, or when somebody else did something. It waits only while others pass.
 */
export function stillSaid(following: Following | null, match: Match): Following | null {
  return following && following.then.length > 0 && !isStale(match, following) ? following : null;
}

function isStale({ picks, past, state }: Match, { seat, since }: Following): boolean {
  const news = past.slice(since);
  const others = picks.slice(since).filter(pick => pick.seat !== seat);
  return (
    state.over !== null ||
    news.some(({ lasting }) => lasting !== null) ||
    others.some(({ option }) => option.kind !== 'pass')
  );
}
