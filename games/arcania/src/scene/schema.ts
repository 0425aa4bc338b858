import { ARMY_WORDS } from '../cards/card.ts';
import { OPTIONS } from '../setup.ts';
import { PHASES } from '../state.ts';
import { SEATS } from './words.ts';

const names = { type: 'array', items: { type: 'string' } };
const count = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const text = { type: 'string' };
const seat = { enum: SEATS };
const seats = { type: 'array', items: seat };
const object = (properties: object) => ({ type: 'object', additionalProperties: false, properties });
const one = (words: object) => ({
  anyOf: [text, { type: 'object', additionalProperties: words, maxProperties: 1 }],
});
const list = (words: object) => ({ type: 'array', items: one(words) });

const force = object({
  owner: seat,
  charmed: count,
  damage: count,
  worn: names,
  staffs: seats,
  attacked: flag,
  defended: flag,
  trappedBy: text,
  paralysed: count,
  heldOff: seats,
  smith: flag,
  armoury: flag,
  berserk: flag,
  ravenous: { enum: ['AD', 'DS'] },
  spent: flag,
  used: flag,
  invisible: flag,
});
const building = object({ used: flag, lock: count, link: text, prisoner: one(force) });
const land = object({ buildings: list(building), built: flag, pestilence: seat, protected: flag });
const side = object({
  army: { enum: ARMY_WORDS },
  castleDamage: count,
  castleLife: count,
  chooseBuildings: flag,
  turns: count,
  hand: names,
  deck: names,
  discard: names,
  buildings: list(building),
  lands: list(land),
  growth: land,
  row: list(force),
  plague: flag,
  wallOfForce: flag,
});

/** The words of `given` for editors; `arrange` checks what a schema cannot say. */
export const SCHEMA = object({
  turn: seat,
  phase: { enum: PHASES },
  begin: flag,
  turnsBegun: { type: 'integer', minimum: 1 },
  options: object(
    Object.fromEntries(Object.keys(OPTIONS).map(name => [name, { type: ['boolean', 'number', 'string'] }])),
  ),
  ...Object.fromEntries(SEATS.map(name => [name, side])),
});
