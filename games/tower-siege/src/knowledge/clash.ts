import type { Frame, Id, Seat } from '@siegeworks/contract';
import { cardsOf } from '../cards/card.ts';
import type { Aimed } from '../rules/aimed.ts';
import { printed } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import type { Blow } from './odds.ts';

/** A melee or Directed attack that has been specified and is not over yet. */
export interface Clash {
  attackers: Id[];
  /** The defender, or NONE while none has been chosen. */
  defender: Id;
  /** The army attacked by melee, or NONE. */
  army: Seat;
  /** The target of a Directed attack, or NONE. */
  target: Id;
  travel: string;
  /** Index of the Club Strike level paid for, or NONE. */
  club: number;
}
type ClashFrame = Frame & Clash;
/** A volley in the air, or a shot that has been declared. */
type ShotFrame = Frame & { seat: Seat; shooter: Id; source: Id; targets: Id[] };

/** The attack that is being carried out now, or `null`. */
export function clashOf(s: Siege): Clash | null {
  return (s.stack.findLast(f => f.rule === 'assault') as ClashFrame | undefined) ?? null;
}
/** The blow that will be struck when dice are rolled, or `null` while the defender is not known. */
export function nextBlow(s: Siege): Blow | null {
  const clash = clashOf(s);
  if (!clash) return null;
  const defender = clash.defender === NONE ? clash.target : clash.defender;
  return defender === NONE ? null : blowOf(s, clash, defender);
}
export function blowOf(s: Siege, clash: Clash, defender: Id): Blow {
  const [attacker = NONE] = clash.attackers;
  const club = clash.club === NONE ? undefined : printed(s, attacker).clubStrike?.[clash.club];
  return { attacker, defender, directed: clash.target !== NONE, travel: clash.travel, club: club ?? null };
}

/** The shot that has been declared but not yet taken, at its first target, or `null`. */
export function nextShot(s: Siege): Aimed | null {
  const f = s.stack.findLast(each => each.rule === 'shooting') as ShotFrame | undefined;
  if (!f || f.targets.length === 0) return null;
  return { by: f.seat, shooter: f.shooter, what: s.names[f.source], level: NONE, target: f.targets[0] };
}

/** The casting with an attack roll that waits to be resolved, at its first target, or `null`. */
export function nextCasting(s: Siege): Aimed | null {
  const item = s.pending.findLast(each => (each.kind === 'spell' || each.kind === 'scroll') && !each.negated);
  if (!item || !hasAttackRoll(item.what) || item.targets.length === 0) return null;
  const { by, what, level, targets } = item;
  return { by, shooter: NONE, what, level, target: targets[0] };
}
/** An overlay changes how high a Spell Skill is, never whether there is one. */
const PRINTED = cardsOf({});
/** Spells and Scrolls that roll a Spell Skill against a target. */
export function hasAttackRoll(what: string): boolean {
  const { ss, levels, rr } = PRINTED[what];
  return rr === true && (ss !== undefined || levels?.some(level => level.ss !== undefined) === true);
}
