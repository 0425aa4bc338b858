import type { Id, Seat } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import { tell } from './events.ts';
import { printed } from './readers.ts';
import type { City, Realm } from './realm.ts';

export function newCity(s: Realm, id: Id, seat: Seat): City {
  const c: City = {
    kind: 'city',
    id,
    card: s.names[id],
    owner: seat,
    controller: seat,
    defence: printed(s, id).defence,
    residents: [],
    attached: [],
    extra: 0,
    active: printed(s, id).levels.some(level => level.level === 0) ? [0] : [],
    moved: '',
    tactics: false,
    damaged: 0,
    spent: false,
  };
  s.pieces[id] = c;
  s.players[seat].cities.push(id);
  return c;
}
/** AM-053, AM-082: face up, with its printed defence. */
export function build(s: Realm, seat: Seat, id: number): void {
  take(s.players[seat].unbuilt, id);
  newCity(s, id, seat);
  tell(s, { type: 'built', card: id, seat });
}
/** AM-417: no damage, and no upper limit. */
export function gainDefence(s: Realm, c: City, n: number): void {
  if (n <= 0) return;
  c.defence += n;
  tell(s, { type: 'fortified', card: c.id, n });
}
export function loseDefence(s: Realm, c: City, n: number): void {
  c.defence -= n;
  tell(s, { type: 'weakened', card: c.id, n });
}
