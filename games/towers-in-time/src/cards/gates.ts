import type { Frame, Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { anyEnemies, enemySources } from '../rules/aims.ts';
import { choice, rule } from '../rules/book.ts';
import { harm } from '../rules/damage.ts';
import { unitToLimbo } from '../rules/limbo.ts';
import type { OfferOf } from '../rules/offers.ts';
import { DONE } from '../rules/offers.ts';
import { strategy } from '../rules/strategy.ts';
import { printed } from '../state/faces.ts';
import { destroyTower, touch } from '../state/place.ts';
import type { Packet } from '../state/readers.ts';
import { isCreature, isFighter } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import type { Declared, Entries } from './entry.ts';

/** 2 damage for each unit destroyed with it, to every fighter of one enemy Tower. */
function ruin(s: Realm, f: Declared): void {
  const gate = piece(s, f.card);
  const n = 2 * gate.units.length;
  destroyTower(s, gate);
  const packet: Packet = { n, effects: 0, magical: true, evil: false };
  const victims = piece(s, f.targets[0]).units.map(id => piece(s, id));
  for (const p of victims) if (isFighter(s, p)) harm(s, p, packet);
}

function reach(s: Realm, seat: Seat, card: Id, ranks: readonly number[]): Id[] {
  const highest = Math.max(0, ...ranks);
  const aim = { seat, card, effects: 0, evil: false };
  return anyEnemies(s, aim, (_s, p) => isCreature(s, p) && printed(s, p.id).rank <= highest);
}
/** One enemy creature for each that was destroyed, of the same or a lower status. */
const exile = rule('exile', (seat: Seat, gate: Id, ranks: number[]) => ({ seat, gate, ranks }), {
  choose: choice({
    when: (s, f) => f.ranks.length > 0 && reach(s, f.seat, f.gate, f.ranks).length > 0,
    who: (_s, f) => f.seat,
    options(s, f) {
      const options: OfferOf<'target' | 'done'>[] = reach(s, f.seat, f.gate, f.ranks).map(target => ({
        kind: 'target',
        target,
      }));
      options.push(DONE);
      return options;
    },
    then(s, f, pick) {
      if (pick.kind === 'done') {
        f.ranks = [];
        return;
      }
      const p = piece(s, pick.target);
      // Use the lowest destroyed creature of sufficient status, so that the others stay available.
      const enough = f.ranks.filter(rank => rank >= printed(s, p.id).rank);
      f.ranks.splice(f.ranks.indexOf(Math.min(...enough)), 1);
      touch(s, pick.target);
      unitToLimbo(s, p);
    },
  }),
  again(s, f) {
    if (f.ranks.length > 0 && reach(s, f.seat, f.gate, f.ranks).length > 0) return 'choose';
  },
});
/** Each creature destroyed with it may send away one of the same or lower status. */
function exileTower(s: Realm, f: Declared): void {
  const gate = piece(s, f.card);
  const ranks = gate.units.flatMap(id => (printed(s, id).isCreature ? [printed(s, id).rank] : []));
  destroyTower(s, gate);
  call(s, exile(f.seat, f.card, ranks));
}
function exileQuestion(s: Realm): string {
  const { gate } = s.stack[s.stack.length - 1] as Frame & { gate: Id };
  return `${printed(s, gate).name}: which enemy creature is sent to Limbo?`;
}

/** TT-236, TT-237 */
export const GATES: Entries = {
  'gate-of-ruin': {
    deed: {
      timing: 'action',
      needs: (s, a) => piece(s, a.card).units.length > 0,
      first: (s, a) => enemySources(s, a.seat, () => true),
      work: ruin,
    },
  },
  'gate-of-exile': {
    deed: {
      timing: 'action',
      needs: (s, a) => piece(s, a.card).units.some(id => printed(s, id).isCreature),
      first: null,
      work: exileTower,
    },
    questions: { 'exile.choose': { rule: 'TT-236', ask: exileQuestion } },
  },
  'gate-of-ways': { deed: { timing: 'action', first: null, work: (s, f) => call(s, strategy(f.seat, 2)) } },
};
