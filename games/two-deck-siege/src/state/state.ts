import type { Id, Seat, State } from '@siegeworks/contract';
import { cloneStack } from '@siegeworks/kernel';
import { BOX } from '../cards/card.ts';
import type { Castle, Shape, Side } from './geometry.ts';
import { CASTLES } from './geometry.ts';

export const NONE = -1;
/** What can change on a defender or enemy; the row's index is the card's id. */
export interface Unit {
  /** A castle card, a band cell, the courtyard, or NOWHERE. */
  place: string;
  wounds: number;
  tired: number;
  /** Followed an order this turn (TD-088, TD-R36). */
  ordered: boolean;
  /** In the courtyard when the turn began. */
  mayRest: boolean;
  /** A running number of placements, to tell who arrived earlier (9.3). */
  arrival: number;
}
export const STREAMS = ['player', 'enemy', 'siege'] as const;
export type Stream = (typeof STREAMS)[number];
export const TIES = ['ask', 'auto-friendly', 'auto-hostile'] as const;
export type Ties = (typeof TIES)[number];
export const MODES = ['solo', 'duel', 'council'] as const;
export type Mode = (typeof MODES)[number];

/** The variants with the preset applied; never changed in place. */
export interface Options {
  preset: string;
  shape: Shape;
  castle: string;
  reinforcements: number;
  openingHand: number;
  overrunLimit: number;
  provisions: number;
  factor: number;
  ties: Ties;
  mode: Mode;
  rubble: boolean;
  household: boolean;
  scouts: boolean;
  spent: boolean;
}
export interface Siege extends State {
  options: Options;
  units: Unit[];
  /** Damage and rating of each wall card in ring order. */
  damage: number[];
  rating: readonly number[];
  deck: Id[];
  hand: Id[];
  discard: Id[];
  fallen: Id[];
  enemyDeck: Id[];
  /** Cards drawn and not yet placed or held, in draw order. */
  drawn: Id[];
  held: Id[];
  enemyDiscard: Id[];
  /** The event that is being carried out, or NONE (TD-182). */
  event: Id;
  removed: Id[];
  reserve: Id[];
  /** Hidden cards that each seat has seen and whose position it still knows. */
  known: Id[][];
  marker: Side;
  round: number;
  /** Cards played this turn, and in the whole game. */
  plays: number;
  played: number;
  surged: boolean;
  /** Sides under a Shield Wall; one entry for each. */
  shieldWall: string;
  slain: number;
  arrivals: number;
  /** The seat whose round it is (TD-251), and those that have left the council. */
  command: Seat;
  gone: Seat[];
  streams: Record<Stream, number[]>;
}
export const castleOf = (s: Siege): Castle => CASTLES[s.options.shape];
export const cardOf = (id: Id) => BOX[id];

export const cloneUnit = (u: Unit): Unit => ({
  place: u.place,
  wounds: u.wounds,
  tired: u.tired,
  ordered: u.ordered,
  mayRest: u.mayRest,
  arrival: u.arrival,
});

/** Written out by hand: search copies states all the time. */
export function clone(s: Siege): Siege {
  const copy: Siege = {
    seats: s.seats,
    stack: cloneStack(s.stack),
    random: s.random.slice(),
    luck: s.luck,
    script: s.script?.slice() ?? null,
    events: s.events?.slice() ?? null,
    over: s.over && { ...s.over, places: s.over.places.slice() },
    options: s.options,
    units: s.units.map(cloneUnit),
    damage: s.damage.slice(),
    rating: s.rating,
    deck: s.deck.slice(),
    hand: s.hand.slice(),
    discard: s.discard.slice(),
    fallen: s.fallen.slice(),
    enemyDeck: s.enemyDeck.slice(),
    drawn: s.drawn.slice(),
    held: s.held.slice(),
    enemyDiscard: s.enemyDiscard.slice(),
    event: s.event,
    removed: s.removed.slice(),
    reserve: s.reserve.slice(),
    known: s.known.map(list => list.slice()),
    marker: s.marker,
    round: s.round,
    plays: s.plays,
    played: s.played,
    surged: s.surged,
    shieldWall: s.shieldWall,
    slain: s.slain,
    arrivals: s.arrivals,
    command: s.command,
    gone: s.gone.slice(),
    streams: {
      player: s.streams.player.slice(),
      enemy: s.streams.enemy.slice(),
      siege: s.streams.siege.slice(),
    },
  };
  if (s.overlay) copy.overlay = s.overlay;
  return copy;
}
