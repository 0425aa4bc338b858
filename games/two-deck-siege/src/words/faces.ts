import type { Face, Id, Seat, Value } from '@siegeworks/contract';
import type { Card } from '../cards/card.ts';
import { isDefender, printed } from '../cards/card.ts';
import { besiegingSeat } from '../rules/book.ts';
import { COURTYARD, SIDE_NAMES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { exhausted, heartsLeft, shields, strength } from '../state/units.ts';
import { LABELS } from './labels.ts';
import { cardName, nameOf } from './names.ts';

const TYPES: Readonly<Record<string, string>> = {
  'enemy-unit': 'Enemy',
  'enemy-event': 'Enemy event',
  defender: 'Defender',
  'defender-special': 'Special defender',
};
const ORDERS: Readonly<Record<string, string>> = {
  attack: 'Attack order',
  'special-attack': 'Special attack',
  move: 'Move',
  spell: 'Spells',
  repair: 'Repair',
  rest: 'Rest',
  summon: 'Summons',
};
const typeOf = ({ type, orderClass }: Card): string => ORDERS[orderClass] ?? TYPES[type] ?? '';

/** A card in a hand or a pile: as printed. */
export function plain(s: Siege, id: Id): Face {
  if (id < 0) return { id: -1, card: null, name: 'hidden', line: '', marks: [], attached: [] };
  const card = printed(s, id);
  const face: Face = { id, card: card.key, name: cardName(id), line: '', marks: [], attached: [] };
  const values = printedValues(card);
  return {
    ...face,
    type: typeOf(card),
    ...(values.length > 0 && {
      values,
      pips: { name: 'Hearts', now: card.hearts, most: card.hearts },
    }),
  };
}

const value = (name: string, short: string, printed: number): Value => ({
  name,
  short,
  now: printed,
  printed,
  why: [],
});
/** The two that decide a fight come first. */
function printedValues(card: Card): Value[] {
  if (card.hearts === 0) return [];
  // A unit without swords shows a dash, which is not the same as being too tired to strike.
  const unarmed: Value = { name: 'Swords', short: 'Sw', now: null, printed: 0, why: [] };
  const values = [
    card.swords === 0 ? unarmed : value('Swords', 'Sw', card.swords),
    value('Shields', 'Sh', card.shields),
    value(LABELS.range, 'Ra', card.range),
  ];
  if (card.wallIcons > 0) values.push(value(LABELS.wall, 'Wa', card.wallIcons));
  if (card.repairIcons > 0) values.push(value(LABELS.repair, 'Re', card.repairIcons));
  return values;
}

/** The same numbers as they are now, each with what changed it. */
function valuesNow(s: Siege, id: Id): Value[] {
  const [swords, defence, ...others] = printedValues(printed(s, id));
  const { tired } = s.units[id];
  const { stamina } = printed(s, id);
  if (isDefender(id) && swords.now !== null && tired > stamina) {
    swords.now = strength(s, id, 0);
    swords.why = [`tired ${tired}, ${tired - stamina} beyond its stamina of ${stamina}`];
  }
  defence.now = shields(s, id);
  if (defence.now !== defence.printed) defence.why = [`Shield Wall on the ${SIDE_NAMES[s.shieldWall]} side`];
  return [swords, defence, ...others];
}

/** A unit on the map. */
export function face(s: Siege, id: Id, home: Seat): Face {
  const card = printed(s, id);
  const values = valuesNow(s, id);
  const pips = { name: 'Hearts', now: heartsLeft(s, id), most: card.hearts };
  const enemy = besiegingSeat(s) < 0 ? null : besiegingSeat(s);
  return {
    id,
    card: card.key,
    name: nameOf(id),
    seat: isDefender(id) ? home : enemy,
    line: lineOf(values, `hearts ${pips.now}/${pips.most}`),
    marks: marksOf(s, id),
    attached: [],
    type: typeOf(card),
    values,
    pips,
  };
}
function lineOf(values: readonly Value[], hearts: string): string {
  const words = values.map(({ name, now }) => `${name.toLowerCase()} ${now ?? 0}`);
  return [...words.slice(0, 2), hearts, ...words.slice(2)].join(' · ');
}
function marksOf(s: Siege, id: Id): string[] {
  const { tired, ordered, place } = s.units[id];
  const marks: string[] = !isDefender(id) && place === COURTYARD ? ['enemy'] : [];
  if (tired > 0) marks.push(`tired ${tired}/${2 * printed(s, id).stamina}`);
  if (isDefender(id) && exhausted(s, id)) marks.push('exhausted');
  if (ordered) marks.push('ordered');
  return marks;
}
