import {
  cards,
  count,
  flag,
  fromOne,
  list,
  names,
  object,
  SEATS,
  sides,
  text,
  valuesOf,
} from '@siegeworks/table/given';
import { VARIANTS } from '../setup/variants.ts';
import { PHASES, POSITIONS, UPKEEPS } from '../state/state.ts';

const items = cards(object({ active: flag, used: flag }));
const creature = {
  life: count,
  position: { enum: POSITIONS },
  items,
  upkeep: { enum: UPKEEPS },
  acted: flag,
  declared: flag,
  inside: text,
  rides: text,
  travels: names,
  barred: flag,
};
const structure = object({ integrity: count, items });

const side = object({
  race: text,
  towerCard: { enum: ['granite', 'ivory', 'obsidian'] },
  gold: count,
  power: count,
  mines: count,
  powerstones: count,
  baseMines: count,
  basePowerstones: count,
  turns: count,
  hand: names,
  deck: names,
  discard: names,
  caravan: names,
  spellbook: names,
  army: cards(object(creature)),
  mage: object({ ...creature, open: flag }),
  tower: { anyOf: [structure, { const: 'fallen' }] },
  shelters: list(structure),
  relics: cards(structure),
  damagedRelics: names,
  zombies: count,
});

/** The words of `given` for editors; `arrange` checks what a schema cannot say. */
export const SCHEMA = object({
  turn: { enum: SEATS },
  phase: { enum: PHASES },
  begin: flag,
  round: fromOne,
  starter: { enum: SEATS },
  quiet: count,
  options: valuesOf(VARIANTS),
  ...sides(side),
});
