import { call, cover } from '@siegeworks/kernel';
import { torment } from '../../rules/discarding.ts';
import { fallCities } from '../../rules/fall.ts';
import { placeOf, wherever } from '../../rules/places.ts';
import { sacrifice } from '../../rules/sacrifice.ts';
import { search } from '../../rules/search.ts';
import { tell } from '../../state/events.ts';
import { subtype } from '../../state/keywords.ts';
import { boost, doom, mark, takeControl } from '../../state/place.ts';
import { allCreatures, allEnchantments, armyOf } from '../../state/readers.ts';
import { city } from '../../state/realm.ts';
import { enter } from '../book.ts';
import { CARDS } from '../card.ts';
import { ids, once, target, torments } from '../deed.ts';
import type { Entries } from '../entry.ts';

export const DARK_LEGION_SPELLS: Entries = enter({
  'crumbling-defenses': {
    play: {
      aims: ['player'],
      steps: [
        (s, item) => {
          const fallen = armyOf(s, item.by).filter(c => CARDS[c.card].faction === 1);
          item.data.push(fallen.length);
          sacrifice(s, ids(fallen));
        },
        (s, item) => call(s, torment(item.targets[0], item.data[0])),
      ],
    },
  },
  'jevyans-advice': {
    // AM-R118: all at the same moment, so a Centaur's Staff still saves its creature.
    play: once(s => {
      cover('card jevyans-advice destroys');
      for (const c of allCreatures(s)) doom(s, c, 'destroyed');
      for (const e of allEnchantments(s)) e.doomed = true;
    }),
    // AM-R46: an extra cost; with the last city its player is out before it resolves.
    price: {
      options: (s, f) =>
        f.costs.length > 0 ? [] : s.players[f.seat].cities.map(card => ({ kind: 'sacrificeCity', card })),
      pay(s, seat, [id]) {
        if (id === undefined) return;
        city(s, id).defence = 0;
        tell(s, { type: 'sacrificed', card: id, seat });
        call(s, fallCities([id]));
      },
    },
  },
  'out-of-nowhere': {
    play: once((s, item) => call(s, search(item.by, 'darkLegion', 'hand'))),
  },
  'rotten-deal': {
    play: torments(2),
  },
  abduction: {
    play: {
      aims: ['creature'],
      steps: [
        (s, item) => {
          const c = target(s, item);
          if (c) mark(s, c);
        },
        wherever(
          'Abduction: where does it go?',
          (s, item) => {
            const c = target(s, item);
            return c ? placeOf(s, c.owner, c) : [];
          },
          (s, item, place) => {
            const c = target(s, item);
            if (c) takeControl(s, c, c.owner, place);
          },
        ),
      ],
    },
  },
  'fearless-assault': {
    play: once(s => {
      for (const c of allCreatures(s)) {
        boost(s, c, 0, 0, 'deadly');
        if (subtype(s, c, 'Undead')) boost(s, c, 0, 0, 'immune to deadly');
      }
    }),
  },
});
