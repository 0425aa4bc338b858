import type { Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { clockwise, nextLiving, PASS } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import type { Pick } from '../state/pick.ts';
import { discard } from '../state/place.ts';
import type { Item, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';

import { announceCard, couldInterrupt, playOptions } from './announce.ts';
import { choice, rule } from './book.ts';
import { boost, boostOptions } from './boosts.ts';
import { resolveItem } from './resolve.ts';
import { checkState } from './state-check.ts';

/** The item on top of the stack that waits for its response round or its resolution. */
const topItem = (s: War): Item | undefined => s.items[s.items.length - 1];

/** AK-122, AK-123, AK-R22: a response round for the top item, then it resolves, until the stack is empty. */
export const runStack = rule('runStack', () => ({ n: NONE, seat: NONE, answered: false }), {
  open(s, f) {
    const top = topItem(s);
    if (!top) return 'done';
    f.n = top.n;
    // AK-R23: its own player is not asked.
    f.seat = nextLiving(s, top.by);
    // Its round is over: the turn of its player was cut short while it resolved (AK-351).
    if (top.resolving) return 'resolve';
  },
  respond: choice({
    when: (s, f) => topItem(s)?.n === f.n && couldInterrupt(s, f.seat),
    who: (_s, f) => f.seat,
    options: (s, f) => [PASS, ...playOptions(s, f.seat, 'interrupt')],
    then(s, f, pick) {
      f.answered = pick.kind === 'play';
      if (f.answered) announceCard(s, f.seat, pick.card);
    },
  }),
  next(s, f) {
    const top = topItem(s);
    // AK-125, AK-127: responses to a response come first.
    if (top?.n !== f.n) return 'open';
    if (f.answered) {
      // The announcement was not completed: the same player is asked again.
      f.answered = false;
      return 'respond';
    }
    f.seat = nextLiving(s, f.seat);
    if (f.seat !== top.by) return 'respond';
  },
  // AK-126
  resolve(s) {
    const top = topItem(s);
    if (!top) return 'done';
    top.resolving = true;
    tell(s, { type: 'resolving', seat: top.by, what: top.what, card: top.card });
    resolveItem(s, top);
  },
  finish(s) {
    const top = topItem(s);
    if (top?.resolving) finishItem(s, top);
    checkState(s);
    return 'open';
  },
});
/** AK-113: the card goes to its owner's discard pile unless it stays in play (AK-111, AK-R29). */
function finishItem(s: War, item: Item): void {
  s.items.splice(s.items.indexOf(item), 1);
  if (item.card !== NONE) discard(s, item.card);
}

/** 4.4, WINDOW: W-DECL and W-BATTLE. It closes when all living players have passed in a row. */
export const window = rule(
  'window',
  (battle: boolean) => ({ battle, seat: NONE, passed: [] as Seat[], acted: false }),
  {
    open(s, f) {
      f.seat = s.turn;
    },
    act: choice({
      when: (s, f) => !calledOff(s, f) && (couldInterrupt(s, f.seat) || mayBoost(s, f)),
      who: (_s, f) => f.seat,
      options: (s, f) => [
        PASS,
        ...playOptions(s, f.seat, 'interrupt'),
        ...(f.battle ? boostOptions(s, f.seat) : []),
      ],
      then(s, f, pick) {
        f.acted = pick.kind !== 'pass';
        act(s, f.seat, pick);
      },
    }),
    answer(s, f) {
      if (s.items.some(item => !item.resolving)) call(s, runStack());
      else if (f.acted) checkState(s);
    },
    next(s, f) {
      if (calledOff(s, f)) return 'done';
      f.passed = f.acted ? [] : [...f.passed, f.seat];
      f.acted = false;
      f.seat = nextLiving(s, f.seat);
      if (!clockwise(s, s.turn).every(seat => f.passed.includes(seat))) return 'act';
    },
  },
);
/** AK-347: the battle of this window is over, because one side has left the game. */
const calledOff = (s: War, f: { battle: boolean }) => f.battle && s.battle === null;
const mayBoost = (s: War, f: { battle: boolean; seat: Seat }) =>
  f.battle && boostOptions(s, f.seat).length > 0;
function act(s: War, seat: Seat, pick: Pick): void {
  if (pick.kind === 'play') announceCard(s, seat, pick.card);
  else if (pick.kind !== 'pass') boost(s, pick);
}
