import type { Id } from '@siegeworks/contract';
import type { Creature, Realm } from './realm.ts';
import { isCreature } from './realm.ts';

/** Whether it makes no difference which of the two is meant: then only one of them is offered. */
export function alike(s: Realm, a: Creature, b: Creature): boolean {
  return (
    a.card === b.card &&
    a.city === b.city &&
    a.controller === b.controller &&
    a.owner === b.owner &&
    sameState(a, b) &&
    sameCounters(a, b) &&
    isBare(a) &&
    isBare(b) &&
    !isRemembered(s, a.id) &&
    !isRemembered(s, b.id)
  );
}
const sameState = (a: Creature, b: Creature) =>
  a.marked === b.marked &&
  a.devoted === b.devoted &&
  a.damage === b.damage &&
  a.serene === b.serene &&
  a.barred === b.barred &&
  a.sheltered === b.sheltered &&
  a.held === b.held &&
  a.attacked === b.attacked &&
  a.used === b.used &&
  a.guarded === b.guarded &&
  a.dealt === b.dealt &&
  a.dealtBefore === b.dealtBefore &&
  a.doom === b.doom;
const sameCounters = (a: Creature, b: Creature) =>
  a.plus === b.plus &&
  a.minus === b.minus &&
  a.attackPlus === b.attackPlus &&
  a.roots === b.roots &&
  a.ore === b.ore &&
  a.marks === b.marks &&
  a.ivy === b.ivy &&
  a.turnAttack === b.turnAttack &&
  a.turnDefence === b.turnDefence;
/** Nothing is fastened to it. */
const isBare = (c: Creature) =>
  c.attached.length + c.turnWords.length + c.words.length + c.heldBy.length === 0 &&
  c.original < 0 &&
  c.strength < 0;

/** Effects, stolen resources and sand copies know a creature by its number. */
const isRemembered = (s: Realm, id: Id): boolean =>
  s.effects.some(e => e.on.includes(id)) ||
  s.players.some(p => p.resources.some(row => row.thief === id)) ||
  s.pieces.some(p => isCreature(p) && p.original === id);

/** The first of each kind. */
export function distinct(s: Realm, list: readonly Creature[]): Creature[] {
  const first: Creature[] = [];
  for (const c of list) if (!first.some(other => alike(s, other, c))) first.push(c);
  return first;
}
