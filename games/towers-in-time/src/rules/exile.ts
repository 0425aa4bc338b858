import type { Id, Option, Seat } from '@siegeworks/kernel';
import { printed } from '../state/faces.ts';
import { touch } from '../state/place.ts';
import { isCreature } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import { anyEnemies } from './aims.ts';
import { choice, DONE, rule } from './book.ts';
import { unitToLimbo } from './limbo.ts';

function reach(s: Realm, seat: Seat, card: Id, ranks: readonly number[]): Id[] {
  const highest = Math.max(0, ...ranks);
  const aim = { seat, card, effects: 0, evil: false };
  return anyEnemies(s, aim, (_s, p) => isCreature(s, p) && printed(s, p.id).rank <= highest);
}

/** Gate of Exile: one enemy creature for each that was destroyed, of the same or a lower status. */
export const exile = rule('exile', (seat: Seat, gate: Id, ranks: number[]) => ({ seat, gate, ranks }), {
  choose: choice({
    when: (s, f) => f.ranks.length > 0 && reach(s, f.seat, f.gate, f.ranks).length > 0,
    who: (_s, f) => f.seat,
    options(s, f): Option[] {
      const options: Option[] = reach(s, f.seat, f.gate, f.ranks).map(target => ({ kind: 'target', target }));
      options.push(DONE);
      return options;
    },
    then(s, f, { target }) {
      if (target === undefined) {
        f.ranks = [];
        return;
      }
      const p = piece(s, target);
      // The lowest of the fallen that is high enough answers for it, so that the others stay free.
      const enough = f.ranks.filter(rank => rank >= printed(s, p.id).rank);
      f.ranks.splice(f.ranks.indexOf(Math.min(...enough)), 1);
      touch(s, target);
      unitToLimbo(s, p);
    },
  }),
  again(s, f) {
    if (f.ranks.length > 0 && reach(s, f.seat, f.gate, f.ranks).length > 0) return 'choose';
  },
});
