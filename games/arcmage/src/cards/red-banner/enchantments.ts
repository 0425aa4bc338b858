import { enter } from '../book.ts';
import { enchants } from '../deed.ts';
import type { Entries } from '../entry.ts';

export const RED_BANNER_ENCHANTMENTS: Entries = enter({
  'besieged-city': {
    play: enchants('city'),
    worn: {
      // While its caster's army is larger than the army of the city's controller.
      besieges: (s, e, c) => s.players[e.controller].army.length > s.players[c.controller].army.length,
    },
  },
  'taurs-armor': {
    play: enchants('creature'),
    worn: { attack: 3, defence: 1, word: 'overrun' },
  },
});
