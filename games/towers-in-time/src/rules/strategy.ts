import type { Id, Seat } from '@siegeworks/contract';
import { unitsOf } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { choice, rule } from './book.ts';
import { cardMoves, makeMove, unitMoves } from './moves.ts';
import type { MoveOffer } from './offers.ts';
import { DONE } from './offers.ts';
import { roomsOf } from './towers.ts';

interface Plan {
  seat: Seat;
  /** Moves left, or NONE for any number. */
  most: number;
  moved: Id[];
}
function moves(s: Realm, f: Plan): MoveOffer[] {
  const options: MoveOffer[] = [];
  if (f.most === 0) return options;
  const movers = { s, units: unitsOf(s, f.seat), rooms: roomsOf(s, f.seat), options };
  const mode = { isFree: true, moved: f.moved };
  unitMoves(movers, mode);
  // A limited number of moves is for creatures and Artifacts only.
  if (f.most === NONE) cardMoves(movers, mode);
  return options;
}

/** Moves by a power: they tax nobody, and each card moves once. */
export const strategy = rule('strategy', (seat: Seat, most: number): Plan => ({ seat, most, moved: [] }), {
  move: choice({
    when: (s, f) => moves(s, f).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => [...moves(s, f), DONE],
    then(s, f, pick) {
      if (pick.kind === 'done') {
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
