import { card, count, flag, list, names, object, upTo } from '@siegeworks/table/given';
import { FACTIONS } from '../cards/card.ts';
import { VARIANTS } from '../setup/variants.ts';
import { PHASES } from '../state/realm.ts';
import { SEATS } from './words.ts';

const named = (words: object) => list(card(words));
const creature = {
  marked: flag,
  devoted: flag,
  damage: count,
  plus: count,
  minus: count,
  attackPlus: count,
  roots: count,
  ore: count,
  marks: upTo,
  held: count,
  ivy: count,
  attacked: flag,
  dealtBefore: count,
  keywords: names,
  enchantments: names,
  owner: { enum: SEATS },
  asCreature: count,
};
const city = object({
  defence: upTo,
  residents: named(object({ ...creature, of: { enum: SEATS } })),
  enchantments: names,
  levels: list(count),
  extra: count,
  moved: { enum: ['in', 'out'] },
  damaged: count,
});
const factions = (words: object) => object(Object.fromEntries(FACTIONS.map(name => [name, words])));
const side = object({
  hand: names,
  deck: names,
  graveyard: names,
  unbuilt: names,
  cities: named(city),
  army: named(object(creature)),
  kingdom: named(object({ marked: flag })),
  resources: factions({ anyOf: [count, names] }),
  markedResources: count,
  pool: factions(count),
  turns: count,
});

/** The words of `given` for editors; `arrange` checks what a schema cannot say. */
export const SCHEMA = object({
  turn: { enum: SEATS },
  starter: { enum: SEATS },
  phase: { enum: PHASES },
  begin: flag,
  turnsBegun: count,
  resolved: count,
  options: object(
    Object.fromEntries(Object.keys(VARIANTS).map(name => [name, { type: ['boolean', 'number', 'string'] }])),
  ),
  ...Object.fromEntries(SEATS.map(name => [name, side])),
});
