import type { Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { fallDue, lastingOf } from '../state/effects.ts';
import { NONE } from '../state/realm.ts';
import { begin } from './announce.ts';
import { choice, rule } from './book.ts';
import { checkState } from './check.ts';
import { purseOf } from './costs.ts';
import { move, moveOptions } from './move.ts';
import { playOptions, useOptions } from './playable.ts';
import { holdWindow, settle } from './windows.ts';

/** 4.6: any number of actions in any order; after each of them the others may act (W13, W4). */
export const playPhase = rule(
  'playPhase',
  (seat: Seat, window: string) => ({ seat, window, over: false, moved: false }),
  {
    begin(s, f) {
      fallDue(
        s,
        e => e.by === f.seat && lastingOf(e).playPhase !== undefined,
        e => lastingOf(e).playPhase?.(s, e),
      );
      if (s.waiting.length > 0) settle(s);
    },
    decide: choice({
      who: (_s, f) => f.seat,
      options(s, f) {
        const purse = purseOf(f.seat);
        return [
          { kind: 'endPhase' },
          ...playOptions(s, f.seat, 'play', purse),
          ...useOptions(s, f.seat, 'play', purse),
          ...moveOptions(s, f.seat),
        ];
      },
      then(s, f, pick) {
        f.over = pick.kind === 'endPhase';
        f.moved = pick.kind === 'move' || pick.kind === 'moveToArmy';
        // AM-295, AM-R21: without the stack; W4 follows.
        if (pick.kind === 'move') call(s, move(f.seat, pick.card, pick.target));
        else if (pick.kind === 'moveToArmy') call(s, move(f.seat, pick.card, NONE));
        else if (pick.kind !== 'endPhase') begin(s, f.seat, pick);
      },
    }),
    settle(s, f) {
      if (f.over) return 'end';
      if (f.moved) checkState(s);
      settle(s);
    },
    // AM-R91
    window(s, f) {
      holdWindow(s, f.moved ? 'W4' : 'W13');
    },
    again(s, f) {
      return s.players[f.seat].alive ? 'decide' : 'done';
    },
    end(s, f) {
      holdWindow(s, f.window);
    },
  },
);
