import { strike } from '../../rules/damage.ts';
import { lastOnTargets } from '../../state/effects.ts';
import { boost, createToken, doom } from '../../state/place.ts';
import { creatureAt } from '../../state/readers.ts';
import { NONE } from '../../state/realm.ts';
import { enter } from '../book.ts';
import { once, target } from '../deed.ts';
import type { Entries } from '../entry.ts';
import { singerDone, singerFits, singerOptions } from './singer.ts';

export const RED_BANNER_SPELLS: Entries = enter({
  'nyms-calling': {
    play: once((s, item) => {
      for (const id of s.players[item.by].cities.slice()) createToken(s, 'taurson-token', item.by, id);
      createToken(s, 'addax-token', item.by, NONE, { marked: true });
    }),
  },
  'deadly-shock': {
    play: once((s, item) => {
      strike(s, item.card, item.targets[0], creatureAt(s, item.targets[0]) ? 3 : 2);
    }, 'creatureOrCity'),
  },
  // AM-R65: it is looked at only when interceptors are assigned.
  outmaneuvered: {
    play: once((s, item) => lastOnTargets(s, item, 'outmaneuvered'), 'player', 'city'),
    effect: {
      about: ['seat', 'city'],
      bars: (e, c, goal) => e.on[0] === c.controller && e.on[1] === goal,
    },
  },
  'solar-blessing': {
    play: once((s, item) => {
      const c = target(s, item);
      if (c) boost(s, c, 2, 1);
    }, 'creature'),
  },
  'sun-singer-sacrifice': {
    play: once((s, item) => {
      const c = target(s, item);
      if (c) doom(s, c, 'destroyed');
    }, 'attacker'),
    price: {
      options: (s, f) => (singerDone(s, f.costs) ? [] : singerOptions(s, f.seat, f.card, f.costs)),
      fits: (s, seat, card) => singerFits(s, seat, card),
    },
  },
});
