import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { entryOf, TOLLS } from '../cards/book.ts';
import { lastingOf } from '../state/effects.ts';
import { has, silenced } from '../state/keywords.ts';
import {
  allReigning,
  citiesOf,
  cityAt,
  creaturesOf,
  firstWorn,
  isOverlord,
  opponents,
  opposes,
} from '../state/readers.ts';
import type { City, Creature, Realm } from '../state/realm.ts';
import { city, isCreature, NONE } from '../state/realm.ts';

const NOT_IN_ARMY = because('AM-363', 'residents cannot attack');
const MARKED = because('AM-362', 'a marked creature cannot attack');
const PEACEFUL = because('AM-365', 'peaceful creatures cannot attack');
const BARRED = because('AM-002', 'a card keeps it from attacking this turn');
const FIRST_TURN = because('AM-R01', 'the starting player cannot attack on the first turn');

/** Why this creature cannot attack at all, or `null`. */
export function noAttacker(s: Realm, c: Creature): Reason | null {
  if (c.city !== NONE && !attacksFromHome(s, c)) return NOT_IN_ARMY;
  if (c.marked) return MARKED;
  if (c.barred) return BARRED;
  const held = firstWorn(s, c, worn => worn.noAttack ?? null);
  if (held) return held;
  if (has(s, c, 'peaceful') && !s.effects.some(e => lastingOf(e).frees?.(s, c))) return PEACEFUL;
  for (const home of citiesOf(s, c.controller)) {
    const why = entryOf(home.card).site?.holdsBack?.(home);
    if (why) return why;
  }
  const first = s.turnsBegun === 1 && c.controller === s.starter;
  return first && s.options.firstTurnAttack === 'forbidden' ? FIRST_TURN : null;
}
function attacksFromHome(s: Realm, c: Creature): boolean {
  const home = cityAt(s, c.city);
  return home?.controller === c.controller && entryOf(home.card).site?.attacksFrom?.(home) === true;
}
export const noAttackOn = (s: Realm, c: Creature, goal: City): Reason | null =>
  kept(s, c, goal) ?? noAttacker(s, c);
/** What it wears keeps it from this one city. */
const kept = (s: Realm, c: Creature, goal: City): Reason | null =>
  c.attached.length === 0 ? null : firstWorn(s, c, worn => worn.noAttackOn?.(goal) ?? null);
const NOT_A_FOE = because('AM-360', 'only a city of an opponent can be attacked');
const DRIVEN = because('AM-368', 'more of the creatures that must attack can attack another city');
const ONE_CITY = because('AM-366', 'only creatures with militia can be sent to a further city');
/** Why this city cannot be attacked by this seat, or `null`. */
export function noGoal(s: Realm, seat: Seat, goal: City): Reason | null {
  if (!opposes(s, seat, goal.controller)) return NOT_A_FOE;
  return goals(s, seat).includes(goal.id) ? null : DRIVEN;
}
/** Why this creature cannot be sent to this city as well as those that the attack goes to, or `null`. */
export function noFurtherGoal(s: Realm, c: Creature, goal: City, sent: readonly Id[]): Reason | null {
  if (!opposes(s, c.controller, goal.controller)) return NOT_A_FOE;
  if (goal.id === sent[0]) return null;
  const further = sent.includes(goal.id) || sent.length < mostGoals(s, c.controller);
  return has(s, c, 'militia') && further ? null : ONE_CITY;
}
/** AM-367, AM-R67: taxes add up. */
export const tax = (s: Realm, c: Creature): number => taxes(s, [c]);
export function taxes(s: Realm, list: readonly Creature[]): number {
  let sum = 0;
  for (const { card, toll } of TOLLS)
    for (const { controller } of allReigning(s, card, toll.level))
      for (const c of list) {
        if (toll.sparesAllies && !opposes(s, controller, c.controller)) continue;
        if (!(toll.sparesFlying && has(s, c, 'flying'))) sum += toll.n;
      }
  return sum;
}

/** AM-368: rabies, and creatures that another one forces to attack. AM-R28: only if it can without paying. */
export function mustAttack(s: Realm, c: Creature): boolean {
  if (c.marked || c.city !== NONE || tax(s, c) > 0) return false;
  return has(s, c, 'rabies') || s.pieces.some(by => isCreature(by) && drives(s, by, c));
}
const drives = (s: Realm, by: Creature, c: Creature): boolean =>
  by.controller === c.controller &&
  by.strength === NONE &&
  entryOf(by.card).drives?.(s, c) === true &&
  !silenced(s, by);
/** Those that must attack and could attack this city. */
export const driven = (s: Realm, seat: Seat, goal: City): Creature[] =>
  creaturesOf(s, seat).filter(c => mustAttack(s, c) && noAttackOn(s, c, goal) === null);

/** Cities that may be attacked: those that the most creatures forced to attack can attack. */
export function goals(s: Realm, seat: Seat): Id[] {
  const able = creaturesOf(s, seat).filter(c => noAttacker(s, c) === null);
  if (able.length === 0) return [];
  const forced = able.filter(c => mustAttack(s, c));
  const all = opponents(s, seat).flatMap(other => s.players[other].cities);
  const forcedOn = all.map(id => forced.filter(c => !kept(s, c, city(s, id))).length);
  const most = Math.max(0, ...forcedOn);
  return all.filter((id, i) => forcedOn[i] === most && able.some(c => !kept(s, c, city(s, id))));
}
/** One city; one more for militia; the overlord's number grows with the team (10.2). */
export const mostGoals = (s: Realm, seat: Seat) => 2 + (isOverlord(s, seat) ? Math.max(0, s.seats - 3) : 0);
