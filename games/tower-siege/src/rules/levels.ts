import type { Id, Seat } from '@siegeworks/contract';
import { roll } from '@siegeworks/kernel';
import type { ClubLevel, Fights, Gives, Level } from '../cards/card.ts';
import { effectTitle, lasting } from '../cards/card.ts';
import { emit } from '../state/events.ts';
import { setPosition } from '../state/place.ts';
import { cardOf, disabled, isCreature, mageOf, printed, printedOn, workingItems } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';

export interface Modifier {
  amount: number;
  reason: string;
}
/** What is specific to one exchange: conditional modifiers count only in the rolls their text names (6.3). */
export interface Fight {
  directed: boolean;
  /** The travel ability of a Directed attack, or nothing. */
  travel: string;
  /** The attack was aimed at a structure; it still counts as such when it continues against the occupant (TS-R131). */
  atStructure: boolean;
  /** A riposte: bonuses for one's own attack do not count. */
  riposte: boolean;
  club: ClubLevel | null;
}
const KEY = { AL: 'al', DL: 'dl', RL: 'rl' } as const;

/** Never stored: worked out from what lies on the table, each with its reason for tooltip and log. */
export function modifiers(s: Siege, p: Piece, level: Level, fight: Fight | null = null): Modifier[] {
  if (level === 'PL') return protection(s, p);
  const key = level === 'SS' || level === 'IS' ? null : KEY[level];
  if (key === null) return skillBonus(s, p, level === 'SS' ? 'ss' : 'is');
  return isCreature(p) ? ofCreature(s, p, key, fight) : ofStructure(s, p, key, fight);
}

/** TS-159: Skill Level, Items, effects, leaders, and what the fight adds. */
function ofCreature(s: Siege, p: Piece, key: 'al' | 'dl' | 'rl', fight: Fight | null): Modifier[] {
  const card = printedOn(s, p);
  const list: Modifier[] = [{ amount: card.sl, reason: 'Skill Level' }];
  const add = (amount: number | undefined, reason: string) => {
    if (amount) list.push({ amount, reason });
  };
  for (const item of workingItems(s, p)) {
    const { gives, name } = printedOn(s, item);
    const vsStructure = key === 'al' && gives.alVsStructure && fight?.atStructure;
    add((gives.sl ?? 0) + (vsStructure ? (gives.alVsStructure ?? 0) : (gives[key] ?? 0)), name);
  }
  fromEffects(s, p, key, add);
  if (card.isMinion) fromLeaders(s, p, key, add);
  if (fight) fromFight(s, p, key, fight, add);
  return list;
}
type Add = (amount: number | undefined, reason: string) => void;

function fromEffects(s: Siege, p: Piece, key: 'al' | 'dl' | 'rl', add: Add): void {
  for (const e of s.effects) {
    if (!e.on.includes(p.id)) continue;
    const { gives } = lasting(e.what);
    if (gives) add(amountOf(gives, key), effectTitle(e.what));
  }
}
const amountOf = (gives: Gives, key: 'al' | 'dl' | 'rl'): number => (gives.sl ?? 0) + (gives[key] ?? 0);

/** A creature leads the other Minions of its army; a card that it carries leads all of them. */
function fromLeaders(s: Siege, p: Piece, key: 'al' | 'dl' | 'rl', add: Add): void {
  for (const id of s.players[p.controller].army) {
    const other = piece(s, id);
    const { leads, name } = printedOn(s, other);
    if (leads && id !== p.id) add(amountOf(leads, key), name);
    for (const item of other.items) {
      const carried = printed(s, item);
      if (carried.leads && !disabled(s, item)) add(amountOf(carried.leads, key), carried.name);
    }
  }
}

function fromFight(s: Siege, p: Piece, key: 'al' | 'dl' | 'rl', fight: Fight, add: Add): void {
  if (key === 'rl' || fight.riposte) return;
  const { fights, name } = cardOf(p);
  if (fights && counts(s, p, fights, fight)) add(fights[key], name);
  add(fight.club?.[key], 'Club Strike');
}
/** TS-R120: a bonus for a travel ability belongs to the attack, whoever meets it. */
function counts(s: Siege, p: Piece, { when }: Fights, fight: Fight): boolean {
  if (when === 'ownTurn') return s.turn === p.controller;
  return when === 'directed' ? fight.directed : fight.travel === when;
}

/** TS-025, TS-R33: printed level plus Items of that level alone. */
function ofStructure(s: Siege, p: Piece, key: 'al' | 'dl' | 'rl', fight: Fight | null): Modifier[] {
  const card = printedOn(s, p);
  const own = key === 'rl' ? card.rl : key === 'dl' ? card.dl : 0;
  const list: Modifier[] = [{ amount: own, reason: card.name }];
  for (const item of workingItems(s, p)) {
    const { gives, givesVsMelee, name } = printedOn(s, item);
    if (gives[key]) list.push({ amount: gives[key] ?? 0, reason: name });
    if (key === 'dl' && givesVsMelee && fight && !fight.directed)
      list.push({ amount: givesVsMelee.dl ?? 0, reason: name });
  }
  if (key === 'dl' && fight?.club?.dl && !fight.riposte)
    list.push({ amount: fight.club.dl, reason: 'Club Strike' });
  return list;
}

