import { FACTIONS } from '../cards/card.ts';
import { OPTIONS } from '../options.ts';
import { PHASES } from '../state.ts';
import { SEATS } from './words.ts';

const names = { type: 'array', items: { type: 'string' } };
const count = { type: 'integer', minimum: 0 };
const whole = { type: 'integer' };
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
const creature = {
  marked: flag,
  devoted: flag,
  damage: count,
  plus: count,
  minus: count,
  attackPlus: count,
  roots: count,
  ore: count,
  marks: whole,
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
  defence: whole,
  residents: named(object({ ...creature, of: { enum: SEATS } })),
  enchantments: names,
  levels: { type: 'array', items: count },
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
    Object.fromEntries(Object.keys(OPTIONS).map(name => [name, { type: ['boolean', 'number', 'string'] }])),
  ),
  ...Object.fromEntries(SEATS.map(name => [name, side])),
});
