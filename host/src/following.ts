import type { Attempt, Option, Seat } from '@siegeworks/contract';
import type { Match, Pending } from '@siegeworks/kernel';
import type { Progress } from './room.ts';

/** What a seat has said about the questions after its pick: the first attempt is for the next one. */
export interface Following {
  seat: Seat;
  then: readonly Attempt[];
  /** How many picks had been made when it was said. */
  since: number;
  /** Of a standing order: the questions that it keeps answering, and in which turn. */
  firm?: { questions: readonly string[]; turn: number };
}

/** The only option that has everything an attempt names; `null` where none or several have. */
export function meantBy(options: readonly Option[], attempt: Attempt): Option | null {
  const named = Object.entries(attempt) as [keyof Option, unknown][];
  const fitting = options.filter(option => named.every(([field, value]) => option[field] === value));
  return fitting.length === 1 ? fitting[0] : null;
}

/** What a seat says with its pick. */
export interface Said {
  /** Nothing is picked by whoever leaves. */
  option?: Option;
  then: readonly Attempt[];
  /** Of a standing order: the questions that it keeps answering. */
  firm?: readonly string[] | undefined;
}

/**
 * What holds after a pick with which this was said. One without a word leaves what somebody else has said, and a pass
 * leaves one's own standing order: whoever lets a moment go by has not thought again. An order to pass is left by every
 * answer to a question that it is not about.
 */
export function saidWith({ match, following }: Progress, seat: Seat, said: Said): Following | null {
  const { option, then, firm = [] } = said;
  if (then.length > 0) {
    const order = firm.length > 0 && { firm: { questions: firm, turn: turnOf(match) } };
    return { seat, then, since: match.picks.length, ...order };
  }
  const isStanding = following?.firm !== undefined && (option?.kind === 'pass' || isAside(following, match));
  return following?.seat === seat && !isStanding ? null : following;
}
const isAside = ({ firm, then }: Following, { asked }: Match): boolean =>
  asked !== null &&
  firm?.questions.includes(asked.question) === false &&
  then.every(({ kind }) => kind === 'pass');

const turnOf = ({ game, state }: Match): number => game.audit.turns(state);

/** What was already said about this question, and what is left of it then. */
export function saidAbout(
  { following }: Progress,
  { seat, options, question }: Pending,
): { option: Option; rest: Following } | null {
  if (following?.seat !== seat) return null;
  if (following.firm && !following.firm.questions.includes(question)) return null;
  // A standing order leaves out what is no longer possible.
  const last = following.firm ? following.then.length : 1;
  const meant = following.then.slice(0, last).map(attempt => meantBy(options, attempt));
  const at = meant.findIndex(option => option !== null);
  const option = meant[at];
  return option ? { option, rest: { ...following, then: following.then.slice(at + 1) } } : null;
}

/**
 * What was said is not done any more when nothing is left of it, when a hidden card, dice or the end of a turn came in
 * between, or when somebody else did something. It waits only while others pass. A standing order holds all turn long.
 */
export function stillSaid(following: Following | null, match: Match): Following | null {
  return following && following.then.length > 0 && !isStale(match, following) ? following : null;
}

function isStale(match: Match, { seat, since, firm }: Following): boolean {
  const { picks, past, state } = match;
  if (firm) return state.over !== null || turnOf(match) !== firm.turn;
  const news = past.slice(since);
  const others = picks.slice(since).filter(pick => pick.seat !== seat);
  return (
    state.over !== null ||
    news.some(({ lasting }) => lasting !== null) ||
    others.some(({ option }) => option.kind !== 'pass')
  );
}
