import { call } from '@siegeworks/kernel';
import { clockwise } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import { isLasting, isUnder, living } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { action } from './action.ts';
import { rule } from './book.ts';
import { drawCards } from './draw.ts';
import { endTurn } from './end-turn.ts';
import { maintenance } from './maintenance.ts';

/** TT-021, TT-022: all players go through the phases together. */
export const turn = rule('turn', () => ({}), {
  beginning(s) {
    s.phase = 'beginning';
    s.turn++;
    s.first = clockwise(s, s.last)[0];
    tell(s, { type: 'turnBegan', turn: s.turn, seat: s.first });
    straighten(s);
  },
  // TT-R08: before the draw.
  maintain(s) {
    call(s, maintenance());
  },
  draw(s) {
    s.phase = 'draw';
    for (const seat of living(s)) drawCards(s, seat, 1);
  },
  act(s) {
    call(s, action());
  },
  end(s) {
    call(s, endTurn());
  },
});
/** 4.1, TT-023: everything straightens, including new Sources that arrived sapped (TT-020). */
function straighten(s: Realm): void {
  for (const p of s.pieces) {
    if (!p) continue;
    p.used = p.used && isUnder(s, p.id, 'keptSapped');
    p.gave = false;
    p.paralysed = false;
    p.noAttack = false;
    p.arrived = false;
  }
  s.effects = s.effects.filter(e => !isLasting(s, e, 'keptSapped'));
}
