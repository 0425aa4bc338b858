import { call } from '@siegeworks/kernel';
import { because } from '@siegeworks/table';
import { loseResources } from '../../rules/sacrifice.ts';
import { isSoldier } from '../../rules/search.ts';
import { has, subtype } from '../../state/keywords.ts';
import { citiesOf, cityAt, reigns, stands } from '../../state/readers.ts';
import { NONE } from '../../state/realm.ts';
import { devotion } from '../../state/strength.ts';
import { enter } from '../book.ts';
import { mayChooseHidden, once, own } from '../deed.ts';
import type { Entries } from '../entry.ts';
import { fromHand, handSoldiers } from './soldiers.ts';

export const EMPIRE_CITIES: Entries = enter({
  armory: {
    site: {
      lends: (s, c, home) =>
        home.active.includes(2) && subtype(s, c, 'Soldier') ? { attack: 1, defence: 1 } : null,
    },
    gives: {
      'first-strike': (s, c) => reigns(s, 'armory', 4, c.controller) !== null && subtype(s, c, 'Soldier'),
    },
  },
  barracks: {
    deeds: {
      5: {
        steps: [
          mayChooseHidden('Barracks: which Soldier goes to your army?', handSoldiers, (s, item, card) =>
            fromHand(s, item, card, NONE),
          ),
        ],
      },
    },
    hears: {
      cheaper(s, seat, card) {
        if (!isSoldier(card)) return 0;
        return citiesOf(s, seat).filter(c => c.card === 'barracks' && c.active.includes(3)).length;
      },
    },
  },
  'borgs-keep': {
    deeds: {
      1: once((s, item) => call(s, loseResources(item.by, own(s, item).length))),
      3: once((s, item) => {
        s.effects.push({ what: 'borgs-keep', by: item.by, on: [item.card] });
      }),
    },
    effect: {
      about: ['city'],
      attacksAgain(s, e) {
        const home = cityAt(s, e.on[0]);
        return home !== null && stands(s, home.id) && devotion(s, home) >= 3;
      },
    },
  },
  'guardians-fall': {
    site: {
      toll: { level: 1, n: 1, sparesAllies: true },
      weakens: (s, c, here) => (here.active.includes(3) && !has(s, c, 'flying') ? 1 : 0),
    },
  },
  hideout: {
    site: { hidesAt: 3 },
  },
  'karka-suno': {
    site: {
      closed: here => here.active.includes(1),
      leftAgain: {
        fits: from => from.active.includes(2),
        unpaid: because('AM-R90', 'you cannot pay for a further move out of Karka Suno'),
      },
    },
  },
});
