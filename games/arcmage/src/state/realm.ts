import type { Id, Seat, State } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import type { ChosenVariants } from '../setup/variants.ts';

export const NONE = -1;
export const PHASES = [
  'setup',
  'start',
  'unmark',
  'resources',
  'tactics',
  'play1',
  'attack',
  'play2',
  'discard',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];

/** Why a creature is about to die in the next STATE_CHECK, other than damage (AM-431, AM-R84). */
export type Doom = '' | 'destroyed' | 'deadly' | 'homesick';

/** A creature in play (2.1). */
export interface Creature {
  kind: 'creature';
  id: Id;
  card: string;
  owner: Seat;
  controller: Seat;
  /** The city it resides in, or NONE: the army of its controller. */
  city: Id;
  marked: boolean;
  /** Devoted to the city it resides in. */
  devoted: boolean;
  damage: number;
  /** +1/+1, -1/-1 and +1/+0 counters. */
  plus: number;
  minus: number;
  attackPlus: number;
  roots: number;
  ore: number;
  /** Loyalty marks added or taken off. */
  marks: number;
  attached: Id[];
  /** Until end of turn. */
  turnAttack: number;
  turnDefence: number;
  turnWords: string[];
  /** Keywords gained for as long as it stays in play. */
  words: string[];
  /** 0/2 without abilities until end of turn. */
  serene: boolean;
  /** May not attack this turn. */
  barred: boolean;
  /** Sanctuary until it becomes marked. */
  sheltered: boolean;
  /** Unmark phases still to come in which it stays marked (AM-123). */
  held: number;
  ivy: number;
  /** Creatures that hold it while they stay marked (AM-R79). */
  heldBy: Id[];
  attacked: boolean;
  used: boolean;
  /** Damage taken over as a bodyguard this turn. */
  guarded: number;
  /** Damage dealt in this turn and in the one before (AM-R51). */
  dealt: number;
  dealtBefore: number;
  doom: Doom;
  /** The token of which this is a sand copy, or NONE. */
  original: Id;
  /** Attack and defence of an enchantment card played as a creature, or NONE. */
  strength: number;
}

export interface City {
  kind: 'city';
  id: Id;
  card: string;
  owner: Seat;
  controller: Seat;
  defence: number;
  /** Creatures here, whoever controls them, in order of arrival. */
  residents: Id[];
  attached: Id[];
  /** Devotion that comes from no resident (AM-222). */
  extra: number;
  /** Levels in force (AM-210). */
  active: number[];
  /** Used by a move operation this turn, and which way the first went (AM-292, AM-R90). */
  moved: '' | 'in' | 'out';
  /** Used in this tactics phase (AM-203). */
  tactics: boolean;
  damaged: number;
  /** The one use of its hiding level is spent. */
  spent: boolean;
}

export interface Enchantment {
  kind: 'enchantment';
  id: Id;
  card: string;
  owner: Seat;
  controller: Seat;
  /** What it is attached to, or NONE: it stands in the kingdom (AM-453). */
  on: Id;
  marked: boolean;
  /** Destroyed together with creatures: it goes in the next STATE_CHECK, when their deaths are decided. */
  doomed: boolean;
}
export type Piece = Creature | City | Enchantment;

/** A face-down card on a pile (AM-145). */
export interface Resource {
  card: Id;
  faction: number;
  marked: boolean;
  /** The creature for which it was stolen, or NONE. */
  thief: Id;
}
/** A creature in hiding, out of play (AM-R85), with the place it returns to. */
export interface Hidden {
  card: Id;
  city: Id;
  /** Attack and defence of an enchantment card played as a creature, or NONE. */
  strength: number;
}

