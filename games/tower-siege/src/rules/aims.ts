import type { Id, Option, Seat } from '@siegeworks/kernel';
import {
  attackable,
  cardOf,
  creatures,
  effectsOn,
  hasSubtype,
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

/** What a casting may be aimed at: candidates in a fixed order, and the field of the option that names one. */
export interface Aim {
  field: 'target' | 'seat' | 'n';
  list(s: Siege, seat: Seat, chosen: readonly number[]): number[];
}
const everySeat = (s: Siege) => s.players.flatMap((p, seat) => (p.alive ? [seat] : []));
const ids = (pieces: Piece[]) => pieces.map(p => p.id);

/** TS-006, TS-089, TS-195: what harm may choose, of any player. */
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
/** TS-141: attacks of creatures, Items, structures and Relics never choose a 1-IP Relic. */
export const attackTargets = (s: Siege, at?: 'creature' | 'structure') =>
  targets(s, p =>
    at === 'creature'
      ? p.kind === 'creature'
      : at === 'structure'
        ? p.kind !== 'creature' && attackable(p)
        : p.kind === 'creature' || attackable(p),
  );

const openCreatures = (s: Siege) => targets(s, inTheOpen);
const allCreatures = (s: Siege) => everySeat(s).flatMap(seat => creatures(s, seat));
const fresh = (list: number[], chosen: readonly number[]) => list.filter(id => !chosen.includes(id));

/** TS-074, TS-075, TS-R72: what is not on or in a structure nor in the Caravan. */
export function shatterable(s: Siege): Id[] {
  return everySeat(s).flatMap(seat => [
    ...creatures(s, seat).flatMap(p => (inTheOpen(p) ? p.items : [])),
    ...s.players[seat].relics,
    ...s.players[seat].aside.filter(id => printed(s, id).type === 'Relic'),
  ]);
}

/** One bought Mine and one bought Powerstone of each opponent that is not chosen yet: all are alike. */
function resources(s: Siege, seat: Seat, chosen: readonly number[]): Id[] {
  return opponents(s, seat).flatMap(other => {
    const { mines, stones } = s.players[other];
    return [...fresh(mines, chosen).slice(0, 1), ...fresh(stones, chosen).slice(0, 1)];
  });
}

/** TS-228: not while one lasts, waits, or has taken effect in this Round. */
function unshielded(s: Siege, what: 'spell-shield' | 'bolster'): Id[] {
  const round = (p: Piece) => (what === 'bolster' ? p.bolstered : p.shielded);
  const waits = (id: Id) => s.pending.some(i => i.what === what && !i.negated && i.targets[0] === id);
  return allCreatures(s)
    .filter(p => round(p) !== s.round && !effectsOn(s, p.id, what) && !waits(p.id))
    .map(p => p.id);
}

/** TS-226: "only one may serve" bars every way in. */
const mayServe = (s: Siege, seat: Seat, card: string) => {
  const unique = s.names.indexOf(card) >= 0 && printed(s, s.names.indexOf(card)).unique;
  return !unique || !serves(s, seat, card);
};
export const raisable = (s: Siege, seat: Seat, undead: boolean): Id[] =>
  s.players[seat].discard.filter(id => {
    const card = printed(s, id);
    return (
      card.type === 'Minion' &&
      (!undead || card.subtypes.includes('Undead')) &&
      mayServe(s, seat, s.names[id])
    );
  });

/** Own structures that a creature may enter now: its lock does not count here (TS-086, Recall). */
export const openDoors = (s: Siege, seat: Seat, p: Piece): Piece[] => {
  const tower = standingTower(s, seat);
  const doors = s.players[seat].shelters.map(id => piece(s, id));
  if (tower && isMage(s, p)) doors.unshift(tower);
  return doors.filter(door => door.occupant === NONE);
};

export const AIMS = {
  none: { field: 'n', list: () => [] },
  target: { field: 'target', list: (s, _seat, chosen) => fresh(ids(targets(s)), chosen) },
  structure: { field: 'target', list: s => ids(targets(s, p => p.kind !== 'creature')) },
  creature: { field: 'target', list: s => ids(allCreatures(s)) },
  shieldable: { field: 'target', list: s => unshielded(s, 'spell-shield') },
  bolsterable: { field: 'target', list: s => unshielded(s, 'bolster') },
  openCreature: { field: 'target', list: (s, _seat, chosen) => fresh(ids(openCreatures(s)), chosen) },
  bindable: {
    field: 'target',
    list: (s, _seat, chosen) => fresh(ids(openCreatures(s).filter(p => !isMage(s, p))), chosen),
  },
  turncoat: {
    field: 'target',
    list: (s, seat) =>
      ids(
        openCreatures(s).filter(
          p => opposes(s, seat, p.controller) && cardOf(p).isMinion && mayServe(s, seat, p.card),
        ),
      ),
  },
  unnatural: {
    field: 'target',
    list: s => ids(openCreatures(s).filter(p => hasSubtype(p, 'Undead', 'Elemental', 'Fiend'))),
  },
  shatterable: { field: 'target', list: s => shatterable(s) },
  resource: { field: 'target', list: resources },
  opponent: { field: 'seat', list: (s, seat) => opponents(s, seat) },
  fortifiable: { field: 'target', list: (s, seat) => fortifiable(s, seat) },
  buried: { field: 'target', list: (s, seat) => raisable(s, seat, false) },
  effect: { field: 'n', list: s => s.effects.filter(e => isMagicEffect(e.what)).map(e => e.n) },
  pending: { field: 'n', list: (s, seat) => counterable(s, seat) },
  hastened: {
    field: 'target',
    list: (s, seat) => ids(creatures(s, seat).filter(p => p.acted && p.attacked && p.position === 'attack')),
  },
  door: {
    field: 'target',
    list: (s, seat) => {
      const mage = piece(s, s.players[seat].mage);
      return mage.inside === NONE ? ids(openDoors(s, seat, mage)) : [];
    },
  },
} satisfies Record<string, Aim>;
export type AimName = keyof typeof AIMS;

/** TS-087: any structure in play, the own fallen Tower, any damaged Relic. */
function fortifiable(s: Siege, seat: Seat): Id[] {
  const standing = everySeat(s).flatMap(other => ids(structures(s, other)));
  const damaged = everySeat(s).flatMap(other =>
    s.players[other].aside.filter(id => id !== s.players[other].tower),
  );
  const fallen = s.players[seat].aside.filter(id => id === s.players[seat].tower);
  return [...standing, ...fallen, ...damaged];
}
/** Effects of Spells and Scrolls, not of skills (Dispel). */
const SKILLS = [
  'Flight',
  'Tunneling',
  'Shadowalk',
  'Charge',
  'alchemist',
  'saboteur',
  'token-fiend',
  'truce-rider',
];
export const isMagicEffect = (what: string) => !SKILLS.includes(what);

/** TS-179, TS-R86: a Spell or Scroll of another player that waits in the open window. */
function counterable(s: Siege, seat: Seat): number[] {
  const from = openWindow(s);
  return s.pending
    .filter(i => i.n >= from && (i.kind === 'spell' || i.kind === 'scroll') && i.by !== seat && !i.resolving)
    .map(i => i.n);
}
/** The first pending number of the window that is open now. */
function openWindow(s: Siege): number {
  const window = s.stack.findLast(f => f.rule === 'responses' || f.rule === 'counters') as
    | { from?: number }
    | undefined;
  return window?.from ?? Number.POSITIVE_INFINITY;
}

export const aimed = (aim: AimName, n: number, kind = 'target'): Option => ({ kind, [AIMS[aim].field]: n });
export const picked = (pick: Option): number => pick.target ?? pick.seat ?? pick.n ?? NONE;
