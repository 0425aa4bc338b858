import type { Seat } from '@siegeworks/contract';
import type { Point } from './course.ts';
import type { Verdict } from './review.ts';

/** How one seat came from its first chance to its result, in chances of winning. The parts add up exactly. */
export interface Account {
  first: number;
  cards: number;
  dice: number;
  /** What its own decisions gave away: below zero, but for what a judge's luck in its tries can make of nothing. */
  own: number;
  /** What the others gave away. */
  others: number;
  /** What the judge cannot tell: where a quick look and a long one do not agree. */
  untold: number;
  last: number;
}
export const PARTS_OF_ACCOUNT = ['cards', 'dice', 'own', 'others', 'untold'] as const;

/** The accounts of all seats, once every moment and every decision has been judged. */
export function accounts(points: readonly Point[], verdicts: readonly Verdict[]): Account[] {
  const first = points[0]?.chances ?? [];
  const last = points.at(-1)?.chances ?? [];
  const given = [
    ...verdicts.map(verdict => givenAway(points[verdict.at], verdict)),
    ...points.flatMap((point, n) => gaveUp(point, points[n + 1])),
  ];
  return first.map((from, seat) => {
    const luck = (of: Point['from']) =>
      points.reduce((sum, point) => sum + (point.from === of ? point.luck[seat] : 0), 0);
    const cards = luck('cards');
    const dice = luck('dice');
    const own = sumOf(given, seat, true);
    const others = sumOf(given, seat, false);
    const untold = last[seat] - from - cards - dice - own - others;
    return { first: from, cards, dice, own, others, untold, last: last[seat] };
  });
}

/** How the result would stand without luck. Over many matches its average is the same, and it varies less. */
export const withoutLuck = ({ last, cards, dice }: Account): number => last - cards - dice;
/** What the decisions of everybody made of it. */
export const skillIn = ({ own, others }: Account): number => own + others;

interface Given {
  by: Seat;
  /** By seat: what it lost or gained. */
  to: number[];
}

/** What a decision gave away goes to those it was given to, each as likely as it was to win before. */
function givenAway({ chances }: Point, { seat: by, lost: told, measured: lost = told }: Verdict): Given {
  const rest = chances.reduce((sum, chance, seat) => sum + (seat === by ? 0 : chance), 0);
  const even = 1 / Math.max(1, chances.length - 1);
  const share = (chance: number) => (rest > 0 ? chance / rest : even);
  return { by, to: chances.map((chance, seat) => (seat === by ? -lost : lost * share(chance))) };
}

/** Whoever gives up gives away all that was left. */
function gaveUp({ gaveUp: by, chances }: Point, after: Point | undefined): Given[] {
  if (by === undefined || !after) return [];
  return [{ by, to: chances.map((chance, seat) => after.chances[seat] - chance) }];
}

const sumOf = (given: readonly Given[], seat: Seat, own: boolean): number =>
  given.reduce((sum, { by, to }) => sum + ((by === seat) === own ? to[seat] : 0), 0);
