import { subtype } from '../../state/keywords.ts';
import { mark, putCounters } from '../../state/place.ts';
import { cityAt, creaturesOf, enchantmentAt } from '../../state/readers.ts';
import { isCreature, NONE } from '../../state/realm.ts';
import { trigger } from '../../state/triggers.ts';
import { enter } from '../book.ts';
import { CARDS } from '../card.ts';
import { ability, enchants, once, self, subject, target } from '../deed.ts';
import type { Entries } from '../entry.ts';

export const NOBLES_ENCHANTMENTS: Entries = enter({
  'binding-contract': {
    play: enchants('creature'),
    deeds: {
      marked: once((s, item) => {
        // AM-R49: in the place that it has left.
        // AM-R49: in the place that it has left.
        const [marked, city, seat] = item.data;
        const place = city === NONE ? s.players[seat].army : (cityAt(s, city)?.residents ?? []);
        for (const id of place.slice()) {
          const c = s.pieces[id];
          if (isCreature(c) && id !== marked) mark(s, c);
        }
      }),
    },
    worn: {
      marked(s, e, c, byController) {
        if (byController)
          trigger(s, 'binding-contract marked', e.id, e.controller, [c.id, c.city, c.controller]);
      },
    },
  },
  blindfolded: {
    play: enchants('creature'),
    deeds: {
      marks: once((s, item) => {
        const c = target(s, item);
        if (!c) return;
        mark(s, c);
        if (self(s, item)?.marked && !c.heldBy.includes(item.card)) c.heldBy.push(item.card);
      }, 'creature'),
    },
    worn: {
      mayStayMarked: true,
      ability: ability('blindfolded', { what: 'blindfolded marks', say: 'Blindfolded' }),
    },
  },
  // AM-125: in the unmark phase; other effects can unmark it.
  entangled: {
    play: enchants('creature'),
    worn: { keepsMarked: true },
  },
  'bracer-of-the-octopus': {
    play: enchants('creature'),
    deeds: {
      'turn-end': once((s, item) => {
        const c = subject(s, item);
        if (c) putCounters(s, c, 'minus', 1);
      }),
    },
    worn: {
      slips: (_s, _wearer, c) => CARDS[c.card].faction !== 3,
      turnEnd: (s, e, c) => trigger(s, 'bracer-of-the-octopus turn-end', e.id, e.controller, [c.id]),
    },
  },
  'merman-armor': {
    play: enchants('creature'),
    worn: {
      both: (s, _c, id) =>
        creaturesOf(s, enchantmentAt(s, id)?.controller ?? NONE).filter(c => subtype(s, c, 'Merfolk')).length,
    },
  },
});
