import type { Id, Option, Reason, Seat } from '@siegeworks/contract';
import type { AimName } from '../rules/aims.ts';
import type { Announced } from '../rules/announce.ts';
import type { Cost } from '../rules/costs.ts';
import type { Hit } from '../rules/damage.ts';
import type { CostOffer, Offer, OfferOf } from '../rules/offers.ts';
import type { City, Creature, Effect, Enchantment, Item, Piece, Realm } from '../state/realm.ts';
import type { Strength } from '../state/strength.ts';
import type { Card } from './card.ts';

/** Something that happens automatically. What it calls is finished before the next step. */
export type Act = (s: Realm, item: Item) => void;
/** A question in the middle of a resolution. With one option it answers itself, with none it is left out. */
export interface Ask {
  who(s: Realm, item: Item): Seat;
  options(s: Realm, item: Item): Offer[];
  then(s: Realm, item: Item, pick: Option): void;
  /** Asked again and again until `done` or until nothing is left. */
  again?: boolean;
  /** AM-R123: what may be chosen is hidden from the others. */
  secret?: true;
  say: string;
}
export interface Mode {
  name: string;
  aims: readonly AimName[];
}
/** What a card, ability, trigger or level does when it resolves, step by step. */
export interface Deed {
  /** Targets, chosen when it goes on the stack (AM-242, AM-218). */
  aims?: readonly AimName[];
  /** Targets that depend on what was paid on top (AM-175). */
  aimsFor?(x: number): readonly AimName[];
  /** One of these is chosen first. */
  modes?: readonly Mode[];
  /** The thief has left play, and this gives back what it has stolen. */
  endsTheft?: boolean;
  steps: readonly (Act | Ask)[];
}

/** Something else that has to be picked to pay for an ability: cities, Soldiers, cards of the hand. */
interface ExtraCost {
  n: number;
  options(s: Realm, p: Piece, chosen: readonly Id[]): CostOffer[];
  pay(s: Realm, p: Piece, chosen: readonly Id[]): void;
}
/** AM-260: an activated ability, its cost and its time. */
export interface Ability {
  /** Its deed. */
  what: string;
  marks: boolean;
  cost: Cost;
  /** At any time, not only in a play phase. */
  any: boolean;
  ready?(s: Realm, c: Creature): boolean;
  extra?: ExtraCost;
  /** What is paid in addition, without a choice. */
  also?(s: Realm, p: Piece): void;
  /** The deed remembers what was given as its extra cost. */
  remembers?: boolean;
  /** What it does, where a card has several. */
  say?: string;
}

/** What must or may be given in addition to resources to play the card (AM-243). */
export interface Price {
  /** What may be given next; nothing once it is enough. */
  options(s: Realm, f: Announced): CostOffer[];
  /** Given creatures are sacrificed unless the card says something else. */
  pay?(s: Realm, seat: Seat, given: readonly Id[]): void;
  /** Whether it can be given at all. */
  fits?(s: Realm, seat: Seat, card: Id): boolean;
  /** By how much each lowers the cost, and how many could be given. */
  lowers?: { each: number; most(s: Realm, seat: Seat): number };
}

/** AM-178: a resource ability, what it gives, and whether it costs the creature. */
interface Produces {
  faction: number;
  sacrificed: boolean;
  /** 1 if left out; `gone` has been sacrificed already. */
  amount?(s: Realm, c: Creature, gone: Id): number;
}

/** What an enchantment does for the creature or city that it is on. */
export interface Worn {
  attack?: number;
  defence?: number;
  /** Added to both. */
  both?(s: Realm, c: Creature, id: Id): number;
  /** A keyword, and a subtype, that it gives. */
  word?: string;
  subtype?: string;
  /** AM-R59: its wearer is without abilities. */
  silences?: boolean;
  ability?: Ability;
  keepsMarked?: boolean;
  /** Its controller may leave it marked. */
  mayStayMarked?: boolean;
  unmarkPrice?(c: Creature): number;
  marked?(s: Realm, e: Enchantment, c: Creature, byController: boolean): void;
  turnEnd?(s: Realm, e: Enchantment, c: Creature): void;
  noAttack?: Reason;
  noMove?: Reason;
  noAttackOn?(goal: City): Reason | null;
  /** It cannot intercept this attacker. */
  fears?(attacker: Creature): boolean;
  /** This creature cannot intercept it. */
  slips?(s: Realm, wearer: Creature, c: Creature): boolean;
  /** What happens instead of its death. */
  saves?(s: Realm, c: Creature, e: Enchantment): void;
  /** AM-301: nothing moves into or out of this city. */
  besieges?(s: Realm, e: Enchantment, c: City): boolean;
  /** How much of the damage the city takes. */
  shields?(c: City, n: number): number;
}

