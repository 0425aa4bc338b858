import type { Id, Option, Seat } from '@siegeworks/kernel';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { choice, DONE, rule } from './book.ts';
import { cardMoves, makeMove, unitMoves } from './moves.ts';

interface Plan {
  seat: Seat;
  /** Moves left, or NONE for any number. */
  most: number;
  moved: Id[];
}
function moves(s: Realm, f: Plan): Option[] {
  if (f.most === 0) return [];
  const manner = { isFree: true, moved: f.moved };
  const options = unitMoves(s, f.seat, manner);
  // A limited number of moves is for creatures and Artifacts only.
  return f.most === NONE ? cardMoves(s, f.seat, manner, options) : options;
}

/** Moves by a power: they tax nobody, and each card moves once. */
export const strategy = rule('strategy', (seat: Seat, most: number): Plan => ({ seat, most, moved: [] }), {
  move: choice({
    when: (s, f) => moves(s, f).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f): Option[] => [...moves(s, f), DONE],
    then(s, f, pick) {
      if (pick.card === undefined) {
        f.most = 0;
        return;
      }
      makeMove(s, pick, { isFree: true, moved: f.moved });
      f.moved.push(pick.card);
      if (f.most > 0) f.most--;
    },
  }),
  again(s, f) {
    if (moves(s, f).length > 0) return 'move';
  },
});
