import type { Id, Seat } from '@siegeworks/contract';
import { emit as push } from '@siegeworks/kernel';
import type { Level, PoolName } from '../cards/card.ts';
import type { Payment } from '../rules/costs.ts';
import type { Attack, Defence, Modifier } from '../rules/levels.ts';
import type { Item, Phase, Position, Siege } from './state.ts';

type None = Record<never, never>;
interface One {
  card: Id;
}
interface Of {
  seat: Seat;
}
interface Pair extends One {
  target: Id;
}
interface Owned extends One, Of {}
/** Cards that only their player may see. */
interface Seen extends Of {
  cards: Id[];
  n: number;
}
/** A target that can no longer be reached: a card, a player, or a number of the pending list. */
interface Lost {
  what: string;
  target?: Id;
  seat?: Seat;
  n?: number;
}
interface Rolled extends Owned {
  level: Level;
  die: number;
  need: number;
  result: Attack | Defence | 'absorbed';
  parts: Modifier[];
}
interface GameOver {
  reason: 'lastMage' | 'lastMagesTogether' | 'roundLimit' | 'noProgress';
  places: number[];
}

/** The course of the game, and purchases. */
interface Turns {
  decksShuffled: None;
  initiativeRolled: Of & { die: number };
  starts: Of;
  drew: Seen;
  reshuffled: Of;
  roundBegan: { round: number };
  turnBegan: Of & { round: number };
  phaseBegan: Of & { phase: Phase };
  turnEnded: Of;
  renewed: Of & { gp: number; pp: number };
  arrived: Owned;
  deserted: One;
  rebelled: One;
  upkeepPaid: One;
  putBack: Of;
  gameOver: GameOver;
  eliminated: Of & { rule: string };
}
interface Goods {
  paid: Of & { gp: number; pp: number } & Payment;
  bought: Owned;
  surged: Owned & { n: number };
  tableRolled: Of & { die: number; max: number; n: number };
  entered: Owned;
  equipped: Pair;
  activated: One;
  thrownAway: One;
  discarded: One;
  stolen: Owned;
  pickedPurse: Of & { from: Seat };
  spied: Seen & { from: Seat };
  looked: Seen;
  scried: Seen;
  ruined: One;
  drained: Of & { pool: PoolName; n: number };
  shattered: One;
}
/** Where cards are, and which player they serve. */
interface Places {
  positioned: One & { position: Position };
  sheltered: Pair;
  steppedOut: Pair;
  exposed: One;
  mounted: Pair;
  dismounted: One;
  repaired: Owned & { points: number };
  turned: Owned;
  returned: Owned;
  banished: One;
  hastened: One;
  acted: One;
}
interface Magic {
  declared: Of & Pick<Item, 'kind' | 'what' | 'card' | 'level' | 'targets'>;
  resolving: Of & { what: string; negated: boolean; n: number };
  countered: Of & { what: string };
  dispelled: { what: string };
  effectBegan: Of & { what: string; on: Id[]; rounds: number };
  effectEnded: { what: string; on: Id[] };
  lost: Lost;
  fumbled: One & { what: string };
  continued: { target: Id };
}
interface Combat {
  attackerDeclared: One;
  attacked: Pair;
  blocked: One;
  defends: One;
  calledOff: Of;
  rolled: Rolled;
  followUp: Pair & { kind: 'extra' | 'continued' | 'riposte'; sure: boolean };
  disengaged: Pair;
  declined: One;
  lostLife: One & { left: number; by: Id };
  gainedLife: One & { points: number };
  lostIntegrity: One & { left: number };
  healed: One & { what: string };
  regenerated: One;
  defeated: One & { by: Id };
  fell: One;
}
/** What only one card does; its entry has the words. */
interface OfCards {
  built: Owned & { points: number };
  rose: Owned;
  infected: Owned;
  buttressed: One;
}

type Union<F> = { [T in keyof F]: { type: T } & F[T] }[keyof F];
export type CardEvent = Union<OfCards>;
export type RuleEvent = Union<Turns & Goods & Places & Magic & Combat>;
/** Everything that a game can report. */
export type Event = RuleEvent | CardEvent;
/** The event of this type. */
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Reports a fact. */
export const emit = (s: Siege, event: Event): void => push(s, event);
