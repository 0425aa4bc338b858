import type { Id, Seat } from '@siegeworks/contract';

type Plain<K extends string> = K extends string ? { kind: K } : never;
type OfCard<K extends string> = K extends string ? { kind: K; card: Id } : never;
type Onto<K extends string> = K extends string ? { kind: K; card: Id; target: Id } : never;
type At<K extends string> = K extends string ? { kind: K; target: Id } : never;
type Amount<K extends string> = K extends string ? { kind: K; card: Id; n: number } : never;

/** To begin, to go on, to end, to decline. */
type CourseOffer =
  | Plain<'pass' | 'done' | 'yes' | 'no' | 'decline' | 'takeTurn' | 'keep' | 'mulligan' | 'endPhase'>
  | OfCard<'build' | 'found' | 'intoDeck'>;
/** Drawing, laying and paying. */
type ResourceOffer =
  | Plain<'draw2' | 'draw1' | 'draw0' | 'draw' | 'auto'>
  | Amount<'lay'>
  | OfCard<'produce' | 'unmark' | 'leave'>
  | { kind: 'pay'; n: number }
  | { kind: 'sacrificeResource'; seat: Seat; n: number }
  | { kind: 'steal'; seat: Seat; n: number; what: string };
/** Devotion, moves and places. */
type TravelOffer =
  | OfCard<'devote' | 'devoteResident' | 'removeCard' | 'recall' | 'moveToArmy' | 'along'>
  | Onto<'move'>
  | Plain<'alone' | 'toArmy'>
  | At<'toCity'>;
/** Cards and abilities, and what they ask. */
type PlayOffer =
  | OfCard<'play' | 'playAsCreature' | 'choose' | 'offer' | 'sacrificeCity' | 'giveUp' | 'weaken' | 'markToo'>
  | OfCard<'discard' | 'find' | 'toBottom' | 'buryFirst' | 'nirvana' | 'hide'>
  | Plain<'findNothing'>
  | { kind: 'use'; card: Id; what: string }
  | { kind: 'mode'; n: number; what: string }
  | { kind: 'x'; n: number }
  | { kind: 'target'; target?: Id; seat?: Seat; n?: number }
  | { kind: 'trigger'; n: number; what: string }
  | { kind: 'forge'; what: string };
/** Attack, interception and battle. */
type WarOffer =
  | Plain<'noAttack'>
  | At<'attack' | 'allAttack'>
  | Onto<'attacker' | 'intercept' | 'save'>
  | OfCard<'battle'>
  | Amount<'guard' | 'share'>;

/** The army or a city. */
export type PlaceOffer = OfferOf<'toArmy' | 'toCity'>;
/** To play a card or use an ability. */
export type ActOffer = OfferOf<'play' | 'playAsCreature' | 'use'>;
/** What is given in addition to resources. */
export type CostOffer = OfferOf<'discard' | 'weaken' | 'markToo' | 'offer' | 'sacrificeCity' | 'done'>;

/** Everything that a question of this game may offer. */
export type Offer = CourseOffer | ResourceOffer | TravelOffer | PlayOffer | WarOffer;
export type OfferOf<K extends Offer['kind']> = Extract<Offer, { kind: K }>;
/** A table with a row for each kind of offer. */
export type ByOffer<T> = { readonly [K in Offer['kind']]: (s: T, o: OfferOf<K>) => string };

/** The same offer for each of these cards. */
export const ofCards = <const K extends string>(kind: K, cards: readonly Id[]): { kind: K; card: Id }[] =>
  cards.map(card => ({ kind, card }));
