import type { Id, Seat } from '@siegeworks/contract';
import type { Siege } from './state.ts';
import { NONE } from './state.ts';

type None = Record<never, never>;
interface One {
  card: Id;
}
interface Pair extends One {
  target: Id;
}

/** At a decision point of the player's own turn (4.4). */
interface Deeds {
  buy: One;
  surge: One;
  travel: One;
  skill: One;
  upkeep: One;
}
/** Items, structures and Mounts: free (TS-R24). */
interface Arrangements {
  moveItem: One;
  activate: One;
  discardItem: One;
  enter: Pair;
  leave: One;
  mount: Pair;
  dismount: One;
}
interface Turns {
  combat: None;
  endTurn: None;
  endCombat: None;
  draw: None;
  discard: One;
  declare: One;
  attack: One;
  engine: One;
}
/** How an attack is made and met. */
interface Fights {
  melee: { seat: Seat };
  directed: { what: string };
  shoot: One;
  club: { n: number };
  noClub: None;
  riderFirst: None;
  mountFirst: None;
  noBlock: None;
  block: One;
  guard: One;
  defend: One;
  riposte: One;
  decline: None;
  turnBack: None;
  accept: None;
  regenerate: One;
  drink: One;
  tend: One;
}
interface Goods {
  pay: { n: number; what: 'gold' | 'power' | 'none' };
  level: { n: number; what: string };
  give: Pair;
  bearer: Pair;
  holder: Pair;
  smuggle: One;
  byCaravan: One;
}
/** What only one card offers; its entry has the words. */
interface OfCards {
  buttress: One;
  take: One;
}
interface Ends {
  pass: None;
  done: None;
}

type Union<F> = { [K in keyof F]: { kind: K } & F[K] }[keyof F];
/** A Scroll or learned Spell by its card, an innate Spell by its name. */
export type Cast = { kind: 'cast'; card: Id } | { kind: 'cast'; what: string };
/** A card, a player, or the number of an effect or of a pending casting. */
export type Target =
  | { kind: 'target'; target: Id }
  | { kind: 'target'; seat: Seat }
  | { kind: 'target'; n: number };
export type Arrangement = Union<Arrangements>;
export type Deed = Union<Deeds> | Cast | Arrangement;
export type CardOffer = Union<OfCards>;
export type RuleOffer = Deed | Target | Union<Turns & Fights & Goods & Ends>;
/** Everything that a question offers; nothing else can be picked. */
export type Offer = RuleOffer | CardOffer;
/** The option of this kind. */
export type Offered<K extends Offer['kind']> = Extract<Offer, { kind: K }>;

/** A phrase for each kind of option. */
export type Phrases<O extends Offer> = {
  readonly [K in O['kind']]: (s: Siege, o: Extract<O, { kind: K }>) => string;
};
/** The card that an option names first, or NONE. */
export const cardIn = (o: Offer): Id => ('card' in o ? o.card : NONE);
/** The card that it is aimed at, or NONE. */
export const targetIn = (o: Offer): Id => ('target' in o ? o.target : NONE);
