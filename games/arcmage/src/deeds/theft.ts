import type { Id, Option, Seat } from '@siegeworks/kernel';
import { emit } from '@siegeworks/kernel';
import type { Item, Realm, Resource } from '../state.ts';
import { NONE } from '../state.ts';

/** AM-R54: a pile and a marked or unmarked card of it; the faces are not seen. */
export function robbery(s: Realm, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const row of s.players[seat]?.resources ?? []) {
    const what = row.marked ? 'marked' : 'unmarked';
    if (!options.some(o => o.n === row.faction && o.what === what))
      options.push({ kind: 'steal', seat, n: row.faction, what });
  }
  return options;
}
export function stealFrom(s: Realm, item: Item, like: Pick<Resource, 'faction' | 'marked'>): void {
  const victim = s.players[item.targets[0]];
  const at = victim.resources.findIndex(r => r.faction === like.faction && r.marked === like.marked);
  const [row] = victim.resources.splice(at, 1);
  row.thief = item.card;
  s.players[item.by].resources.push(row);
  emit(s, { type: 'stolen', seat: item.by, from: item.targets[0], faction: row.faction });
}
/** Back to its owner's pile of the same faction, as marked as it is now; nothing if it is gone. */
export function giveBack(s: Realm, thief: Id): void {
  for (const player of s.players) {
    const at = player.resources.findIndex(r => r.thief === thief);
    if (at < 0) continue;
    const [row] = player.resources.splice(at, 1);
    row.thief = NONE;
    const owner = s.owners[row.card];
    s.players[owner].resources.push(row);
    emit(s, { type: 'givenBack', seat: owner, faction: row.faction });
    return;
  }
}
