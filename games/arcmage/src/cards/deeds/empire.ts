import type { Id } from '@siegeworks/kernel';
import { call, cover, emit, reveal, shuffle } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { deaths } from '../../rules/check.ts';
import { canPay, plain } from '../../rules/costs.ts';
import { hurt, strike } from '../../rules/damage.ts';
import { demand } from '../../rules/pay.ts';
import { loseResources, sacrifice } from '../../rules/sacrifice.ts';
import { isSoldier, muster, search } from '../../rules/search.ts';
import { besieged } from '../../rules/siege.ts';
import { subtype } from '../../state/keywords.ts';
import {
  attach,
  boost,
  doom,
  enterPlay,
  gainDefence,
  hold,
  mark,
  newTokenId,
  relocate,
  unmark,
} from '../../state/place.ts';
import {
  allCities,
  allCreatures,
  allEnchantments,
  cardOf,
  cityAt,
  creatureAt,
  creaturesOf,
  inArmy,
  ownResidents,
} from '../../state/readers.ts';
import type { Item, Realm } from '../../state/realm.ts';
import { city, NONE } from '../../state/realm.ts';
import { loyaltyOf } from '../../state/strength.ts';
import { forget, learn, learnAll, toHandOf } from '../../state/zones.ts';
import { CARDS } from '../card.ts';
import type { Deeds } from './deed.ts';
import { choose, fasten, ids, may, once, own, self, target } from './deed.ts';
import { pactSteps } from './pact.ts';
import { wherever } from './places.ts';

const handSoldiers = (s: Realm, item: Item): Id[] =>
  s.players[item.by].hand.filter(id => isSoldier(CARDS[s.names[id]]));
const fromHand = (s: Realm, item: Item, card: Id, place: Id) => {
  take(s.players[item.by].hand, card);
  enterPlay(s, card, item.by, place);
};
const footsoldiers = (s: Realm) => plain(allCreatures(s).filter(c => c.card === 'footsoldier').length);

