import { take } from '@siegeworks/table';
import { tell } from '../../state/events.ts';
import { createToken, enterPlay, removeFromGame } from '../../state/place.ts';
import { citiesOf, cityAt, printed, reigns, stands, turnOrder } from '../../state/readers.ts';
import type { Item, Realm } from '../../state/realm.ts';
import { NONE } from '../../state/realm.ts';
import { isPlant } from '../../state/strength.ts';
import { trigger } from '../../state/triggers.ts';
import { draw, mayDraw } from '../../state/zones.ts';
import { enter } from '../book.ts';
import { eachMayDraw, may, mayChoose, once, self } from '../deed.ts';
import type { Entries } from '../entry.ts';

const ownGraveCreatures = (s: Realm, item: Item) =>
  s.players[item.by].graveyard.filter(id => printed(s, id).type === 'creature');

export const GAIAN_CITIES: Entries = enter({
  farmland: {
    deeds: {
      2: once((s, item) => {
        if (cityAt(s, item.card)) createToken(s, 'crop-token', item.by, item.card);
      }),
    },
    site: {
      lends: (s, c, home) => (home.active.includes(4) && isPlant(s, c) ? { attack: 1, defence: 3 } : null),
    },
  },
  sanctuary: {
    gives: {
      sanctuary(s, c) {
        if (c.city === NONE) return reigns(s, 'sanctuary', 7, c.controller) !== null;
        const here = cityAt(s, c.city);
        if (here?.controller !== c.controller) return false;
        const hereItself = here.card === 'sanctuary' && here.active.includes(3) && stands(s, here.id);
        return hereItself || reigns(s, 'sanctuary', 5, c.controller) !== null;
      },
    },
  },
  'spirit-tree': {
    deeds: {
      3: {
        steps: [
          mayChoose(
            'Spirit Tree: which creature joins your army until your next turn?',
            ownGraveCreatures,
            (s, item, card) => {
              take(s.players[item.by].graveyard, card);
              enterPlay(s, card, item.by, NONE);
              s.effects.push({ what: 'spirit-tree', by: item.by, on: [card] });
            },
          ),
        ],
      },
      'turn-start': once((s, item) => {
        const c = self(s, item);
        if (c) removeFromGame(s, c);
      }),
      7: {
        steps: [
          mayChoose(
            'Spirit Tree: which creature moves in?',
            (s, item) => (cityAt(s, item.card) ? ownGraveCreatures(s, item) : []),
            (s, item, card) => {
              take(s.players[item.by].graveyard, card);
              enterPlay(s, card, item.by, item.card);
            },
          ),
        ],
      },
    },
    effect: {
      about: ['creature'],
      lasts: true,
      turnStart: (s, e) => trigger(s, 'spirit-tree turn-start', e.on[0], e.by),
    },
  },
  // AM-R56
  'enchanted-forest': {
    hears: { disguises: (s, seat) => reigns(s, 'enchanted-forest', 2, seat) !== null },
  },
  'flying-fortress': {
    site: {
      toll: { level: 2, n: 2, sparesFlying: true },
      closed: here => here.active.includes(4),
    },
  },
  swanport: {
    deeds: {
      play: {
        steps: [eachMayDraw('Swanport: draw a card?', s => turnOrder(s))],
      },
      resolved: {
        steps: [
          may(
            'Swanport: draw a card?',
            (s, item) => draw(s, item.by, 1),
            (s, item) => mayDraw(s, item.by),
          ),
        ],
      },
    },
    effect: { lasts: true, playPhase: (s, e) => trigger(s, 'swanport play', e.on[0], e.by) },
    hears: {
      // AM-R62: the draws of level 0 wait for the next play phase.
      played(s, item) {
        if (printed(s, item.card).type !== 'enchantment') return;
        for (const c of citiesOf(s, item.by)) {
          if (c.card !== 'swanport' || c.active.includes(4)) continue;
          s.effects.push({ what: 'swanport', by: item.by, on: [c.id] });
          tell(s, { type: 'scheduled', card: c.id, seat: item.by });
        }
      },
      // AM-R120: without a target it has not resolved.
      resolved(s, item, card) {
        if (item.kind !== 'card' || printed(s, card).type !== 'enchantment') return;
        if (!s.players[item.by].alive) return;
        for (const c of citiesOf(s, item.by))
          if (c.card === 'swanport' && c.active.includes(4)) trigger(s, 'swanport resolved', c.id, item.by);
      },
    },
  },
});
