import type { Id } from '@siegeworks/contract';
import { has } from '../../state/keywords.ts';
import { creaturesOf } from '../../state/readers.ts';
import type { City, Creature, Realm } from '../../state/realm.ts';
import { NONE } from '../../state/realm.ts';
import { strength } from '../../state/strength.ts';
import { creatureWorth } from '../creature-worth.ts';
import type { Weights } from '../weights.ts';

/** A creature as combat sees it: worked out once for a question, because strengths are costly. */
export interface Fighter {
  id: Id;
  attack: number;
  /** Defence that is left. */
  defence: number;
  worth: number;
  flies: boolean;
  /** Can stop a flyer. */
  reaches: boolean;
  strikesFirst: boolean;
  deadly: boolean;
}
export function fighter(s: Realm, c: Creature, weights: Weights): Fighter {
  const { attack, defence } = strength(s, c);
  const flies = has(s, c, 'flying');
  return {
    id: c.id,
    attack: Math.max(0, attack),
    defence: defence - c.damage,
    worth: creatureWorth(s, c, weights),
    flies,
    reaches: flies || has(s, c, 'ranged'),
    strikesFirst: has(s, c, 'first-strike'),
    deadly: has(s, c, 'deadly'),
  };
}
/** Every creature that could intercept for this city now. */
export function guardsOf(s: Realm, goal: City, weights: Weights): Fighter[] {
  const ready = (c: Creature) => !c.marked && (c.city === NONE || c.city === goal.id);
  return creaturesOf(s, goal.controller)
    .filter(ready)
    .map(c => fighter(s, c, weights));
}
export const canStop = (guard: Fighter, attacker: Fighter) => !attacker.flies || guard.reaches;
export const kills = (a: Fighter, b: Fighter) =>
  a.attack > 0 &&
  (a.deadly || a.attack >= b.defence) &&
  !(b.strikesFirst && !a.strikesFirst && overwhelms(b, a));
const overwhelms = (a: Fighter, b: Fighter) => a.attack > 0 && (a.deadly || a.attack >= b.defence);

/** 12.13: what a point of a city's defence is worth to the player who takes it. */
export function pointWorth(s: Realm, goal: City, through: number): number {
  if (through < goal.defence) return goal.defence <= 5 ? 1 : 0.5;
  return s.players[goal.controller].cities.length === 1 ? 12 : 3;
}