const REBIRTH: Deeds = {
  'barracks 5': {
    steps: [
      choose(
        'Barracks: which Soldier goes to your army?',
        handSoldiers,
        (s, item, card) => fromHand(s, item, card, NONE),
        true,
      ),
    ],
  },
  'borgs-keep 1': once((s, item) => call(s, loseResources(item.by, own(s, item).length))),
  'borgs-keep 3': once((s, item) => {
    s.effects.push({ what: 'borgs-keep', by: item.by, on: [item.card] });
  }),
  'bearer damages-city': {
    steps: [
      choose(
        'Bearer: which Soldier comes into one of your cities?',
        handSoldiers,
        (s, item, card) => {
          learnAll(s, card);
          item.data = [card];
        },
        true,
      ),
      wherever(
        'Bearer: into which city?',
        (s, item) => (handSoldiers(s, item).includes(item.data[0]) ? s.players[item.by].cities.slice() : []),
        (s, item, place) => fromHand(s, item, item.data[0], place),
      ),
    ],
  },
  'conscript enter': {
    steps: [may('Conscript: search your deck for Soldiers?', (s, item) => call(s, muster(item.by)))],
  },
  'footsoldier enter': {
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
  'mentor enter': {
    steps: [
      may('Mentor: search your deck for a Soldier?', (s, item) =>
        call(s, search(item.by, 'soldier', 'hand')),
      ),
    ],
  },
  'mercenary discard-phase': once((s, item) => {
    if (self(s, item)) sacrifice(s, [item.card]);
  }),
  'squad-leader enter': {
    steps: [
      (s, item) => {
        const top = s.players[item.by].deck.slice(-4);
        reveal(s);
        emit(s, { type: 'revealed', seat: item.by, cards: top });
        for (const id of top) learnAll(s, id);
        const soldiers = top.filter(id => isSoldier(CARDS[s.names[id]]));
        for (const id of soldiers) {
          take(s.players[item.by].deck, id);
          toHandOf(s, id);
        }
        item.data = top.filter(id => !soldiers.includes(id));
      },
      {
        who: (_s, item) => item.by,
        options: (_s, item) => item.data.map(card => ({ kind: 'toBottom', card })),
        then(s, item, pick) {
          const card = pick.card ?? NONE;
          item.data = item.data.filter(id => id !== card);
          const { deck } = s.players[item.by];
          take(deck, card);
          deck.unshift(card);
          // The order is the owner's secret.
          forget(s, card);
          learn(s, item.by, card);
        },
        again: true,
        say: 'Squad Leader: which card goes to the bottom next?',
      },
    ],
  },
  'trebuchet ability': {
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
  'seat-of-the-throne': once((s, item) => {
    const [on] = item.targets;
    fasten(s, item, on);
    gainDefence(s, city(s, on), 3);
    for (const id of s.players[item.by].cities) {
      if (id === on) continue;
      city(s, id).defence = 0;
      emit(s, { type: 'destroyed', card: id });
    }
  }, 'city'),
  'battering-ram': once((s, item) => {
    for (const c of own(s, item)) if (subtype(s, c, 'Soldier')) boost(s, c, 2, 0, 'overrun');
  }),
  'assemble-the-army': once((s, item) => {
    for (const id of s.players[item.by].cities)
      for (const c of ownResidents(s, city(s, id)))
        if (!c.marked && subtype(s, c, 'Soldier') && !besieged(s, city(s, id))) relocate(s, c, NONE);
  }),
  'dimensional-pocket': {
    modes: [
      { name: '1 damage to a city', aims: ['city'] },
      { name: '3 damage to a creature', aims: ['creature'] },
      { name: '1 damage to each of three creatures', aims: ['creature', 'creature', 'creature'] },
    ],
    steps: [
      (s, item) => {
        const n = item.mode === 1 ? 3 : 1;
        hurt(
          s,
          item.targets.map(id => ({ source: item.card, target: id, n, combat: false })),
        );
      },
    ],
  },
  revenge: once((s, item) => {
    s.effects.push({ what: 'revenge', by: item.by, on: [] });
  }),
};

const PIECES = ['dragon-armor-helm', 'dragon-armor-plate', 'dragon-armor-blade'] as const;
/** Pieces of the Dragon Armor that this player has not in play. */
export const missingArmour = (s: Realm, seat: number): string[] =>
  PIECES.filter(piece => !allEnchantments(s).some(e => e.card === piece && e.controller === seat));
const twoOthers = (s: Realm, item: Item): Id[] => {
  const c = target(s, item);
  return c ? ids(creaturesOf(s, c.controller).filter(other => other.id !== c.id)) : [];
};
/** AM-R110: loyalty marks of the creatures of a faction that did go to a graveyard; `data` pairs them. */
function fallenMarks(s: Realm, item: Item, faction: number): number {
  let marks = 0;
  for (let i = 0; i < item.data.length; i += 2) {
    const id = item.data[i];
    const buried = s.players[s.owners[id]].graveyard.includes(id);
    if (buried && CARDS[s.names[id]].faction === faction) marks += item.data[i + 1];
  }
  return marks;
}

const ENCHANTED_REALM: Deeds = {
  'flartar attack': once((s, item) => {
    const c = self(s, item);
    if (c) hold(c, 1);
  }),
  'jessica damages': once((s, item) => {
    const [seat] = item.data;
    const shown = s.players[seat].hand.slice();
    if (shown.length === 0) return;
    shuffle(s, shown);
    shown.splice(2);
    reveal(s);
    for (const id of shown) learn(s, item.by, id);
    emit(s, { type: 'looked', seat: item.by, from: seat, cards: shown });
  }),
  'jetto ability': {
    aims: ['unmarkedNeighbour'],
    steps: [
      (s, item) => {
        const c = target(s, item);
        if (c) doom(s, c, 'destroyed');
      },
      wherever(
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
  'mirmu ability': {
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
  'nun ability': {
    aims: ['bigCreature'],
    steps: [
      {
        who: (s, item) => target(s, item)?.controller ?? NONE,
        options: (s, item) =>
          item.data.length === 0 && twoOthers(s, item).length >= 2 ? [{ kind: 'yes' }, { kind: 'no' }] : [],
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
  'smith ability': {
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
  'tapper ability': once((s, item) => {
    const c = target(s, item);
    if (!c) return;
    c.barred = true;
    emit(s, { type: 'barred', card: c.id });
  }, 'flyer'),
  'as-you-command': {
    steps: [
      (s, item) => {
        const struck = allCreatures(s).filter(inArmy);
        item.data = struck.flatMap(c => [c.id, loyaltyOf(c)]);
        for (const c of struck) doom(s, c, 'destroyed');
        call(s, deaths());
      },
      (s, item) => {
        for (const c of allCities(s)) gainDefence(s, c, fallenMarks(s, item, cardOf(c).faction));
      },
    ],
  },
  'uneasy-pact': { steps: pactSteps },
};
export const EMPIRE: Deeds = { ...REBIRTH, ...ENCHANTED_REALM };
