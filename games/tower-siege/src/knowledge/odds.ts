import type { Id } from '@siegeworks/contract';
import type { ClubLevel } from '../cards/card.ts';
import { CARDS } from '../cards/card.ts';
import type { Aimed } from '../rules/aimed.ts';
import { canBeAbsorbed, resistance, skill } from '../rules/aimed.ts';
import type { Outcomes, Result } from '../rules/exchange.ts';
import { M1, M2, R1 } from '../rules/exchange.ts';
import type { Attack, Defence, Fight, Modifier } from '../rules/levels.ts';
import { innateSkill, level, modifiers, total } from '../rules/levels.ts';
import { cardOf, disabled, isCreature } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';

/** Exact chances, each from 0 to 1, of what the dice will decide. */
export interface Odds {
  /** The defender loses a Life Point or Integrity Point, if nobody heals it. */
  hit: number;
  /** The defender may strike back. */
  riposted: number;
  /** The attacker loses a Life Point to ripostes, if none is declined. */
  hurt: number;
}

/** How often each class of roll comes up at this level (TS-018 to TS-020). */
export function attackChances(against: number, criticalUpTo = 2): Record<Attack, number> {
  const hit = Math.max(0, Math.min(against, 98) - criticalUpTo);
  return {
    critical: criticalUpTo / 100,
    hit: hit / 100,
    miss: (98 - criticalUpTo - hit) / 100,
    fumble: 0.02,
  };
}
export function defenceChances(against: number): Record<Defence, number> {
  const success = Math.max(0, Math.min(against, 98) - 2);
  return { exceptional: 0.02, success: success / 100, failure: (96 - success) / 100, fumble: 0.02 };
}
/** TS-030: no Critical and no Fumble. */
const absorbChance = (s: Siege, p: Piece) => Math.min(100, level(s, p, 'PL')) / 100;

/** How a blow is struck: by which creature, at which target, and what is specific to it. */
export interface Blow {
  attacker: Id;
  defender: Id;
  directed: boolean;
  travel: string;
  club: ClubLevel | null;
}
export const plainBlow = (attacker: Id, defender: Id): Blow => ({
  attacker,
  defender,
  directed: false,
  travel: '',
  club: null,
});
const fightOf = (s: Siege, blow: Blow, riposte: boolean): Fight => ({
  directed: blow.directed,
  travel: blow.travel,
  atStructure: !isCreature(piece(s, blow.defender)),
  riposte,
  club: riposte ? null : blow.club,
});
export const attackParts = (s: Siege, blow: Blow): Modifier[] =>
  modifiers(s, piece(s, blow.attacker), 'AL', fightOf(s, blow, false));
export const defenceParts = (s: Siege, blow: Blow): Modifier[] =>
  modifiers(s, piece(s, blow.defender), 'DL', fightOf(s, blow, false));

/** One melee or Directed attack with everything that follows from it (6.4), except the attack on an occupant. */
export function blowOdds(s: Siege, blow: Blow): Odds {
  const defender = piece(s, blow.defender);
  const attacker = piece(s, blow.attacker);
  const criticalUpTo = blow.directed ? cardOf(attacker).directedCritical : undefined;
  const attack = attackChances(total(attackParts(s, blow)), criticalUpTo);
  const defence = defenceChances(total(defenceParts(s, blow)));
  const cells = cellsOf(isCreature(defender) ? M1 : M2, attack, defence);
  const lands = isCreature(defender) ? 1 - absorbChance(s, defender) : 1;
  const back = (result: Result) => ripostesOf(s, blow, defender, result);
  // An additional attack is made with the same levels: its chances are those of the attack itself.
  const again = sum(cells, results => (results.includes('extra') ? 1 : 0));
  const first = sum(cells, results => (results.includes('damage') ? lands : 0));
  const spared = sum(cells, results =>
    results.includes('damage') && results.includes('extra') ? 1 - lands : results.includes('extra') ? 1 : 0,
  );
  return {
    hit: first / (1 - spared),
    riposted: sum(cells, results => (results.some(each => back(each) !== null) ? 1 : 0)) / (1 - again),
    hurt: sum(cells, results => Math.max(0, ...results.map(each => back(each) ?? 0))) / (1 - again),
  };
}

