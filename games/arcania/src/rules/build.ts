import type { Id, Option, Reason, Seat } from '@siegeworks/contract';
import { cover } from '@siegeworks/kernel';
import { because, take } from '@siegeworks/table';
import { isBuilding } from '../cards/card.ts';
import { erect } from '../state/place.ts';
import type { Force, Land, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import {
  atMaximum,
  growthOf,
  hasKeyword,
  landCards,
  landOf,
  linkedTo,
  oneOfEach,
  printed,
  working,
} from '../state/table.ts';
import { choice, rule } from './book.ts';

const ONLY_BUILDING = because('AK-031', 'Buildings are placed only in the Building phase');
const MAXIMUM = because('AK-064', 'your Army cannot have any more of these in play');
const NO_LAND = because('AK-060', 'you have no Land to build on');
const NO_ROOM = because('AK-060', 'each of your Lands is full or has been built on this turn');

/** Why this Building cannot be placed now, or `null`. */
export function noBuilding(s: War, seat: Seat, id: Id): Reason | null {
  if (s.phase !== 'building') return ONLY_BUILDING;
  const kind = s.names[id];
  if (!isBuilding(kind) || atMaximum(s.players[seat], kind)) return MAXIMUM;
  const open = s.players[seat].lands.some(land => hasSlot(s, seat, land) || mayLink(s, seat, land));
  if (s.players[seat].lands.length === 0) return NO_LAND;
  return open ? null : NO_ROOM;
}
/** Why nothing can be placed on this Land, or `null`. */
export function noSite(s: War, seat: Seat, id: Id): Reason | null {
  const found = landOf(s, id);
  if (found?.seat !== seat) return because('AK-060', 'you can place Buildings only on your own Lands');
  const { land } = found;
  if (hasSlot(s, seat, land) || mayLink(s, seat, land)) return null;
  if (!working(land)) return because('AK-072', 'there is a Pestilence on it');
  if (land.built) return because('AK-060', 'a Building has already been placed on it this turn');
  if (land.growth && !actsAsLand(s, seat, land))
    return because('AK-245', 'it does not act as a Land while you have four Lands');
  return because('AK-061', 'it is full');
}
/** AK-244, AK-245: what serves as one more Land while its player has fewer than four (AK-R57). */
export const actsAsLand = (s: War, seat: Seat, land: Land) => land.growth && landCards(s.players[seat]) < 4;
const unlinked = (land: Land) => land.buildings.filter(b => b.link === NONE).length;
const takesMore = (s: War, seat: Seat, land: Land) =>
  working(land) && !land.built && (!land.growth || actsAsLand(s, seat, land));

/** AK-053, AK-061, AK-R35: five Buildings, a sixth through a Growth; linked ones do not count among the five. */
function hasSlot(s: War, seat: Seat, land: Land): boolean {
  if (!takesMore(s, seat, land)) return false;
  const n = unlinked(land);
  if (n < 5) return true;
  return n === 5 && land.buildings.length === 5 && !land.growth && growthHelps(s, seat);
}
/** AK-245: only while the controller has four Land cards. */
const growthHelps = (s: War, seat: Seat) =>
  growthOf(s.players[seat]) !== undefined && landCards(s.players[seat]) === 4;
/** AK-269: five unlinked Buildings and no extra one (AK-R34, AK-R126). */
function mayLink(s: War, seat: Seat, land: Land): boolean {
  if (!takesMore(s, seat, land) || land.buildings.length !== 5 || unlinked(land) !== 5) return false;
  return linkers(s, seat).length > 0;
}
/** On the Battle Front, not trapped, without a link; the oldest first. */
function linkers(s: War, seat: Seat): Force[] {
  return s.players[seat].row.filter(
    f => hasKeyword(s, f, 'sixth-building') && f.trappedBy === NONE && linkedTo(s, f.id) === null,
  );
}

export const roomyLands = (s: War, seat: Seat): Land[] =>
  s.players[seat].lands.filter(land => hasSlot(s, seat, land));
export function buildingOptions(s: War, seat: Seat): Option[] {
  const { hand, lands } = s.players[seat];
  const roomy = roomyLands(s, seat);
  const extra = lands.filter(land => mayLink(s, seat, land));
  if (roomy.length === 0 && extra.length === 0) return [];
  const cards = oneOfEach(
    s,
    hand.filter(id => printed(s, id).type === 'building'),
  );
  return cards.flatMap(card => {
    if (noBuilding(s, seat, card)) return [];
    return [
      ...roomy.map(land => ({ kind: 'placeBuilding', card, target: land.id })),
      ...extra.map(land => ({ kind: 'linkBuilding', card, target: land.id })),
    ];
  });
}
export const placeBuilding = rule(
  'placeBuilding',
  (seat: Seat, card: Id, land: Id, linked: boolean) => ({ seat, card, land, linked, link: NONE }),
  {
    link: choice({
      when: (s, f) => f.linked && linkers(s, f.seat).length > 1,
      who: (_s, f) => f.seat,
      options: (s, f) => linkers(s, f.seat).map(g => ({ kind: 'link', card: f.card, target: g.id })),
      then(_s, f, { target }) {
        f.link = target;
      },
    }),
    erect(s, f) {
      const found = landOf(s, f.land);
      if (!found || !s.players[f.seat].alive) return;
      // A borrowed helper may have left with its owner.
      const helper = f.linked ? linkers(s, f.seat).find(g => f.link === NONE || g.id === f.link) : null;
      if (helper === undefined) return;
      take(s.players[f.seat].hand, f.card);
      found.land.built = true;
      cover(`card ${s.names[f.card]}`);
      if (helper) cover(`card ${s.names[helper.id]} links`);
      erect(s, f.seat, found.land, f.card, helper?.id ?? NONE);
    },
  },
);
