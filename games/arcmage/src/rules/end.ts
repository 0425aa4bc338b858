import type { Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { DONE } from '@siegeworks/table';
import { entryOf } from '../cards/book.ts';
import { fallDue, lastingOf } from '../state/effects.ts';
import { tell } from '../state/events.ts';
import { has } from '../state/keywords.ts';
import { creaturesOf, enchantmentAt, handLimit, isOverlord, living } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { isCreature, NONE } from '../state/realm.ts';
import { ownTrigger, trigger } from '../state/triggers.ts';
import { draw } from '../state/zones.ts';
import { choice, rule } from './book.ts';
import { checkState } from './check.ts';
import { discarding } from './discarding.ts';
import { compare } from './out.ts';
import { holdWindow, settle } from './windows.ts';

/** 4.8: W11, discard-phase triggers, end-of-turn triggers, hand limit (AM-492). AM-R42. */
export const discardPhase = rule('discardPhase', (seat: Seat) => ({ seat, drawn: 0 }), {
  window(s) {
    holdWindow(s, 'W11');
  },
  mercenaries(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    for (const c of creaturesOf(s, f.seat)) if (c.attacked) ownTrigger(s, c, 'discard-phase');
    settle(s);
  },
  // 10.2.5: the overlord may draw extra cards.
  extra: choice({
    when: (s, f) => isOverlord(s, f.seat) && f.drawn < s.seats - 2,
    who: (_s, f) => f.seat,
    options: () => [{ kind: 'draw' }, DONE],
    then(s, f, pick) {
      f.drawn = pick.kind === 'done' ? s.seats : f.drawn + 1;
      if (pick.kind === 'draw') draw(s, f.seat, 1);
    },
  }),
  more(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    settle(s);
    if (isOverlord(s, f.seat) && f.drawn < s.seats - 2) return 'extra';
  },
  triggers(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    endTriggers(s, f.seat);
    settle(s);
  },
  // AM-491: of the active player alone.
  limit(s, f) {
    call(s, limitHand(f.seat));
  },
});
/** AM-490, AM-493: until no trigger brings the hand above the limit again. */
const limitHand = rule('limitHand', (seat: Seat) => ({ seat }), {
  discard(s, f) {
    const over = s.players[f.seat].hand.length - handLimit(s, f.seat);
    if (over <= 0 || !s.players[f.seat].alive) return 'done';
    call(s, discarding([f.seat], over));
  },
  settle(s) {
    settle(s);
    return 'discard';
  },
});

/** Rabies, what is worn, and what waited for the end of the turn (AM-090). */
export function endTriggers(s: Realm, seat: Seat): void {
  for (const c of creaturesOf(s, seat)) {
    if (has(s, c, 'rabies')) trigger(s, 'rabies turn-end', c.id, seat);
    for (const id of c.attached) {
      const e = enchantmentAt(s, id);
      if (e) entryOf(e.card).worn?.turnEnd?.(s, e, c);
    }
  }
  fallDue(
    s,
    e => lastingOf(e).turnEnd !== undefined,
    e => lastingOf(e).turnEnd?.(s, e),
  );
}

/** 4.9: healing, the end of "until end of turn" and empty pools all at once (AM-494). AM-410, AM-R12. */
function heal(s: Realm): void {
  for (const c of s.pieces) {
    if (!isCreature(c)) continue;
    c.damage = 0;
    c.turnAttack = 0;
    c.turnDefence = 0;
    if (c.turnWords.length > 0) c.turnWords = [];
    c.serene = false;
    c.barred = false;
  }
  s.effects = s.effects.filter(e => lastingOf(e).lasts === true);
  s.combat = null;
  for (const player of s.players) player.pool.fill(0);
}
export const turnEnd = rule('turnEnd', (seat: Seat, skipped: boolean) => ({ seat, skipped, again: false }), {
  heal(s) {
    s.phase = 'end';
    heal(s);
    checkState(s);
  },
  // AM-R82: their triggers belong to the turn that ends.
  // AM-495: deaths that happen only now still trigger.
  triggers(s, f) {
    f.again = s.waiting.length > 0;
    if (f.again) settle(s);
  },
  limit(s, f) {
    if (f.again && !f.skipped && s.players[f.seat].alive) call(s, limitHand(f.seat));
  },
  repeat(s, f) {
    if (f.again) return 'heal';
    tell(s, { type: 'turnEnded', seat: f.seat });
    // AM-516: after the last player in turn order has had the last turn.
    if (lastTurnIsOver(s, f.seat)) compare(s, 'AM-516', 'turnLimit');
  },
});
/** AM-R43 */
function lastTurnIsOver(s: Realm, seat: Seat): boolean {
  if (s.over !== null || living(s) === 0) return false;
  for (let other = 0; other < s.seats; other++) {
    const p = s.players[other];
    if (p.alive && p.turns < s.options.turnLimit) return false;
  }
  return seat !== NONE;
}
