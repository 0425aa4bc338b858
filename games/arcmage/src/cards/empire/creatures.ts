import type { Id, Seat } from '@siegeworks/contract';
import { call, cover, reveal, shuffle } from '@siegeworks/kernel';
import { DONE, take } from '@siegeworks/table';
import { canPay, plain, playCost } from '../../rules/costs.ts';
import { strike } from '../../rules/damage.ts';
import type { CostOffer } from '../../rules/offers.ts';
import { demand } from '../../rules/pay.ts';
import { wherever } from '../../rules/places.ts';
import { sacrifice } from '../../rules/sacrifice.ts';
import { isSoldier, muster, search } from '../../rules/search.ts';
import { besieged } from '../../rules/siege.ts';
import { tell } from '../../state/events.ts';
import { has, silenced, subtype, working } from '../../state/keywords.ts';
import { attach, doom, hold, mark, newTokenId, relocate, unmark } from '../../state/place.ts';
import { allCreatures, cityAt, creatureAt, creaturesOf, printed } from '../../state/readers.ts';
import type { Item, Realm } from '../../state/realm.ts';
import { city, creature, NONE } from '../../state/realm.ts';
import { attackOf, defenceOf, defends } from '../../state/strength.ts';
import { forget, learn, learnAll, toHandOf } from '../../state/zones.ts';
import { enter } from '../book.ts';
import { CARDS } from '../card.ts';
import { ability, ids, may, mayChooseHidden, once, self, target } from '../deed.ts';
import type { Entries } from '../entry.ts';
import { missingArmour, PIECES } from './armour.ts';
import { fitSoldiers, fromHand, handSoldiers } from './soldiers.ts';

/** AM-R52: including its own. */
const footsoldiers = (s: Realm) => plain(allCreatures(s).filter(c => c.card === 'footsoldier').length);
const twoOthers = (s: Realm, item: Item): Id[] => {
  const c = target(s, item);
  return c ? ids(creaturesOf(s, c.controller).filter(other => other.id !== c.id)) : [];
};
const toBottom = (s: Realm, seat: Seat, card: Id): void => {
  const { deck } = s.players[seat];
  take(deck, card);
  deck.unshift(card);
};
/** Creatures that may be sacrificed to lower the cost of a Flartar. */
const zorlans = (s: Realm, seat: Seat): Id[] =>
  creaturesOf(s, seat).flatMap(c => (c.card === 'zorlan' && !silenced(s, c) ? [c.id] : []));

