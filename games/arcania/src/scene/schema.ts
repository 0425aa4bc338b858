import { card, count, flag, fromOne, list, names, object, text } from '@siegeworks/table/given';
import { ARMY_WORDS } from '../cards/card.ts';
import { EFFECTS } from '../cards/roles.ts';
import { VARIANTS } from '../setup/variants.ts';
import { PHASES } from '../state/state.ts';
import { SEATS } from './words.ts';

const seat = { enum: SEATS };
const seats = list(seat);
const named = (words: object) => list(card(words));

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
const building = object({ used: flag, lock: count, link: text, prisoner: card(force) });
const land = object({ buildings: named(building), built: flag, pestilence: seat, protected: flag });
const side = object({
  army: { enum: ARMY_WORDS },
  castleDamage: count,
  castleLife: count,
  chooseBuildings: flag,
  turns: count,
  hand: names,
  deck: names,
  discard: names,
  buildings: named(building),
  lands: named(land),
  growth: land,
  row: named(force),
  ...Object.fromEntries(Object.keys(EFFECTS).map(word => [word, flag])),
});

/** The words of `given` for editors; `arrange` checks what a schema cannot express. */
export const SCHEMA = object({
  turn: seat,
  phase: { enum: PHASES },
  begin: flag,
  turnsBegun: fromOne,
  options: object(
    Object.fromEntries(Object.keys(VARIANTS).map(name => [name, { type: ['boolean', 'number', 'string'] }])),
  ),
  ...Object.fromEntries(SEATS.map(name => [name, side])),
});
