import type { Id, Seat, State } from '@siegeworks/contract';
import type { ArmyCode, BuildingKind, CardId } from '../cards/card.ts';
import type { WarVariants } from '../setup/variants.ts';

export const NONE = -1;
export const PHASES = [
  'start',
  'draw',
  'land',
  'building',
  'units',
  'before',
  'wave',
  'after',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];

/** A card with the four power values: in a force row, in a Dungeon, or displaced, depending on the list that holds it. */
export interface Force {
  id: Id;
  owner: Seat;
  controller: Seat;
  damage: number;
  /** Worn artifacts in order of attaching. */
  worn: Id[];
  /** Staffs of Ageing. */
  staffs: Id[];
  attacked: boolean;
  defended: boolean;
  /** The Trapper that holds it, or NONE. */
  trappedBy: Id;
  /** Turns of its controller for which it is still paralysed. */
  paralysed: number;
  /** Players whose Telekinesis keeps it from defending. */
  heldOff: Seat[];
  /** Bonuses until the end of the turn. */
  smith: boolean;
  armoury: boolean;
  berserk: boolean;
  ravenous: '' | 'AD' | 'DS';
  /** Berserk or Ravenous was used since it was placed. */
  spent: boolean;
  /** General, Reverent, Necromancer, Miner: used this turn. */
  used: boolean;
}
export interface Building {
  id: Id;
  kind: BuildingKind;
  used: boolean;
  /** Turns for which a Mage Tower cannot support Spells. */
  lock: number;
  /** The Gemologist that lets it stand, or NONE. */
  link: Id;
  prisoner: Force | null;
}
/** A Land card, or Nature's Growth, with the Buildings on it. */
export interface Land {
  id: Id;
  growth: boolean;
  /** A Building was placed on it this turn. */
  built: boolean;
  /** The Pestilence on it, or NONE; protected until a whole turn under it is over (AK-250). */
  pestilence: Id;
  shielded: boolean;
  /** The turn in which the Pestilence was placed. */
  since: number;
  buildings: Building[];
}
export interface Player {
  alive: boolean;
  army: ArmyCode;
  castle: Id;
  castleDamage: number;
  /** Without Spiked Walls. */
  castleLife: number;
  /** How many of this player's turns have begun. */
  turns: number;
  /** Last card is the top. */
  deck: Id[];
  hand: Id[];
  discard: Id[];
  lands: Land[];
  /** The force row: the Battle Front. */
  row: Force[];
  /** Other players' hidden cards that this seat has seen and whose place it still knows. */
  known: Id[];
  /** Whether this player is asked which of several identical Buildings to use (4.2). */
  choosesBuildings: boolean;
  /** Position in the order of elimination, from 1; 0 while alive. */
  fell: number;
}
/** A card in the standing zone; what lies on a Land is kept with the Land. */
export interface Standing {
  card: Id;
  what: CardId;
  by: Seat;
  /** The force under it, or NONE. */
  on: Id;
  /** Turns of its caster for which it still lasts; 0 if turns are not counted. */
  left: number;
}
/** A card or ability that was announced and has not resolved (4.4). */
export interface Item {
  n: number;
  by: Seat;
  /** Card key, or an ability. */
  what: string;
  /** The card on the stack; NONE for an ability, or when it stays in play. */
  card: Id;
  /** The force that uses an ability, or NONE. */
  source: Id;
  targets: Id[];
  /** The player it is aimed at, or NONE. */
  seat: Seat;
  resolving: boolean;
}
/** One attacker of the wave. */
export interface Attack {
  attacker: Id;
  seat: Seat;
  blocked: boolean;
  defenders: Id[];
}
/** The battle that is being fought. */
export interface Battle {
  attacker: Id;
  /** The player attacked. */
  seat: Seat;
  defenders: Id[];
  blocked: boolean;
  /** An assault of a split Chimera. */
  split: boolean;
}

/** How a force comes into play. */
export type Arrival = 'placed' | 'reincarnated' | 'raised' | 'regenerated';
/** How a player falls. */
export const ENDINGS = ['destruction', 'attrition', 'surrender'] as const;
export type Ending = (typeof ENDINGS)[number];

/** One game: a War. */
export interface War extends State {
  /** What the host has set. */
  options: WarVariants;
  /** Card key and owner of every card id. Never changed in place: clones share them. */
  names: readonly string[];
  owners: readonly Seat[];
  players: Player[];
  standing: Standing[];
  /** The stack of 4.4, the top last. */
  items: Item[];
  wave: Attack[];
  battle: Battle | null;
  /** Forces displaced by Teleport, in order. */
  displaced: Force[];
  /** Prisoners of Dungeons that left play; the next state check destroys them. */
  doomed: Force[];
  /** Phoenixes just destroyed whose owners have not been asked. */
  ashes: Id[];
  /** Out of the game. */
  removed: Id[];
  turn: Seat;
  phase: Phase;
  turnsBegun: number;
  /** Who took the first turn. */
  starter: Seat;
  /** The players who fell first, and whose turn it was then (AK-334, AK-336). */
  firstFallen: Seat[];
  firstFallTurn: Seat;
  /** The next number of an item. */
  next: number;
}
