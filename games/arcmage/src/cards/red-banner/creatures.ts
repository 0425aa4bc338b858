import { reveal, roll } from '@siegeworks/kernel';
import { strike } from '../../rules/damage.ts';
import { wherever } from '../../rules/places.ts';
import { sacrifice } from '../../rules/sacrifice.ts';
import { giveBack, robbery, stealFrom } from '../../rules/theft.ts';
import { tell } from '../../state/events.ts';
import { has, subtype, working, works } from '../../state/keywords.ts';
import { createToken, mark, putCounters, unmark } from '../../state/place.ts';
import { armyOf, cityAt, creaturesOf } from '../../state/readers.ts';
import { NONE } from '../../state/realm.ts';
import { learnAll } from '../../state/zones.ts';
import { enter } from '../book.ts';
import { CARDS } from '../card.ts';
import { ability, choose, draws, ids, inOwnPlay, once, own, self, shoots, target, tokens } from '../deed.ts';
import type { Act, Entries } from '../entry.ts';

const grows: Act = (s, item) => {
  const c = self(s, item);
  if (c) putCounters(s, c, 'plus', 1);
};

export const RED_BANNER_CREATURES: Entries = enter({
  'big-brother': {
    toCity: (s, goal) =>
      cityAt(s, goal)?.residents.some(id => s.names[id] === 'little-brother') === true ? 2 : 0,
  },
  'cutpurse-imp': {
    deeds: {
      enter: {
        aims: ['player'],
        steps: [
          {
            who: (_s, item) => item.by,
            options: (s, item) => (self(s, item) ? robbery(s, item.targets[0]) : []),
            then: (s, item, pick) =>
              stealFrom(s, item, { faction: pick.n ?? 0, marked: pick.what === 'marked' }),
            say: 'Cutpurse Imp: which resource card is taken?',
          },
        ],
      },
      leave: { ...once((s, item) => giveBack(s, item.card)), endsTheft: true },
    },
  },
  'imp-union-leader': {
    leads: {
      subtype: 'Imp',
      add(s, c) {
        const leaders = working(s, 'imp-union-leader', c.controller);
        if (leaders === 0) return null;
        const imps = creaturesOf(s, c.controller).filter(p => subtype(s, p, 'Imp')).length;
        const led = imps >= 3 ? 2 * leaders : 0;
        // AM-R44: by whose turn it is.
        return s.turn === c.controller ? { attack: led, defence: 0 } : { attack: 0, defence: led };
      },
    },
  },
  'little-brother': {
    deeds: {
      'tactics-start': once((s, item) => strike(s, item.card, item.data[0], 1)),
    },
  },
  'misled-orc': {
    deeds: {
      die: shoots(1, 'creatureOrCity'),
    },
  },
  'orc-drummer': {
    deeds: {
      ability: once((s, item) => {
        for (const c of armyOf(s, item.by)) if (subtype(s, c, 'Orc')) putCounters(s, c, 'attackPlus', 1);
      }),
    },
    abilities: [ability('orc-drummer', { ready: (_s, c) => c.city === NONE })],
  },
  'orc-recruiter': {
    deeds: {
      ability: once(tokens('little-orc-token', 1, true)),
    },
    abilities: [ability('orc-recruiter')],
  },
  'orc-rouser': {
    deeds: {
      enter: once((s, item) => {
        const c = target(s, item);
        if (c) unmark(s, c);
      }, 'creature'),
    },
  },
  'orc-scout': {
    deeds: {
      'enters-city': once((s, item) => {
        const seat = cityAt(s, item.data[0])?.controller ?? NONE;
        const hand = s.players[seat]?.hand ?? [];
        if (hand.length === 0) return;
        const shown = hand[roll(s, hand.length) - 1];
        reveal(s);
        learnAll(s, shown);
        tell(s, { type: 'shown', seat, card: shown });
      }),
    },
  },
  'orc-thug': {
    deeds: {
      ability: shoots(2, 'neighbour'),
    },
    abilities: [ability('orc-thug')],
  },
  'orc-warleader': {
    leads: {
      subtype: 'Orc',
      add: (s, c) => ({ attack: working(s, 'orc-warleader', c.controller), defence: 0 }),
    },
  },
  'wild-warg': {
    // AM-R47: in addition to the divided strength.
    toDefenders: 2,
  },
  witchdoctor: {
    deeds: {
      devote: once((s, item) => {
        const c = target(s, item);
        if (c && !c.words.includes('rabies')) c.words.push('rabies');
        if (c) tell(s, { type: 'infected', card: c.id });
      }, 'ownArmyCreature'),
    },
  },
  'wolf-rider': {
    deeds: {
      die: once(tokens('little-orc-token', 1, false)),
    },
  },
  'addax-archer': {
    deeds: {
      ability: once((s, item) => {
        const c = target(s, item);
        if (!c) return;
        if (has(s, c, 'flying')) mark(s, c);
        else strike(s, item.card, c.id, 1);
      }, 'creature'),
    },
    abilities: [ability('addax-archer')],
  },
  'addax-herder': {
    deeds: {
      enter: {
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
      leave: {
        steps: [
          choose(
            'Addax Herder: which Addax is sacrificed?',
            (s, item) => ids(own(s, item).filter(c => subtype(s, c, 'Addax'))),
            (s, _item, card) => sacrifice(s, [card]),
          ),
        ],
      },
    },
  },
  'addax-tracker': {
    produces: { faction: 2, sacrificed: true },
  },
  'champion-of-the-sun': {
    deeds: {
      'other-enter': once(grows),
    },
    welcomes: (s, self, c) =>
      self.controller === c.controller && (CARDS[c.card].faction === 2 || subtype(s, c, 'Soldier')),
  },
  garak: {
    deeds: {
      ability: once(draws(1)),
    },
    abilities: [ability('garak')],
    // AM-151, AM-R115
    hears: { capsDraw: s => works(s, 'garak') },
  },
  'kaleh-son-of-garak': {
    deeds: {
      ability: once(draws(1)),
    },
    abilities: [
      ability('kaleh-son-of-garak', {
        marks: false,
        ready: (s, c) => inOwnPlay(s, c) && !c.used,
        also(_s, p) {
          if (p.kind === 'creature') p.used = true;
        },
      }),
    ],
  },
  'thaurs-banner': {
    deeds: {
      enter: once((s, item) => {
        const home = self(s, item)?.city ?? item.data[0];
        for (const id of s.players[item.by].cities.slice())
          if (id !== home) createToken(s, 'taurson-token', item.by, id);
      }),
    },
  },
});
