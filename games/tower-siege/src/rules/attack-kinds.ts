import type { Id, Option, Reason, Seat } from '@siegeworks/kernel';
import type { Travel } from '../cards/card.ts';
import {
  cardOf,
  clockwise,
  creatures,
  inTheOpen,
  isMage,
  opponents,
  structures,
  travels,
  workingItems,
} from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { attackTargets } from './aims.ts';
import { canPay } from './costs.ts';
import { defenders } from './defenders.ts';
import { because } from './reasons.ts';

const TRUCE = because('TS-185', 'no army may declare an attack now');
const FIRST_ROUND = because('TS-R10', 'no attacks are declared in the first Round');
const IN_DEFEND = because('TS-103', 'it is in DEFEND');
const ACTED = because('TS-117', 'it has already attacked or used its skill this turn');
const UNDECLARED = because('TS-143', 'it was not declared as an attacker at the start of combat');
export const SKILL_COST = { gp: 0, pp: 2 };

/** TS-185, TS-R87, option `firstRoundTruce`: why this army may not attack, or `null`. */
export function attackBan(s: Siege, seat: Seat): Reason | null {
  if (s.options.firstRoundTruce && s.round === 1) return FIRST_ROUND;
  const banned = s.effects.some(
    e => e.what === 'battle-truce' || (e.what === 'truce-rider' && e.by === seat),
  );
  return banned ? TRUCE : null;
}
export const inFog = (s: Siege) => s.effects.some(e => e.what === 'fog-of-war');

/** C1: own creatures ON GUARD that have not acted. */
export function noDeclare(s: Siege, p: Piece): Reason | null {
  if (p.position === 'defend') return IN_DEFEND;
  if (p.acted || p.declared || p.position === 'attack') return ACTED;
  return attackBan(s, p.controller);
}
/** C2: a declared creature that has not attacked yet. */
export function noAttack(s: Siege, p: Piece): Reason | null {
  if (p.acted) return ACTED;
  if (p.position === 'defend') return IN_DEFEND;
  const ban = attackBan(s, p.controller);
  if (ban) return ban;
  return p.declared ? null : UNDECLARED;
}

/** C3: every way in which this creature may attack now. */
export function manners(s: Siege, p: Piece): Option[] {
  const options: Option[] = [];
  for (const seat of clockwise(s, p.controller))
    if (hasArmy(s, p, seat)) options.push({ kind: 'melee', seat });
  if (inFog(s)) return options;
  for (const what of travels(s, p))
    if (sharedByAll(s, p, what) && directedTargets(s, p, what).length > 0)
      options.push({ kind: 'directed', what });
  if (p.inside !== NONE && !isMage(s, p)) return options;
  for (const part of [p, ...workingItems(s, p)]) {
    const { shot } = cardOf(part);
    if (shot && attackTargets(s, shot.at).some(t => t.id !== p.id))
      options.push({ kind: 'shoot', card: part.id });
  }
  if (SKILLED.includes(p.card) && skillTargets(s, p).length > 0 && canPay(s, p.controller, SKILL_COST))
    options.push({ kind: 'skill', card: p.id });
  return options;
}
const SKILLED = ['thaylens-rogue', 'saboteur'];

/** TS-230: the own army only if somebody else there can defend. */
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

/** TS-138; a Sapper tunnels against structures only. */
export function directedTargets(s: Siege, p: Piece, travel: string): Piece[] {
  const sapping = p.card === 'sapper' && travel === 'Tunneling';
  return attackTargets(s, sapping ? 'structure' : undefined).filter(t => !pair(p).includes(t.id));
}

/** Thaylen's Rogue: Items on opposing creatures in the open. Saboteur: opposing structure Items and Relics anywhere. */
export function skillTargets(s: Siege, p: Piece): Id[] {
  return opponents(s, p.controller).flatMap(seat => {
    const army = creatures(s, seat);
    if (p.card === 'thaylens-rogue')
      return army.filter(inTheOpen).flatMap(c => c.items.filter(id => piece(s, id).kind === 'item'));
    const relics = army.flatMap(c => c.items.filter(id => piece(s, id).kind === 'relic'));
    const built = structures(s, seat).flatMap(b => b.items);
    return [...built, ...s.players[seat].relics, ...relics];
  });
}
