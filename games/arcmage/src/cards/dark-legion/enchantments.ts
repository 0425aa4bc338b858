import { because, take } from '@siegeworks/table';
import { placesOf, wherever } from '../../rules/places.ts';
import { loseDefence } from '../../state/cities.ts';
import { enterPlay, relocate } from '../../state/place.ts';
import { citiesOf } from '../../state/readers.ts';
import { NONE } from '../../state/realm.ts';
import { enter } from '../book.ts';
import { CARDS } from '../card.ts';
import { ability, enchants, fasten, once, target } from '../deed.ts';
import type { Entries } from '../entry.ts';

const AFRAID = because('AM-002', 'Fear of the Dark keeps it from attacking this city');

export const DARK_LEGION_ENCHANTMENTS: Entries = enter({
  'dark-portal': {
    play: once((s, item) => fasten(s, item, NONE)),
    deeds: {
      ability: {
        aims: ['creature'],
        steps: [
          wherever(
            'Dark Portal: where does it go?',
            (s, item) => placesOf(s, target(s, item)),
            (s, item, place) => {
              const c = target(s, item);
              if (c) relocate(s, c, place);
            },
          ),
        ],
      },
    },
    abilities: [
      ability('dark-portal', {
        also(s, p) {
          for (const c of citiesOf(s, p.controller)) loseDefence(s, c, 1);
        },
      }),
    ],
  },
  'fear-of-the-dark': {
    play: enchants('creature'),
    worn: {
      noAttackOn: goal => (CARDS[goal.card].faction === 1 ? AFRAID : null),
      fears: attacker => CARDS[attacker.card].faction === 1,
    },
  },
  // AM-R69: control lasts longer than the enchantment.
  'raise-the-undead': {
    play: {
      aims: ['graveCreature'],
      steps: [
        (s, item) => {
          const [id] = item.targets;
          take(s.players[s.owners[id]].graveyard, id);
          enterPlay(s, id, item.by, NONE);
          fasten(s, item, id);
        },
      ],
    },
    worn: { subtype: 'Undead' },
  },
});
