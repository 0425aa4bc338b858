import type { Id, Seat } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import { isBuilding } from '../cards/card.ts';
import { tell } from './events.ts';
import type { Building, Land, War } from './state.ts';
import { NONE } from './state.ts';
import type { Site } from './table.ts';

/** Changers of Lands, Buildings and piles: each makes its change and reports it as an event. */

/** AK-011: to its owner's discard pile; cards of the eliminated leave the game. */
export function discard(s: War, id: Id): void {
  forget(s, id);
  const owner = s.players[s.owners[id]];
  if (owner.alive) owner.discard.push(id);
  else s.removed.push(id);
  tell(s, { type: 'discarded', card: id });
}
/** A card that lies face up is no longer secret. */
export function forget(s: War, id: Id): void {
  for (const player of s.players) {
    const at = player.known.indexOf(id);
    if (at >= 0) player.known.splice(at, 1);
  }
}
/** Everyone saw this card go to a hand. */
export function toHandOpenly(s: War, seat: Seat, id: Id): void {
  s.players[seat].hand.push(id);
  s.players.forEach((player, other) => {
    if (other !== seat && player.alive) player.known.push(id);
  });
}

export function newLand(s: War, seat: Seat, id: Id, growth = false): Land {
  forget(s, id);
  const land: Land = {
    id,
    growth,
    built: false,
    pestilence: NONE,
    shielded: false,
    since: 0,
    buildings: [],
  };
  s.players[seat].lands.push(land);
  return land;
}
/** AK-050, AK-056: a Land comes into play, empty. */
export function layLand(s: War, seat: Seat, id: Id, how: 'laid' | 'restored'): void {
  newLand(s, seat, id);
  tell(s, { type: 'landLaid', seat, card: id, how });
}
/** As which Building a card stands there, if not as the one that it is, and what lets it stand. */
interface Standing {
  kind?: string;
  link?: Id;
}
export function newBuilding(s: War, land: Land, id: Id, as: Standing = {}): Building {
  const { kind = s.names[id], link = NONE } = as;
  if (!isBuilding(kind)) throw new Impossible(`${kind} is not a Building`);
  forget(s, id);
  // AK-068: it may be used at once.
  const b: Building = { id, kind, used: false, lock: 0, link, prisoner: null };
  land.buildings.push(b);
  return b;
}
export function erect(s: War, seat: Seat, land: Land, id: Id, link: Id = NONE): void {
  newBuilding(s, land, id, { link });
  tell(s, { type: 'erected', seat, card: id, target: land.id, link });
}

/** AK-070: a Building leaves play; the next state check destroys its prisoner (AK-082, AK-092, AK-R102). */
export function loseBuilding(s: War, { building, land }: Site, how: 'destroyed' | 'discarded'): void {
  land.buildings.splice(land.buildings.indexOf(building), 1);
  if (building.prisoner) s.doomed.push(building.prisoner);
  // AK-097: only a levied Building was something else than its card.
  const was = building.kind === s.names[building.id] ? {} : { was: building.kind };
  tell(s, { type: 'buildingLost', card: building.id, how, ...was });
  discard(s, building.id);
}
/** AK-054: with all Buildings on it, and a Pestilence (AK-R64). */
export function loseLand(s: War, seat: Seat, land: Land): void {
  tell(s, { type: 'landLost', card: land.id });
  for (const building of land.buildings.slice()) loseBuilding(s, { building, land, seat }, 'destroyed');
  if (land.pestilence !== NONE) liftPestilence(s, land);
  const { lands } = s.players[seat];
  lands.splice(lands.indexOf(land), 1);
  discard(s, land.id);
}
export function liftPestilence(s: War, land: Land): void {
  const card = land.pestilence;
  land.pestilence = NONE;
  land.shielded = false;
  tell(s, { type: 'pestilenceLifted', card, target: land.id });
  discard(s, card);
}
export function discardFrom(s: War, list: Id[], id: Id): void {
  take(list, id);
  discard(s, id);
}
