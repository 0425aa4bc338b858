import { call } from '@siegeworks/kernel';
import { discarding } from '../../rules/discarding.ts';
import { placesOf, wherever } from '../../rules/places.ts';
import { search } from '../../rules/search.ts';
import { gainDefence } from '../../state/cities.ts';
import { relocate } from '../../state/place.ts';
import {
  allReigning,
  armyOf,
  cardOf,
  cityAt,
  creatureAt,
  creaturesOf,
  printed,
} from '../../state/readers.ts';
import { NONE } from '../../state/realm.ts';
import { shuffleDeck } from '../../state/zones.ts';
import { enter } from '../book.ts';
import { draws, mills, once, target } from '../deed.ts';
import type { Entries } from '../entry.ts';

export const NOBLES_CITIES: Entries = enter({
  qualaris: {
    deeds: {
      5: {
        aims: ['creature'],
        steps: [
          wherever(
            'Qualaris: to which city does it move?',
            (s, item) => placesOf(s, target(s, item)).filter(place => place !== NONE),
            (s, item, place) => {
              const c = target(s, item);
              if (c) relocate(s, c, place);
            },
          ),
        ],
      },
    },
    site: {
      gifts: (s, c, chosen) =>
        s.players[c.controller].graveyard.flatMap(card =>
          printed(s, card).faction === 3 && !chosen.includes(card) ? [{ kind: 'removeCard', card }] : [],
        ),
    },
  },
  siphon: {
    hears: {
      resourceCaps: s =>
        allReigning(s, 'siphon', 3).map(c => ({
          by: c.controller,
          most: s.players[c.controller].resources.length,
        })),
      unmarkCap: s =>
        allReigning(s, 'siphon', 7).reduce(
          (cap, c) => Math.min(cap, creaturesOf(s, c.controller).length),
          Infinity,
        ),
    },
  },
  'two-bridges': {
    deeds: {
      2: mills,
      4: once(draws(1)),
      6: mills,
    },
  },
  'ar-an-imeall': {
    deeds: {
      1: once((s, item) => shuffleDeck(s, item.by)),
      2: once((s, item) => call(s, discarding([item.by], 2))),
      4: once((s, item) => call(s, search(item.by, 'creature', 'hand'))),
    },
  },
  'coral-labyrinth': {
    site: { tosses: (c, own) => c.active.includes(own ? 3 : 1) },
  },
  'kelp-forest': {
    deeds: {
      2: once((s, item) => {
        const c = cityAt(s, item.card);
        if (c) gainDefence(s, c, 1);
      }),
    },
    site: {
      gifts(s, c, chosen) {
        if (chosen.some(id => creatureAt(s, id)?.city === NONE)) return [];
        return armyOf(s, c.controller).flatMap(r =>
          cardOf(r).faction === 3 ? [{ kind: 'recall', card: r.id }] : [],
        );
      },
    },
  },
});
