import type { Id, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { clockwise } from '@siegeworks/table';
import { attackerOf, captured, captureOptions } from '../rules/battle.ts';
import { choice, DECLINE, rule } from '../rules/book.ts';
import { window } from '../rules/stack.ts';
import { checkState } from '../rules/state-check.ts';
import { tell } from '../state/events.ts';
import type { Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cloaked, front, onFront } from '../state/table.ts';
import { attackDamage, attackStrength, defenceStrength, sufferInBattle } from '../state/values.ts';
import { battleDeaths, imagined } from '../words/fates.ts';
import { forecastOf, forecastText } from '../words/forecast.ts';

/** 6.4: the split attack of the Chimera, one assault after the other (AK-R75). */
export const split = rule(
  'split',
  (seat: Seat, chimera: Id, targets: Id[]) => ({ seat, chimera, targets, i: 0, met: [] as Seat[] }),
  {
    next(s, f) {
      if (f.i >= f.targets.length) return 'captors';
      const y = target(s, f.targets[f.i++], f.seat);
      if (!y || !attackerOf(s, f.chimera)) return 'next';
      // AK-R129: from here on it was an attack on that player.
      if (!f.met.includes(y.controller)) f.met.push(y.controller);
      s.battle = { attacker: f.chimera, seat: y.controller, defenders: [y.id], blocked: true, split: true };
      cover('card chimera splits');
      tell(s, {
        type: 'battleBegan',
        card: f.chimera,
        seat: y.controller,
        blocked: true,
        defenders: [y.id],
      });
      call(s, window(true));
    },
    strike(s, f) {
      const y = s.battle ? target(s, s.battle.defenders[0] ?? NONE, f.seat) : null;
      if (y && attackerOf(s, f.chimera)) assault(s, front(s, f.chimera), y);
      checkState(s);
    },
    over(s) {
      s.battle = null;
      return 'next';
    },
    captors(s, f) {
      f.met = clockwise(s, s.turn).filter(seat => f.met.includes(seat));
      f.i = 0;
    },
    capture: choice({
      when: (s, f) => captureOptions(s, f.met[f.i], f.chimera).length > 0,
      who: (_s, f) => f.met[f.i] ?? NONE,
      options: (s, f) => [...captureOptions(s, f.met[f.i], f.chimera), DECLINE],
      then: (s, f, pick) => captured(s, f.met[f.i], pick),
    }),
    others(_s, f) {
      if (++f.i < f.met.length) return 'capture';
    },
  },
);
/** An enemy force on its Battle Front that is still a legal target. */
function target(s: War, id: Id, seat: Seat): Force | null {
  const y = onFront(s, id);
  return y && y.controller !== seat && !cloaked(s, y, seat) ? y : null;
}
/** AK-289: against that force alone, which strikes back unless it is trapped or paralysed. */
function assault(s: War, a: Force, y: Force): void {
  const hits = attackStrength(s, a) >= defenceStrength(s, y);
  const able = y.trappedBy === NONE && y.paralysed === 0;
  const back = able && attackStrength(s, y) >= defenceStrength(s, a);
  tell(s, {
    type: 'fought',
    card: a.id,
    AS: attackStrength(s, a),
    DS: defenceStrength(s, y),
    back: able ? attackStrength(s, y) : 0,
    against: defenceStrength(s, a),
  });
  const [dealt, taken] = [attackDamage(s, a), attackDamage(s, y)];
  if (hits) sufferInBattle(s, y, dealt);
  if (back) sufferInBattle(s, a, taken);
}
/** Who would die in that assault, and both comparisons. */
export function assaultNote(s: War, chimera: Id, target: Id): string[] {
  const seat = onFront(s, target)?.controller ?? NONE;
  const battle = { attacker: chimera, seat, defenders: [target], blocked: true, split: true };
  const t = imagined(s, copy => {
    copy.battle = battle;
  });
  const [a, y] = [onFront(t, chimera), onFront(t, target)];
  if (!a || !y) return [];
  const dead = battleDeaths(t, a, forecastOf(t, a, [y]));
  return [...(dead.length > 0 ? dead : ['nobody dies']), ...forecastText(t, a, battle, [y]).split(' · ')];
}
