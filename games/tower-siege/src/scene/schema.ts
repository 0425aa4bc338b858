import { OPTIONS } from '../setup.ts';
import { PHASES, POSITIONS, UPKEEPS } from '../state.ts';
import { SEATS } from './words.ts';

const names = { type: 'array', items: { type: 'string' } };
const count = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const object = (properties: object) => ({ type: 'object', properties, additionalProperties: false });
const named = (words: object) => ({
  type: 'array',
  items: {
    anyOf: [
      { type: 'string' },
      { type: 'object', additionalProperties: words, minProperties: 1, maxProperties: 1 },
    ],
  },
});
const items = named(object({ active: flag, used: flag }));
const creature = {
  life: count,
  position: { enum: POSITIONS },
  items,
  upkeep: { enum: UPKEEPS },
  acted: flag,
  declared: flag,
  inside: { type: 'string' },
  rides: { type: 'string' },
  travels: names,
  barred: flag,
};
const structure = object({ integrity: count, items });

const side = object({
  race: { type: 'string' },
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
  army: named(object(creature)),
  mage: object({ ...creature, open: flag }),
  tower: { anyOf: [structure, { const: 'fallen' }] },
  shelters: { type: 'array', items: structure },
  relics: named(structure),
  damagedRelics: names,
  zombies: count,
});

/** The words of `given` for editors; `arrange` checks what a schema cannot say. */
export const SCHEMA = object({
  turn: { enum: SEATS },
  phase: { enum: PHASES },
  begin: flag,
  round: { type: 'integer', minimum: 1 },
  starter: { enum: SEATS },
  quiet: count,
  options: object(
    Object.fromEntries(Object.keys(OPTIONS).map(name => [name, { type: ['boolean', 'number', 'string'] }])),
  ),
  ...Object.fromEntries(SEATS.map(name => [name, side])),
});