export const EMPIRE_CREATURES: Entries = enter({
  bearer: {
    deeds: {
      'damages-city': {
        steps: [
          mayChooseHidden(
            'Bearer: which Soldier comes into one of your cities?',
            handSoldiers,
            (s, item, card) => {
              learnAll(s, card);
              item.data = [card];
            },
          ),
          wherever(
            'Bearer: into which city?',
            (s, item) =>
              handSoldiers(s, item).includes(item.data[0]) ? s.players[item.by].cities.slice() : [],
            (s, item, place) => fromHand(s, item, item.data[0], place),
          ),
        ],
      },
    },
  },
  conscript: {
    deeds: {
      enter: {
        steps: [may('Conscript: search your deck for Soldiers?', (s, item) => call(s, muster(item.by)))],
      },
    },
  },
  footsoldier: {
    deeds: {
      enter: {
        steps: [
          may(
            'Footsoldier: pay 1 resource per Footsoldier for another one?',
            (s, item) => demand(s, item.by, footsoldiers(s)),
            (s, item) => canPay(s, item.by, footsoldiers(s)),
          ),
          (s, item) => {
            if (item.data[1] === 1) call(s, search(item.by, 'footsoldier', 'army'));
          },
        ],
      },
    },
  },
  mentor: {
    deeds: {
      enter: {
        steps: [
          may('Mentor: search your deck for a Soldier?', (s, item) =>
            call(s, search(item.by, 'soldier', 'hand')),
          ),
        ],
      },
    },
  },
  mercenary: {
    deeds: {
      'discard-phase': once((s, item) => {
        if (self(s, item)) sacrifice(s, [item.card]);
      }),
    },
  },
  'mounted-eagle': {
    // Against creatures without flying.
    fights(s, c) {
      const attacker = creatureAt(s, defends(s, c.id)?.attacker ?? NONE);
      return attacker && !has(s, attacker, 'flying') ? { attack: 2, defence: 1 } : null;
    },
  },
  spearman: {
    drives: (s, c) => subtype(s, c, 'Soldier'),
  },
  'squad-leader': {
    deeds: {
      enter: {
        steps: [
          (s, item) => {
            const top = s.players[item.by].deck.slice(-4);
            reveal(s);
            tell(s, { type: 'revealed', seat: item.by, cards: top });
            for (const id of top) learnAll(s, id);
            const soldiers = top.filter(id => isSoldier(printed(s, id)));
            for (const id of soldiers) {
              take(s.players[item.by].deck, id);
              toHandOf(s, id);
            }
            const others = top.filter(id => !soldiers.includes(id));
            // A card alone has no order to hide: everybody has seen where it went.
            if (others.length === 1) toBottom(s, item.by, others[0]);
            item.data = others.length === 1 ? [] : others;
          },
          {
            who: (_s, item) => item.by,
            options: (_s, item) => item.data.map(card => ({ kind: 'toBottom', card })),
            then(s, item, pick) {
              const card = pick.card ?? NONE;
              item.data = item.data.filter(id => id !== card);
              toBottom(s, item.by, card);
              // The order is the owner's secret.
              forget(s, card);
              learn(s, item.by, card);
            },
            again: true,
            say: 'Squad Leader: which card goes to the bottom next?',
          },
        ],
      },
    },
  },
  trebuchet: {
    deeds: {
      ability: {
        aims: ['creature'],
        steps: [
          (s, item) => strike(s, item.card, item.targets[0], 5),
          (s, item) => {
            for (const id of [item.card, ...item.data]) {
              const c = creatureAt(s, id);
              if (c) hold(c, 2);
            }
          },
        ],
      },
    },
    abilities: [
      ability('trebuchet', {
        remembers: true,
        extra: {
          n: 2,
          options: fitSoldiers,
          pay: (s, _p, chosen) => {
            for (const id of chosen) mark(s, creature(s, id), true);
          },
        },
      }),
    ],
  },
  dela: {
    slips: (s, self, c) => defenceOf(s, c) > attackOf(s, self),
  },
  // AM-R60: it stays marked after an attack.
  flartar: {
    deeds: {
      attack: once((s, item) => {
        const c = self(s, item);
        if (c) hold(c, 1);
      }),
    },
    price: {
      lowers: { each: 2, most: (s, seat) => zorlans(s, seat).length },
      options(s, f) {
        const left = zorlans(s, f.seat).filter(id => !f.costs.includes(id));
        const given = f.costs.filter(id => id !== NONE).length;
        const cost = playCost(s, f.seat, f.card, f.x, given);
        if (f.costs.includes(NONE) || left.length === 0 || cost.total === 0) return [];
        const options: CostOffer[] = left.map(card => ({ kind: 'offer', card }));
        return canPay(s, f.seat, cost, f.costs) ? [...options, DONE] : options;
      },
    },
  },
  jessica: {
    deeds: {
      damages: once((s, item) => {
        const [seat] = item.data;
        const shown = s.players[seat].hand.slice();
        if (shown.length === 0) return;
        shuffle(s, shown);
        shown.splice(2);
        reveal(s);
        for (const id of shown) learn(s, item.by, id);
        tell(s, { type: 'looked', seat: item.by, from: seat, cards: shown });
      }),
    },
  },
  jetto: {
    deeds: {
      ability: {
        aims: ['unmarkedNeighbour'],
        steps: [
          (s, item) => {
            const c = target(s, item);
            if (c) doom(s, c, 'destroyed');
          },
          wherever(
            // AM-R113: also the one where it is.
            'Jetto: to which of your cities does it return?',
            (s, item) => {
              const c = self(s, item);
              const here = c ? cityAt(s, c.city) : null;
              if (!c || (here && besieged(s, here))) return [];
              return s.players[c.controller].cities.filter(id => !besieged(s, city(s, id)));
            },
            (s, item, place) => {
              const c = self(s, item);
              if (c) relocate(s, c, place);
            },
          ),
        ],
      },
    },
    abilities: [ability('jetto')],
  },
  mirmu: {
    deeds: {
      ability: {
        modes: [
          { name: 'mark it', aims: ['otherOwnCreature'] },
          { name: 'unmark it', aims: ['otherOwnCreature'] },
        ],
        steps: [
          (s, item) => {
            const c = target(s, item);
            if (c && item.mode === 0) mark(s, c);
            if (c && item.mode === 1) unmark(s, c);
          },
        ],
      },
    },
    abilities: [ability('mirmu')],
  },
  nun: {
    deeds: {
      ability: {
        aims: ['bigCreature'],
        steps: [
          {
            who: (s, item) => target(s, item)?.controller ?? NONE,
            options: (s, item) =>
              item.data.length === 0 && twoOthers(s, item).length >= 2
                ? [{ kind: 'yes' }, { kind: 'no' }]
                : [],
            then(_s, item, pick) {
              if (pick.kind === 'yes') item.data = [1];
            },
            say: 'Nun: sacrifice two other creatures to save it?',
          },
          {
            who: (s, item) => target(s, item)?.controller ?? NONE,
            options: (s, item) =>
              item.data[0] === 1 && item.data.length < 3
                ? twoOthers(s, item).flatMap(card =>
                    item.data.slice(1).includes(card) ? [] : [{ kind: 'choose', card }],
                  )
                : [],
            then(_s, item, pick) {
              item.data.push(pick.card ?? NONE);
            },
            again: true,
            say: 'Nun: which creature is sacrificed?',
          },
          (s, item) => {
            const c = target(s, item);
            if (item.data[0] === 1) {
              cover('card nun is bribed');
              sacrifice(s, item.data.slice(1));
            } else if (c) doom(s, c, 'destroyed');
          },
        ],
      },
    },
    abilities: [ability('nun')],
  },
  rugnur: {
    leads: {
      subtype: 'Imp',
      add(s) {
        const rugnurs = working(s, 'rugnur');
        if (rugnurs === 0) return null;
        const imps = allCreatures(s).filter(p => subtype(s, p, 'Imp'));
        const both = rugnurs * (new Set(imps.map(p => CARDS[p.card].faction)).size - 1);
        return { attack: both, defence: both };
      },
    },
  },
  smith: {
    deeds: {
      ability: {
        aims: ['ownCreature'],
        steps: [
          (s, item) => {
            const c = self(s, item);
            if (c) hold(c, 1);
          },
          {
            who: (_s, item) => item.by,
            options: (s, item) =>
              target(s, item) ? missingArmour(s, item.by).map(what => ({ kind: 'forge', what })) : [],
            then(s, item, pick) {
              attach(s, newTokenId(s, pick.what ?? PIECES[0], item.by), item.targets[0], item.by);
            },
            say: 'Smith: which piece of the Dragon Armor?',
          },
        ],
      },
    },
    ore: 3,
    abilities: [
      ability('smith', {
        ready: (s, c) => c.ore > 0 && missingArmour(s, c.controller).length > 0,
        also(_s, p) {
          if (p.kind === 'creature') p.ore--;
        },
      }),
    ],
  },
  tapper: {
    deeds: {
      ability: once((s, item) => {
        const c = target(s, item);
        if (!c) return;
        c.barred = true;
        tell(s, { type: 'barred', card: c.id });
      }, 'flyer'),
    },
    abilities: [ability('tapper', { any: true })],
  },
});
