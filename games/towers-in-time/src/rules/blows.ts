import type { Frame, Id } from '@siegeworks/contract';
import { call, caller } from '@siegeworks/kernel';
import { GLYPH } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import type { Packet } from '../state/readers.ts';
import { blow, glyphs } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import { rule } from './book.ts';
import { applyPlan, distribute, gather } from './distribute.ts';

/** Blows of the units that strike in this step, with their values before its damage (TT-193). */
function packets(s: Realm, ids: readonly Id[], isQuick: boolean): Packet[] {
  const strikers = ids
    .map(id => piece(s, id))
    .filter(p => !p.dying && ((glyphs(s, p) & GLYPH.quick) !== 0) === isQuick);
  return gather(strikers.map(p => blow(s, p)));
}
interface Planned extends Frame {
  onDefenders: number[];
  onAttackers: number[];
}
/**
 * Hands the plan of one side from the distribution to the exchange. The owner of an Army distributes, or else
 * the striking player does (TT-195, TT-196).
 */
const planFor = rule(
  'plan',
  (side: 'onDefenders' | 'onAttackers', struck: Id[], blowsOf: Packet[]) => ({
    side,
    struck,
    blowsOf,
    plan: [] as number[],
  }),
  {
    ask(s, f) {
      const c = s.combat;
      if (!c || f.blowsOf.length === 0) return 'done';
      const army = f.side === 'onDefenders' ? c.defendingArmy : c.army;
      const owner = s.pieces[f.struck[0]]?.controller ?? c.attacked;
      const striker = f.side === 'onDefenders' ? c.attacker : c.attacked;
      const packetsOf = f.blowsOf.map(packet => ({ ...packet }));
      call(s, distribute(army ? owner : striker, packetsOf, f.struck.slice(), army));
    },
    keep(s, f) {
      caller<Planned>(s, f)[f.side] = f.plan.slice();
    },
  },
);

/**
 * TT-191 to TT-194, TT-214: all strike all, Quick units first, with no interruption (TT-R52); both plans
 * are fixed before either is carried out.
 */
export const blows = rule(
  'blows',
  () => ({
    isQuick: true,
    defenders: [] as Id[],
    attackers: [] as Id[],
    onDefenders: [] as number[],
    onAttackers: [] as number[],
  }),
  {
    plan(s, f) {
      const c = s.combat;
      if (!c) return 'done';
      f.onDefenders = [];
      f.onAttackers = [];
      f.defenders = c.defenders.slice();
      f.attackers = c.attackers.slice();
      call(s, planFor('onDefenders', f.defenders.slice(), packets(s, c.attackers, f.isQuick)));
    },
    answer(s, f) {
      const c = s.combat;
      if (!c) return 'done';
      call(s, planFor('onAttackers', f.attackers.slice(), packets(s, c.defenders, f.isQuick)));
    },
    strike(s, f) {
      const struck = f.onDefenders.length + f.onAttackers.length;
      if (struck > 0) tell(s, { type: 'blowsStruck', quick: f.isQuick });
      applyPlan(s, f.defenders, f.onDefenders);
      applyPlan(s, f.attackers, f.onAttackers);
      if (!f.isQuick) return 'done';
      f.isQuick = false;
      return 'plan';
    },
  },
);
