import { call } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { enemySources } from '../rules/aims.ts';
import { toLimbo } from '../rules/limbo.ts';
import { strategy } from '../rules/strategy.ts';
import { NONE } from '../state/realm.ts';
import { fallen, isInPile, mend, sapSource, unsapped } from './deeds.ts';
import type { Entries } from './entry.ts';

/** TT-227: instant effects of creatures and Artifacts. */
export const POWERS: Entries = {
  'water-nymph': { deed: mend(2) },
  healers: { deed: mend(5) },
  'healing-fountain': { deed: mend(3) },
  necromancer: {
    deed: {
      timing: 'action',
      needs: (s, a) => s.players[a.seat].limbo.length < s.options.limboSize,
      first: (s, a) => fallen(s, [a.seat]),
      isThere: isInPile,
      work(s, f) {
        take(s.players[f.seat].discard, f.targets[0]);
        toLimbo(s, f.targets[0]);
      },
    },
  },
  'great-strategist': {
    deed: { timing: 'action', first: null, work: (s, f) => call(s, strategy(f.seat, NONE)) },
  },
  'tower-saboteurs': {
    deed: {
      timing: 'action',
      first: (s, a) => enemySources(s, a.seat, unsapped),
      isHostile: true,
      work: sapSource,
    },
  },
};
