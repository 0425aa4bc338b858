import type { Bundle, Id, Option, Seat } from '@siegeworks/contract';
import { listed } from '@siegeworks/table';
import { mustAttack, noAttackOn, taxes } from '../rules/attackers.ts';
import { CROWD } from '../rules/declare.ts';
import { cityAt, creaturesOf } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { striking } from '../state/strength.ts';
import { fullDevotion } from './devotion.ts';
import { cardDoes, fullName, levelsText, nameOf } from './names.ts';
import { attackText } from './war-notes.ts';

/** Picks that are usually made together: all attack, all residents of a city are devoted. */
export function bundles(s: Realm, seat: Seat, options: readonly Option[]): Bundle[] {
  return options.flatMap(option => {
    if (option.kind === 'attack') return allAttack(s, seat, option);
    return option.kind === 'devote' ? allDevoted(s, option) : [];
  });
}
const list = (s: Realm, all: readonly Creature[]): string => listed(all.map(c => nameOf(s, c.id)));

/** Whoever can do any harm; a creature without strength stays at home unless it must go. */
function allAttack(s: Realm, seat: Seat, option: Option): Bundle[] {
  const goal = cityAt(s, option.target ?? NONE);
  if (!goal) return [];
  const able = creaturesOf(s, seat).filter(c => noAttackOn(s, c, goal) === null);
  const army = able.filter(c => striking(s, c) > 0 || mustAttack(s, c));
  if (army.length === 0 || taxes(s, army) > 0) return [];
  const one = army.map(c => ({ kind: 'attacker', card: c.id, target: goal.id }));
  const everybody = army.length >= CROWD && army.length === able.length;
  const then = everybody ? [{ kind: 'allAttack', target: goal.id }] : [...one, { kind: 'done' }];
  return [
    {
      text: `${whoAttack(s, army, able)} ${fullName(s, goal.id)}`,
      note: `${attackText(s, goal, army)}; sends ${list(s, army)}`,
      option,
      then,
    },
  ];
}
function whoAttack(s: Realm, army: readonly Creature[], able: readonly Creature[]): string {
  if (army.length === 1) return `${cardDoes(s, army[0].id, 'attacks')}`;
  return army.length === able.length ? 'all attack' : `${army.length} attack`;
}

function allDevoted(s: Realm, option: Option): Bundle[] {
  const here = cityAt(s, option.card ?? NONE);
  if (!here) return [];
  const { ready, sum, levels } = fullDevotion(s, here);
  if (ready.length === 0) return [];
  const reached = levelsText(levels);
  return [
    {
      text: `devote all in ${nameOf(s, here.id)}`,
      note: `marks ${list(s, ready)}: devotion ${sum}, ${reached}`,
      option,
      then: ready.map((c): { kind: string; card: Id } => ({ kind: 'devoteResident', card: c.id })),
    },
  ];
}
