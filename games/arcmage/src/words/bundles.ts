import type { Bundle, Id, Option, Seat } from '@siegeworks/contract';
import { listed } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { noAttackOn, taxes } from '../rules/attackers.ts';
import { has } from '../state/keywords.ts';
import { cityAt, creaturesOf, ownResidents } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { devotion, loyaltyOf } from '../state/strength.ts';
import { fullName, nameOf } from './names.ts';
import { note } from './notes.ts';

/** Picks that are usually made together: all attack, all residents of a city are devoted. */
export function bundles(s: Realm, seat: Seat, options: readonly Option[]): Bundle[] {
  return options.flatMap(option => {
    if (option.kind === 'attack') return allAttack(s, seat, option);
    return option.kind === 'devote' ? allDevoted(s, option) : [];
  });
}
const list = (s: Realm, all: readonly Creature[]): string => listed(all.map(c => nameOf(s, c.id)));

function allAttack(s: Realm, seat: Seat, option: Option): Bundle[] {
  const goal = cityAt(s, option.target ?? NONE);
  const army = goal ? creaturesOf(s, seat).filter(c => noAttackOn(s, c, goal) === null) : [];
  if (!goal || army.length === 0 || taxes(s, army) > 0) return [];
  const then = [...army.map(c => ({ kind: 'attacker', card: c.id, target: goal.id })), { kind: 'done' }];
  const text =
    army.length === 1
      ? `${list(s, army)} attacks ${fullName(s, goal.id)}`
      : `all attack ${fullName(s, goal.id)}`;
  return [{ text, note: `${list(s, army)}: ${note(s, option)}`, option, then }];
}

function allDevoted(s: Realm, option: Option): Bundle[] {
  const here = cityAt(s, option.card ?? NONE);
  const ready = here ? ownResidents(s, here).filter(c => !c.marked) : [];
  if (!here || ready.length === 0) return [];
  const sum =
    devotion(s, here) + ready.reduce((n, c) => n + loyaltyOf(c) * (has(s, c, 'devoted') ? 2 : 1), 0);
  const levels = CARDS[here.card].levels.filter(({ level }) => level > 0 && level <= sum);
  const reached = levels.length > 0 ? `level ${listed(levels.map(({ level }) => `${level}`))}` : 'no level';
  return [
    {
      text: `devote all in ${nameOf(s, here.id)}`,
      note: `marks ${list(s, ready)}: devotion ${sum}, ${reached}`,
      option,
      then: ready.map((c): { kind: string; card: Id } => ({ kind: 'devoteResident', card: c.id })),
    },
  ];
}
