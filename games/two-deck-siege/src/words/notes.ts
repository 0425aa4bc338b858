import type { Id, Option } from '@siegeworks/contract';
import { counted, listed } from '@siegeworks/table';
import { OIL } from '../cards/boiling-oil.ts';
import { has, printed } from '../cards/card.ts';
import { SPELLS } from '../cards/spells.ts';
import { foresee } from '../knowledge/foresight.ts';
import { bonusOf, resultOf, sightOf } from '../knowledge/sight.ts';
import { COURTYARD, cellOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { enemiesAt, guardsAt, heartsLeft, room, shields, strength, wallIndex } from '../state/units.ts';
import { forecastParts } from './forecast.ts';
import { cardName } from './names.ts';
import { genericNote, orderNote } from './order-notes.ts';

type Note = (s: Siege, o: Option) => string;
const cardOf = (o: Option) => o.card ?? NONE;
const targetOf = (o: Option) => o.target ?? NONE;

/** What a blow of this power would do, with the numbers that decide. */
function blowText(s: Siege, power: number, target: Id): string {
  const result = resultOf(s, power, target);
  const against = shields(s, target);
  const name = cardName(target);
  const sum = `strength ${power}, ${counted(against, 'shield')}`;
  if (result === 'nothing') return `${name} is not hurt; ${sum}`;
  if (result === 'kill') return `${name} dies; ${sum}`;
  return `${name} is wounded, ${counted(heartsLeft(s, target) - 1, 'heart')} left; ${sum}`;
}
/** TD-073, TD-076: what acting costs. */
function priceText(s: Siege, id: Id): string {
  if (has(id, 'tireless')) return '';
  const { stamina, swords } = printed(s, id);
  const tired = s.units[id].tired + 1;
  const weaker = swords > 0 && tired > stamina ? `, swords ${Math.max(0, swords - (tired - stamina))}` : '';
  return `; then tired ${tired} of ${2 * stamina}${tired >= 2 * stamina ? ', exhausted' : weaker}`;
}
const attackNote: Note = (s, o) =>
  blowText(s, strength(s, cardOf(o), bonusOf(s)), targetOf(o)) + priceText(s, cardOf(o));

function repairNote(s: Siege, o: Option): string {
  const wall = o.what ?? '';
  const i = wallIndex(s, wall);
  const { repairIcons } = printed(s, cardOf(o));
  const points = repairIcons === 0 ? 1 : repairIcons + (s.units[cardOf(o)].place === wall ? 1 : 0);
  const after = Math.max(0, s.damage[i] - points);
  return `damage of ${wall} ${s.damage[i]} becomes ${after} of ${s.rating[i]}${priceText(s, cardOf(o))}`;
}
/** The best that a defender can do from here. */
const actorNote: Note = (s, o) => {
  const [best] = sightOf(s, cardOf(o)).aims;
  return best ? `at best ${blowText(s, best.power, best.enemy)}` : '';
};
function moveNote(s: Siege, o: Option): string {
  const id = cardOf(o);
  const place = o.what ?? '';
  const there = { ...s, units: s.units.map((unit, i) => (i === id ? { ...unit, place } : unit)) };
  const { aims } = sightOf(there, id);
  const worth = aims.filter(aim => aim.result !== 'nothing').length;
  const reach = aims.length === 0 ? '' : `reaches ${aims.length}, can wound ${worth}`;
  const full = place !== COURTYARD && room(s, place) <= 0 ? 'someone must make room' : '';
  return [reach, full].filter(part => part !== '').join('; ');
}
/** Whom an attack of this power would kill or wound, all in one place. */
function crowdText(s: Siege, power: number, place: string): string {
  const met = enemiesAt(s, place);
  const by = (result: string) => met.filter(id => resultOf(s, power, id) === result).map(cardName);
  const parts = [
    by('kill').length > 0 && `kills ${listed(by('kill'))}`,
    by('wound').length > 0 && `wounds ${listed(by('wound'))}`,
  ].filter((part): part is string => typeof part === 'string');
  return parts.length === 0 ? 'hurts nobody' : parts.join(', ');
}
/** A spell's option names no attacker; the spell being cast gives the power. */
function targetNote(s: Siege, o: Option): string {
  if (o.card !== undefined) return blowText(s, printed(s, o.card).swords, targetOf(o));
  return blowText(s, spellPower(s), targetOf(o));
}
function spellPower(s: Siege): number {
  const f = s.stack.at(-1);
  return f && 'name' in f ? SPELLS[String(f.name)].power : 0;
}
function siegeNote(s: Siege, o: Option): string {
  const i = wallIndex(s, o.what ?? '');
  const damage = Math.min(s.rating[i], s.damage[i] + printed(s, cardOf(o)).wallIcons);
  return damage >= s.rating[i] ? 'breached' : `damage ${damage} of ${s.rating[i]}`;
}
function placeNote(s: Siege, o: Option): string {
  if (o.card === undefined) return '';
  const i = wallIndex(s, o.what ?? '');
  const guards = guardsAt(s, o.what ?? '');
  return `${guards === 0 ? 'nobody' : counted(guards, 'defender')} there, damage ${s.damage[i]} of ${s.rating[i]}`;
}
function bindNote(s: Siege, o: Option): string {
  const i = wallIndex(s, o.what ?? '');
  const whole = s.damage[i] < s.rating[i];
  return whole ? `damage ${s.damage[i]} becomes 0` : `rebuilt, damage ${Math.ceil(s.rating[i] / 2)}`;
}
function endNote(s: Siege): string {
  const foresight = foresee(s);
  return foresight ? `without new cards ${forecastParts(foresight).join('; ')}` : '';
}

/** The result of an option, where it can be computed from what everyone can see. */
const NOTES: Readonly<Record<string, Note>> = {
  order: orderNote,
  generic: genericNote,
  endTurn: endNote,
  act: actorNote,
  attack: attackNote,
  repair: repairNote,
  tend: (s, o) =>
    o.what === 'wound' ? `hearts ${heartsLeft(s, targetOf(o))} become ${heartsLeft(s, targetOf(o)) + 1}` : '',
  to: moveNote,
  rest: (s, o) => `tired ${s.units[cardOf(o)].tired} becomes ${Math.max(0, s.units[cardOf(o)].tired - 2)}`,
  pour: (s, o) => crowdText(s, OIL, cellOf(o.what ?? '', 1)) + priceText(s, cardOf(o)),
  cell: (s, o) => crowdText(s, spellPower(s), o.what ?? ''),
  target: targetNote,
  bless: (s, o) => `tired ${s.units[targetOf(o)].tired} becomes ${s.units[targetOf(o)].tired - 1}`,
  heal: (s, o) => `hearts ${heartsLeft(s, targetOf(o))} become ${heartsLeft(s, targetOf(o)) + 1}`,
  bind: bindNote,
  siegeWall: siegeNote,
  place: placeNote,
};
export const note: Note = (s, o) => NOTES[o.kind]?.(s, o) ?? '';
