import { reveal } from '@siegeworks/kernel';
import { gainDefence } from '../../state/cities.ts';
import { lastOnTargets } from '../../state/effects.ts';
import { tell } from '../../state/events.ts';
import { boost, leaveCombat, refreshLevels } from '../../state/place.ts';
import { allCities, allCreatures, printed } from '../../state/readers.ts';
import { NONE } from '../../state/realm.ts';
import { fightOf, isPlant } from '../../state/strength.ts';
import { draw, forget, learnAll } from '../../state/zones.ts';
import { enter } from '../book.ts';
import { CARDS } from '../card.ts';
import { choose, once, target } from '../deed.ts';
import type { Entries } from '../entry.ts';

export const GAIAN_SPELLS: Entries = enter({
  'natures-outrage': {
    play: once((s, item) => {
      s.effects.push({ what: 'natures-outrage', by: item.by, on: [] });
    }),
    effect: { frees: (s, c) => isPlant(s, c) },
  },
  // AM-R63: only cards that the player owns.
  'recycling-resources': {
    play: {
      steps: [
        (s, item) => {
          const rows = s.players[item.by].resources.filter(r => s.owners[r.card] === item.by);
          reveal(s, item.by);
          for (const row of rows) learnAll(s, row.card);
          tell(s, { type: 'resourcesShown', seat: item.by, cards: rows.map(r => r.card) });
        },
        choose(
          'Recycling Resources: which card goes to your hand?',
          (s, item) =>
            s.players[item.by].resources.flatMap(r =>
              s.owners[r.card] === item.by && ['enchantment', 'event'].includes(printed(s, r.card).type)
                ? [r.card]
                : [],
            ),
          (s, item, card) => {
            const row = s.players[item.by].resources.find(r => r.card === card);
            if (!row) return;
            row.card = item.card;
            item.card = NONE;
            tell(s, { type: 'recycled', card, seat: item.by });
            forget(s, row.card);
            learnAll(s, row.card);
            s.players[item.by].hand.push(card);
          },
        ),
      ],
    },
  },
  'call-to-aid': {
    play: once((s, item) => lastOnTargets(s, item, 'call-to-aid'), 'ownCity', 'ownCity'),
    effect: {
      about: ['city', 'city'],
      calls: (e, c, goal) => e.by === c.controller && e.on[0] === c.city && e.on[1] === goal,
    },
  },
  'early-spring': {
    play: once(s => {
      for (const c of allCreatures(s)) if (isPlant(s, c)) boost(s, c, 2, 2);
      for (const c of allCities(s)) if (CARDS[c.card].faction === 0) gainDefence(s, c, 2);
    }),
  },
  'botanic-block': {
    play: {
      aims: ['creature'],
      steps: [
        (s, item) => {
          const c = target(s, item);
          if (!c) return;
          boost(s, c, 0, 0, 'peaceful');
          c.barred = true;
          if (fightOf(s, c.id)) leaveCombat(s, c.id);
        },
        (s, item) => draw(s, item.by, 1),
      ],
    },
  },
  serenity: {
    calms: true,
    play: once(s => {
      for (const c of allCreatures(s)) {
        c.serene = true;
        tell(s, { type: 'calmed', card: c.id });
      }
      for (const c of allCities(s)) refreshLevels(s, c);
    }),
  },
});
