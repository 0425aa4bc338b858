import type { Id } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { bringBack } from '../rules/advance.ts';
import { besieger, choice, rule } from '../rules/book.ts';
import { alikeUnits } from '../rules/ties.ts';
import { pickAtRandom } from '../state/changes.ts';
import type { Siege } from '../state/state.ts';
import { isEnemy } from './card.ts';
import type { EventCard } from './event.ts';

const MOST = 5;
const fallenUnits = (s: Siege) => s.enemyDiscard.filter(isEnemy);
/** TD-181: five unit cards at random; in a duel the besieger chooses them (TD-223, TD-R65, TD-R72). */
const reinforce = rule('reinforce', () => ({ left: -1, chosen: [] as Id[] }), {
  count(s, f) {
    f.left = Math.min(MOST, fallenUnits(s).length);
  },
  pick: choice({
    when: (s, f) => s.options.mode === 'duel' && f.left > 0,
    who: besieger,
    options: (s, f) =>
      alikeUnits(
        s,
        fallenUnits(s).filter(id => !f.chosen.includes(id)),
      ).map(card => ({ kind: 'pick', card })),
    then(_s, f, { card }) {
      f.chosen.push(card);
      f.left--;
    },
  }),
  again(s, f) {
    if (s.options.mode === 'duel' && f.left > 0) return 'pick';
  },
  back(s, f) {
    bringBack(s, s.options.mode === 'duel' ? f.chosen : pickAtRandom(s, 'siege', fallenUnits(s), f.left));
  },
});

export const REINFORCEMENTS: EventCard = { carryOut: s => call(s, reinforce()), leaves: true };
