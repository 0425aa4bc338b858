import type { Id, Seat } from '@siegeworks/contract';
import { emit } from '@siegeworks/kernel';
import type { Side } from './geometry.ts';
import type { Siege, Stream } from './state.ts';

type On<T extends string> = { type: T; card: Id };
type At<T extends string> = On<T> & { place: string };
/** Cards that only some may see; the besieger's seat, or -1 where there is none. */
type Secret<T extends string> = { type: T; besieger: Seat; cards: Id[] };

/** What can happen in a siege, in the past tense. */
export type SiegeEvent =
  | { type: 'shuffled'; stream: Stream }
  | { type: 'roundBegan'; round: number; seat: Seat }
  | { type: 'roundEnded'; round: number }
  | { type: 'left'; seat: Seat; next: Seat }
  | { type: 'gameOver'; won: boolean; reason: string }
  | Secret<'drew'>
  | On<'discarded'>
  | (On<'played'> & { generic: boolean })
  | (On<'cast'> & { what: string })
  | { type: 'shieldWall'; side: string }
  | At<'moved'>
  | On<'arrived'>
  | (On<'attacked'> & { target: Id; power: number; against: number; hit: boolean })
  | On<'killed'>
  | (On<'tired'> & { n: number })
  | (On<'rested'> & { n: number })
  | On<'healed'>
  | (On<'tended'> & { target: Id })
  | (At<'repaired'> & { points: number; damage: number })
  | (At<'stonebound'> & { damage: number })
  | { type: 'siegeTurn'; side: Side }
  | { type: 'markerMoved'; side: Side }
  | Secret<'enemiesDrawn'>
  | Secret<'held'>
  | Secret<'bottomed'>
  | Secret<'reserved'>
  | At<'placed'>
  | On<'noRoom'>
  | On<'raised'>
  | At<'advanced'>
  | On<'entered'>
  | { type: 'surge' }
  | { type: 'broughtBack'; cards: Id[] }
  | (At<'battered'> & { points: number; damage: number; rating: number })
  | { type: 'breached'; place: string }
  | On<'dropped'>
  | On<'hurt'>
  | On<'eventBegan'>
  | { type: 'climbed' };

/** Reports what has just happened. */
export const tell = (s: Siege, event: SiegeEvent): void => emit(s, event);
