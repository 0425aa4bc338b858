import type { GameEvent, Id, Outcome, Seat, State } from '@siegeworks/contract';
import { cloneStack, emit } from '@siegeworks/kernel';

/** What each card is; how many there are; what it is worth in the vault. */
export const CARDS = {
  Copper: { count: 6, points: 1, text: 'Worth 1 point in your vault.' },
  Silver: { count: 4, points: 2, text: 'Worth 2 points in your vault.' },
  Gold: { count: 2, points: 3, text: 'Worth 3 points in your vault.' },
  Thief: { count: 6, points: 0, text: "Roll a die: on 3 or more take a card from another player's vault." },
  Foil: {
    count: 6,
    points: 0,
    text: 'Play when another player plays a Thief or a Foil: nothing comes of it.',
  },
  Beggar: {
    count: 2,
    points: 0,
    text: 'Shuffle the discard pile into the deck. The Beggar leaves the game.',
  },
} as const;
export type Card = keyof typeof CARDS;
export const NAMES = Object.keys(CARDS) as Card[];

/** A card that this eye does not know. */
export const HIDDEN = '?';

export interface Thieves extends State {
  /** The name of each card by id. Ids are given after the shuffle, so an id tells nothing. */
  names: string[];
  deck: Id[];
  pile: Id[];
  gone: Id[];
  hands: Id[][];
  vaults: Id[][];
  masks: string[];
  turns: number;
}

export interface Moved extends GameEvent {
  type: 'drawn' | 'stashed' | 'stolen' | 'discarded' | 'left';
  seat: Seat;
  card: Id;
  name: string;
  /** Who lost it, when it was stolen. */
  from?: Seat;
}

export function clone(s: Thieves): Thieves {
  return {
    seats: s.seats,
    stack: cloneStack(s.stack),
    random: s.random.slice(),
    luck: s.luck,
    script:
      s.script === null ? null : s.script.map(chance => (Array.isArray(chance) ? chance.slice() : chance)),
    events: s.events === null ? null : s.events.map(event => ({ ...event })),
    over: s.over && { ...s.over, places: s.over.places.slice() },
    names: s.names.slice(),
    deck: s.deck.slice(),
    pile: s.pile.slice(),
    gone: s.gone.slice(),
    hands: s.hands.map(hand => hand.slice()),
    vaults: s.vaults.map(vault => vault.slice()),
    masks: s.masks.slice(),
    turns: s.turns,
  };
}

export const nextSeat = (s: Thieves, seat: Seat, steps = 1): Seat => (seat + steps) % s.seats;
export const who = (seat: Seat): string => `P${seat + 1}`;

export function points(s: Thieves, seat: Seat): number {
  return s.vaults[seat].reduce((sum, id) => sum + (CARDS[s.names[id] as Card]?.points ?? 0), 0);
}

/** The one way in which a card changes its place, told as it happens. */
export function move(s: Thieves, from: Id[], to: Id[], told: Omit<Moved, 'name'>): void {
  from.splice(from.indexOf(told.card), 1);
  to.push(told.card);
  emit<Moved>(s, { ...told, name: s.names[told.card] });
}

/** TH-9: ranks by what lies in the vaults; who gave up is last. */
export function end(s: Thieves, rule: string, reason: string, last: Seat | null): void {
  const counts = s.vaults.map((_vault, seat) => (seat === last ? -1 : points(s, seat)));
  const places = counts.map(mine => 1 + counts.filter(other => other > mine).length);
  const over: Outcome = { places, draw: places.filter(place => place === 1).length > 1, rule, reason };
  s.over = over;
  emit(s, { type: 'ended' });
}
