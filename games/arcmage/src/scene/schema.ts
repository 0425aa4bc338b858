import {
  cards,
  count,
  flag,
  list,
  names,
  object,
  SEATS,
  sides,
  upTo,
  valuesOf,
} from '@siegeworks/table/given';
import { FACTIONS } from '../cards/card.ts';
import { VARIANTS } from '../setup/variants.ts';
import { PHASES } from '../state/realm.ts';

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
  residents: cards(object({ ...creature, of: { enum: SEATS } })),
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
  cities: cards(city),
  army: cards(object(creature)),
  kingdom: cards(object({ marked: flag })),
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
  options: valuesOf(VARIANTS),
  ...sides(side),
});
