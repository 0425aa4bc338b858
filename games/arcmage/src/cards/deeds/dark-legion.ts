import { call, cover } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { strike } from '../../rules/damage.ts';
import { discarding, torment } from '../../rules/discarding.ts';
import { sacrifice } from '../../rules/sacrifice.ts';
import { search } from '../../rules/search.ts';
import { subtype } from '../../state/keywords.ts';
import { boost, doom, enterPlay, mark, putCounters, relocate, takeControl } from '../../state/place.ts';
import { allCreatures, allEnchantments, armyOf, turnOrder } from '../../state/readers.ts';
import { NONE } from '../../state/realm.ts';
import { draw, toGraveTop } from '../../state/zones.ts';
import { CARDS } from '../card.ts';
import type { Deeds } from './deed.ts';
import { choose, enchants, fasten, ids, once, self, shoots, target, torments } from './deed.ts';
import { placeOf, placesOf, wherever } from './places.ts';

export const DARK_LEGION: Deeds = {
  'lobotomized-library 3': once(s => call(s, discarding(turnOrder(s), 2))),
  'lobotomized-library 5': once((s, item) => draw(s, item.by, 1)),
  'lobotomized-library draw': {
    steps: [
      choose(
        'Lobotomized Library: which city takes 2 damage?',
        (s, item) => s.players[item.data[0]].cities.slice(),
        (s, item, city) => strike(s, item.card, city, 2),
      ),
    ],
  },
  'shadows-twilight discard': {
    steps: [
      {
        who: (_s, item) => item.data[0],
        options: (s, item) => s.players[item.data[0]].cities.map(card => ({ kind: 'choose', card })),
        then: (s, item, pick) => strike(s, item.card, pick.card ?? NONE, 1),
        say: "Shadow's Twilight: which of your cities takes 1 damage?",
      },
    ],
  },
  'forgiving-vampire ability': {
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
  'gigantic-spider die': torments(1),
  'nightgaunt enter': torments(1),
  'shadow-in-the-dark ability': once((s, item) => {
    const c = target(s, item);
    if (c) doom(s, c, 'destroyed');
  }, 'neighbour'),
  // The city may have fallen to it; its controller was its owner.
  'shatis damages-city': once((s, item) => call(s, torment(s.owners[item.data[0]], 1))),
  'undead-archer ability': shoots(1, 'creatureOrCity'),
  'wight graveyard-depth': {
    aims: ['player'],
    steps: [
      (s, item) => call(s, torment(item.targets[0], 1)),
      (s, item) => {
        const owner = s.owners[item.card];
        if (s.players[owner].graveyard.includes(item.card)) toGraveTop(s, owner, item.card);
      },
    ],
  },
  'dark-portal ability': {
    aims: ['creature'],
    steps: [
      wherever(
        'Dark Portal: where does it go?',
        (s, item) => placesOf(s, target(s, item)),
        (s, item, place) => {
          const c = target(s, item);
          if (c) relocate(s, c, place);
        },
      ),
    ],
  },
  'dark-portal': once((s, item) => fasten(s, item, NONE)),
  'fear-of-the-dark': enchants('creature'),
  'raise-the-undead': {
    aims: ['graveCreature'],
    steps: [
      (s, item) => {
        const [id] = item.targets;
        take(s.players[s.owners[id]].graveyard, id);
        enterPlay(s, id, item.by, NONE);
        fasten(s, item, id);
      },
    ],
  },
  abduction: {
    aims: ['creature'],
    steps: [
      (s, item) => {
        const c = target(s, item);
        if (c) mark(s, c);
      },
      wherever(
        'Abduction: where does it go?',
        (s, item) => {
          const c = target(s, item);
          return c ? placeOf(s, c.owner, c) : [];
        },
        (s, item, place) => {
          const c = target(s, item);
          if (c) takeControl(s, c, c.owner, place);
        },
      ),
    ],
  },
  'fearless-assault': once(s => {
    for (const c of allCreatures(s)) {
      boost(s, c, 0, 0, 'deadly');
      if (subtype(s, c, 'Undead')) boost(s, c, 0, 0, 'immune to deadly');
    }
  }),
  'crumbling-defenses': {
    aims: ['player'],
    steps: [
      (s, item) => {
        const fallen = armyOf(s, item.by).filter(c => CARDS[c.card].faction === 1);
        item.data.push(fallen.length);
        sacrifice(s, ids(fallen));
      },
      (s, item) => call(s, torment(item.targets[0], item.data[0])),
    ],
  },
  // AM-R118: all at the same moment, so a Centaur's Staff still saves its creature.
  'jevyans-advice': once(s => {
    cover('card jevyans-advice destroys');
    for (const c of allCreatures(s)) doom(s, c, 'destroyed');
    for (const e of allEnchantments(s)) e.doomed = true;
  }),
  'out-of-nowhere': once((s, item) => call(s, search(item.by, 'darkLegion', 'hand'))),
  'rotten-deal': torments(2),
};