interface Cell {
  chance: number;
  results: readonly Result[];
}
function cellsOf(table: Outcomes, attack: Record<Attack, number>, defence: Record<Defence, number>): Cell[] {
  return ATTACKS.flatMap(a => DEFENCES.map(d => ({ chance: attack[a] * defence[d], results: table[a][d] })));
}
const ATTACKS = ['critical', 'hit', 'miss', 'fumble'] as const;
const DEFENCES = ['exceptional', 'success', 'failure', 'fumble'] as const;
const sum = (cells: readonly Cell[], of: (results: readonly Result[]) => number): number =>
  cells.reduce((all, { chance, results }) => all + chance * of(results), 0);

/** Whether this result lets the defender strike back, and the chance that this does damage; `null` when it does not. */
function ripostesOf(s: Siege, blow: Blow, defender: Piece, result: Result): number | null {
  const kind = RIPOSTES[result];
  if (!kind) return null;
  if (isCreature(defender)) {
    const barred = defender.barred || (kind === 'guarded' && defender.position === 'defend');
    return barred ? null : riposteHits(s, { ...blow, attacker: defender.id }, blow.attacker, kind === 'sure');
  }
  const occupant = defender.occupant === NONE ? null : s.pieces[defender.occupant];
  if (kind !== 'item' && occupant && !occupant.barred)
    return riposteHits(s, { ...blow, attacker: occupant.id }, blow.attacker, kind === 'sure');
  const item = kind === 'plain' ? undefined : riposteItem(s, defender);
  return item === undefined ? null : itemHits(s, item, blow.attacker);
}
const RIPOSTES: Partial<Record<Result, 'plain' | 'sure' | 'guarded' | 'item'>> = {
  riposte: 'plain',
  sureRiposte: 'sure',
  guardedRiposte: 'guarded',
  riposteItem: 'item',
};
const riposteItem = (s: Siege, structure: Piece): Id | undefined =>
  structure.items.find(id => CARDS[s.names[id]].riposteItem && !disabled(s, id));

/** The riposte itself (R1). What a riposte against it would add, less than one in a hundred, is left out. */
export function riposteHits(s: Siege, blow: Blow, against: Id, sure: boolean): number {
  const back = { ...blow, defender: against };
  const fight = fightOf(s, back, true);
  const attack = sure ? SURE : attackChances(level(s, piece(s, back.attacker), 'AL', fight));
  return hitsWith(s, attack, piece(s, against), fight);
}
const SURE: Record<Attack, number> = { critical: 0, hit: 1, miss: 0, fumble: 0 };
function itemHits(s: Siege, item: Id, against: Id): number {
  const skill = total(innateSkill(s, NONE, CARDS[s.names[item]].riposteIS ?? 0));
  return hitsWith(s, attackChances(skill), piece(s, against), null);
}
function hitsWith(s: Siege, attack: Record<Attack, number>, p: Piece, fight: Fight | null): number {
  const cells = cellsOf(R1, attack, defenceChances(level(s, p, 'DL', fight)));
  const lands = isCreature(p) ? 1 - absorbChance(s, p) : 1;
  return lands * sum(cells, results => (results.includes('damage') ? 1 : 0));
}

/** The chance that a shot, Spell or Scroll works: not missed, not resisted, not absorbed. */
export function aimedHits(s: Siege, aimed: Aimed): number {
  const { critical, hit } = attackChances(total(skill(s, aimed)));
  const resist = defenceChances(total(resistance(s, aimed).parts));
  const works = critical * (1 - resist.exceptional) + hit * (resist.failure + resist.fumble);
  const p = s.pieces[aimed.target];
  return p && isCreature(p) && canBeAbsorbed(aimed.what) ? works * (1 - absorbChance(s, p)) : works;
}
/** The chance that a roll of a Resistance Level alone fails. */
export function resistFails(against: number): number {
  const { failure, fumble } = defenceChances(against);
  return failure + fumble;
}
