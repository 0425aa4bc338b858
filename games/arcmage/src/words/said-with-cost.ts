import type { Option } from '@siegeworks/contract';
import { listed } from '@siegeworks/table';
import { creatureAt } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { dueFor } from './due.ts';
import { about } from './marking.ts';
import { fullName, nameOf } from './names.ts';
import { optionText } from './options.ts';
import { billOf, billText } from './payment.ts';

/** Steps of the turn between two deeds, and of a payment: that they are gone through goes without saying. */
const OF_COURSE: ReadonlySet<string> = new Set(['pass', 'endPhase', 'noAttack', 'takeTurn', 'auto']);
/** Parts of an announcement: what it costs has been said with the card. */
const ANNOUNCED: ReadonlySet<string> = new Set(['toCity', 'toArmy', 'target']);

/** A bundle never hides what it uses: who goes, and what is paid. */
export function saidWithCost(s: Realm, option: Option): string {
  if (OF_COURSE.has(option.kind)) return '';
  // Which cards are laid follows.
  if (option.kind === 'draw0') return 'draw nothing';
  const text = option.kind === 'allAttack' ? everybody(s, option) : optionText(s, option);
  const due = ANNOUNCED.has(option.kind) ? null : dueFor(s, option);
  const bill = due && due.cost.total > 0 ? billOf(s, due.seat, due.cost, due.except) : null;
  return due && bill ? `${text} (${billText(s, due.seat, bill)})` : text;
}
function everybody(s: Realm, option: Option): string {
  const army = about(s, option).filter(id => typeof id === 'number' && creatureAt(s, id) !== null);
  const names = listed(army.map(id => nameOf(s, Number(id))));
  return `${names} attack ${fullName(s, option.target ?? -1)}`;
}
