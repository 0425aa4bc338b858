import type { Id, Seat } from '@siegeworks/contract';
import { call, caller } from '@siegeworks/kernel';
import { clockwise, PASS, take } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { emit } from '../state/events.ts';
import type { Cast, Offered } from '../state/offers.ts';
import { forget } from '../state/place.ts';
import { inPlay, printed } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { choice, rule } from './book.ts';
import { resolve } from './calls.ts';
import { castCost, castOptions, startCast } from './cast.ts';
import { allPassed, hasPoints } from './passing.ts';
import { pay } from './pay.ts';
import { anyWaits, declare, discardPending } from './pending.ts';
import type { WoundFrame } from './wound.ts';

/** 4.10: a Spell or Scroll cast at the moment of injury; only counters may answer it. */
export const heal = rule(
  'heal',
  (seat: Seat, what: string, card: Id, patient: Id) => ({ seat, what, card, patient, n: NONE }),
  {
    pay(s, f) {
      call(s, pay(f.seat, castCost(s, f.seat, f.what, NONE, 1)));
    },
    declare(s, f) {
      if (!s.players[f.seat].alive) return 'done';
      const kind = CARDS[f.what].type === 'Scroll' ? 'scroll' : 'spell';
      if (kind === 'scroll') {
        take(s.players[f.seat].hand, f.card);
        forget(s, f.card);
      }
      f.n = declare(s, { kind, by: f.seat, what: f.what, card: f.card, level: NONE, targets: [f.patient] }).n;
      call(s, counters(f.n));
    },
    counter(s, f) {
      const item = s.pending.find(i => i.n === f.n);
      if (item) item.resolving = true;
      call(s, resolve(f.n));
    },
    take(s, f) {
      const item = s.pending.find(i => i.n === f.n);
      const wound = caller<WoundFrame>(s, f);
      wound.prevented = item !== undefined && !item.negated;
      wound.countered = item?.negated ?? false;
      if (wound.prevented && inPlay(s, f.patient)) emit(s, { type: 'healed', card: f.patient, what: f.what });
      if (item) discardPending(s, item);
    },
  },
);

/** The short window: the others, clockwise from the turn player's left, counters only. */
const counters = rule(
  'counters',
  (from: number) => ({ from, seat: NONE, passed: [] as Seat[], answered: false }),
  {
    open(s, f) {
      f.seat = clockwise(s, s.turn)[0];
    },
    ask: choice({
      when: (s, f) => hasPoints(s, f.seat) && anyWaits(s, f.from),
      who: (_s, f) => f.seat,
      options: (s, f): (Cast | Offered<'pass'>)[] => [PASS, ...counterOptions(s, f.seat)],
      then(s, f, pick) {
        f.answered = pick.kind === 'cast';
        if (pick.kind === 'cast') startCast(s, f.seat, pick, false);
      },
    }),
    next(s, f) {
      f.passed = f.answered ? [] : [...f.passed, f.seat];
      f.seat = clockwise(s, f.answered ? s.turn : f.seat)[0];
      f.answered = false;
      if (!allPassed(s, f.passed)) return 'ask';
    },
  },
);
const counterOptions = (s: Siege, seat: Seat) =>
  castOptions(s, seat, 'response').filter(o => 'card' in o && printed(s, o.card).counters);
