import type { Frame, Id, Seat } from '@siegeworks/contract';
import { call, caller } from '@siegeworks/kernel';
import { clockwise } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import { isCrowd, living } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { demandedAim } from './aims.ts';
import { choice, rule } from './book.ts';
import { markSaved, removeDying } from './damage.ts';
import { perform, regularOptions } from './decisions.ts';
import { freeOptions, isFree, takeFreeAction } from './free-actions.ts';
import { meansOf } from './means.ts';
import type { FreeOffer, OfferOf, RegularOffer } from './offers.ts';
import { PASS } from './offers.ts';

/**
 * TT-254, TT-256: players affected by the action just taken, in circle order; none if it affects
 * nobody else (TT-258).
 */
export function affectedSeats(s: Realm, seat: Seat): Seat[] {
  if (!isCrowd(s)) return [];
  const owners = s.touched.flatMap(id => [s.owners[id], s.pieces[id]?.controller ?? s.owners[id]]);
  return clockwise(s, seat).filter(other => other !== seat && owners.includes(other));
}
/** TT-254: a sub-phase between two players; a pass by either ends it. */
export const reaction = rule(
  'reaction',
  (actor: Seat, affected: Seat, about: Id[], later: Seat[]) => ({
    actor,
    affected,
    about,
    /** Players whose sub-phases are still to come: they can save their units there (TT-257). */
    later,
    turn: affected,
    over: false,
  }),
  {
    open(s, f) {
      s.focus = f.about.slice();
    },
    decide(s, f) {
      if (s.players[f.turn].alive) call(s, react(f.turn));
    },
    /** The result left by the frame of `react`. */
    alternate(s, f) {
      s.focus = f.about.slice();
      if (f.over || !s.players[f.actor].alive || !s.players[f.affected].alive) return;
      f.turn = f.turn === f.actor ? f.affected : f.actor;
      return 'decide';
    },
    /** TT-282: units that could not be saved in time are removed. */
    close(s, f) {
      for (const seat of living(s)) if (!f.later.includes(seat)) removeDying(s, seat);
      s.focus = null;
    },
  },
);
/** TT-255, TT-R70: one regular action that bears on the action reacted to, or a pass. */
const react = rule('react', (seat: Seat) => ({ seat, isDone: false, passed: false, turned: [] as Id[] }), {
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
      if (pick.kind === 'pass') tell(s, { type: 'reactionPassed', seat: f.seat });
      else perform(s, f.seat, pick);
    },
  }),
  again(s, f) {
    markSaved(s);
    if (!f.isDone && s.players[f.seat].alive) return 'decide';
  },
  finish(s, f) {
    removeDying(s, f.seat);
    if (f.passed) caller<Frame & { over: boolean }>(s, f).over = true;
  },
});
type ActionOffer = RegularOffer | FreeOffer | OfferOf<'pass'>;
/** Regular and free actions, letting dying units go one by one before anything else (TT-147), and passing. */
export function allOptions(s: Realm, seat: Seat, turned: readonly Id[]): ActionOffer[] {
  const m = meansOf<ActionOffer>(s, seat, demandedAim(s, seat));
  regularOptions(m);
  freeOptions(m, turned);
  for (const p of m.units) if (p.dying) m.options.push({ kind: 'letGo', card: p.id });
  m.options.push(PASS);
  return m.options;
}
