import { card, count, flag, fromOne, list, names, object, valuesOf } from '@siegeworks/table/given';
import { OPTIONS } from '../setup/setup.ts';
import { STARTS } from './words.ts';

const unit = object({ wounds: count, tired: count, ordered: flag, mayRest: flag });

/** The words of `given` for editors; `arrange` checks what a schema cannot say. */
export const SCHEMA = object({
  options: valuesOf(OPTIONS),
  seats: { type: 'integer', minimum: 1, maximum: 4 },
  begin: flag,
  at: { enum: STARTS },
  round: fromOne,
  marker: { enum: ['N', 'E', 'S', 'W'] },
  surged: flag,
  shieldWall: { enum: ['', 'N', 'E', 'S', 'W'] },
  plays: count,
  slain: count,
  units: { type: 'object', additionalProperties: list(card(unit)) },
  damage: { type: 'object', additionalProperties: count },
  hand: names,
  deck: names,
  discard: names,
  fallen: names,
  enemyDeck: names,
  held: names,
  reserve: names,
  enemyDiscard: names,
});
