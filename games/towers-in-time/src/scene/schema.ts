import { card, count, flag, fromOne, list, names, object } from '@siegeworks/table/given';
import { OPTIONS } from '../setup/variants.ts';
import { SEAT_NAMES } from './words.ts';

const named = (words: object) => list(card(words));
const unit = object({
  items: names,
  totems: names,
  spells: names,
  used: flag,
  gave: flag,
  damage: count,
  dying: flag,
  paralysed: flag,
  noAttack: flag,
  arrived: flag,
  openly: flag,
  raised: flag,
});
const side = object({
  hand: names,
  deck: names,
  limbo: names,
  discard: names,
  shields: { anyOf: [names, fromOne] },
  towers: named(object({ units: named(unit), walls: names, used: flag })),
  adrift: named(unit),
  passes: count,
  breach: count,
});

/** The vocabulary of `given` for editors; `arrange` checks what a schema cannot express. */
export const SCHEMA = object({
  turn: fromOne,
  phase: { enum: ['setup', 'beginning', 'maintenance', 'action', 'end'] },
  begin: flag,
  active: { enum: SEAT_NAMES },
  last: { enum: SEAT_NAMES },
  lastLoss: count,
  options: object(
    Object.fromEntries(Object.keys(OPTIONS).map(name => [name, { type: ['boolean', 'number', 'string'] }])),
  ),
  ...Object.fromEntries(SEAT_NAMES.map(name => [name, side])),
});
