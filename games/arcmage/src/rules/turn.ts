import type { Seat } from '@siegeworks/contract';
import { call, endForGood } from '@siegeworks/kernel';
import { build } from '../state/cities.ts';
import { fallDue, lastingOf, SKIP_ORDER } from '../state/effects.ts';
import { tell } from '../state/events.ts';
import { has } from '../state/keywords.ts';
import { citiesOf, creatureAt, creaturesOf, isOverlord, turnOrder } from '../state/readers.ts';
import type { City, Creature, Phase, Realm } from '../state/realm.ts';
import { isCity, isCreature } from '../state/realm.ts';
import { trigger } from '../state/triggers.ts';
import { attackPhase } from './attack.ts';
import { choice, rule } from './book.ts';
import { checkState } from './check.ts';
import { discardPhase, endTriggers, turnEnd } from './end.ts';
import type { OfferOf } from './offers.ts';
import { ofCards } from './offers.ts';
import { playPhase } from './play-phase.ts';
import { drawResources } from './resources.ts';
import { tactics } from './tactics.ts';
import { unmarkPhase } from './unmark.ts';
import { holdWindow, settle } from './windows.ts';

/** 4.2 and 4.9: the frame of a turn. */
export const turn = rule('turn', (seat: Seat) => ({ seat, skipped: false }), {
  begin(s, f) {
    startTurn(s, f.seat);
    checkState(s);
  },
  wake(s, f) {
    startTriggers(s, f.seat);
    settle(s);
  },
  // AM-083, AM-086: before Unmark, and only by building a city.
  decide: choice({
    when: (s, f) => !ordered(s, f.seat) && s.players[f.seat].unbuilt.length > 0,
    who: (_s, f) => f.seat,
    options: (s, f): OfferOf<'takeTurn' | 'build'>[] => [
      { kind: 'takeTurn' },
      ...ofCards('build', s.players[f.seat].unbuilt),
    ],
    then(s, f, pick) {
      if (pick.kind === 'takeTurn') return;
      f.skipped = true;
      build(s, f.seat, pick.card);
      orderSkips(s, f.seat);
    },
  }),
  phases(s, f) {
    if (!s.players[f.seat].alive) return 'end';
    if (ordered(s, f.seat)) {
      f.skipped = true;
      s.effects = s.effects.filter(e => !(e.what === SKIP_ORDER && e.on[0] === f.seat));
      tell(s, { type: 'turnSkipped', seat: f.seat });
      return 'skipped';
    }
    // AM-084, AM-085, AM-R05: no phase at all; what begins and ends a turn happens.
    if (f.skipped) return holdWindow(s, 'W12');
    call(s, phases(f.seat));
    return 'end';
  },
  // AM-R81
  skipped(s, f) {
    if (!s.players[f.seat].alive) return;
    endTriggers(s, f.seat);
    settle(s);
  },
  end(s, f) {
    call(s, turnEnd(f.seat, f.skipped));
  },
});
const ordered = (s: Realm, seat: Seat) => s.effects.some(e => e.what === SKIP_ORDER && e.on[0] === seat);
/** 10.2.7, AM-R89: each other team player skips their next turn; orders do not add up. */
function orderSkips(s: Realm, seat: Seat): void {
  if (s.options.format !== 'aminDuna' || isOverlord(s, seat)) return;
  for (const mate of turnOrder(s)) {
    if (mate === seat || isOverlord(s, mate) || ordered(s, mate)) continue;
    s.effects.push({ what: SKIP_ORDER, by: seat, on: [mate] });
  }
}

const enter = (s: Realm, phase: Phase) => {
  s.phase = phase;
  tell(s, { type: 'phaseBegan', phase, seat: s.turn });
};
/**
 * AM-080: a player who goes out on the way has no further phases (AM-429). AM-081: each always takes place, and in
 * some of them nothing need be done.
 */
export const phases = rule('phases', (seat: Seat) => ({ seat }), {
  unmark(s, f) {
    enter(s, 'unmark');
    call(s, unmarkPhase(f.seat));
  },
  resources(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    enter(s, 'resources');
    call(s, drawResources(f.seat));
  },
  tactics(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    enter(s, 'tactics');
    call(s, tactics(f.seat));
  },
  play1(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    enter(s, 'play1');
    call(s, playPhase(f.seat, 'W5'));
  },
  attack(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    enter(s, 'attack');
    call(s, attackPhase(f.seat));
  },
  play2(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    enter(s, 'play2');
    call(s, playPhase(f.seat, 'W10'));
  },
  discard(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    enter(s, 'discard');
    call(s, discardPhase(f.seat));
  },
});

/** 4.2: counters, records, lapsing devotion. */
function startTurn(s: Realm, seat: Seat): void {
  s.turn = seat;
  s.turnsBegun++;
  s.players[seat].turns++;
  s.resolved = 0;
  s.drawn = 0;
  s.phase = 'start';
  // Nothing of the turn before can be taken back.
  endForGood(s);
  tell(s, { type: 'turnBegan', seat, n: s.players[seat].turns });
  for (const p of s.pieces) {
    // AM-294
    if (isCity(p)) renewCity(p);
    else if (isCreature(p)) renewCreature(p);
  }
  lapse(s, seat);
}
function renewCity(c: City): void {
  c.moved = '';
  c.tactics = false;
  c.damaged = 0;
}
function renewCreature(c: Creature): void {
  c.attacked = false;
  c.used = false;
  c.guarded = 0;
  c.dealtBefore = c.dealt;
  c.dealt = 0;
}
/** AM-R100: what waited for this turn, and homesick, like any trigger. */
function startTriggers(s: Realm, seat: Seat): void {
  fallDue(
    s,
    e => e.by === seat && lastingOf(e).turnStart !== undefined,
    e => lastingOf(e).turnStart?.(s, e),
  );
  for (const c of creaturesOf(s, seat))
    if (has(s, c, 'homesick')) trigger(s, 'homesick turn-start', c.id, seat);
}
/** AM-215. AM-214: devotion must be renewed every turn. */
function lapse(s: Realm, seat: Seat): void {
  for (const c of citiesOf(s, seat)) {
    c.extra = 0;
    for (const id of c.residents) {
      const r = creatureAt(s, id);
      if (r) r.devoted = false;
    }
    for (const level of c.active) if (level > 0) tell(s, { type: 'levelLost', card: c.id, level });
    c.active = c.active.filter(level => level === 0);
    c.spent = false;
  }
}