export interface Player {
  alive: boolean;
  team: number;
  /** Final place of a player who is out. */
  place: number;
  turns: number;
  deck: Id[];
  hand: Id[];
  /** Cities set apart, face down (AM-054). */
  unbuilt: Id[];
  /** Picked in secret: the first cities, or cards about to be discarded (AM-R72). */
  chosen: Id[];
  cities: Id[];
  army: Id[];
  /** Enchantments without target. */
  kingdom: Id[];
  resources: Resource[];
  /** Produced resources per faction, until end of turn (AM-179). */
  pool: number[];
  graveyard: Id[];
  hiding: Hidden[];
  /** Hidden cards of any player that this seat has seen and can still place. */
  known: Id[];
  /** Had to draw from an empty deck (AM-154). */
  lost: boolean;
  /** Factions of the deck (AM-146). */
  factions: number[];
}

export type ItemKind = 'card' | 'ability' | 'trigger' | 'level';
/** An object on the stack, or a trigger that waits for it. */
export interface Item {
  n: number;
  kind: ItemKind;
  /** What it does: a card, or a card and the moment or level. */
  what: string;
  /** The card itself, or the source of an ability. */
  card: Id;
  by: Seat;
  mode: number;
  x: number;
  targets: number[];
  /** What it remembers: numbers as its deed needs them. */
  data: number[];
  /** Where a creature will enter: a city, or NONE for the army. */
  city: Id;
  /** An enchantment card played as a creature. */
  asCreature: boolean;
  /** The step of its deed that comes next. */
  step: number;
}

/** Something that lasts or waits: what it does is found by `what`. */
export interface Effect {
  what: string;
  by: Seat;
  on: number[];
}

/** One attacker with its defenders (AM-378). */
export interface Fight {
  attacker: Id;
  city: Id;
  defenders: Id[];
  intercepted: boolean;
  fought: boolean;
}
/** What overrun carries to a city, even if the attacker is gone by then. */
export interface Overrun {
  source: Id;
  city: Id;
  n: number;
}
export interface Combat {
  by: Seat;
  cities: Id[];
  fights: Fight[];
  overruns: Overrun[];
}

export interface Realm extends State {
  options: ChosenVariants;
  /** Card key and owner of every card id. Never changed in place: clones share them. */
  names: readonly string[];
  owners: readonly Seat[];
  players: Player[];
  pieces: (Piece | null)[];
  /** The stack of 4.1; the last is the top. */
  pile: Item[];
  /** Triggers that wait to be put on the stack (AM-336). */
  waiting: Item[];
  effects: Effect[];
  combat: Combat | null;
  removed: Id[];
  turn: Seat;
  starter: Seat;
  phase: Phase;
  turnsBegun: number;
  /** Cards that the active player has drawn in the draw and resources phase of this turn (AM-151). */
  drawn: number;
  /** Stack objects resolved this turn (AM-517). */
  resolved: number;
  next: number;
}

/**
 * What is in play under a number; most numbers are of cards in decks and hands. Written out, because `p?.kind === …`
 * compares nothing with a word at every empty place, and the rules go through all places many times a pick.
 */
export const isCreature = (p: Piece | null | undefined): p is Creature =>
  p !== null && p !== undefined && p.kind === 'creature';
export const isCity = (p: Piece | null | undefined): p is City =>
  p !== null && p !== undefined && p.kind === 'city';
export const isEnchantment = (p: Piece | null | undefined): p is Enchantment =>
  p !== null && p !== undefined && p.kind === 'enchantment';

export function creature(s: Realm, id: Id): Creature {
  const p = s.pieces[id];
  if (!isCreature(p)) throw new Impossible(`${s.names[id] ?? 'card'} ${id} is not a creature in play`);
  return p;
}
export function city(s: Realm, id: Id): City {
  const p = s.pieces[id];
  if (!isCity(p)) throw new Impossible(`${s.names[id] ?? 'card'} ${id} is not a city in play`);
  return p;
}
export function enchantment(s: Realm, id: Id): Enchantment {
  const p = s.pieces[id];
  if (!isEnchantment(p)) throw new Impossible(`${s.names[id] ?? 'card'} ${id} is not an enchantment in play`);
  return p;
}
