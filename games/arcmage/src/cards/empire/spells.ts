import { call } from '@siegeworks/kernel';
import { deaths } from '../../rules/check.ts';
import { hurt } from '../../rules/damage.ts';
import { besieged } from '../../rules/siege.ts';
import { gainDefence } from '../../state/cities.ts';
import { subtype } from '../../state/keywords.ts';
import { boost, doom, relocate } from '../../state/place.ts';
import { allCities, allCreatures, cardOf, inArmy, ownResidents, printed } from '../../state/readers.ts';
import type { Item, Realm } from '../../state/realm.ts';
import { city, NONE } from '../../state/realm.ts';
import { loyaltyOf } from '../../state/strength.ts';
import { enter } from '../book.ts';
import { once, own } from '../deed.ts';
import type { Entries } from '../entry.ts';
import { pactSteps } from './pact.ts';

/** AM-R110: loyalty marks of the creatures of a faction that did go to a graveyard; `data` pairs them. */
function fallenMarks(s: Realm, item: Item, faction: number): number {
  let marks = 0;
  for (let i = 0; i < item.data.length; i += 2) {
    const id = item.data[i];
    const buried = s.players[s.owners[id]].graveyard.includes(id);
    if (buried && printed(s, id).faction === faction) marks += item.data[i + 1];
  }
  return marks;
}

export const EMPIRE_SPELLS: Entries = enter({
  'assemble-the-army': {
    play: once((s, item) => {
      for (const id of s.players[item.by].cities)
        for (const c of ownResidents(s, city(s, id)))
          if (!c.marked && subtype(s, c, 'Soldier') && !besieged(s, city(s, id))) relocate(s, c, NONE);
    }),
  },
  'dimensional-pocket': {
    play: {
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
  },
  revenge: {
    play: once((s, item) => {
      s.effects.push({ what: 'revenge', by: item.by, on: [] });
    }),
    effect: { word: 'blood-vengeance' },
  },
  'as-you-command': {
    play: {
      steps: [
        (s, item) => {
          const struck = allCreatures(s).filter(inArmy);
          item.data = struck.flatMap(c => [c.id, loyaltyOf(s, c)]);
          for (const c of struck) doom(s, c, 'destroyed');
          call(s, deaths());
        },
        (s, item) => {
          for (const c of allCities(s)) gainDefence(s, c, fallenMarks(s, item, cardOf(c).faction));
        },
      ],
    },
  },
  'uneasy-pact': {
    play: { steps: pactSteps },
  },
  'battering-ram': {
    play: once((s, item) => {
      for (const c of own(s, item)) if (subtype(s, c, 'Soldier')) boost(s, c, 2, 0, 'overrun');
    }),
  },
});
