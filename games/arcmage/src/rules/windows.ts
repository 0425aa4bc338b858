import type { Frame, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { PASS } from '@siegeworks/table';
import { living, nextAlive } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { abilitiesOf } from './abilities.ts';
import { begin } from './announce.ts';
import { choice, rule } from './book.ts';
import { checkState } from './check.ts';
import { hasMeans, purseOf } from './costs.ts';
import type { ActOffer, OfferOf } from './offers.ts';
import { placeTriggers } from './place-triggers.ts';
import { LOOP_GUARD, playOptions, useOptions } from './playable.ts';
import { resolve } from './resolve.ts';

/**
 * Whether a player could do anything in a window, judging by what everyone can see: every event costs at least 1.
 * So being asked tells nothing about a hand.
 */
export function couldAct(s: Realm, seat: Seat): boolean {
  if (s.resolved >= LOOP_GUARD) return false;
  if (s.players[seat].hand.length > 0 && hasMeans(s, seat)) return true;
  const anytime = s.options.abilityTiming === 'anytime';
  for (const p of s.pieces) {
    if (p === null || p.kind === 'city' || p.controller !== seat) continue;
    if (!anytime && p.marked) continue;
    for (const a of abilitiesOf(s, p)) if (anytime || a.any) return true;
  }
  return false;
}
/** AM-321, AM-322: anyone, including the player who played last. */
type Answer = ActOffer | OfferOf<'pass'>;
function answers(s: Realm, seat: Seat): Answer[] {
  const purse = purseOf(seat);
  return [PASS, ...playOptions(s, seat, 'any', purse), ...useOptions(s, seat, 'any', purse)];
}

/** A round of 4.1: who speaks, how many have passed, whether something was played. */
interface Round {
  seat: Seat;
  passes: number;
  acted: boolean;
}
interface Held extends Round {
  name: string;
}
/** The same question under two names, so that a player can let the less urgent one be answered automatically. */
const speaks = <F extends Round & Frame>(urgent: (s: Realm, f: F) => boolean) =>
  choice<F, Answer>({
    when: (s, f) => !f.acted && urgent(s, f) && couldAct(s, f.seat),
    who: (_s, f) => f.seat,
    options: (s, f) => answers(s, f.seat),
    then(s, f, pick) {
      f.acted = pick.kind !== 'pass';
      if (pick.kind !== 'pass') begin(s, f.seat, pick);
    },
  });
const toOwn = (s: Realm, f: Round) => s.pile.at(-1)?.by === f.seat;
/** Combat, and the last moment before another player's turn ends; in a player's own play phase events are actions anyway. */
const COMBAT = ['W6', 'W7', 'W8'];
const isUrgent = (s: Realm, f: Held) => COMBAT.includes(f.name) || (f.name === 'W11' && f.seat !== s.turn);

/** 4.1: STATE_CHECK, waiting triggers, response rounds, until the stack is empty. */
export const chain = rule('chain', () => ({ seat: NONE, passes: 0, acted: false }), {
  check(s) {
    checkState(s);
  },
  triggers(s) {
    if (s.waiting.length > 0) call(s, placeTriggers());
  },
  open(s, f) {
    const top = s.pile.at(-1);
    if (!top) return 'done';
    f.passes = 0;
    f.seat = nextAlive(s, top.by);
  },
  ask: speaks((s, f) => !toOwn(s, f)),
  own: speaks(toOwn),
  next(s, f) {
    if (f.acted) {
      f.acted = false;
      return 'check';
    }
    if (s.pile.length === 0) return 'check';
    // AM-328: until all have passed in one uninterrupted round.
    f.passes++;
    f.seat = nextAlive(s, f.seat);
    if (f.passes < living(s)) return 'ask';
  },
  // AM-325: the last first.
  resolve(s) {
    const top = s.pile.at(-1);
    if (top) call(s, resolve(top.n));
  },
  // AM-324: before the next object resolves, all may answer again.
  again: () => 'check',
});
/** Runs the chain when there is anything for it to do. */
export const settle = (s: Realm): void => call(s, chain());

/** 4.1: a free window; it is held once more after something was played in it. */
export const freeWindow = rule(
  'freeWindow',
  (name: string) => ({ name, seat: NONE, passes: 0, acted: false }),
  {
    // AM-327, AM-R23
    open(s, f) {
      f.passes = 0;
      f.seat = nextAlive(s, s.turn);
    },
    ask: speaks<Held & Frame>(isUrgent),
    quiet: speaks<Held & Frame>((s, f) => !isUrgent(s, f)),
    next(s, f) {
      if (f.acted) {
        f.acted = false;
        settle(s);
        return 'open';
      }
      f.passes++;
      f.seat = nextAlive(s, f.seat);
      if (f.passes < living(s)) return 'ask';
    },
  },
);
/**
 * AM-R83: no further window opens once the active player is out. AM-329, AM-R24: `at any time` means these windows,
 * the response rounds and play phases.
 */
export function holdWindow(s: Realm, name: string): void {
  if (s.players[s.turn].alive) call(s, freeWindow(name));
}
