import { emit, reveal, roll } from '@siegeworks/kernel';
import { strike } from '../../rules/damage.ts';
import { sacrifice } from '../../rules/sacrifice.ts';
import { lastOnTargets } from '../../state/effects.ts';
import { has, subtype } from '../../state/keywords.ts';
import { boost, createToken, doom, gainDefence, mark, putCounters, unmark } from '../../state/place.ts';
import { armyOf, cardOf, cityAt, creatureAt, stands } from '../../state/readers.ts';
import type { Item, Realm } from '../../state/realm.ts';
import { NONE } from '../../state/realm.ts';
import { draw, learnAll, produce } from '../../state/zones.ts';
import type { Act, Deeds } from './deed.ts';
import { choose, enchants, ids, once, own, self, shoots, subject, target, tokens } from './deed.ts';
import { wherever } from './places.ts';
import { giveBack, robbery, stealFrom } from './theft.ts';

const grows: Act = (s, item) => {
  const c = self(s, item);
  if (c) putCounters(s, c, 'plus', 1);
};
const drawsOne: Act = (s, item) => draw(s, item.by, 1);
const redTokens = (s: Realm, item: Item) =>
  ids(own(s, item).filter(c => cardOf(c).token && cardOf(c).faction === 2));

const REBIRTH: Deeds = {
  'tunnel-network 2': once((s, item) => produce(s, item.by, 2, 2)),
  'warren 2': once(tokens('little-orc-token', 1, true)),
  'warren 5': once(tokens('big-orc-token', 1, true)),
  'cutpurse-imp enter': {
    aims: ['player'],
    steps: [
      {
        who: (_s, item) => item.by,
        options: (s, item) => (self(s, item) ? robbery(s, item.targets[0]) : []),
        then: (s, item, pick) => stealFrom(s, item, { faction: pick.n ?? 0, marked: pick.what === 'marked' }),
        say: 'Cutpurse Imp: which resource card is taken?',
      },
    ],
  },
  'cutpurse-imp leave': once((s, item) => giveBack(s, item.card)),
  'little-brother tactics-start': once((s, item) => strike(s, item.card, item.data[0], 1)),
  'misled-orc die': shoots(1, 'creatureOrCity'),
  'orc-drummer ability': once((s, item) => {
    for (const c of armyOf(s, item.by)) if (subtype(s, c, 'Orc')) putCounters(s, c, 'attackPlus', 1);
  }),
  'orc-recruiter ability': once(tokens('little-orc-token', 1, true)),
  'orc-rouser enter': once((s, item) => {
    const c = target(s, item);
    if (c) unmark(s, c);
  }, 'creature'),
  'orc-scout enters-city': once((s, item) => {
    const seat = cityAt(s, item.data[0])?.controller ?? NONE;
    const hand = s.players[seat]?.hand ?? [];
    if (hand.length === 0) return;
    const shown = hand[roll(s, hand.length) - 1];
    reveal(s);
    learnAll(s, shown);
    emit(s, { type: 'shown', seat, card: shown });
  }),
  'orc-thug ability': shoots(2, 'neighbour'),
  'witchdoctor devote': once((s, item) => {
    const c = target(s, item);
    if (c && !c.words.includes('rabies')) c.words.push('rabies');
    if (c) emit(s, { type: 'infected', card: c.id });
  }, 'ownArmyCreature'),
  'wolf-rider die': once(tokens('little-orc-token', 1, false)),
  'besieged-city': enchants('city'),
  'deadly-shock': once((s, item) => {
    strike(s, item.card, item.targets[0], creatureAt(s, item.targets[0]) ? 3 : 2);
  }, 'creatureOrCity'),
  outmaneuvered: once((s, item) => lastOnTargets(s, item, 'outmaneuvered'), 'player', 'city'),
};

const ENCHANTED_REALM: Deeds = {
  'guincho 2': {
    aims: ['city'],
    steps: [
      {
        who: (_s, item) => item.by,
        options: (s, item) => {
          const left = redTokens(s, item);
          return left.length === 0 ? [] : [...left.map(card => ({ kind: 'choose', card })), { kind: 'done' }];
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
  'oasis-of-reflections other-enter': once((s, item) => {
    const [, here] = item.data;
    const token = subject(s, item);
    if (!token || (here !== NONE && !stands(s, here))) return;
    createToken(s, token.card, item.by, here, { marked: token.marked, original: token.id });
  }),
  'addax-archer ability': once((s, item) => {
    const c = target(s, item);
    if (!c) return;
    if (has(s, c, 'flying')) mark(s, c);
    else strike(s, item.card, c.id, 1);
  }, 'creature'),
  'addax-herder enter': {
    steps: [
      wherever(
        'Addax Herder: where do the two Addax go?',
        (s, item) => [NONE, ...s.players[item.by].cities],
        (s, item, place) => {
          for (let i = 0; i < 2; i++) createToken(s, 'addax-token', item.by, place, { marked: true });
        },
      ),
    ],
  },
  'addax-herder leave': {
    steps: [
      choose(
        'Addax Herder: which Addax is sacrificed?',
        (s, item) => ids(own(s, item).filter(c => subtype(s, c, 'Addax'))),
        (s, _item, card) => sacrifice(s, [card]),
      ),
    ],
  },
  'champion-of-the-sun other-enter': once(grows),
  'garak ability': once(drawsOne),
  'kaleh-son-of-garak ability': once(drawsOne),
  'thaurs-banner enter': once((s, item) => {
    const home = self(s, item)?.city ?? item.data[0];
    for (const id of s.players[item.by].cities.slice())
      if (id !== home) createToken(s, 'taurson-token', item.by, id);
  }),
  'taurs-armor': enchants('creature'),
  'solar-blessing': once((s, item) => {
    const c = target(s, item);
    if (c) boost(s, c, 2, 1);
  }, 'creature'),
  'sun-singer-sacrifice': once((s, item) => {
    const c = target(s, item);
    if (c) doom(s, c, 'destroyed');
  }, 'attacker'),
  'nyms-calling': once((s, item) => {
    for (const id of s.players[item.by].cities.slice()) createToken(s, 'taurson-token', item.by, id);
    createToken(s, 'addax-token', item.by, NONE, { marked: true });
  }),
};
export const RED_BANNER: Deeds = { ...REBIRTH, ...ENCHANTED_REALM };
