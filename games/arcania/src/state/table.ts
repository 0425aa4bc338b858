import type { Id, Seat } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { clockwise } from '@siegeworks/table';
import type { BuildingKind, Card, Keyword } from '../cards/card.ts';
import { CARDS, cardsOf, fitsArmy, WALLS } from '../cards/card.ts';
import type { Building, Force, Land, Player, Standing, War } from './state.ts';
import { NONE } from './state.ts';

/** Readers of the table: what is where, and whose it is. */
export const printed = (s: War, id: Id): Card => cardsOf(s)[s.names[id]];
export const cardOf = (s: War, f: Force): Card => printed(s, f.id);
export const hasKeyword = (s: War, f: Force, word: Keyword) => cardOf(s, f).keywords.includes(word);

/** 2.2: enemy and opponent mean every other player still in the game (AK-344). */
export const enemies = (s: War, seat: Seat) => clockwise(s, seat).filter(other => other !== seat);

/** The force on a Battle Front, or `null` (AK-R12). */
export function onFront(s: War, id: Id): Force | null {
  for (const player of s.players) for (const f of player.row) if (f.id === id) return f;
  return null;
}
export function front(s: War, id: Id): Force {
  const f = onFront(s, id);
  if (!f) throw new Impossible(`${s.names[id] ?? 'card'} ${id} is not on a Battle Front`);
  return f;
}
/** Every force on a Battle Front. */
export const allFront = (s: War): Force[] => s.players.flatMap(p => p.row);
export const enemyFront = (s: War, seat: Seat): Force[] =>
  s.players.flatMap((p, other) => (other === seat ? [] : p.row));

/** Those in a player's Dungeons. */
export const prisonersOf = (p: Player): Force[] =>
  p.lands.flatMap(land => land.buildings.flatMap(b => b.prisoner ?? []));
/** Every force in play: on a Battle Front, in a Dungeon, or displaced. */
export function forcesInPlay(s: War): Force[] {
  const found: Force[] = [];
  for (const p of s.players) {
    for (const f of p.row) found.push(f);
    for (const land of p.lands) for (const b of land.buildings) if (b.prisoner) found.push(b.prisoner);
  }
  for (const f of s.displaced) found.push(f);
  return found;
}

export interface Site {
  building: Building;
  land: Land;
  seat: Seat;
}
/** The Building with the Land it stands on, or `null`. */
export function siteOf(s: War, id: Id): Site | null {
  for (let seat = 0; seat < s.seats; seat++)
    for (const land of s.players[seat].lands)
      for (const building of land.buildings) if (building.id === id) return { building, land, seat };
  return null;
}
/** The Land or Nature's Growth with this id, or `null`. */
export function landOf(s: War, id: Id): { land: Land; seat: Seat } | null {
  for (let seat = 0; seat < s.seats; seat++)
    for (const land of s.players[seat].lands) if (land.id === id) return { land, seat };
  return null;
}
export const landUnderPestilence = (s: War, card: Id) => {
  for (let seat = 0; seat < s.seats; seat++)
    for (const land of s.players[seat].lands) if (land.pestilence === card) return { land, seat };
  return null;
};
/** AK-072 */
export const working = (land: Land) => land.pestilence === NONE;
/** Land cards in play; Nature's Growth is not one (AK-244). */
export function landCards(p: Player): number {
  let n = 0;
  for (const land of p.lands) if (!land.growth) n++;
  return n;
}
export const growthOf = (p: Player): Land | undefined => p.lands.find(land => land.growth);

/** Working Buildings of a kind, used or not. */
export function workingCount(p: Player, kind: BuildingKind): number {
  let n = 0;
  for (const land of p.lands) if (working(land)) for (const b of land.buildings) if (b.kind === kind) n++;
  return n;
}
/** AK-064 counts Buildings in play, working or not (AK-R51). */
export function inPlayCount(p: Player, kind: BuildingKind): number {
  let n = 0;
  for (const land of p.lands) for (const b of land.buildings) if (b.kind === kind) n++;
  return n;
}
export function atMaximum(p: Player, kind: BuildingKind): boolean {
  const most = CARDS[kind].most?.[p.army];
  return most !== undefined && inPlayCount(p, kind) >= most;
}
/** AK-087 to AK-089, AK-R49: the working Walls of a Castle, what they add to its life and what they deal. */
export const wallCount = (p: Player) => WALLS.reduce((sum, { kind }) => sum + workingCount(p, kind), 0);
export function castleLife(p: Player): number {
  let life = p.castleLife;
  for (const wall of WALLS) life += wall.life * workingCount(p, wall.kind);
  return life;
}
/** AK-181: an undamaged Castle stands, which most of them are. */
export const hasFallen = (p: Player) => p.castleDamage > 0 && p.castleDamage >= castleLife(p);
export const spikes = (p: Player) =>
  WALLS.reduce((sum, wall) => sum + wall.spikes * workingCount(p, wall.kind), 0);

