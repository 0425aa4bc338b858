import {
  card,
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
import { ARMY_WORDS } from '../cards/card.ts';
import { EFFECTS } from '../cards/roles.ts';
import { VARIANTS } from '../setup/variants.ts';
import { PHASES } from '../state/state.ts';

const seat = { enum: SEATS };
const seats = list(seat);

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
const land = object({ buildings: cards(building), built: flag, pestilence: seat, protected: flag });
const side = object({
  army: { enum: ARMY_WORDS },
  castleDamage: count,
  castleLife: count,
  chooseBuildings: flag,
  turns: count,
  hand: names,
  deck: names,
  discard: names,
  buildings: cards(building),
  lands: cards(land),
  growth: land,
  row: cards(force),
  ...Object.fromEntries(Object.keys(EFFECTS).map(word => [word, flag])),
});

/** The words of `given` for editors; `arrange` checks what a schema cannot express. */
export const SCHEMA = object({
  turn: seat,
  phase: { enum: PHASES },
  begin: flag,
  turnsBegun: fromOne,
  options: valuesOf(VARIANTS),
  ...sides(side),
});
