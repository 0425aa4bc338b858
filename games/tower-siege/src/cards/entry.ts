import type { Sayings, Seat } from '@siegeworks/contract';
import type { Aim } from '../rules/aims.ts';
import type { Mass, Volley } from '../rules/calls.ts';
import type { Cost } from '../rules/costs.ts';
import type { CardEvent } from '../state/events.ts';
import type { CardOffer, Offer, Phrases } from '../state/offers.ts';
import type { Item, Piece, Siege } from '../state/state.ts';

/** When a Spell or Scroll may be cast, in addition to what its Spell Turn says. */
export type Moment = 'main' | 'combat' | 'response' | 'injury';
/** What a Spell or Scroll is aimed at. */
export interface Magic {
  aim: Aim;
  /** Targets at least and at most; a price per Target may set a lower limit. */
  min: number;
  max: number;
  only?: Moment;
}
/** A Scroll without an attack roll against which each target rolls its RL (6.1.4, 6.1.6). */
export interface Resisted {
  /** Its targets are not chosen: it strikes where they are. */
  area?: boolean;
  /** Added to the RL. */
  bonus?: number;
  /** One that resists saves all. */
  sharedFate?: boolean;
  ignoresPL?: boolean;
  /** What a target that does not resist suffers, if not the loss of a point. */
  suffer?(s: Siege, target: number): void;
  /** What finally happens to all that have not resisted. */
  finish?(s: Siege, f: Mass): void;
}
/** An either-or skill of a creature, or the use of a Relic. */
export interface Skill {
  cost: Cost;
  aim: Aim | null;
  /** Dice are rolled or an opponent's card is named: others may respond (4.4). */
  window: boolean;
  use(s: Siege, p: Piece, target: number): void;
}
/** A question of a card's own inside a rule, with the rule that it rests on. */
export interface Question {
  rule: string;
  text(s: Siege): string;
  /** What an option would lead to. */
  forecast?(s: Siege, o: Offer): string;
}

/** All that is special about a card beyond its printed facts: each member answers a moment that a rule offers. */
export interface Entry {
  magic?: Magic;
  /** When its turn on the pending list comes (4.9); without it, the casting is a volley. */
  enact?(s: Siege, item: Item): void;
  resisted?: Resisted;
  /** What it does in place of damage to a target that did not resist. */
  strike?(s: Siege, f: Volley): void;
  skill?: Skill;
  /** A skill that is an attack with an Innate Skill. */
  attackSkill?: { cost: Cost; aim: Aim };
  /** It has taken the last Life Point of somebody in a fight. */
  slays?(s: Siege, self: Piece, victim: Piece): void;
  /** Its player's turn begins. */
  turnBegins?(s: Siege, seat: Seat): void;
  /** A creature of its player is defeated: whether its card is saved. */
  saves?(s: Siege, self: Piece, victim: Piece): boolean;
  /** `40% to …` */
  forecast?: string;
  asks?: Readonly<Record<string, Question>>;
  /** Kinds of options that only this card gives. */
  offers?: Partial<Phrases<CardOffer>>;
  /** Sentences for events that only this card causes. */
  tells?: Partial<Sayings<Siege, CardEvent>>;
}
