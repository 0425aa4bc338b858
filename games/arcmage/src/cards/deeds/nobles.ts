import type { Id } from '@siegeworks/kernel';
import { call, cover, emit, reveal } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { aimed, picked, targetsOf } from '../../rules/aims.ts';
import { canPay, plain } from '../../rules/costs.ts';
import { discarding } from '../../rules/discarding.ts';
import { demand } from '../../rules/pay.ts';
import { search } from '../../rules/search.ts';
import { subtype } from '../../state/keywords.ts';
import { counterItem } from '../../state/pile.ts';
import {
  dropEnchantment,
  enterPlay,
  gainDefence,
  leavePlay,
  mark,
  putCounters,
  relocate,
  returnToHand,
  shed,
  takeControl,
  unmark,
} from '../../state/place.ts';
import { cityAt, creatureAt, enchantmentAt, opponents, turnOrder } from '../../state/readers.ts';
import type { Item, Realm } from '../../state/realm.ts';
import { NONE } from '../../state/realm.ts';
import { draw, learn, mill, shuffleDeck, toDeckTop } from '../../state/zones.ts';
import { CARDS } from '../card.ts';
import { aimsOf } from './aims-of.ts';
import type { Act, Deed, Deeds } from './deed.ts';
import { choose, enchants, may, once, own, self, subject, target } from './deed.ts';
import { eachMayDraw } from './gaian.ts';
import { placesOf, wherever } from './places.ts';

const mills: Deed = once((s, item) => mill(s, item.targets[0], 1), 'player');
const draws =
  (n: number): Act =>
  (s, item) =>
    draw(s, item.by, n);
const bounces: Act = (s, item) => {
  const c = target(s, item);
  if (c) returnToHand(s, c);
};
/** Typhon looked at the top of the deck: Merfolk among the five. */
const topMerfolk = (s: Realm, item: Item): Id[] =>
  s.players[item.by].deck.slice(-5).filter(id => {
    const card = CARDS[s.names[id]];
    return card.type === 'creature' && card.subtypes.includes('Merfolk');
  });

