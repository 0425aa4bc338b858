import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { clockwise } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import { living } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { choice, rule } from './book.ts';
import { markSaved, removeDying } from './damage.ts';
import { perform } from './decisions.ts';
import { isFree, takeFreeAction } from './free-actions.ts';
import type { RegularOffer } from './offers.ts';
import { affectedSeats, allOptions, reaction } from './reaction.ts';

/** TT-031: any number of free actions, then one regular action or a pass. */
const opportunity = rule(
  'opportunity',
  (seat: Seat) => ({ seat, isDone: false, passed: false, turned: [] as Id[] }),
  {
    decide: choice({
      who: (_s, f) => f.seat,
      options: (s, f) => allOptions(s, f.seat, f.turned),
      then(s, f, pick) {
        if (isFree(pick)) {
          f.turned.push(pick.card);
          return takeFreeAction(s, f.seat, pick);
        }
        f.isDone = true;
        f.passed = pick.kind === 'pass';
        s.touched = [];
        if (pick.kind === 'pass') pass(s, f.seat);
        else act(s, f.seat, pick);
      },
    }),
    again(s, f) {
      markSaved(s);
      if (!f.isDone && s.players[f.seat].alive) return 'decide';
    },
    /** TT-147, TT-148: none of his own units stays dying; then affected players may react (TT-254). */
    finish(s, f) {
      removeDying(s, f.seat);
      if (f.passed) return;
      const seats = affectedSeats(s, f.seat);
      const about = s.touched;
      s.touched = [];
      call(s, ...seats.map((other, i) => reaction(f.seat, other, about.slice(), seats.slice(i + 1))));
    },
  },
);
/** TT-040 */
function act(s: Realm, seat: Seat, pick: RegularOffer): void {
  s.players[seat].passes = 0;
  for (const player of s.players) player.passed = false;
  perform(s, seat, pick);
}
function pass(s: Realm, seat: Seat): void {
  const player = s.players[seat];
  player.passes++;
  player.passed = true;
  s.last = seat;
  tell(s, { type: 'passed', seat, n: player.passes });
}
/** TT-038, TT-039, TT-253, TT-R71; actions in a combat do not interrupt a run of passes (TT-R13). */
function isPassedOut(s: Realm): boolean {
  if (living(s).every(seat => s.players[seat].passed)) return true;
  return s.options.threePassRule && s.players.some(player => player.alive && player.passes >= 3);
}

/** 4.4: opportunities go round until passing ends the turn. */
export const action = rule('action', () => ({}), {
  begin(s) {
    s.phase = 'action';
    s.active = s.first;
    for (const player of s.players) {
      player.passes = 0;
      player.passed = false;
    }
  },
  offer(s) {
    call(s, opportunity(s.active));
  },
  /** TT-042, TT-207, TT-271: the next player is next after a combat as well. */
  next(s) {
    s.focus = null;
    if (isPassedOut(s)) return;
    s.active = clockwise(s, s.active)[0];
    return 'offer';
  },
});
