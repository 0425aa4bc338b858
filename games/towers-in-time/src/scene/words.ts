import type { Named, Sides } from '@siegeworks/table/given';
import type { Phase } from '../state/realm.ts';

/** A unit as a scenario writes it: `Orc`, or `{ Orc: { items: [Tower Shield], used: true } }`. */
export interface UnitWords {
  /** In order of attachment; the first two are in use. */
  items?: string[];
  totems?: string[];
  /** `Blessing`, or `P2 Frozen Sleep` when it is another player's. */
  spells?: string[];
  used?: boolean;
  gave?: boolean;
  damage?: number;
  dying?: boolean;
  paralysed?: boolean;
  noAttack?: boolean;
  arrived?: boolean;
  /** Acted against an enemy outside combat. */
  openly?: boolean;
  /** Brought back by Raise the Fallen. */
  raised?: boolean;
}
export interface TowerWords {
  units?: Named<UnitWords>[];
  /** Walls and Flood; `P2 Flood` when it is another player's. */
  walls?: string[];
  used?: boolean;
}
/** One player's part of `given`. */
export interface Side {
  hand?: string[];
  /** Top card first. */
  deck?: string[];
  limbo?: string[];
  discard?: string[];
  /** Names, or a number of cards that do not matter. */
  shields?: string[] | number;
  towers?: Named<TowerWords>[];
  adrift?: Named<UnitWords>[];
  passes?: number;
  breach?: number;
}
export interface Given extends Sides<Side> {
  turn?: number;
  phase?: Exclude<Phase, 'draw'>;
  /** From the very beginning: shuffles, shields, fourteen cards. */
  begin?: boolean;
  /** Whose opportunity it is. */
  active?: string;
  /** Whose pass ended the last turn. */
  last?: string;
  /** The turn in which a shield was last lost. */
  lastLoss?: number;
}
