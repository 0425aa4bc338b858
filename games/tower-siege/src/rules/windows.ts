import type { Seat } from '@siegeworks/contract';
import { nextLiving, PASS } from '@siegeworks/table';
import { emit } from '../state/events.ts';
import type { Cast, Offered } from '../state/offers.ts';

import type { Siege } from '../state/state.ts';
import { choice, rule, steps } from './book.ts';
import { resolve, responses } from './calls.ts';
import { castOptions, startCast } from './cast.ts';
import { enact } from './enact.ts';
import { allPassed, hasPoints } from './passing.ts';
import { anyWaits, discardPending, nextItem } from './pending.ts';
import { startTravel, travelOptions } from './travel.ts';

/** 4.8, W1, TS-073, TS-147: responses before the first die, clockwise from the turn player's left, the turn player last. */
steps(responses, {
  open(s, f) {
    f.seat = nextLiving(s, s.turn);
  },
  ask: choice({
    // What was declared may have left with a player who resigned.
    when: (s, f) => hasPoints(s, f.seat) && anyWaits(s, f.from),
    who: (_s, f) => f.seat,
    options: (s, f): Answer[] => [
      PASS,
      ...castOptions(s, f.seat, 'response'),
      ...travelOptions(s, f.seat, false),
    ],
    then(s, f, pick) {
      f.answered = pick.kind !== 'pass';
      start(s, f.seat, pick, false);
    },
  }),
  next(s, f) {
    f.passed = f.answered ? [] : [...f.passed, f.seat];
    f.seat = nextLiving(s, f.answered ? s.turn : f.seat);
    f.answered = false;
    if (!allPassed(s, f.passed)) return 'ask';
  },
});

/** 4.7, W2: the other players may act; the turn player is not asked. */
export const stepWindow = rule('stepWindow', () => ({ seat: -1, answered: false }), {
  open(s, f) {
    f.seat = nextLiving(s, s.turn);
  },
  ask: choice({
    when: (s, f) => f.seat !== s.turn && s.players[s.turn].alive && hasPoints(s, f.seat),
    who: (_s, f) => f.seat,
    options: (s, f): Answer[] => [
      PASS,
      ...castOptions(s, f.seat, 'start'),
      ...travelOptions(s, f.seat, false),
    ],
    then(s, f, pick) {
      f.answered = pick.kind !== 'pass';
      start(s, f.seat, pick, true);
    },
  }),
  next(s, f) {
    if (!s.players[s.turn].alive) return 'done';
    if (f.seat === s.turn && !f.answered) return 'done';
    f.seat = nextLiving(s, f.answered ? s.turn : f.seat);
    f.answered = false;
    return f.seat === s.turn ? 'done' : 'ask';
  },
});

type Answer = Cast | Offered<'travel' | 'pass'>;
function start(s: Siege, seat: Seat, pick: Answer, opens: boolean): void {
  if (pick.kind === 'cast') startCast(s, seat, pick, opens);
  if (pick.kind === 'travel') startTravel(s, seat, pick.card, opens ? 'now' : 'pending');
}

/** 4.9, TS-015, TS-173: the pending items from number `from` on, one at a time, each finished before the next. */
steps(resolve, {
  next(s, f) {
    const item = nextItem(s, f.from);
    if (!item) return 'done';
    f.n = item.n;
    item.resolving = true;
    emit(s, { type: 'resolving', what: item.what, seat: item.by, negated: item.negated, n: item.n });
    if (!item.negated) enact(s, item);
  },
  finish(s, f) {
    const item = s.pending.find(i => i.n === f.n);
    if (item) discardPending(s, item);
    return 'next';
  },
});
