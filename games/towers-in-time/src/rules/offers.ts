import type { Id, Seat } from '@siegeworks/contract';

type Plain<K extends string> = K extends string ? { kind: K } : never;
type OfCard<K extends string> = K extends string ? { kind: K; card: Id } : never;
type Onto<K extends string> = K extends string ? { kind: K; card: Id; target: Id } : never;
/** A Source needs no place. */
type Maybe<K extends string> = K extends string ? { kind: K; card: Id; target?: Id } : never;
type Share<K extends string> = K extends string ? { kind: K; target: Id; n: number } : never;

/** Free actions, any number of times (TT-032), and letting a dying unit go (TT-147). */
export type FreeOffer = OfCard<'limbo' | 'discard' | 'ready' | 'idle' | 'drop' | 'letGo'>;
/** Regular actions in and outside combat, except attack and defence. */
export type MagicOffer =
  | Onto<'shoot' | 'paralyze'>
  | OfCard<'power' | 'cast'>
  | Maybe<'pull'>
  | { kind: 'regenerate'; card: Id; n: number };
export type MoveOffer = Onto<'move' | 'moveItem' | 'moveTotem'>;

/** Every regular action at an opportunity (TT-034). */
export type RegularOffer = MagicOffer | MoveOffer | OfCard<'source' | 'attack'> | Onto<'transport'>;

/** Everything that a question of this game may offer. */
export type Offer =
  | FreeOffer
  | RegularOffer
  | Plain<'pass' | 'done' | 'keepHand' | 'redraw' | 'pay' | 'onGround' | 'apart' | 'handOver'>
  | OfCard<'keep' | 'lapse' | 'sap' | 'join' | 'defend' | 'shield'>
  | Maybe<'put'>
  | Share<'share' | 'assign'>
  | { kind: 'target'; target: Id }
  | { kind: 'amount'; n: number }
  | { kind: 'guard'; card: Id; seat: Seat }
  | { kind: 'against'; seat: Seat };
export type OfferOf<K extends Offer['kind']> = Extract<Offer, { kind: K }>;

export const PASS: OfferOf<'pass'> = { kind: 'pass' };
export const DONE: OfferOf<'done'> = { kind: 'done' };
