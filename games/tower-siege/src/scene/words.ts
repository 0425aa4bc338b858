import type { Named, Sides } from '@siegeworks/table/given';
import type { Phase, Position, Upkeep } from '../state/state.ts';

/** A creature or structure as a scenario writes it: `Skeleton`, or `{ Skeleton: { items: [Sword] } }`. */
export interface CreatureWords {
  life?: number;
  position?: Position;
  items?: (string | Record<string, ItemWords>)[];
  upkeep?: Upkeep;
  acted?: boolean;
  declared?: boolean;
  /** The name of the Shelter it is in: `Shelter`. */
  inside?: string;
  /** The name of the Mount it rides. */
  rides?: string;
  /** Travel abilities already active for this Round. */
  travels?: string[];
  barred?: boolean;
}
export interface ItemWords {
  active?: boolean;
  used?: boolean;
}
export interface StructureWords {
  integrity?: number;
  items?: (string | Record<string, ItemWords>)[];
}

/** One player's part of `given`. */
export interface Side {
  race?: string;
  towerCard?: string;
  gold?: number;
  power?: number;
  mines?: number;
  powerstones?: number;
  baseMines?: number;
  basePowerstones?: number;
  turns?: number;
  hand?: string[];
  /** Top card first. */
  deck?: string[];
  discard?: string[];
  caravan?: string[];
  spellbook?: string[];
  army?: Named<CreatureWords>[];
  mage?: CreatureWords & { open?: boolean };
  tower?: StructureWords | 'fallen';
  shelters?: StructureWords[];
  relics?: Named<StructureWords>[];
  damagedRelics?: string[];
  zombies?: number;
}
export interface Given extends Sides<Side> {
  turn?: string;
  phase?: Phase;
  /** From the very beginning: shuffles, initiative, first hands. */
  begin?: boolean;
  round?: number;
  starter?: string;
  quiet?: number;
}
