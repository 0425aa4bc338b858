import type { Id, Seat } from '@siegeworks/contract';
import { emit } from '@siegeworks/kernel';
import type { Arrival, Ending, Phase, War } from './state.ts';

type Of<T extends string> = { type: T; seat: Seat };
type On<T extends string> = { type: T; card: Id };
/** What was done to a card, and with or by which other. */
type To<T extends string> = On<T> & { target: Id };
/** A card of a player, or what a player did to a card. */
type By<T extends string> = On<T> & { seat: Seat };
/** A card or ability on the stack. */
type Item<T extends string> = On<T> & { what: string };
/** Cards that only their owner sees. */
type Secret<T extends string> = Of<T> & { cards: Id[] };

/** What can happen in a War, in the past tense. */
export type WarEvent =
  | { type: 'decksShuffled' }
  | Of<'starts'>
  | (Of<'turnBegan'> & { n: number })
  | (Of<'phaseBegan'> & { phase: Phase })
  | Of<'turnEnded'>
  | (Secret<'drew'> & { n: number })
  | Secret<'searched'>
  | Of<'mulliganed'>
  | Of<'plagueStruck'>
  | (Of<'eliminated'> & { ending: Ending })
  | { type: 'gameOver'; reason: string; places: number[] }
  // Lands and Buildings
  | (By<'landLaid'> & { how: 'laid' | 'restored' })
  | On<'landLost'>
  | (By<'erected'> & To<'erected'> & { link: Id })
  | (By<'levied'> & To<'levied'> & { what: string })
  | (On<'buildingLost'> & { how: 'destroyed' | 'discarded'; was?: string })
  | (Of<'used'> & { cards: Id[] })
  | To<'helpedCast'>
  | On<'locked'>
  | By<'castleMended'>
  | By<'salvaged'>
  | To<'pestilenceLifted'>
  | On<'discarded'>
  // forces
  | (By<'entered'> & { how: Arrival })
  | (On<'damaged'> & { n: number; of: number })
  | (Of<'castleDamaged'> & { n: number })
  | On<'destroyed'>
  | On<'fled'>
  | (On<'healed'> & { n: number })
  | On<'freed'>
  | To<'trapped'>
  | On<'paralysed'>
  | On<'paralysisEnded'>
  | (By<'captured'> & To<'captured'>)
  | On<'released'>
  | On<'displaced'>
  | On<'returned'>
  | By<'heldOff'>
  | By<'controlChanged'>
  | To<'attached'>
  | To<'detached'>
  | (By<'stolen'> & To<'stolen'>)
  // battles
  | By<'attacks'>
  | Of<'launched'>
  | To<'assigned'>
  | (By<'battleBegan'> & { blocked: boolean; defenders: Id[] })
  | (On<'boosted'> & { how: string; what: string })
  | (On<'fought'> & { AS: number; DS: number; back: number; against: number })
  | By<'stormed'>
  | To<'breached'>
  // the stack
  | (Item<'announced'> & By<'announced'> & { source: Id; targets: Id[]; at: Seat })
  | (Item<'resolving'> & By<'resolving'>)
  | Item<'fizzled'>
  | (Item<'cancelled'> & By<'cancelled'>)
  | (Item<'turned'> & By<'turned'> & { from: Seat; targets: Id[] })
  | (By<'effectBegan'> & To<'effectBegan'>)
  | To<'effectEnded'>;

/** Reports what has just happened. */
export const tell = (s: War, event: WarEvent): void => emit(s, event);
