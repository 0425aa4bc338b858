import type { Id, Seat } from '@siegeworks/contract';
import type { Aiming } from '../rules/aims.ts';
import type { Combat, Piece, Realm } from '../state/realm.ts';

/** A declared spell or power with everything that was chosen for it. */
export interface Declared {
  seat: Seat;
  card: Id;
  targets: Id[];
  x: number;
  share: number;
}
export type Work = (s: Realm, f: Declared) => void;

/** A spell or power: when it may be used, what it may aim at, and what it does. */
export interface Deed {
  /** `action`: not in a combat phase (TT-187). */
  timing: 'action' | 'any';
  /** A condition in addition to legal targets. */
  needs?(s: Realm, a: Aiming): boolean;
  /** `null` for a deed without a target. */
  first: ((s: Realm, a: Aiming) => Id[]) | null;
  /** Whose creatures it may target, if it targets one; those of enemies must be vulnerable (TT-132). */
  whose?: 'own' | 'enemy' | 'any';
  /** A second target of the same kind may be named. */
  two?: boolean;
  /** A target of another kind, and whether it may be left out (TT-275). */
  second?(s: Realm, a: Aiming, first: Id): Id[];
  optional?: boolean;
  /** Whether a target that is not in play is still available. */
  isThere?(s: Realm, target: Id): boolean;
  /** Used against an enemy: it makes its user vulnerable (TT-134). */
  isHostile?: boolean;
  /** What it does to its first target, if that is always the same: for forecasts and computer players. */
  harm?: number;
  heal?: number;
  destroys?: boolean;
  /** What happens; a Sustained spell without it simply stays where it is put. */
  work?: Work;
}

/** A question that only this card asks: the rule behind it, and its wording. */
export interface Question {
  rule: string;
  ask(s: Realm): string;
}

/** Everything special about a card beyond its printed facts. */
export interface Entry {
  deed?: Deed;
  /** For a card on a defender's Source: runs when defenders are declared, before blows are exchanged. */
  onDefence?(s: Realm, self: Piece, source: Piece, c: Combat): void;
  /** By `rule.step`. */
  questions?: Readonly<Record<string, Question>>;
}
export type Entries = Readonly<Record<string, Entry>>;
