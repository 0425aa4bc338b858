import { cover } from '@siegeworks/kernel';
import { gainDefence } from '../../state/cities.ts';
import { tell } from '../../state/events.ts';
import { city } from '../../state/realm.ts';
import { enter } from '../book.ts';
import { fasten, once } from '../deed.ts';
import type { Entries } from '../entry.ts';
import { fullyArmoured } from './armour.ts';

export const EMPIRE_ENCHANTMENTS: Entries = enter({
  // AM-R68: damage is limited, not losses of defence points.
  'seat-of-the-throne': {
    play: once((s, item) => {
      const [on] = item.targets;
      fasten(s, item, on);
      gainDefence(s, city(s, on), 3);
      for (const id of s.players[item.by].cities) {
        if (id === on) continue;
        city(s, id).defence = 0;
        tell(s, { type: 'destroyed', card: id });
      }
    }, 'city'),
    worn: {
      // AM-427: 1 a turn from all sources together.
      shields(c, n) {
        const through = Math.min(n, Math.max(0, 1 - c.damaged));
        if (through === 0) cover('card seat-of-the-throne protects');
        return through;
      },
    },
  },
  'dragon-armor-helm': {
    worn: { defence: 2, slips: (s, wearer) => fullyArmoured(s, wearer) },
  },
  'dragon-armor-plate': {
    worn: { attack: 1, defence: 1 },
  },
  'dragon-armor-blade': {
    worn: { attack: 2 },
  },
});
