import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because, clockwise } from '@siegeworks/table';
import type { Travel } from '../cards/card.ts';
import { CARDS, lasting } from '../cards/card.ts';
import { entryOf } from '../cards/entries.ts';
import type { Offered } from '../state/offers.ts';
import { cardOf, isMage, travels, workingItems } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { attackTargets } from './aims.ts';
import { canPay } from './costs.ts';
import { defenders } from './defenders.ts';

const TRUCE = because('TS-185', 'no army may declare an attack now');
const FIRST_ROUND = because('TS-R10', 'no attacks may be declared in the first Round');
const IN_DEFEND = because('TS-103', 'it is in DEFEND');
const ACTED = because('TS-117', 'it has already attacked or used its skill this turn');
const UNDECLARED = because('TS-143', 'it was not declared as an attacker at the start of combat');

/** TS-185, TS-R87, variant `firstRoundTruce`: why this army may not attack, or `null`. */
export function attackBan(s: Siege, seat: Seat): Reason | null {
  if (s.options.firstRoundTruce && s.round === 1) return FIRST_ROUND;
  for (const { what, by } of s.effects) {
    const { bans } = lasting(what);
    if (bans === 'everybody' || (bans === 'caster' && by === seat)) return TRUCE;
  }
  return null;
}
export const inFog = (s: Siege) => s.effects.some(e => lasting(e.what).fog);

/** C1: the player's creatures ON GUARD that have not acted. */
export function noDeclare(s: Siege, p: Piece): Reason | null {
  if (p.position === 'defend') return IN_DEFEND;
  if (p.acted || p.declared || p.position === 'attack') return ACTED;
  return attackBan(s, p.controller);
}
/** C2, TS-R22: a declared creature that has not attacked yet. */
export function noAttack(s: Siege, p: Piece): Reason | null {
  if (p.acted) return ACTED;
  if (p.position === 'defend') return IN_DEFEND;
  const ban = attackBan(s, p.controller); // TS-R23
  if (ban) return ban;
  return p.declared ? null : UNDECLARED;
}

/** A kind of attack that is specified. */
export type AttackKind = Offered<'melee' | 'directed' | 'shoot' | 'skill'>;
/** C3: every way in which this creature may attack now. */
export function attackKinds(s: Siege, p: Piece): AttackKind[] {
  const options: AttackKind[] = [];
  for (const seat of clockwise(s, p.controller))
    if (hasArmy(s, p, seat)) options.push({ kind: 'melee', seat });
  if (inFog(s)) return options;
  for (const what of travels(s, p)) // TS-126
    if (sharedByAll(s, p, what) && directedTargets(s, p, what).length > 0)
      options.push({ kind: 'directed', what });
  if (p.inside !== NONE && !isMage(s, p)) return options; // TS-069, TS-094
  for (const part of [p, ...workingItems(s, p)]) {
    const { shot } = cardOf(part);
    if (shot && attackTargets(s, shot.at).some(t => t.id !== p.id))
      options.push({ kind: 'shoot', card: part.id });
  }
  const { attackSkill } = entryOf(p.card);
  if (attackSkill && skillTargets(s, p).length > 0 && canPay(s, p.controller, attackSkill.cost))
    options.push({ kind: 'skill', card: p.id });
  return options;
}

/** TS-230: a creature's own army only if another creature there can defend. */
function hasArmy(s: Siege, p: Piece, seat: Seat): boolean {
  return seat !== p.controller || defenders(s, seat, pair(p)).length > 0;
}
export const pair = (p: Piece): Id[] => (p.partner === NONE ? [p.id] : [p.id, p.partner]);
/** TS-130, TS-R110: those of the pair that strike together; one that has acted or is in DEFEND takes no part. */
export function party(s: Siege, p: Piece): Id[] {
  return pair(p).filter(id => id === p.id || (!piece(s, id).acted && piece(s, id).position !== 'defend'));
}

/** TS-R111: a rider's own ability does not carry its Mount. */
const sharedByAll = (s: Siege, p: Piece, travel: Travel) =>
  party(s, p).every(id => travels(s, piece(s, id)).includes(travel));

/** TS-138, and the limits that some cards set on their ability. */
export function directedTargets(s: Siege, p: Piece, travel: string): Piece[] {
  return attackTargets(s, directedAt(p.card, travel)).filter(t => !pair(p).includes(t.id));
}
export const directedAt = (card: string, travel: string): 'structure' | undefined =>
  CARDS[card].travel === travel ? CARDS[card].travelAt : undefined;

/** What the skill of this creature may attack. */
export const skillTargets = (s: Siege, p: Piece): Id[] =>
  entryOf(p.card).attackSkill?.aim.list(s, p.controller, []) ?? [];
