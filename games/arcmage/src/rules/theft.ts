import type { Id, Seat } from '@siegeworks/contract';
import { DEEDS } from '../cards/book.ts';
import { tell } from '../state/events.ts';
import type { Item, Realm, Resource } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import type { OfferOf } from './offers.ts';

/** AM-R54: a pile and a marked or unmarked card of it; the faces are not seen. */
export function robbery(s: Realm, seat: Seat): OfferOf<'steal'>[] {
  const options: OfferOf<'steal'>[] = [];
  for (const row of s.players[seat]?.resources ?? []) {
    const what = row.marked ? 'marked' : 'unmarked';
    if (!options.some(o => o.n === row.faction && o.what === what))
      options.push({ kind: 'steal', seat, n: row.faction, what });
  }
  return options;
}
/** AM-182: from now on it counts for the thief's controller. */
export function stealFrom(s: Realm, item: Item, like: Pick<Resource, 'faction' | 'marked'>): void {
  const victim = s.players[item.targets[0]];
  const at = victim.resources.findIndex(r => r.faction === like.faction && r.marked === like.marked);
  const [row] = victim.resources.splice(at, 1);
  row.thief = item.card;
  s.players[item.by].resources.push(row);
  tell(s, { type: 'stolen', seat: item.by, from: item.targets[0], faction: row.faction });
}
/** Back to its owner's pile of the same faction, as marked as it is now; nothing if it is gone. */
export function giveBack(s: Realm, thief: Id): void {
  for (const player of s.players) {
    const loot = player.resources.filter(row => row.thief === thief);
    player.resources = player.resources.filter(row => row.thief !== thief);
    for (const row of loot) sendHome(s, row);
  }
}
function sendHome(s: Realm, row: Resource): void {
  row.thief = NONE;
  const owner = s.owners[row.card];
  s.players[owner].resources.push(row);
  tell(s, { type: 'givenBack', seat: owner, faction: row.faction });
}
/** AM-428: thefts whose thief has left play without a trigger that would end them. */
export function endThefts(s: Realm): void {
  const thieves = new Set(s.players.flatMap(player => player.resources.map(row => row.thief)));
  thieves.delete(NONE);
  for (const thief of thieves) if (s.pieces[thief] === null && !returning(s, thief)) giveBack(s, thief);
}
/** Whether a theft is about to end: the thief has left play, and its trigger is on the way. */
export const returning = (s: Realm, thief: Id): boolean =>
  [...s.pile, ...s.waiting].some(item => item.card === thief && DEEDS[item.what]?.endsTheft === true);