const REBIRTH: Deeds = {
  'qualaris 5': {
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
  'two-bridges 2': mills,
  'two-bridges 4': once(draws(1)),
  'two-bridges 6': mills,
  'archivist marked': once(s => {
    for (const seat of turnOrder(s)) mill(s, seat, 1);
  }),
  'benevolent-baron enter': once(s => {
    for (const seat of turnOrder(s)) draw(s, seat, 1);
  }),
  'benevolent-baron leave': once(s => call(s, discarding(turnOrder(s), 1))),
  'esteemed-councilor devote': {
    steps: [
      may(
        'Esteemed Councilor: pay 2 resources to draw a card?',
        (s, item) => demand(s, item.by, plain(2)),
        (s, item) => canPay(s, item.by, plain(2)),
      ),
      (s, item) => draw(s, item.by, item.data.at(-1) ?? 0),
    ],
  },
  'prince-of-thieves looks': once((s, item) => {
    const top = s.players[item.targets[0]].deck.at(-1);
    if (top === undefined) return;
    reveal(s);
    learn(s, item.by, top);
    emit(s, { type: 'looked', seat: item.by, from: item.targets[0], cards: [top] });
  }, 'player'),
  'prince-of-thieves mills': mills,
  'binding-contract': enchants('creature'),
  'binding-contract marked': once((s, item) => {
    const [marked, city, seat] = item.data;
    const place = city === NONE ? s.players[seat].army : (cityAt(s, city)?.residents ?? []);
    for (const id of place.slice()) {
      const c = s.pieces[id];
      if (c?.kind === 'creature' && id !== marked) mark(s, c);
    }
  }),
  blindfolded: enchants('creature'),
  'blindfolded marks': once((s, item) => {
    const c = target(s, item);
    if (!c) return;
    mark(s, c);
    if (self(s, item)?.marked && !c.heldBy.includes(item.card)) c.heldBy.push(item.card);
  }, 'creature'),
  entangled: enchants('creature'),
  erode: {
    modes: [
      { name: 'counter a card', aims: ['stackCard'] },
      { name: 'destroy an enchantment', aims: ['enchantment'] },
    ],
    steps: [
      (s, item) => {
        if (item.mode === 0) return counterItem(s, item.targets[0]);
        const e = enchantmentAt(s, item.targets[0]);
        if (e) dropEnchantment(s, e);
      },
      eachMayDraw('Erode: draw a card?', (s, item) =>
        turnOrder(s).filter(seat => opponents(s, item.by).includes(seat)),
      ),
    ],
  },
  'touch-of-genius': {
    modes: [
      { name: 'cannot draw this turn', aims: ['player'] },
      { name: 'draws three cards', aims: ['player'] },
    ],
    steps: [
      (s, item) => {
        const [seat] = item.targets;
        if (item.mode === 1) return draw(s, seat, 3);
        s.effects.push({ what: 'touch-of-genius', by: item.by, on: [seat] });
      },
    ],
  },
  whirlwind: once((s, item) => {
    const c = target(s, item);
    if (!c) return;
    leavePlay(s, c);
    emit(s, { type: 'swept', card: c.id, seat: c.owner });
    toDeckTop(s, c.id);
    shed(s, c);
  }, 'creature'),
  'carpe-diem': once((s, item) => {
    for (const id of item.targets) {
      const c = creatureAt(s, id);
      if (c) mark(s, c);
    }
  }, 'creature'),
};

const ENCHANTED_REALM: Deeds = {
  'ar-an-imeall 1': once((s, item) => shuffleDeck(s, item.by)),
  'ar-an-imeall 2': once((s, item) => call(s, discarding([item.by], 2))),
  'ar-an-imeall 4': once((s, item) => call(s, search(item.by, 'creature', 'hand'))),
  'kelp-forest 2': once((s, item) => {
    const c = cityAt(s, item.card);
    if (c) gainDefence(s, c, 1);
  }),
  'cylanna enter': once((s, item) => {
    s.effects.push({ what: 'cylanna', by: item.by, on: [] });
  }),
  'cylanna played': once((s, item) => counterItem(s, item.data[0])),
  'devyanna enter': once(bounces, 'foeArmyCreature'),
  'ellyanna enter': once(bounces, 'ownArmyCreature'),
  'gwabbo enter': once(draws(1)),
  'kai-dorellis enter': once((s, item) => {
    for (const c of own(s, item)) if (subtype(s, c, 'Merfolk')) putCounters(s, c, 'plus', 1);
  }),
  'kai-krellis other-enter': once((s, item) => {
    const c = self(s, item);
    if (c) putCounters(s, c, 'plus', 1);
  }),
  'typhon enter': {
    aims: ['opponent'],
    steps: [
      (s, item) => {
        const top = s.players[item.by].deck.slice(-5);
        reveal(s);
        for (const id of top) learn(s, item.by, id);
        emit(s, { type: 'looked', seat: item.by, from: item.by, cards: top });
        item.data = [NONE];
      },
      choose(
        'Typhon: which Merfolk goes to the opponent?',
        topMerfolk,
        (s, item, card) => {
          cover('card typhon trades');
          take(s.players[item.by].deck, card);
          item.data = [card];
          enterPlay(s, card, item.targets[0], NONE);
        },
        true,
      ),
      choose(
        'Typhon: which creature do you take?',
        (s, item) =>
          item.data[0] === NONE ? [] : s.players[item.targets[0]].army.filter(id => id !== item.data[0]),
        (s, item, card) => {
          const c = s.pieces[card];
          if (c?.kind !== 'creature') return;
          takeControl(s, c, item.by, NONE);
          mark(s, c);
        },
      ),
    ],
  },
  'bracer-of-the-octopus': enchants('creature'),
  'bracer-of-the-octopus turn-end': once((s, item) => {
    const c = subject(s, item);
    if (c) putCounters(s, c, 'minus', 1);
  }),
  'merman-armor': enchants('creature'),
  'ink-cloud': {
    steps: [
      (s, item) => {
        s.effects.push({ what: 'ink-cloud', by: item.by, on: [] });
      },
      draws(1),
    ],
  },
  karma: {
    aims: ['stackSpell'],
    steps: [
      {
        who: (_s, item) => item.by,
        options: redirections,
        then(s, item, pick) {
          const other = s.pile.find(i => i.n === item.targets[0]);
          if (!other) return;
          other.targets = [picked(pick)];
          emit(s, { type: 'redirected', card: other.card, seat: item.by });
        },
        say: 'Karma: which new target?',
      },
    ],
  },
  'merfolk-joyride': {
    aims: ['ownArmyMerfolk', 'foeArmyCreature'],
    steps: [
      (s, item) => {
        const [given, gained] = [target(s, item, 0), target(s, item, 1)];
        if (!given || !gained) return;
        const foe = gained.controller;
        takeControl(s, given, foe, NONE);
        takeControl(s, gained, item.by, NONE);
        unmark(s, given);
        unmark(s, gained);
        s.effects.push({ what: 'merfolk-joyride', by: item.by, on: [gained.id] });
      },
    ],
  },
  'merfolk-joyride turn-end': once((s, item) => {
    const c = subject(s, item);
    if (c) c.doom = 'destroyed';
  }),
  'strategic-defense': once((s, item) => call(s, search(item.by, 'cheapCreature', 'armyMarked'))),
};
/** Legal targets of the card on the stack, other than the one it has. */
function redirections(s: Realm, item: Item) {
  const other = s.pile.find(i => i.n === item.targets[0]);
  if (!other) return [];
  const [aim] = aimsOf(other);
  const aiming = { by: other.by, source: other.card, city: other.city, chosen: [] };
  return targetsOf(s, aim, aiming)
    .filter(n => n !== other.targets[0])
    .map(n => aimed(aim, n));
}
export const NOBLES: Deeds = { ...REBIRTH, ...ENCHANTED_REALM };
