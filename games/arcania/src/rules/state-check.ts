import type { Id, Option, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { clockwise, take } from '@siegeworks/table';
import { DEEDS, entryOf } from '../cards/entry.ts';
import { destroy, destroyPrisoner } from '../state/forces.ts';
import { loseBuilding } from '../state/place.ts';
import type { Building, Ending, Land, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { forcesInPlay, growthOf, hasFallen, siteOf } from '../state/table.ts';
import { dying } from '../state/values.ts';
import { choice, DECLINE, rule } from './book.ts';
import { eliminate } from './eliminate.ts';

/** 4.5: runs after everything that happens; usually there is nothing to do. */
export function checkState(s: War): void {
  if (s.over === null && unsettled(s)) call(s, stateCheck());
}
const unsettled = (s: War): boolean =>
  pressing(s) || s.players.some((_p, seat) => overfull(s, seat) !== null);
/** Everything but Lands that are too full. */
function pressing(s: War): boolean {
  if (s.doomed.length > 0 || s.ashes.length > 0) return true;
  return s.players.some(
    (p, seat) => p.alive && (hasFallen(p) || p.row.some(f => dying(s, f)) || orphaned(s, seat) !== null),
  );
}
/** AK-330, AK-322: these players lose, and the state is checked again before anyone is asked (AK-R132). */
export function leave(s: War, seats: readonly Seat[], ending: Ending): void {
  eliminate(s, seats, ending);
  // A state check that was asking a player starts over: what it found may have changed.
  const asking = s.stack.at(-1);
  if (asking?.rule === 'stateCheck') asking.at = 'castles';
  else checkState(s);
}
/** Runs the state check again; one that is asking a player continues from there, without repeating what it has done. */
export function settle(s: War): void {
  if (s.stack.at(-1)?.rule !== 'stateCheck') return checkState(s);
  fallenCastles(s);
  destroyDying(s);
}
/** A Building linked to a force that has left play (AK-269). */
function orphaned(s: War, seat: Seat): Building | null {
  for (const land of s.players[seat].lands)
    for (const b of land.buildings) if (b.link !== NONE && !inPlay(s, b.link)) return b;
  return null;
}
/** A captured or displaced force is still in play (AK-R34). */
const inPlay = (s: War, id: Id): boolean => forcesInPlay(s).some(f => f.id === id);
/** AK-248: six Buildings on a Land, when what allowed the sixth is gone. */
function overfull(s: War, seat: Seat): Land | null {
  const player = s.players[seat];
  for (const land of player.lands)
    if (land.buildings.length > 5 && !land.buildings.some(b => b.link !== NONE) && !growthOf(player))
      return land;
  return null;
}

export const stateCheck = rule('stateCheck', () => ({}), {
  castles: s => fallenCastles(s),
  forces: s => destroyDying(s),
  regenerate: choice({
    when: s => risings(s, ashesOwner(s)).length > 0,
    who: s => ashesOwner(s),
    options: s => [...risings(s, ashesOwner(s)), DECLINE],
    then(s, _f, pick) {
      if (pick.kind === DECLINE.kind) take(s.ashes, nextAshes(s));
      else DEEDS[pick.kind](s, ashesOwner(s), pick);
    },
  }),
  ashes(s) {
    // Owners who cannot bring it back are not asked.
    s.ashes = s.ashes.filter(id => risingsOf(s, id).length > 0);
    if (s.ashes.length > 0) return 'regenerate';
  },
  consequences(s) {
    for (let seat = 0; seat < s.seats; seat++)
      for (let b = orphaned(s, seat); b !== null; b = orphaned(s, seat)) discardOrphaned(s, b.id);
    for (const f of s.doomed.splice(0)) destroyPrisoner(s, f);
  },
  first(s) {
    // A player who falls now is no longer asked for a Building.
    if (pressing(s)) return 'castles';
  },
  overflow: choice({
    when: s => overfullSeat(s) !== NONE,
    who: s => overfullSeat(s),
    options: s =>
      (overfull(s, overfullSeat(s))?.buildings ?? []).map(b => ({ kind: 'overflow', card: b.id })),
    then(s, _f, pick) {
      const site = siteOf(s, pick.card);
      if (site) loseBuilding(s, site, 'discarded');
    },
  }),
  again(s) {
    if (unsettled(s)) return 'castles';
  },
});
/** AK-181 */
function fallenCastles(s: War): void {
  const fallen = clockwise(s, s.turn).filter(seat => hasFallen(s.players[seat]));
  if (fallen.length > 0) eliminate(s, fallen, 'destruction');
}
/** AK-180, AK-183 */
function destroyDying(s: War): void {
  for (const player of s.players) for (const f of player.row.filter(each => dying(s, each))) destroy(s, f);
}
const overfullSeat = (s: War): Seat =>
  clockwise(s, (s.turn + s.seats - 1) % s.seats).find(seat => overfull(s, seat) !== null) ?? NONE;

function discardOrphaned(s: War, id: Id): void {
  const site = siteOf(s, id);
  if (site) loseBuilding(s, site, 'discarded');
}

/** Owners decide clockwise from the active player. */
function nextAshes(s: War): Id {
  const order = clockwise(s, (s.turn + s.seats - 1) % s.seats);
  const place = (id: Id) => order.indexOf(s.owners[id]);
  return s.ashes.reduce((a, b) => (place(b) < place(a) ? b : a));
}
const ashesOwner = (s: War): Seat => (s.ashes.length === 0 ? NONE : s.owners[nextAshes(s)]);
/** AK-293: how the ashes of this player could rise again. */
const risings = (s: War, seat: Seat): Option[] =>
  s.ashes.filter(id => s.owners[id] === seat).flatMap(id => risingsOf(s, id));
const risingsOf = (s: War, id: Id): Option[] => entryOf(s.names[id]).rises?.(s, id) ?? [];
