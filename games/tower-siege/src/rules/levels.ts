import type { Id, Seat } from '@siegeworks/kernel';
import { emit, roll } from '@siegeworks/kernel';
import type { ClubLevel, Level } from '../cards/card.ts';
import { cardOf, disabled, isCreature, mageOf, workingItems } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';

export interface Modifier {
  amount: number;
  reason: string;
}
/** What is peculiar to one exchange: conditional modifiers count only in the rolls their text names (6.3). */
export interface Fight {
  directed: boolean;
  /** The travel ability of a Directed attack, or nothing. */
  travel: string;
  /** The attack was aimed at a structure; when it goes on against the occupant it still counts as that (TS-R131). */
  atStructure: boolean;
  /** A riposte: no bonus of an own attack counts. */
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

function ofCreature(s: Siege, p: Piece, key: 'al' | 'dl' | 'rl', fight: Fight | null): Modifier[] {
  const card = cardOf(p);
  const list: Modifier[] = [{ amount: card.sl, reason: 'Skill Level' }];
  const add = (amount: number | undefined, reason: string) => {
    if (amount) list.push({ amount, reason });
  };
  for (const item of workingItems(s, p)) {
    const { gives, name } = cardOf(item);
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
    if (e.what === 'bolster') add(10, 'Bolster');
    if (e.what === 'weaken') add(-10, 'Weaken');
    if (e.what === 'curse') add(-10, 'Curse');
    if (e.what === 'blessing') add(key === 'al' ? 10 : key === 'dl' ? 5 : 0, 'Blessing');
  }
}

/** A Hero leads the other Minions; a carried Crown of Command all of them. */
function fromLeaders(s: Siege, p: Piece, key: 'al' | 'dl' | 'rl', add: Add): void {
  for (const id of s.players[p.controller].army) {
    const other = piece(s, id);
    if (key === 'al' && other.card === 'hero' && id !== p.id) add(5, 'Hero');
    if (other.items.some(item => s.names[item] === 'crown-of-command' && !disabled(s, item)))
      add(5, 'Crown of Command');
  }
}

function fromFight(s: Siege, p: Piece, key: 'al' | 'dl' | 'rl', fight: Fight, add: Add): void {
  if (key === 'al' && !fight.riposte) {
    if (p.card === 'berserker' && s.turn === p.controller) add(15, 'Berserker');
    // TS-R120: the bonus belongs to the attack, whoever meets it.
    if (p.card === 'sapper' && fight.travel === 'Tunneling') add(10, 'Sapper');
    add(fight.club?.al, 'Club Strike');
  }
  if (key !== 'dl') return;
  if (p.card === 'pikeman' && fight.directed && !fight.riposte) add(10, 'Pikeman');
  if (!fight.riposte) add(fight.club?.dl, 'Club Strike');
}

/** TS-025, TS-R33: printed level plus Items of that level alone. */
function ofStructure(s: Siege, p: Piece, key: 'al' | 'dl' | 'rl', fight: Fight | null): Modifier[] {
  const card = cardOf(p);
  const own = key === 'rl' ? card.rl : key === 'dl' ? card.dl : 0;
  const list: Modifier[] = [{ amount: own, reason: card.name }];
  for (const item of workingItems(s, p)) {
    const { gives, givesVsMelee, name } = cardOf(item);
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
  const card = cardOf(p);
  let base: Modifier = { amount: card.pl, reason: card.name };
  const more: Modifier[] = [];
  for (const item of workingItems(s, p)) {
    const { gives, name } = cardOf(item);
    if ((gives.basePL ?? 0) > base.amount) base = { amount: gives.basePL ?? 0, reason: name };
    if (gives.pl) more.push({ amount: gives.pl, reason: name });
  }
  for (const e of s.effects) {
    if (!e.on.includes(p.id)) continue;
    if (e.what === 'spell-shield') more.push({ amount: 20, reason: 'Shield Spell' });
    if (e.what === 'stone-skin') more.push({ amount: 25, reason: 'Stone Skin' });
  }
  return base.amount > 0 ? [base, ...more] : more;
}

/** TS-026, TS-027: SS of the Mage's Items, IS of the creature's own. */
function skillBonus(s: Siege, p: Piece, key: 'ss' | 'is'): Modifier[] {
  return workingItems(s, p).flatMap(item => {
    const { gives, name } = cardOf(item);
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

export function attackClass(die: number, against: number, criticalUpTo = 2): Attack {
  if (die <= criticalUpTo) return 'critical';
  if (die >= 99) return 'fumble';
  return die <= against ? 'hit' : 'miss';
}
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
  const die = roll(s, 100);
  const need = total(r.parts);
  const result = attackClass(die, need, criticalUpTo);
  emit(s, { type: 'rolled', seat: r.seat, card: r.card, level: r.level, die, need, result, parts: r.parts });
  return result;
}
export function rollDefence(s: Siege, r: Roll): Defence {
  const die = roll(s, 100);
  const need = total(r.parts);
  const result = defenceClass(die, need);
  emit(s, { type: 'rolled', seat: r.seat, card: r.card, level: r.level, die, need, result, parts: r.parts });
  return result;
}
/** TS-030: no Critical and no Fumble; a level of 0 makes no roll. */
export function absorbs(s: Siege, p: Piece): boolean {
  const parts = modifiers(s, p, 'PL');
  const need = total(parts);
  if (need === 0) return false;
  const die = roll(s, 100);
  const result = die <= need ? 'absorbed' : 'failure';
  emit(s, { type: 'rolled', seat: p.controller, card: p.id, level: 'PL', die, need, result, parts });
  return result === 'absorbed';
}

/** TS-012: rolled durations and Surge points; a 100 on three is rolled again. */
const TABLE = { 2: [50, 100], 3: [33, 66, 99], 4: [25, 50, 75, 100] } as const;
export function rollTable(s: Siege, seat: Seat, max: 2 | 3 | 4): number {
  const die = roll(s, 100);
  const n = 1 + TABLE[max].findIndex(limit => die <= limit);
  emit(s, { type: 'tableRolled', seat, die, max, n });
  return n === 0 ? rollTable(s, seat, max) : n;
}
