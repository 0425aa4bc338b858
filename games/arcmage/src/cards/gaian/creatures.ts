import { call } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { search } from '../../rules/search.ts';
import { gainDefence } from '../../state/cities.ts';
import { tell } from '../../state/events.ts';
import { subtype, works } from '../../state/keywords.ts';
import { boost, hold, mark, putCounters } from '../../state/place.ts';
import { cityAt, creatureAt, creaturesOf, printed, turnOrder } from '../../state/readers.ts';
import type { Creature, Realm } from '../../state/realm.ts';
import { NONE } from '../../state/realm.ts';
import { defenceOf, fightOf, isPlant } from '../../state/strength.ts';
import { discard, toHandOf } from '../../state/zones.ts';
import { enter } from '../book.ts';
import { CARDS } from '../card.ts';
import { ability, isEnchantment, may, once, self, shoots, subject, target } from '../deed.ts';
import type { Entries } from '../entry.ts';

/** AM-R66: other Gaian creatures and Gaian enchantments in the same place, not the city card. */
function gaianCompany(s: Realm, c: Creature): number {
  let n = 0;
  for (const p of s.pieces) {
    if (p === null || p.kind === 'city' || CARDS[p.card].faction !== 0 || p.id === c.id) continue;
    if (p.kind === 'creature') n += together(c, p) ? 1 : 0;
    else if (p.on !== NONE) n += p.on === c.city || inPlace(s, c, p.on) ? 1 : 0;
  }
  return n;
}
function inPlace(s: Realm, c: Creature, wearer: number): boolean {
  const other = creatureAt(s, wearer);
  return other !== null && together(c, other);
}
/** In the same city, or in the same army. */
const together = (a: Creature, b: Creature) =>
  a.city === b.city && (a.city !== NONE || a.controller === b.controller);

export const GAIAN_CREATURES: Entries = enter({
  botanist: {
    saves: (s, c) => isPlant(s, c),
  },
  'crop-token': {
    produces: { faction: 0, sacrificed: true },
  },
  'elvish-ambush': {
    deeds: {
      ability: shoots(1, 'creatureOrCity'),
      intercepted: once((s, item) => {
        for (const id of fightOf(s, item.card)?.defenders.slice() ?? []) {
          const c = creatureAt(s, id);
          if (c) boost(s, c, -1, -1);
        }
      }),
    },
    abilities: [ability('elvish-ambush')],
  },
  'elvish-archer': {
    deeds: {
      enter: once((s, item) => {
        const home = cityAt(s, item.data[0] ?? NONE);
        if (home) gainDefence(s, home, 2);
      }),
    },
    gives: { ranged: (s, c) => subtype(s, c, 'Elf') && works(s, 'elvish-archer') },
  },
  falconer: {
    saves: (s, c) => subtype(s, c, 'Bird'),
    hears: { sudden: (s, card, owner) => card.subtypes.includes('Bird') && works(s, 'falconer', owner) },
  },
  kolibri: {
    produces: {
      faction: 0,
      sacrificed: false,
      // Unless that Flower is the one that goes first.
      amount: (s, c, gone) =>
        creaturesOf(s, c.controller).some(o => o.id !== gone && subtype(s, o, 'Flower')) ? 2 : 1,
    },
  },
  nightingale: {
    deeds: {
      devote: once((s, item) => {
        const c = target(s, item);
        if (!c) return;
        mark(s, c);
        hold(c, 1);
      }, 'creature'),
    },
  },
  'nourished-flower': {
    deeds: {
      'card-played': once((s, item) => {
        const c = self(s, item);
        if (c) putCounters(s, c, 'plus', 1);
      }),
    },
    watches: card => card.faction === 0,
  },
  'poison-ivy': {
    deeds: {
      'damages-creature': once((s, item) => {
        const c = subject(s, item);
        if (c) c.ivy++;
      }),
    },
  },
  'sequoia-saplings': {
    grows: (s, c) => ({ attack: 0, defence: gaianCompany(s, c) }),
    gives: {
      ranged: (s, c) => c.card === 'sequoia-saplings' && c.strength === NONE && defenceOf(s, c) >= 5,
    },
  },
  'elvish-enchantress': {
    deeds: {
      'card-played': {
        steps: [
          may(
            'Elvish Enchantress: a -1/-1 counter and a loyalty mark for an enchantment from your deck?',
            (s, item) => {
              const c = self(s, item);
              if (!c) return;
              putCounters(s, c, 'minus', 1);
              putCounters(s, c, 'marks', 1);
              call(s, search(item.by, 'enchantment', 'hand'));
            },
            (s, item) => self(s, item) !== null,
          ),
        ],
      },
    },
    watches: isEnchantment,
  },
  'elvish-shaman': {
    deeds: {
      'card-played': once(s => {
        for (const seat of turnOrder(s))
          if (!s.effects.some(e => e.what === 'elvish-shaman' && e.on[0] === seat))
            s.effects.push({ what: 'elvish-shaman', by: seat, on: [seat] });
      }),
    },
    watches: isEnchantment,
    // AM-R115
    effect: { about: ['seat'], lasts: true, capsDraw: true },
  },
  'elvish-sorceress': {
    deeds: {
      'card-played': once((s, item) => {
        const c = target(s, item);
        if (c) c.sheltered = true;
      }, 'unmarkedCreature'),
    },
    watches: isEnchantment,
  },
  kalenz: {
    deeds: {
      ability: once((s, item) => {
        const c = self(s, item);
        if (c) boost(s, c, 1, 1);
      }),
      die: once((s, item) => {
        const [id] = item.targets;
        take(s.players[item.by].graveyard, id);
        tell(s, { type: 'recovered', card: id, seat: item.by });
        toHandOf(s, id);
      }, 'ownGraveEnchantment'),
    },
    abilities: [
      ability('kalenz', {
        marks: false,
        extra: {
          n: 1,
          options: (s, p) =>
            s.players[p.controller].hand.flatMap(card =>
              isEnchantment(printed(s, card)) ? [{ kind: 'discard', card }] : [],
            ),
          pay: (s, p, [card]) => discard(s, p.controller, card),
        },
      }),
    ],
  },
});
