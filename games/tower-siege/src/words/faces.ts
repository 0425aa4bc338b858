import type { Face, Id, Pips, Value } from '@siegeworks/contract';
import type { Card } from '../cards/card.ts';
import type { Modifier } from '../rules/levels.ts';
import { modifiers, total } from '../rules/levels.ts';
import { attackable, disabled, isMage, printed, printedOn, travels, used } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { LABELS } from './labels.ts';
import { effectName, nameOf } from './names.ts';

const LEVEL_NAMES = {
  AL: 'Attack Level',
  DL: 'Defense Level',
  RL: 'Resistance Level',
  PL: 'Protection Level',
} as const;
type Shown = keyof typeof LEVEL_NAMES;
const LEVELS: readonly Shown[] = ['AL', 'DL', 'RL', 'PL'];

/** A card in play: its current and printed levels, and what has happened to it. */
export function pieceFace(s: Siege, p: Piece): Face {
  const card = printedOn(s, p);
  const values = shownLevels(s, p).map(which => levelNow(s, p, which));
  return {
    id: p.id,
    card: p.card,
    name: card.name,
    line: lineOf(p, values),
    marks: marks(s, p),
    attached: p.items.map(id => itemFace(s, piece(s, id))),
    type: typeOf(card),
    values,
    pips: pipsOf(p, card),
  };
}
/** Relics that cannot be attacked have nothing to defend with. */
function shownLevels(s: Siege, p: Piece): readonly Shown[] {
  if (p.kind === 'creature') return LEVELS;
  return attackable(s, p) ? ['DL', 'RL'] : ['RL'];
}
function levelNow(s: Siege, p: Piece, which: Shown): Value {
  const parts = modifiers(s, p, which);
  return { ...printedLevel(printedOn(s, p), which), now: total(parts), why: changes(parts, printedOn(s, p)) };
}
function printedLevel(card: Card, which: Shown): Value {
  const own = card.isCreature
    ? { AL: card.sl, DL: card.sl, RL: card.sl, PL: card.pl }
    : { AL: 0, DL: card.dl, RL: card.rl, PL: 0 };
  return { name: LEVEL_NAMES[which], short: which, now: own[which], printed: own[which], why: [] };
}
/** What is not printed on the card itself: `Sword +10`. */
function changes(parts: readonly Modifier[], card: Card): string[] {
  return parts
    .filter(({ reason }) => reason !== 'Skill Level' && reason !== card.name)
    .map(({ amount, reason }) => `${reason} ${amount < 0 ? '−' : '+'}${Math.abs(amount)}`);
}
function pipsOf(p: Piece, card: Card): Pips {
  if (p.kind === 'creature') return { name: 'Life Points', now: p.points, most: Math.max(card.lp, p.points) };
  return { name: 'Integrity Points', now: p.points, most: Math.max(card.ip, p.points) };
}
/** `AL35 DL35 RL35 PL20 · Life 1`; a Protection Level of 0 is left out. */
function lineOf(p: Piece, values: readonly Value[]): string {
  const said = values.filter(({ short, now }) => short !== 'PL' || (now ?? 0) > 0);
  const levels = said.map(({ short, now }) => `${short}${now}`).join(' ');
  return p.kind === 'creature' ? `${levels} · Life ${p.points}` : `Integrity ${p.points} · ${levels}`;
}

function marks(s: Siege, p: Piece): string[] {
  const list: string[] = p.points === 0 && p.kind === 'creature' ? [LABELS.out] : [];
  if (p.kind === 'creature') {
    list.push(LABELS.position[p.position]);
    if (p.inside !== NONE) list.push(`${LABELS.inside} ${nameOf(s, p.inside)}`);
    if (p.acted) list.push(LABELS.acted);
    if (p.upkeep === 'due' || p.upkeep === 'unpaid') list.push(`upkeep ${p.upkeep}`);
    if (p.partner !== NONE) list.push(`with ${nameOf(s, p.partner)}`);
    if (p.barred) list.push('fumbled: no attack magic');
    if (isMage(s, p)) list.push(LABELS.mage);
    list.push(...travels(s, p));
  }
  if (p.occupant !== NONE) list.push(`${LABELS.shelters} ${nameOf(s, p.occupant)}`);
  if (disabled(s, p.id)) list.push('disabled');
  for (const e of s.effects)
    if (e.on.includes(p.id) && !travels(s, p).some(t => t === e.what)) list.push(effectName(e.what));
  return list;
}

function itemFace(s: Siege, p: Piece): Face {
  const state = [
    p.active ? '' : 'not in use',
    used(s, p) ? 'used' : '',
    disabled(s, p.id) ? 'disabled' : '',
  ].filter(Boolean);
  const card = printedOn(s, p);
  return {
    id: p.id,
    card: p.card,
    name: card.name,
    line: '',
    marks: state,
    attached: [],
    type: typeOf(card),
  };
}

/** A card that is not in play, as printed. */
export function plainFace(s: Siege, id: Id): Face {
  if (id < 0) return { id: -1, card: null, name: 'hidden', line: '', marks: [], attached: [] };
  const card = printed(s, id);
  const price = card.type === 'Scroll' ? castPrice(card) : costOf(card);
  return {
    id,
    card: card.id,
    name: card.name,
    line: `${card.type} · ${price}`,
    marks: [],
    attached: [],
    type: typeOf(card),
    cost: costOf(card),
    values: printedValues(card),
  };
}
const castPrice = (card: Card) =>
  card.levels
    ? `${card.levels[0].pp} power or more`
    : card.perTarget
      ? `${card.perTarget.first} power + ${card.perTarget.next} for each further target`
      : `${card.cast} power`;

/** With its units, as short as a roundel needs it: `2–8 power`. */
export function costOf(card: Card): string {
  if (card.type === 'Scroll' || card.type === 'InnateSpell') return `${castingOf(card)} power`;
  const parts = [card.gp > 0 ? `${card.gp} gold` : '', card.pp > 0 ? `${card.pp} power` : ''];
  return parts.filter(Boolean).join(' + ') || 'free';
}
function castingOf(card: Card): string {
  const { levels, perTarget } = card;
  if (levels) return `${levels[0].pp}–${levels[levels.length - 1].pp}`;
  return perTarget ? `${perTarget.first}+` : `${card.cast ?? 0}`;
}
function printedValues(card: Card): Value[] {
  if (card.isCreature) return LEVELS.map(which => printedLevel(card, which));
  if (card.ip === 0) return [];
  return (card.dl > 0 ? (['DL', 'RL'] as const) : (['RL'] as const)).map(which => printedLevel(card, which));
}

/** `Minion · Undead`, `Scroll · any turn`. */
export function typeOf(card: Card): string {
  const kind = card.creatureType ?? card.type;
  const more = card.subtypes.filter(word => word !== kind && word !== 'Rogue');
  const turn = card.st === undefined ? [] : [card.st === 'AT' ? 'any turn' : 'on turn'];
  const slot = card.slot === undefined || card.slot === 'other' ? [] : [card.slot];
  return [TYPE_NAMES[kind] ?? kind, ...more, ...turn, ...slot].join(' · ');
}
const TYPE_NAMES: Readonly<Record<string, string>> = {
  InnateAbility: 'Innate ability',
  InnateSpell: 'Innate Spell',
  BaseMine: 'Base Mine',
  BasePowerstone: 'Base Powerstone',
};
