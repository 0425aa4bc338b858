import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import type { Target } from '../state/offers.ts';
import {
  attackable,
  cardOf,
  creatures,
  inTheOpen,
  isMage,
  opponents,
  opposes,
  printed,
  serves,
  standingTower,
  structures,
  towerShield,
} from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';

/** What a casting or a skill may be aimed at: candidates in a fixed order, and the field of the option that names one. */
export interface Aim {
  field: 'target' | 'seat' | 'n';
  list(s: Siege, seat: Seat, chosen: readonly number[]): number[];
  /** Why one is not among them; asked only about those that are not. */
  why(s: Siege, seat: Seat, n: number): Reason | null;
}
export function aimed({ field }: Aim, n: number): Target {
  if (field === 'target') return { kind: 'target', target: n };
  return field === 'seat' ? { kind: 'target', seat: n } : { kind: 'target', n };
}
export function picked(pick: Target): number {
  if ('target' in pick) return pick.target;
  return 'seat' in pick ? pick.seat : pick.n;
}

const NO_TARGET = because(
  'TS-006',
  'it is neither a creature in the open nor a structure or Relic on the battlefield',
);
const INSIDE = because('TS-089', 'it is inside a structure, and only the structure can be chosen');
export const NOT_A_STRUCTURE = because('TS-224', 'only structures and Relics can be chosen');
export const NOT_A_CREATURE = because('TS-224', 'only creatures can be chosen');
export const NOT_OPPOSING = because('TS-224', 'only what belongs to an opponent can be chosen');
const GONE = because('TS-219', 'that player is out of the game');
const NO_OPPONENT = because('TS-224', 'only an opponent can be chosen');

export const everySeat = (s: Siege) => s.players.flatMap((p, seat) => (p.alive ? [seat] : []));
export const ids = (pieces: Piece[]) => pieces.map(p => p.id);
export const fresh = (list: number[], chosen: readonly number[]) => list.filter(id => !chosen.includes(id));

/** TS-006, TS-007, TS-089, TS-105, TS-195: what a harmful effect may choose, of any player. */
export function targets(s: Siege, allowed: (p: Piece) => boolean = () => true): Piece[] {
  const found: Piece[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (!s.players[seat].alive) continue;
    for (const p of creatures(s, seat)) if (p.inside === NONE && allowed(p)) found.push(p);
    const covered = towerShield(s, seat) ? s.players[seat].tower : NONE;
    for (const p of structures(s, seat)) if (p.id !== covered && allowed(p)) found.push(p);
  }
  return found;
}
/** TS-141, TS-R61: attacks of creatures, Items, structures and Relics never choose a 1-IP Relic. */
export const attackTargets = (s: Siege, at?: 'creature' | 'structure') =>
  targets(s, p =>
    at === 'creature'
      ? p.kind === 'creature'
      : at === 'structure'
        ? p.kind !== 'creature' && attackable(s, p)
        : p.kind === 'creature' || attackable(s, p),
  );
export const openCreatures = (s: Siege) => targets(s, inTheOpen);
export function allCreatures(s: Siege): Piece[] {
  const found: Piece[] = [];
  for (const player of s.players) for (const id of player.army) found.push(piece(s, id));
  return found;
}

/** TS-006, TS-089, TS-195: why nothing harmful can choose it, or `null`. */
export function noHarm(s: Siege, id: Id): Reason | null {
  const p = s.pieces[id];
  if (!p || p.kind === 'item' || p.bearer !== NONE) return NO_TARGET;
  if (p.kind === 'creature') return p.inside === NONE ? null : INSIDE;
  const { tower, aside } = s.players[p.controller];
  if (aside.includes(p.id)) return NO_TARGET;
  const shield = p.id === tower ? towerShield(s, p.controller) : null;
  return shield ? (cardOf(shield).covers ?? null) : null;
}
export function noCreature(s: Siege, id: Id): Reason | null {
  const p = s.pieces[id];
  return p && p.kind !== 'creature' ? NOT_A_CREATURE : noHarm(s, id);
}
/** Why something that chooses an opponent cannot choose this player, or `null`. */
export function noOpponent(s: Siege, seat: Seat, other: Seat): Reason | null {
  if (!s.players[other]?.alive) return GONE;
  return opposes(s, seat, other) ? null : NO_OPPONENT;
}

