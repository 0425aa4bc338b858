import type { Seat } from '@siegeworks/contract';
import { call, endForGood } from '@siegeworks/kernel';
import { emit } from '../state/events.ts';
import { creatures } from '../state/readers.ts';
import type { Phase, Siege } from '../state/state.ts';
import { rule } from './book.ts';
import { combat } from './combat.ts';
import { main } from './main.ts';
import { market } from './market.ts';
import { onGuard } from './on-guard.ts';
import { upkeep } from './upkeep.ts';
import { stepWindow } from './windows.ts';

const enter = (s: Siege, phase: Phase) => {
  s.phase = phase;
  emit(s, { type: 'phaseBegan', phase, seat: s.turn });
};

/** Section 4, TS-R25: the turn. A player who dies during it has no further phases (TS-220). */
export const turn = rule('turn', (seat: Seat) => ({ seat, fights: false }), {
  onGuard(s, f) {
    s.phase = 'onGuard';
    s.turnsBegun++;
    s.players[f.seat].turns++;
    emit(s, { type: 'turnBegan', seat: f.seat, round: s.round });
    call(s, onGuard(f.seat));
  },
  upkeep(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    enter(s, 'upkeep');
    if (creatures(s, f.seat).some(p => p.upkeep === 'due')) call(s, upkeep(f.seat));
  },
  /** TS-168: from here on others may act. */
  afterUpkeep(s) {
    call(s, stepWindow());
  },
  market(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    enter(s, 'market');
    call(s, market(f.seat));
  },
  main(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    enter(s, 'main');
    call(s, main(f.seat));
  },
  beforeCombat(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    if (!f.fights) return 'beforeEnd';
    call(s, stepWindow());
  },
  combat(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    enter(s, 'combat');
    call(s, combat(f.seat));
  },
  /** TS-146: there is no way back from COMBAT to MAIN. */
  beforeEnd(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    enter(s, 'end');
    call(s, stepWindow());
  },
  end(s, f) {
    if (s.players[f.seat].alive) endTurn(s, f.seat);
  },
});

/** 4.6: what is still due becomes unpaid, stolen gold is lost, and nothing is taken back (TS-014). */
function endTurn(s: Siege, seat: Seat): void {
  for (const p of creatures(s, seat)) if (p.upkeep === 'due') p.upkeep = 'unpaid';
  s.players[seat].gold.purse = 0;
  endForGood(s);
  emit(s, { type: 'turnEnded', seat });
}