/** TS-031: the highest base, plus every +PL. */
function protection(s: Siege, p: Piece): Modifier[] {
  if (!isCreature(p)) return [];
  const card = printedOn(s, p);
  let base: Modifier = { amount: card.pl, reason: card.name };
  const more: Modifier[] = [];
  for (const item of workingItems(s, p)) {
    const { gives, name } = printedOn(s, item);
    if ((gives.basePL ?? 0) > base.amount) base = { amount: gives.basePL ?? 0, reason: name };
    if (gives.pl) more.push({ amount: gives.pl, reason: name });
  }
  for (const e of s.effects) {
    if (!e.on.includes(p.id)) continue;
    const { gives } = lasting(e.what);
    if (gives?.pl) more.push({ amount: gives.pl, reason: effectTitle(e.what) });
  }
  return base.amount > 0 ? [base, ...more] : more;
}

/** TS-026, TS-027: SS of the Mage's Items, IS of the creature's own. */
function skillBonus(s: Siege, p: Piece, key: 'ss' | 'is'): Modifier[] {
  return workingItems(s, p).flatMap(item => {
    const { gives, name } = printedOn(s, item);
    return gives[key] ? [{ amount: gives[key] ?? 0, reason: name }] : [];
  });
}

/** TS-021: a level below 0 counts as 0. */
export function total(parts: readonly Modifier[]): number {
  let sum = 0;
  for (const part of parts) sum += part.amount;
  return Math.max(0, sum);
}
export const level = (s: Siege, p: Piece, which: Level, fight: Fight | null = null) =>
  total(modifiers(s, p, which, fight));

/** Spell Skill of a casting: printed or chosen level plus the Mage's Items. */
export function spellSkill(s: Siege, seat: Seat, base: number): Modifier[] {
  return [{ amount: base, reason: 'Spell Skill' }, ...modifiers(s, mageOf(s, seat), 'SS')];
}
/** Innate Skill: bonuses only for a creature's own rolls (TS-R70). */
export function innateSkill(s: Siege, shooter: Id, base: number): Modifier[] {
  const own: Modifier[] = [{ amount: base, reason: 'Innate Skill' }];
  if (shooter === NONE || !isCreature(piece(s, shooter))) return own;
  return [...own, ...modifiers(s, piece(s, shooter), 'IS')];
}

export type Attack = 'critical' | 'hit' | 'miss' | 'fumble';
export type Defence = 'exceptional' | 'success' | 'failure' | 'fumble';

/** TS-016, TS-017, TS-019, TS-020, TS-R50: what one roll of d100 means, whatever the level. */
export function attackClass(die: number, against: number, criticalUpTo = 2): Attack {
  if (die <= criticalUpTo) return 'critical';
  if (die >= 99) return 'fumble';
  return die <= against ? 'hit' : 'miss';
}
/** TS-019: 01 and 02 are exceptional, 99 and 100 a fumble. */
export function defenceClass(die: number, against: number): Defence {
  if (die <= 2) return 'exceptional';
  if (die >= 99) return 'fumble';
  return die <= against ? 'success' : 'failure';
}

interface Roll {
  seat: Seat;
  card: Id;
  level: Level;
  parts: Modifier[];
}
export function rollAttack(s: Siege, r: Roll, criticalUpTo = 2): Attack {
  const need = total(r.parts);
  const die = roll(s, 100, s.random, [criticalUpTo, need, 98]);
  const result = attackClass(die, need, criticalUpTo);
  emit(s, { type: 'rolled', seat: r.seat, card: r.card, level: r.level, die, need, result, parts: r.parts });
  return result;
}
export function rollDefence(s: Siege, r: Roll): Defence {
  const need = total(r.parts);
  const die = roll(s, 100, s.random, [2, need, 98]);
  const result = defenceClass(die, need);
  emit(s, { type: 'rolled', seat: r.seat, card: r.card, level: r.level, die, need, result, parts: r.parts });
  return result;
}
/** The use of an Innate Skill that is not an attack: a fumble places the creature in DEFEND. */
export function skillSucceeds(s: Siege, p: Piece, base: number): boolean {
  const parts = innateSkill(s, p.id, base);
  const result = rollAttack(s, { seat: p.controller, card: p.id, level: 'IS', parts });
  if (result === 'fumble') setPosition(s, p, 'defend');
  return result === 'critical' || result === 'hit';
}
/** TS-030, TS-R51: no Critical and no Fumble; a level of 0 makes no roll. */
export function absorbs(s: Siege, p: Piece): boolean {
  const parts = modifiers(s, p, 'PL');
  const need = total(parts);
  if (need === 0) return false;
  const die = roll(s, 100, s.random, [need]);
  const result = die <= need ? 'absorbed' : 'failure';
  emit(s, { type: 'rolled', seat: p.controller, card: p.id, level: 'PL', die, need, result, parts });
  return result === 'absorbed';
}

/** TS-012: rolled durations and Surge points; a 100 on three is rolled again. */
const TABLE = { 2: [50, 100], 3: [33, 66, 99], 4: [25, 50, 75, 100] } as const;
export function rollTable(s: Siege, seat: Seat, max: 2 | 3 | 4): number {
  const die = roll(s, 100, s.random, TABLE[max]);
  const n = 1 + TABLE[max].findIndex(limit => die <= limit);
  emit(s, { type: 'tableRolled', seat, die, max, n });
  return n === 0 ? rollTable(s, seat, max) : n;
}