export type About = 'seat' | 'city' | 'creature';
/** An effect that lasts or waits in `s.effects`. */
export interface Lasting {
  /** What it is about, in the order of its `on`: it ends with any of them. */
  about?: readonly About[];
  /** Longer than the turn in which it came about. */
  lasts?: boolean;
  /** That player draws nothing, or only one card in the next draw and resources phase. */
  forbidsDraw?: boolean;
  capsDraw?: boolean;
  /** Once, in the next turn or play phase of the player who caused it, or at the end of this turn. */
  turnStart?(s: Realm, e: Effect): void;
  playPhase?(s: Realm, e: Effect): void;
  turnEnd?(s: Realm, e: Effect): void;
  /** Keeps this creature from defending this city, or lets a resident of another city do it. */
  bars?(e: Effect, c: Creature, goal: Id): boolean;
  calls?(e: Effect, c: Creature, goal: Id): boolean;
  /** Peaceful creatures that may attack. */
  frees?(s: Realm, c: Creature): boolean;
  stops?(s: Realm, hit: Hit): boolean;
  /** Whether it still gives a further attack. */
  attacksAgain?(s: Realm, e: Effect): boolean;
  /** A keyword for the creatures that its player plays. */
  word?: string;
}

/** What a city does, mostly by its levels in force. */
export interface Site {
  /** What its levels add to a creature of its controller. */
  lends?(s: Realm, c: Creature, home: City): Strength | null;
  /** What they take from the attack of a creature that attacks it. */
  weakens?(s: Realm, c: Creature, here: City): number;
  /** Closed to creatures of opponents (AM-297). */
  closed?(here: City): boolean;
  /** AM-R90: further moves out of it cost 1 each. */
  leftAgain?: { fits(from: City): boolean; unpaid: Reason };
  /** What else may be given for devotion. */
  gifts?(s: Realm, c: City, chosen: readonly Id[]): OfferOf<'removeCard' | 'recall'>[];
  /** Why none of its controller's creatures attack, or `null`. */
  holdsBack?(home: City): Reason | null;
  /** Its residents may attack. */
  attacksFrom?(home: City): boolean;
  /** A coin is tossed when a creature of its controller, or of an opponent, moves. */
  tosses?(c: City, own: boolean): boolean;
  /** The level that hides a targeted creature (AM-R85). */
  hidesAt?: number;
  /** AM-367: resources for each attacker while this level is in force. */
  toll?: { level: number; n: number; sparesFlying?: boolean; sparesAllies?: boolean };
}

/** What the rules ask of every card that has an answer; the card looks for itself. */
export interface Hears {
  tokenPlaced(s: Realm, c: Creature): void;
  drew(s: Realm, seat: Seat, n: number): void;
  discarded(s: Realm, seat: Seat): void;
  played(s: Realm, item: Item): void;
  resolved(s: Realm, item: Item, card: Id): void;
  /** AM-249: a card that may be played into the army. */
  sudden(s: Realm, card: Card, owner: Seat): boolean;
  /** AM-151: one card is all that is drawn. */
  capsDraw(s: Realm): boolean;
  /** The most resource cards that any other player may have. */
  resourceCaps(s: Realm): { by: Seat; most: number }[];
  /** The most creatures that may unmark (AM-126). */
  unmarkCap(s: Realm): number;
  /** By how much the card costs less (AM-173). */
  cheaper(s: Realm, seat: Seat, card: Card): number;
  /** Enchantment cards may be played as creatures. */
  disguises(s: Realm, seat: Seat): boolean;
  /** By how much damage to this creature is less. */
  lessens(s: Realm, target: Creature): number;
}

/**
 * All that is special about one card: what it prints beyond its line in the table. AM-001: card text beats the rules,
 * so whatever a text may change is a hook here.
 */
export interface Entry {
  /** What the card itself does when it resolves. */
  play?: Deed;
  /** What it does at a moment, at a level, or by an ability. */
  deeds?: Readonly<Record<string, Deed>>;
  abilities?: readonly Ability[];
  price?: Price;
  /** Any number of extra resources may be paid; how many are of use (AM-175). */
  extra?(s: Realm, seat: Seat, card: Id): number;
  worn?: Worn;
  effect?: Lasting;
  site?: Site;
  hears?: Partial<Hears>;
  /** Keywords that creatures have by it (AM-266). */
  gives?: Readonly<Record<string, (s: Realm, c: Creature) => boolean>>;
  /** What creatures of a subtype have by it. */
  leads?: { subtype: string; add(s: Realm, c: Creature): Strength | null };
  /** What it adds to itself, always or while it fights. */
  grows?(s: Realm, c: Creature): Strength | null;
  fights?(s: Realm, c: Creature): Strength | null;
  /** Whose arrival, and which played card, it notices. */
  welcomes?(s: Realm, self: Creature, c: Creature): boolean;
  watches?(card: Card): boolean;
  /** It makes creatures 0/2 without abilities until end of turn. */
  calms?: boolean;
  /** Ore counters that it comes with. */
  ore?: number;
  produces?: Produces;
  /** Who it may save from death. */
  saves?(s: Realm, c: Creature): boolean;
  /** Which creatures must attack alongside it (AM-368). */
  drives?(s: Realm, c: Creature): boolean;
  /** What it deals in addition to each defender, or to a city. */
  toDefenders?: number;
  toCity?(s: Realm, goal: Id): number;
  /** Who cannot intercept it. */
  slips?(s: Realm, self: Creature, c: Creature): boolean;
  /** Its moves do not mark it, and another creature may go along. */
  carries?: boolean;
  /** Keeps a creature from the graveyard, if its controller likes. */
  rebirth?: { fits(s: Realm, c: Creature): boolean; rise(s: Realm, c: Creature): void };
}
export type Entries = Readonly<Record<string, Entry>>;