/** Ready, working and empty Buildings of a kind, in the order in which they are used (end of 4.2). */
export function readyBuildings(p: Player, kind: BuildingKind): Building[] {
  if (workingCount(p, kind) === 0) return [];
  const found: Building[] = [];
  for (const land of p.lands.slice().sort(mostBuildings)) {
    if (!working(land)) continue;
    for (const b of land.buildings) if (b.kind === kind && isReady(b)) found.push(b);
  }
  return found;
}
export const mostBuildings = (a: Land, b: Land) => b.buildings.length - a.buildings.length;
/** AK-080: an occupied Dungeon cannot be used for anything. */
export const isReady = (b: Building) => !b.used && b.prisoner === null;

export const stands = (e: Standing, word: Keyword) => CARDS[e.what].keywords.includes(word);
/** A standing effect on this force whose card prints this word. */
export const standingOn = (s: War, id: Id, word: Keyword): Standing | undefined =>
  s.standing.find(e => e.on === id && stands(e, word));
/** AK-303: a player with such a card in play strikes the forces of all enemies. */
export const strikesEnemies = (s: War, seat: Seat) =>
  s.standing.some(e => e.by === seat && stands(e, 'strikes-enemies'));
/** AK-255 */
export const stilled = (s: War) => s.standing.some(e => stands(e, 'stills-battles'));
/** The force that this Trapper holds, or `null`. */
export function heldBy(s: War, trapper: Id): Force | null {
  for (const player of s.players) for (const f of player.row) if (f.trappedBy === trapper) return f;
  return null;
}
/** The Building linked to this Gemologist, or `null`. */
export function linkedTo(s: War, gemologist: Id): Site | null {
  for (let seat = 0; seat < s.seats; seat++)
    for (const land of s.players[seat].lands)
      for (const building of land.buildings)
        if (building.link === gemologist) return { building, land, seat };
  return null;
}

export const wears = (s: War, f: Force, keyword: Keyword) =>
  f.worn.some(id => printed(s, id).keywords.includes(keyword));
/** AK-203 */
export const spellImmune = (s: War, f: Force) => hasKeyword(s, f, 'spell-immune');
/** AK-202, AK-084 */
export const trappable = (s: War, f: Force) => !hasKeyword(s, f, 'untrappable');
/** AK-154, AK-201, AK-R45 */
export const unblockable = (s: War, f: Force) =>
  hasKeyword(s, f, 'unblockable') ||
  wears(s, f, 'unblockable') ||
  standingOn(s, f.id, 'unblockable') !== undefined;
/** AK-220: safe from what this player chooses. */
export const cloaked = (s: War, f: Force, from: Seat) => f.controller !== from && wears(s, f, 'cloaked');

/** AK-211 to AK-214 and the Army code: whether this force of `seat` may bear the artifact (AK-R27, AK-R28). */
export function mayBear(s: War, f: Force, artifact: Id, seat: Seat): boolean {
  const card = printed(s, artifact);
  const { wear } = card;
  if (!wear || f.controller !== seat || !fitsArmy(card, s.players[seat].army)) return false;
  if (f.worn.some(id => printed(s, id).wear?.slot === wear.slot)) return false;
  const bearer = cardOf(s, f);
  if (bearer.keywords.includes('wears-armour-only')) return wear.as === 'armour';
  if (bearer.keywords.includes('wears-weapon-only')) return wear.as === 'weapon';
  return bearer.type === 'military-unit';
}
/** Cards in `seat`'s discard pile that match, one of each name. */
export function inPile(s: War, seat: Seat, fits: (card: Card) => boolean): Id[] {
  return oneOfEach(
    s,
    s.players[seat].discard.filter(id => fits(printed(s, id))),
  );
}
/** Copies are interchangeable: the first of each name stands for all. */
export function oneOfEach(s: War, ids: readonly Id[]): Id[] {
  const names: string[] = [];
  return ids.filter(id => {
    if (names.includes(s.names[id])) return false;
    names.push(s.names[id]);
    return true;
  });
}