/** TS-226: "only one may serve" bars every way in. */
export const mayServe = (s: Siege, seat: Seat, card: string) => {
  const unique = s.names.indexOf(card) >= 0 && printed(s, s.names.indexOf(card)).unique;
  return !unique || !serves(s, seat, card);
};
/** Minions in the player's own discard pile that may come back. */
export const raisable = (s: Siege, seat: Seat, undead: boolean): Id[] =>
  s.players[seat].discard.filter(id => {
    const card = printed(s, id);
    return (
      card.type === 'Minion' &&
      (!undead || card.subtypes.includes('Undead')) &&
      mayServe(s, seat, s.names[id])
    );
  });

/** Structures of its player that a creature may enter now; locks do not count here (TS-086). */
export const openDoors = (s: Siege, seat: Seat, p: Piece): Piece[] => {
  const tower = standingTower(s, seat);
  const doors = s.players[seat].shelters.map(id => piece(s, id));
  if (tower && isMage(s, p)) doors.unshift(tower);
  return doors.filter(door => door.occupant === NONE);
};
/** Whether a card belongs to the seat or to a team mate. */
export const sides = (s: Siege, seat: Seat, id: Id): boolean => {
  const p = s.pieces[id];
  return p ? !opposes(s, seat, p.controller) : false;
};

/** Aims that several cards share; the others are defined with their cards. */
export const NOTHING: Aim = { field: 'n', list: () => [], why: () => NO_TARGET };
export const TARGET: Aim = {
  field: 'target',
  list: (s, _seat, chosen) => fresh(ids(targets(s)), chosen),
  why: (s, _seat, id) => noHarm(s, id),
};
export const CREATURE: Aim = { field: 'target', list: s => ids(allCreatures(s)), why: () => NOT_A_CREATURE };
export const OPEN_CREATURE: Aim = {
  field: 'target',
  list: (s, _seat, chosen) => fresh(ids(openCreatures(s)), chosen),
  why: (s, _seat, id) => noCreature(s, id),
};
export const OPPONENT: Aim = { field: 'seat', list: (s, seat) => opponents(s, seat), why: noOpponent };
const NO_RESOURCE = because('TS-183', 'only bought Mines and Powerstones of opponents can be chosen');
/** One bought Mine and one bought Powerstone of each opponent that has not been chosen yet: all are alike. */
export const RESOURCE: Aim = {
  field: 'target',
  list: (s, seat, chosen) =>
    opponents(s, seat).flatMap(other => {
      const { mines, stones } = s.players[other];
      return [...fresh(mines, chosen).slice(0, 1), ...fresh(stones, chosen).slice(0, 1)];
    }),
  why: () => NO_RESOURCE,
};
/** TS-228: no creature on which one lasts or waits, or on which one has taken effect in this Round. */
export const oncePerRound = (what: string, mark: 'shielded' | 'bolstered'): Aim => ({
  field: 'target',
  list(s) {
    const lying = s.effects.flatMap(e => (e.what === what ? e.on : []));
    const waiting = s.pending.flatMap(i => (i.what === what && !i.negated ? i.targets : []));
    const free = (p: Piece) => p[mark] !== s.round && !lying.includes(p.id) && !waiting.includes(p.id);
    return ids(allCreatures(s).filter(free));
  },
  why: (s, _seat, id) => (s.pieces[id]?.kind === 'creature' ? PROTECTED : NOT_A_CREATURE),
});
const PROTECTED = because('TS-228', 'it already has one, or has had one this Round');
