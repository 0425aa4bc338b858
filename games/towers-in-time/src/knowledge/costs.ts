import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import type { Card, School } from '../cards/card.ts';
import { pays, purse, total } from '../rules/temper.ts';
import { canPayFor } from '../rules/transport.ts';
import { printed } from '../state/faces.ts';
import type { Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import { temperName } from '../words/temper.ts';

/** The rule that says what pays for each school. */
export const PAID_BY: Readonly<Record<School, string>> = {
  fire: 'TT-054',
  water: 'TT-054',
  earth: 'TT-054',
  air: 'TT-054',
  black: 'TT-055',
  white: 'TT-056',
  neutral: 'TT-057',
};
/** How much temper of which kind is missing; `null` when there is enough. */
export function tooDear(s: Realm, seat: Seat, cost: number, school: School, rule = 'TT-080'): Reason | null {
  const has = total(purse(s, seat), school);
  if (has >= cost) return null;
  const missing = cost - has === 1 ? '1 is missing' : `${cost - has} are missing`;
  return because(rule, `it costs ${cost} ${temperName(school)}, and you have ${has} left: ${missing}`);
}
/** TT-081: the Source of the Tower that it would go to must pay with the rest. */
export function sourceCannotPay(s: Realm, seat: Seat, card: Card, tower: Id): Reason | null {
  const givers = purse(s, seat);
  if (canPayFor(s, givers, card, tower)) return null;
  const { name } = printed(s, tower);
  if (piece(s, tower).used)
    return because('TT-081', `its Source is already sapped: ${name} would have to pay`);
  const source = givers.find(giver => giver.id === tower);
  if (!source || !pays(source, card.school))
    return because('TT-081', `its Source ${name} must pay, but gives no ${temperName(card.school)}`);
  return because('TT-081', 'everything must be paid from that Tower, which does not have enough');
}
