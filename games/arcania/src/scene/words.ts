import type { Named, Sides } from '@siegeworks/table/given';
import type { ArmyWord } from '../cards/card.ts';
import type { Phase } from '../state/state.ts';

/** A force as a scenario writes it: `Hammer`, or `{ Hammer: { worn: [Flame Blade] } }`. */
export interface ForceWords {
  /** Its owner, if that is not this player: then it is charmed, or a prisoner. */
  owner?: string;
  /** Turns that the Charm still lasts. */
  charmed?: number;
  damage?: number;
  worn?: string[];
  /** One Staff of Ageing of each of these players. */
  staffs?: string[];
  attacked?: boolean;
  defended?: boolean;
  /** `P2 Trapper`, or the number of one: `P2 Trapper#2`. */
  trappedBy?: string;
  paralysed?: number;
  heldOff?: string[];
  smith?: boolean;
  armoury?: boolean;
  berserk?: boolean;
  ravenous?: 'AD' | 'DS';
  spent?: boolean;
  used?: boolean;
  invisible?: boolean;
}
export interface BuildingWords {
  used?: boolean;
  lock?: number;
  /** This player's Gemologist to which it is linked: `Gemologist`. */
  link?: string;
  prisoner?: Named<ForceWords>;
}
export interface LandWords {
  buildings?: Named<BuildingWords>[];
  built?: boolean;
  /** The player whose Pestilence lies on it. */
  pestilence?: string;
  protected?: boolean;
}
/** One player's part of `given`. */
export interface Side {
  army?: ArmyWord;
  castleDamage?: number;
  castleLife?: number;
  chooseBuildings?: boolean;
  /** How many of this player's turns have begun. */
  turns?: number;
  hand?: string[];
  /** Top card first; eight Markets unless given. */
  deck?: string[];
  discard?: string[];
  /** On as many Green Vales as are needed, five on each, when `lands` is not given. */
  buildings?: Named<BuildingWords>[];
  lands?: Named<LandWords>[];
  /** Nature's Growth with the Buildings on it. */
  growth?: LandWords;
  row?: Named<ForceWords>[];
  plague?: boolean;
  wallOfForce?: boolean;
}
export interface Given extends Sides<Side> {
  turn?: string;
  phase?: Phase;
  /** From the very beginning: shuffles, first player, first hands. */
  begin?: boolean;
  /** Turns begun by all players, this one included. */
  turnsBegun?: number;
}
