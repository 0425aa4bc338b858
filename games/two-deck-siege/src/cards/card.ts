import type { Id } from '@siegeworks/contract';
import type { Overlaid } from '@siegeworks/table';
import { cardsUnder, numbersAmong, numbersOf } from '@siegeworks/table';
import { PRINTED } from './printed.ts';

export type CardType = 'castle' | 'enemy-unit' | 'enemy-event' | 'defender' | 'defender-special' | 'order';
export type Ability =
  | 'fire-breath'
  | 'raise-dead'
  | 'repair'
  | 'caster'
  | 'tend'
  | 'hot-meals'
  | 'flying'
  | 'tireless'
  | 'sortie';

/** A card as printed (TD-004, TD-005, TD-R79). */
export interface Printed {
  name: string;
  type: CardType;
  copies: number;
  text: string;
  swords?: number;
  shields?: number;
  hearts?: number;
  range?: number;
  wallIcons?: number;
  repairIcons?: number;
  // TD-077, TD-R20
  stamina?: number;
  worth?: number;
  rating?: number;
  abilities?: Ability[];
  orderClass?: 'attack' | 'special-attack' | 'move' | 'spell' | 'repair' | 'rest' | 'summon';
  /** Acts on orders that name the archers and crossbows. */
  shooter?: boolean;
  /** Its death loses a game with the variant Household (TD-212). */
  household?: boolean;
  /** The opening hand begins with one (TD-020). */
  opens?: boolean;
  /** Not dealt with the pool, but shuffled into this one of the three enemy piles (TD-021, TD-023). */
  pile?: number;
  /** The variant says how many are in the enemy deck (TD-025). */
  byVariant?: boolean;
  /** The cards that it raises from the enemy discard pile. */
  raises?: string[];
  /** Shields that it gives to every defender of a side. */
  protects?: number;
  /** The special defender that it brings into play. */
  summons?: string;
  /** The two halves of a Cast Spells order. */
  spells?: string[];
}
export interface Card extends Required<Omit<Printed, 'orderClass'>> {
  key: string;
  orderClass: string;
}
const settle = (key: string, p: Printed): Card => ({
  swords: 0,
  shields: 0,
  hearts: 0,
  range: 0,
  wallIcons: 0,
  repairIcons: 0,
  stamina: 0,
  worth: 0,
  rating: 0,
  abilities: [],
  orderClass: '',
  shooter: false,
  household: false,
  opens: false,
  pile: 0,
  byVariant: false,
  raises: [],
  protects: 0,
  summons: '',
  spells: [],
  ...p,
  key,
});
const ALL: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries(PRINTED).map(([key, printed]) => [key, settle(key, printed)]),
);
/** What an overlay may change: it is read from the cards of a table, never from `CARDS` or the box. */
const CHANGEABLE = [
  'swords',
  'shields',
  'hearts',
  'range',
  'wallIcons',
  'repairIcons',
  'stamina',
  'worth',
] as const;
export type Face = Omit<Card, (typeof CHANGEABLE)[number]>;
export const CARDS: Readonly<Record<string, Face>> = ALL;
/** The cards with which this table plays. */
export const cardsOf = cardsUnder<Printed, Card>(PRINTED, ALL, settle);
export const NUMBERS = numbersOf(PRINTED, CHANGEABLE);
/** The rulebook prints none of these numbers (TD-R79). */
export const DESIGNED = numbersAmong(NUMBERS, () => true);

/**
 * The box: every physical card but the castle is an individual, numbered in the order of the list,
 * copies one after the other. So the lowest number is the lowest id (2.1).
 */
export const BOX: readonly Face[] = Object.values(CARDS).flatMap(card =>
  card.type === 'castle' ? [] : new Array<Face>(card.copies).fill(card),
);
const PRINTED_BOX: readonly Card[] = BOX.map(({ key }) => ALL[key]);
/** A card of the box with the numbers that it has on this table; rules ask at every step, hardly ever under an overlay. */
export const printed = (s: Overlaid, id: Id): Card =>
  s.overlay === undefined ? PRINTED_BOX[id] : cardsOf(s)[BOX[id].key];
const ids = (test: (card: Face) => boolean): readonly Id[] =>
  BOX.flatMap((card, id) => (test(card) ? [id] : []));
export const REGULARS = ids(card => card.type === 'defender');
export const SPECIALS = ids(card => card.type === 'defender-special');
export const ORDERS = ids(card => card.type === 'order');
export const ENEMIES = ids(card => card.type === 'enemy-unit');
export const EVENTS = ids(card => card.type === 'enemy-event');
const BY_KEY = new Map(Object.keys(CARDS).map(key => [key, ids(card => card.key === key)]));
export const idsOf = (key: string): readonly Id[] => BY_KEY.get(key) ?? [];
export const isDefender = (id: Id) => BOX[id].type === 'defender' || BOX[id].type === 'defender-special';
export const isEnemy = (id: Id) => BOX[id].type === 'enemy-unit';
/** `man-at-arms.3`: copies of one card are numbered from 1. */
export const copyOf = (id: Id) => id - BOX.indexOf(BOX[id]) + 1;
/** The order that puts up a Shield Wall. */
export const PROTECTION: Id = BOX.findIndex(card => card.protects > 0);
export const has = (id: Id, ability: Ability) => BOX[id].abilities.includes(ability);
