import { cover } from '@siegeworks/kernel';
import { because } from '@siegeworks/table';
import { tell } from '../../state/events.ts';
import { subtype } from '../../state/keywords.ts';
import { mark, putCounters, refreshLevels, returnToHand, underDeck } from '../../state/place.ts';
import { cityAt, creatureAt } from '../../state/readers.ts';
import { NONE } from '../../state/realm.ts';
import { trigger } from '../../state/triggers.ts';
import { enter } from '../book.ts';
import { CARDS } from '../card.ts';
import { enchants, fasten, once, subject, target } from '../deed.ts';
import type { Entries } from '../entry.ts';

export const GAIAN_ENCHANTMENTS: Entries = enter({
  grassroots: {
    play: once((s, item) => {
      const c = target(s, item);
      if (!c) return;
      putCounters(s, c, 'roots', item.x);
      // Not enchanted yet, so this marking adds no counter.
      mark(s, c);
      fasten(s, item, c.id);
    }, 'creature'),
    deeds: {
      marked: once((s, item) => {
        const c = subject(s, item);
        if (c) putCounters(s, c, 'roots', 1);
      }),
    },
    worn: {
      unmarkPrice: c => c.roots,
      marked: (s, e, c) => trigger(s, 'grassroots marked', e.id, e.controller, [c.id]),
    },
  },
  'centaurs-bow': {
    play: enchants('creature'),
    worn: { attack: 2, word: 'ranged' },
  },
  'centaurs-staff': {
    play: enchants('ownCreature'),
    worn: {
      // Automatic, and it has not died.
      saves(s, c, e) {
        cover('card centaurs-staff saves');
        tell(s, { type: 'saved', card: c.id, by: e.id });
        underDeck(s, e);
        returnToHand(s, c);
      },
    },
  },
  'elvish-cloak': {
    play: enchants('creature'),
    worn: { slips: (s, _wearer, c) => CARDS[c.card].faction !== 0 && !subtype(s, c, 'Elf') },
  },
  'rope-trap': {
    play: {
      aims: ['creature'],
      steps: [
        (s, item) => {
          const [on] = item.targets;
          fasten(s, item, on);
          const home = cityAt(s, creatureAt(s, on)?.city ?? NONE);
          if (home) refreshLevels(s, home);
        },
      ],
    },
    worn: {
      silences: true,
      noAttack: because('AM-002', 'a Rope Trap holds it'),
      noMove: because('AM-291', 'a Rope Trap holds it'),
    },
  },
  'satyrs-tune': {
    play: enchants('creature'),
    worn: { attack: 2, defence: 2, word: 'peaceful' },
  },
  'scent-of-home': {
    play: enchants('creature'),
    worn: { word: 'homesick' },
  },
  'wild-trample': {
    play: enchants('creature'),
    worn: { both: (_s, c) => c.attached.length },
  },
});
