import type { Id, Seat } from '@siegeworks/contract';
import { canPay, playCost } from '../../rules/costs.ts';
import type { CostOffer } from '../../rules/offers.ts';
import { subtype } from '../../state/keywords.ts';
import { cardOf, creaturesOf } from '../../state/readers.ts';
import type { Realm } from '../../state/realm.ts';
import { creature, isCreature } from '../../state/realm.ts';
import { entryOf } from '../book.ts';

/** Sun-Singer Sacrifice: two Addax or three Red Banner creatures, and the rest must still be payable. */
const addax = (s: Realm, seat: Seat): Id[] =>
  creaturesOf(s, seat).flatMap(c => (subtype(s, c, 'Addax') ? [c.id] : []));
const reds = (s: Realm, seat: Seat): Id[] =>
  creaturesOf(s, seat).flatMap(c => (cardOf(c).faction === 2 ? [c.id] : []));

/** Whether giving up this many of these, the chosen ones included, leaves enough to pay with. */
function completes(
  s: Realm,
  [seat, card]: [Seat, Id],
  chosen: readonly Id[],
  from: Id[],
  n: number,
): boolean {
  if (!chosen.every(id => from.includes(id))) return false;
  const others = from.filter(id => !chosen.includes(id));
  // A creature that can pay with its life is given up last.
  others.sort((a, b) => Number(pays(s, a)) - Number(pays(s, b)));
  const all = [...chosen, ...others].slice(0, n);
  return all.length === n && canPay(s, seat, playCost(s, seat, card, 0), all);
}
const pays = (s: Realm, id: Id) => entryOf(creature(s, id).card).produces?.sacrificed === true;

/** Who may be given up: two of the first or three of the second. */
interface Choir {
  addax: Id[];
  reds: Id[];
}
const choirOf = (s: Realm, seat: Seat): Choir => ({ addax: addax(s, seat), reds: reds(s, seat) });
const fits = (s: Realm, by: [Seat, Id], choir: Choir, chosen: readonly Id[]): boolean =>
  completes(s, by, chosen, choir.addax, 2) || completes(s, by, chosen, choir.reds, 3);

export const singerFits = (s: Realm, seat: Seat, card: Id): boolean =>
  fits(s, [seat, card], choirOf(s, seat), []);

export function singerOptions(s: Realm, seat: Seat, card: Id, chosen: readonly Id[]): CostOffer[] {
  const choir = choirOf(s, seat);
  const candidates = [...new Set([...choir.addax, ...choir.reds])];
  return candidates.flatMap(id =>
    !chosen.includes(id) && fits(s, [seat, card], choir, [...chosen, id])
      ? [{ kind: 'offer', card: id }]
      : [],
  );
}
export const singerDone = (s: Realm, chosen: readonly Id[]): boolean =>
  chosen.length === 3 || (chosen.length === 2 && chosen.every(id => isAddax(s, id)));
function isAddax(s: Realm, id: Id): boolean {
  const c = s.pieces[id];
  return isCreature(c) && subtype(s, c, 'Addax');
}
