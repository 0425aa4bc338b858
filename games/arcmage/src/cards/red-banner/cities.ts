import { because, DONE } from '@siegeworks/table';
import { ofCards } from '../../rules/offers.ts';
import { sacrifice } from '../../rules/sacrifice.ts';
import { gainDefence } from '../../state/cities.ts';
import { createToken } from '../../state/place.ts';
import { cardOf, cityAt, reigns, stands } from '../../state/readers.ts';
import type { Creature, Item, Realm } from '../../state/realm.ts';
import { NONE } from '../../state/realm.ts';
import { trigger } from '../../state/triggers.ts';
import { produce } from '../../state/zones.ts';
import { enter } from '../book.ts';
import { ids, once, own, subject, tokens } from '../deed.ts';
import type { Entries } from '../entry.ts';

const GHAZW = because('AM-216', 'your creatures cannot attack unless Ghazw has reached level 2');
const redTokens = (s: Realm, item: Item) =>
  ids(own(s, item).filter(c => cardOf(c).token && cardOf(c).faction === 2));
const atHome = (s: Realm, c: Creature) => cityAt(s, c.city)?.controller === c.controller;

export const RED_BANNER_CITIES: Entries = enter({
  'second-sons-army-camp': {
    site: {
      lends: (_s, c, home) => (home.active.includes(3) && c.city === NONE ? { attack: 2, defence: 2 } : null),
    },
    gives: {
      overrun: (s, c) => c.city === NONE && reigns(s, 'second-sons-army-camp', 5, c.controller) !== null,
    },
  },
  'tunnel-network': {
    deeds: {
      2: once((s, item) => produce(s, item.by, 2, 2)),
    },
    gives: { travel: (s, c) => atHome(s, c) && reigns(s, 'tunnel-network', 4, c.controller) !== null },
    hears: { sudden: (s, _card, owner) => reigns(s, 'tunnel-network', 7, owner) !== null },
  },
  warren: {
    deeds: {
      2: once(tokens('little-orc-token', 1, true)),
      5: once(tokens('big-orc-token', 1, true)),
    },
  },
  ghazw: {
    gives: {
      veteran(s, c) {
        const here = cityAt(s, c.city);
        return here?.card === 'ghazw' && here.controller === c.controller && here.active.includes(4);
      },
    },
    site: {
      holdsBack: home => (home.active.includes(2) ? null : GHAZW),
      attacksFrom: home => home.active.includes(2),
    },
  },
  guincho: {
    deeds: {
      2: {
        aims: ['city'],
        steps: [
          {
            who: (_s, item) => item.by,
            options: (s, item) => {
              const left = redTokens(s, item);
              return left.length === 0 ? [] : [...ofCards('choose', left), DONE];
            },
            then(s, item, pick) {
              if (pick.card === undefined) return;
              sacrifice(s, [pick.card]);
              const c = cityAt(s, item.targets[0]);
              if (c) gainDefence(s, c, 2);
            },
            again: true,
            say: 'Guincho: which token is sacrificed?',
          },
        ],
      },
    },
  },
  'oasis-of-reflections': {
    deeds: {
      'other-enter': once((s, item) => {
        const [, here] = item.data;
        const token = subject(s, item);
        if (!token || (here !== NONE && !stands(s, here))) return;
        createToken(s, token.card, item.by, here, { marked: token.marked, original: token.id });
      }),
    },
    hears: {
      // AM-R58: copies never cause more.
      tokenPlaced(s, c) {
        const here = c.city === NONE ? reigns(s, 'oasis-of-reflections', 4, c.controller) : cityAt(s, c.city);
        if (here?.card !== 'oasis-of-reflections' || here.controller !== c.controller) return;
        if (c.city === NONE || here.active.includes(2))
          trigger(s, 'oasis-of-reflections other-enter', here.id, c.controller, [c.id, c.city]);
      },
    },
  },
});
