import type { Id, Option, Reason } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { DONE } from '@siegeworks/table';
import { choice, commander, rule } from '../rules/book.ts';
import { refresh } from '../state/changes.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { defenders, enemiesInside } from '../state/units.ts';
import type { Order } from './order.ts';
import { unless } from './order.ts';

const MOST = 5;
const INSIDE: Reason = { rule: 'TD-086', text: 'an enemy is in the courtyard' };
const weary = (s: Siege, chosen: readonly Id[]) =>
  defenders(s).filter(id => s.units[id].tired > 0 && !chosen.includes(id));

/** Exhausted or not, anywhere (TD-080). */
const standDown = rule('standDown', () => ({ chosen: [] as Id[], over: false }), {
  rest: choice({
    when: (s, f) => !f.over && f.chosen.length < MOST && weary(s, f.chosen).length > 0,
    who: commander,
    options: (s, f): Option[] => {
      const units: Option[] = weary(s, f.chosen).map(card => ({ kind: 'rest', card }));
      return f.chosen.length > 0 ? [...units, DONE] : units;
    },
    then(s, f, pick) {
      f.over = pick.kind === 'done';
      if (f.over) return;
      const id = pick.card ?? NONE;
      f.chosen.push(id);
      refresh(s, id, 2);
      s.units[id].ordered = true;
    },
  }),
  again(s, f) {
    if (!f.over && f.chosen.length < MOST && weary(s, f.chosen).length > 0) return 'rest';
  },
});

export const STAND_DOWN: Order = {
  bars: s => (enemiesInside(s).length > 0 ? INSIDE : unless(weary(s, []).length > 0)),
  carryOut: s => call(s, standDown()),
};
