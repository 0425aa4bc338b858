import { cards, count, flag, fromOne, names, object, SEATS, sides, valuesOf } from '@siegeworks/table/given';
import { OPTIONS } from '../setup/variants.ts';

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
  towers: cards(object({ units: cards(unit), walls: names, used: flag })),
  adrift: cards(unit),
  passes: count,
  breach: count,
});

/** The vocabulary of `given` for editors; `arrange` checks what a schema cannot express. */
export const SCHEMA = object({
  turn: fromOne,
  phase: { enum: ['setup', 'beginning', 'maintenance', 'action', 'end'] },
  begin: flag,
  active: { enum: SEATS },
  last: { enum: SEATS },
  lastLoss: count,
  options: valuesOf(OPTIONS),
  ...sides(side),
});
