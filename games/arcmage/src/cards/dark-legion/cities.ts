import { call, cover } from '@siegeworks/kernel';
import { strike } from '../../rules/damage.ts';
import { discarding } from '../../rules/discarding.ts';
import { tell } from '../../state/events.ts';
import { subtype } from '../../state/keywords.ts';
import { dropEnchantment, leaveCombat, relocate, undevote } from '../../state/place.ts';
import { allReigning, enchantmentAt, opposes, reigns, turnOrder } from '../../state/readers.ts';
import type { Creature, Realm } from '../../state/realm.ts';
import { NONE } from '../../state/realm.ts';
import { trigger } from '../../state/triggers.ts';
import { draw } from '../../state/zones.ts';
import { enter } from '../book.ts';
import { choose, once } from '../deed.ts';
import type { Entries } from '../entry.ts';

/** AM-R48: into the army, without damage, counters, changes and enchantments; it has not died. */
function rise(s: Realm, c: Creature): void {
  cover('card nirvana-of-the-undead raises');
  leaveCombat(s, c.id);
  for (const id of c.attached.slice()) {
    const e = enchantmentAt(s, id);
    if (e) dropEnchantment(s, e);
  }
  undevote(s, c);
  relocate(s, c, NONE);
  Object.assign(c, {
    damage: 0,
    plus: 0,
    minus: 0,
    attackPlus: 0,
    roots: 0,
    ore: 0,
    marks: 0,
    turnAttack: 0,
    turnDefence: 0,
    turnWords: [],
    words: ['Undead'],
    serene: false,
    barred: false,
    sheltered: false,
    held: 0,
    ivy: 0,
    heldBy: [],
    doom: '',
  });
  tell(s, { type: 'risen', card: c.id });
}

export const DARK_LEGION_CITIES: Entries = enter({
  'lobotomized-library': {
    deeds: {
      3: once(s => call(s, discarding(turnOrder(s), 2))),
      5: once((s, item) => draw(s, item.by, 1)),
      draw: {
        steps: [
          choose(
            'Lobotomized Library: which city takes 2 damage?',
            (s, item) => s.players[item.data[0]].cities.slice(),
            (s, item, city) => strike(s, item.card, city, 2),
          ),
        ],
      },
    },
    hears: {
      // AM-R64: once per card.
      drew(s, seat, n) {
        for (const library of allReigning(s, 'lobotomized-library', 7)) {
          if (!opposes(s, library.controller, seat)) continue;
          for (let i = 0; i < n; i++)
            trigger(s, 'lobotomized-library draw', library.id, library.controller, [seat]);
        }
      },
    },
  },
  'nirvana-of-the-undead': {
    gives: { deadly: (s, c) => reigns(s, 'nirvana-of-the-undead', 3) !== null && subtype(s, c, 'Undead') },
    rebirth: {
      fits: (s, c) =>
        reigns(s, 'nirvana-of-the-undead', 5, c.controller) !== null && !subtype(s, c, 'Undead'),
      rise,
    },
  },
  'shadows-twilight': {
    deeds: {
      discard: {
        steps: [
          {
            who: (_s, item) => item.data[0],
            options: (s, item) => s.players[item.data[0]].cities.map(card => ({ kind: 'choose', card })),
            then: (s, item, pick) => strike(s, item.card, pick.card ?? NONE, 1),
            say: "Shadow's Twilight: which of your cities takes 1 damage?",
          },
        ],
      },
    },
    gives: {
      indestructible: (s, c) =>
        reigns(s, 'shadows-twilight', 5, c.controller) !== null && subtype(s, c, 'Shadow'),
    },
    hears: {
      // Every single card.
      discarded(s, seat) {
        for (const twilight of allReigning(s, 'shadows-twilight', 2))
          if (opposes(s, twilight.controller, seat))
            trigger(s, 'shadows-twilight discard', twilight.id, twilight.controller, [seat]);
      },
    },
  },
});
