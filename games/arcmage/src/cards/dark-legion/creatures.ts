import { call } from '@siegeworks/kernel';
import { torment } from '../../rules/discarding.ts';
import { loseDefence } from '../../state/cities.ts';
import { subtype } from '../../state/keywords.ts';
import { doom, putCounters } from '../../state/place.ts';
import { allCreatures } from '../../state/readers.ts';
import { city } from '../../state/realm.ts';
import { toGraveTop } from '../../state/zones.ts';
import { enter } from '../book.ts';
import { ability, inOwnPlay, once, self, shoots, target, torments } from '../deed.ts';
import type { Entries } from '../entry.ts';

export const DARK_LEGION_CREATURES: Entries = enter({
  'forgiving-vampire': {
    deeds: {
      ability: {
        modes: [
          { name: 'weaken it, strengthen the Vampire', aims: ['otherCreature'] },
          { name: 'strengthen it, weaken the Vampire', aims: ['otherCreature'] },
        ],
        steps: [
          (s, item) => {
            const [up, down] =
              item.mode === 0 ? [self(s, item), target(s, item)] : [target(s, item), self(s, item)];
            if (down) putCounters(s, down, 'minus', 1);
            if (up) putCounters(s, up, 'plus', 1);
          },
        ],
      },
    },
    abilities: [
      ability('forgiving-vampire', {
        marks: false,
        ready: inOwnPlay,
        extra: {
          n: 1,
          options: (s, p) => s.players[p.controller].cities.map(card => ({ kind: 'weaken', card })),
          pay: (s, _p, [id]) => loseDefence(s, city(s, id), 1),
        },
      }),
    ],
  },
  'foul-imps': {
    grows(s) {
      const others = allCreatures(s).filter(p => subtype(s, p, 'Imp')).length - 1;
      return { attack: others, defence: others };
    },
  },
  'gigantic-spider': {
    deeds: {
      die: torments(1),
    },
  },
  nightgaunt: {
    deeds: {
      enter: torments(1),
    },
  },
  'shadow-in-the-dark': {
    deeds: {
      ability: once((s, item) => {
        const c = target(s, item);
        if (c) doom(s, c, 'destroyed');
      }, 'neighbour'),
    },
    abilities: [
      ability('shadow-in-the-dark', {
        also: (s, p) => p.kind === 'creature' && putCounters(s, p, 'minus', 1),
      }),
    ],
  },
  shatis: {
    deeds: {
      // The city may have fallen to it; its controller was its owner.
      'damages-city': once((s, item) => call(s, torment(s.owners[item.data[0]], 1))),
    },
  },
  'undead-archer': {
    deeds: {
      ability: shoots(1, 'creatureOrCity'),
    },
    abilities: [ability('undead-archer')],
  },
  wight: {
    deeds: {
      'graveyard-depth': {
        aims: ['player'],
        steps: [
          (s, item) => call(s, torment(item.targets[0], 1)),
          (s, item) => {
            const owner = s.owners[item.card];
            if (s.players[owner].graveyard.includes(item.card)) toGraveTop(s, owner, item.card);
          },
        ],
      },
    },
  },
});
