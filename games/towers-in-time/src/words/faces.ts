import type { Face, Id } from '@siegeworks/contract';
import { counted, whose } from '@siegeworks/table';
import { ELEMENTS, GLYPH } from '../cards/card.ts';
import { facts, typeName } from '../cards/facts.ts';
import { temper } from '../rules/temper.ts';
import { printed } from '../state/faces.ts';
import {
  attack,
  counts,
  defence,
  diffused,
  glyphs,
  isCombatant,
  isFighter,
  isItem,
  produces,
  statusPoints,
  vulnerable,
} from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { nameOf } from './names.ts';
import { capital, costOf, pipsOf, printedValues, typeOf, unitType, unitValues } from './values.ts';

export function sourceFace(s: Realm, p: Piece): Face {
  const made = ELEMENTS.filter((_element, i) => produces(s, p) & (1 << i));
  const given = made.length === ELEMENTS.length ? 'temper of any element' : `${made.join(' or ')} temper`;
  return {
    id: p.id,
    card: p.card,
    name: nameOf(s, p.id),
    line: `${printed(s, p.id).isGate ? 'Gate' : 'Source'} · ${temper(s, p)} ${given}`,
    marks: p.used ? ['used'] : [],
    attached: p.cards.map(id => attachedFace(s, id)),
    type: typeOf(printed(s, p.id)),
    values: unitValues(s, p),
  };
}
/** A unit with its current values; `floor` is its seat in the Tower, if it has one. */
export function unitFace(s: Realm, p: Piece, floor = ''): Face {
  return {
    id: p.id,
    card: p.card,
    name: nameOf(s, p.id),
    seat: p.controller,
    line: [...(floor === '' ? [] : [floor]), ...values(s, p)].join(' · '),
    marks: marks(s, p),
    attached: p.cards.map(id => attachedFace(s, id)),
    type: unitType(s, p),
    values: unitValues(s, p),
    ...pipsOf(s, p),
  };
}
function values(s: Realm, p: Piece): string[] {
  const parts = isFighter(s, p) ? [`${attack(s, p)}/${defence(s, p)}`] : [];
  if (p.damage > 0) parts.push(`${p.damage} damage`);
  if (!p.used && temper(s, p) > 0) parts.push(`${temper(s, p)} temper`);
  parts.push(counted(statusPoints(s, p), 'point'));
  return [...parts, ...glyphNames(s, p)];
}
const SHOWN = [
  'army',
  'fast',
  'quick',
  'fly',
  'magicalAttack',
  'paralyze',
  'invisible',
  'magicOnly',
] as const;
const SHOWN_NAMES: Readonly<Record<(typeof SHOWN)[number], string>> = {
  army: 'Army',
  fast: 'Fast',
  quick: 'Quick',
  fly: 'Fly',
  magicalAttack: 'Magical attack',
  paralyze: 'Paralyze',
  invisible: 'Invisible',
  magicOnly: 'Magic only',
};
/** Glyphs in words, as they are now. */
export const glyphNames = (s: Realm, p: Piece): string[] =>
  SHOWN.filter(flag => glyphs(s, p) & GLYPH[flag]).map(flag => SHOWN_NAMES[flag]);

function marks(s: Realm, p: Piece): string[] {
  const said: [boolean, string][] = [
    [p.dying, 'dying'],
    [s.combat?.attackers.includes(p.id) ?? false, 'attacks'],
    [s.combat?.defenders.includes(p.id) ?? false, 'defends'],
    [p.used && !isCombatant(s, p.id), 'used'],
    [p.paralysed, 'paralysed'],
    [p.noAttack, 'has attacked'],
    [p.raised, 'raised'],
    [p.exposed, 'exposed'],
    [diffused(s, p), 'diffused'],
    [vulnerable(s, p) && !isCombatant(s, p.id) && !p.exposed && !diffused(s, p), 'vulnerable'],
  ];
  return said.filter(([holds]) => holds).map(([, word]) => word);
}
function attachedFace(s: Realm, id: Id): Face {
  const idle = isItem(s, id) && !counts(s, id) ? ['not in use'] : [];
  const owner = s.pieces[id]?.controller ?? s.owners[id];
  const line = printed(s, id).type === 'sustained' ? `${whose(s, owner)} spell` : '';
  const card = printed(s, id);
  return {
    id,
    card: card.id,
    name: card.name,
    seat: owner,
    line,
    marks: idle,
    attached: [],
    type: typeOf(card),
    values: printedValues(card),
  };
}
/** The only creature tag that matters to other cards (TT-165). */
const TELLING: readonly string[] = ['elf'];
/** A card that is not in play, with what is printed on it. */
export function plainFace(s: Realm, id: Id): Face {
  if (id < 0) return { id: -1, card: null, name: 'hidden', line: '', marks: [], attached: [] };
  const card = printed(s, id);
  const line = [typeName(card), ...facts(card, TELLING)].join(' · ');
  return {
    id,
    card: card.id,
    name: card.name,
    line,
    marks: [],
    attached: [],
    type: typeOf(card),
    ...costOf(card),
    values: printedValues(card),
  };
}
/** A shorter version for shields and Limbo: its kind, its cost and its attack and defence. */
export function shortFace(s: Realm, id: Id): Face {
  const face = plainFace(s, id);
  if (id < 0) return face;
  const card = printed(s, id);
  const parts = [card.isSource ? typeName(card) : capital(card.status ?? card.type)];
  if (card.isFighter) parts.push(`${card.attack}/${card.defence}`);
  if (card.cost > 0 || card.x) parts.push(`costs ${card.x ? 'X' : card.cost}`);
  return { ...face, line: parts.join(' · ') };
}
