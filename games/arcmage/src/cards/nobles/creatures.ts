import type { Id } from '@siegeworks/contract';
import { call, cover, reveal } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { canPay, plain } from '../../rules/costs.ts';
import { discarding } from '../../rules/discarding.ts';
import { demand } from '../../rules/pay.ts';
import { tell } from '../../state/events.ts';
import { subtype, working } from '../../state/keywords.ts';
import { counterItem } from '../../state/pile.ts';
import { enterPlay, mark, putCounters, returnToHand, takeControl } from '../../state/place.ts';
import { printed, turnOrder } from '../../state/readers.ts';
import type { Item, Realm } from '../../state/realm.ts';
import { isCreature, NONE } from '../../state/realm.ts';
import { trigger } from '../../state/triggers.ts';
import { draw, learn, mill } from '../../state/zones.ts';
import { enter } from '../book.ts';
import { ability, choose, draws, may, mayChooseHidden, mills, once, own, self, target } from '../deed.ts';
import type { Act, Entries } from '../entry.ts';

const bounces: Act = (s, item) => {
  const c = target(s, item);
  if (c) returnToHand(s, c);
};
/** Typhon looked at the top of the deck: Merfolk among the five. */
const topMerfolk = (s: Realm, item: Item): Id[] =>
  s.players[item.by].deck.slice(-5).filter(id => {
    const card = printed(s, id);
    return card.type === 'creature' && card.subtypes.includes('Merfolk');
  });

export const NOBLES_CREATURES: Entries = enter({
  archivist: {
    deeds: {
      marked: once(s => {
        for (const seat of turnOrder(s)) mill(s, seat, 1);
      }),
    },
  },
  'benevolent-baron': {
    deeds: {
      enter: once(s => {
        for (const seat of turnOrder(s)) draw(s, seat, 1);
      }),
      leave: once(s => call(s, discarding(turnOrder(s), 1))),
    },
  },
  'esteemed-councilor': {
    deeds: {
      devote: {
        steps: [
          may(
            'Esteemed Councilor: pay 2 resources to draw a card?',
            (s, item) => demand(s, item.by, plain(2)),
            (s, item) => canPay(s, item.by, plain(2)),
          ),
          (s, item) => draw(s, item.by, item.data.at(-1) ?? 0),
        ],
      },
    },
  },
  'merchant-ship': {
    carries: true,
  },
  'prince-of-thieves': {
    deeds: {
      looks: once((s, item) => {
        const top = s.players[item.targets[0]].deck.at(-1);
        if (top === undefined) return;
        reveal(s);
        learn(s, item.by, top);
        tell(s, { type: 'looked', seat: item.by, from: item.targets[0], cards: [top] });
      }, 'player'),
      mills: mills,
    },
    abilities: [
      ability('prince-of-thieves', { what: 'prince-of-thieves looks', say: 'look at a deck' }),
      ability('prince-of-thieves', {
        what: 'prince-of-thieves mills',
        say: 'mill a card',
        marks: false,
        cost: plain(2),
      }),
    ],
  },
  cylanna: {
    deeds: {
      enter: once((s, item) => {
        s.effects.push({ what: 'cylanna', by: item.by, on: [] });
      }),
      played: once((s, item) => counterItem(s, item.data[0])),
    },
    effect: { lasts: true },
    hears: {
      // AM-R61: the next card of any player, without a time limit.
      // AM-R87: only the oldest one that waits triggers.
      played(s, item) {
        if (printed(s, item.card).subtypes.includes('Merfolk') && !item.asCreature) return;
        const oldest = s.effects.find(e => e.what === 'cylanna');
        if (!oldest) return;
        s.effects = s.effects.filter(e => e !== oldest);
        trigger(s, 'cylanna played', item.card, oldest.by, [item.n]);
      },
    },
  },
  devyanna: {
    deeds: {
      enter: once(bounces, 'foeArmyCreature'),
    },
  },
  ellyanna: {
    deeds: {
      enter: once(bounces, 'ownArmyCreature'),
    },
  },
  gwabbo: {
    deeds: {
      enter: once(draws(1)),
    },
  },
  'kai-dorellis': {
    deeds: {
      enter: once((s, item) => {
        for (const c of own(s, item)) if (subtype(s, c, 'Merfolk')) putCounters(s, c, 'plus', 1);
      }),
    },
  },
  'kai-krellis': {
    deeds: {
      'other-enter': once((s, item) => {
        const c = self(s, item);
        if (c) putCounters(s, c, 'plus', 1);
      }),
    },
    welcomes: (s, _self, c) => subtype(s, c, 'Merfolk'),
  },
  'merfolk-brawler': {
    hears: {
      lessens: (s, target) => (subtype(s, target, 'Merfolk') ? working(s, 'merfolk-brawler') : 0),
    },
  },
  typhon: {
    deeds: {
      enter: {
        aims: ['opponent'],
        steps: [
          (s, item) => {
            const top = s.players[item.by].deck.slice(-5);
            reveal(s);
            for (const id of top) learn(s, item.by, id);
            tell(s, { type: 'looked', seat: item.by, from: item.by, cards: top });
            item.data = [NONE];
          },
          mayChooseHidden('Typhon: which Merfolk goes to the opponent?', topMerfolk, (s, item, card) => {
            cover('card typhon trades');
            take(s.players[item.by].deck, card);
            item.data = [card];
            enterPlay(s, card, item.targets[0], NONE);
          }),
          choose(
            'Typhon: which creature do you take?',
            (s, item) =>
              item.data[0] === NONE ? [] : s.players[item.targets[0]].army.filter(id => id !== item.data[0]),
            (s, item, card) => {
              const c = s.pieces[card];
              if (!isCreature(c)) return;
              takeControl(s, c, item.by, NONE);
              mark(s, c);
            },
          ),
        ],
      },
    },
  },
});
