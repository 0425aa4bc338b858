import { computersTake, isDone, turnsDone } from '@siegeworks/decks';
import type { House } from '../house.ts';
import type { Circle } from './rows.ts';
import { changeCircle, drafterFor } from './rows.ts';

/** What was sent before the time was over may arrive a little later. */
const GRACE = 2_000;

const computersIn = ({ seats, sitters }: Circle): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(seat => sitters[seat]?.gone ?? true);

/** The circle after a change, and after computer players have taken their cards; where only they are left, to the end. */
export function wentOn(house: House, before: Circle, after: Circle): Circle {
  const drafter = drafterFor(house, after.game);
  let { draft } = after;
  for (let turn = -1; draft && turn < turnsDone(draft) && !isDone(draft, drafter.plan); ) {
    turn = turnsDone(draft);
    draft = computersTake(drafter, draft, computersIn(after));
  }
  const isNext = draft !== null && (before.draft === null || turnsDone(draft) > turnsDone(before.draft));
  return { ...after, draft, turned: isNext ? house.now() : after.turned };
}

/** Milliseconds that are left of this turn; `null` where no clock runs. */
export function leftOf(house: House, row: Circle): number | null {
  const { draft, pace, turned } = row;
  if (!draft || pace === 0 || isDone(draft, drafterFor(house, row.game).plan)) return null;
  return Math.max(0, turned + pace * 1000 - house.now());
}

/** When the time of a turn is over, computer players take for whoever is late: whoever looks first sees to it. */
export async function hurried(house: House, row: Circle): Promise<Circle> {
  const isLate = (each: Circle) => leftOf(house, each) === 0 && house.now() > endOf(each) + GRACE;
  if (!isLate(row)) return row;
  return changeCircle(house, row.id, now => {
    if (!isLate(now) || !now.draft) return null;
    const all = Array.from({ length: now.seats }, (_, seat) => seat);
    const draft = computersTake(drafterFor(house, now.game), now.draft, all);
    return wentOn(house, now, { ...now, draft });
  });
}
const endOf = ({ turned, pace }: Circle): number => turned + pace * 1000;
