import { OPTIONS } from '../setup.ts';
import { STARTS } from './words.ts';

const names = { type: 'array', items: { type: 'string' } };
const count = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const object = (properties: object) => ({ type: 'object', properties, additionalProperties: false });
const unit = object({ wounds: count, tired: count, ordered: flag, mayRest: flag });
const entry = {
  anyOf: [
    { type: 'string' },
    { type: 'object', additionalProperties: unit, minProperties: 1, maxProperties: 1 },
  ],
};

/** The words of `given` for editors; `arrange` checks what a schema cannot say. */
export const SCHEMA = object({
  options: object(
    Object.fromEntries(Object.keys(OPTIONS).map(name => [name, { type: ['boolean', 'number', 'string'] }])),
  ),
  seats: { type: 'integer', minimum: 1, maximum: 4 },
  begin: flag,
  at: { enum: STARTS },
  round: { type: 'integer', minimum: 1 },
  marker: { enum: ['N', 'E', 'S', 'W'] },
  surged: flag,
  shieldWall: { enum: ['', 'N', 'E', 'S', 'W'] },
  plays: count,
  slain: count,
  units: { type: 'object', additionalProperties: { type: 'array', items: entry } },
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
