import type { Seat } from '@siegeworks/contract';
import type { ClockRule } from '@siegeworks/protocol';

/** The clocks of a match: a function of its log alone, so that nobody can dispute them. Milliseconds. */
export interface Clock {
  rule: ClockRule;
  /** What was left to each seat when the running clock was started. */
  left: readonly number[];
  /** The seat whose clock runs; only people who are asked are charged. */
  runs: Seat | null;
  /** When it was started. */
  since: number;
}

export function newClock(rule: ClockRule, seats: number, runs: Seat | null, since: number): Clock {
  return { rule, left: Array.from({ length: seats }, () => rule.bank), runs, since };
}

/** What is left to each seat at a moment. */
export function leftAt({ left, runs, since }: Clock, now: number): number[] {
  return left.map((each, seat) => (seat === runs ? Math.max(0, each - Math.max(0, now - since)) : each));
}

/** The seat that has run out of time, or `null`. */
export function overdue(clock: Clock | null, now: number): Seat | null {
  if (!clock || clock.runs === null) return null;
  return leftAt(clock, now)[clock.runs] === 0 ? clock.runs : null;
}

/** Stops the running clock and starts that of the seat that is asked now, if any. */
export function handOn(clock: Clock, runs: Seat | null, now: number): Clock {
  return { ...clock, left: leftAt(clock, now), runs, since: now };
}

/** A seat that has decided gets its increment. */
export function withIncrement(clock: Clock, seat: Seat): Clock {
  return given(clock, seat, clock.rule.increment);
}

export function given(clock: Clock, seat: Seat, milliseconds: number): Clock {
  return { ...clock, left: clock.left.with(seat, clock.left[seat] + milliseconds) };
}

/** Time in which nobody served the room is charged to nobody. */
export function forgiven(clock: Clock, milliseconds: number): Clock {
  return clock.runs === null ? clock : given(clock, clock.runs, milliseconds);
}
