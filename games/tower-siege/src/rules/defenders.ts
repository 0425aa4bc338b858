import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import type { Offered } from '../state/offers.ts';
import {
  attackable,
  cardOf,
  creatures,
  inTheOpen,
  isMage,
  printedOn,
  structures,
  towerShield,
  travelSources,
  workingItems,
} from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { canPay } from './costs.ts';

const IN_DEFEND = because('TS-104', 'it is in DEFEND');
const SMALL = because('TS-194', 'only Relics with a printed Integrity of 2 or more can defend');
const INSIDE = because('TS-139', 'it is inside a structure');
const NO_ABILITY = because('TS-139', 'it does not have the same travel ability');
const STRUCTURE = because('TS-139', 'a structure never blocks a Directed attack');

/** TS-095, TS-099, TS-136: why this one cannot be chosen to defend its army against melee, or `null`. */
export function noDefence(s: Siege, p: Piece): Reason | null {
  if (p.kind === 'creature') return cardOf(p).noDefence ?? (p.position === 'defend' ? IN_DEFEND : null);
  const shield = p.id === s.players[p.controller].tower ? towerShield(s, p.controller) : null;
  if (shield) return cardOf(shield).covers ?? null;
  return attackable(s, p) ? null : SMALL;
}

/** TS-136, TS-137, TS-R37: the eligible defenders; if there is none, the Mage even in DEFEND. */
export function defenders(s: Siege, army: Seat, attackers: readonly Id[]): Piece[] {
  const all = [...creatures(s, army), ...structures(s, army)].filter(
    p => !attackers.includes(p.id) && noDefence(s, p) === null,
  );
  if (all.length > 0) return all;
  const mage = piece(s, s.players[army].mage);
  return attackers.includes(mage.id) || s.turn === army ? [] : [mage];
}

/** TS-139: why this creature cannot block a Directed attack of that ability, or `null`. */
export function noBlock(s: Siege, p: Piece, travel: string): Reason | null {
  if (p.kind !== 'creature') return STRUCTURE;
  if (!inTheOpen(p)) return INSIDE;
  if (p.position === 'defend') return IN_DEFEND; // TS-R60
  return blocksFreely(s, p, travel) || blockSource(s, p, travel) !== NONE ? null : NO_ABILITY;
}
/** The ability is active and serves to block, or its card or an Item lets it block. */
export function blocksFreely(s: Siege, p: Piece, travel: string): boolean {
  const allowed = [p, ...workingItems(s, p)].some(part => cardOf(part).blocks?.some(word => word === travel));
  if (allowed) return true;
  return travelSources(s, p).some(source => source.travel === travel && !CARDS[source.card].travelAt);
}

/** The creature or Item whose ability may be paid for now, to block with it: the cheapest (TS-R133). */
export function blockSource(s: Siege, p: Piece, travel: string): Id {
  const price = (part: Piece) => printedOn(s, part).travelCost ?? 0;
  const [source] = [p, ...workingItems(s, p)]
    .filter(part => cardOf(part).travel === travel && !cardOf(part).travelOnTurn)
    .sort((a, b) => price(a) - price(b));
  return source && canPay(s, p.controller, { gp: 0, pp: price(source) }) ? source.id : NONE;
}

/** C4: blockers of a Directed attack, and Bodyguards of a Mage in the open. */
export function blockOptions(s: Siege, target: Piece, travel: string): Offered<'block' | 'guard'>[] {
  const options: Offered<'block' | 'guard'>[] = [];
  for (const p of creatures(s, target.controller)) {
    if (p.id !== target.id && noBlock(s, p, travel) === null) options.push({ kind: 'block', card: p.id });
  }
  for (const p of bodyguards(s, target)) options.push({ kind: 'guard', card: p.id });
  return options;
}
export function bodyguards(s: Siege, target: Piece): Piece[] {
  if (target.kind !== 'creature' || !isMage(s, target) || !inTheOpen(target)) return [];
  return creatures(s, target.controller).filter(
    p => cardOf(p).guards && inTheOpen(p) && p.position !== 'defend',
  );
}
