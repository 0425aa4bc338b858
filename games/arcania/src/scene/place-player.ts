import type { Id, Reason, Seat } from '@siegeworks/contract';
import { addCard, seatLabel } from '@siegeworks/table';
import type { Named } from '@siegeworks/table/given';
import { CardNames, Notes, named, seatOf } from '@siegeworks/table/given';
import { CARDS, isBuilding } from '../cards/card.ts';
import { COMMAND, EFFECTS, FILLER, GROWTH, LANDS, ON_LAND, STAFF, UNSEEN } from '../cards/roles.ts';

import { newForce } from '../state/forces.ts';
import { newBuilding, newLand } from '../state/place.ts';
import type { Force, Land, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { allFront, cardOf, inPlayCount, landCards, mayBear } from '../state/table.ts';
import type { BuildingWords, ForceWords, LandWords, Side } from './words.ts';

const EFFECT_WORDS = Object.keys(EFFECTS) as (keyof typeof EFFECTS)[];
const NAMES = new CardNames(Object.values(CARDS));
const STOCK = new Array<string>(8).fill(FILLER);

interface Build {
  s: War;
  seat: Seat;
  card(name: string, place: string, owner?: Seat): Id;
  notes: Notes;
}
function builder(s: War, seat: Seat, reasons: Reason[]): Build {
  const notes = new Notes(seatLabel(seat), s.seats, reasons);
  const card = (name: string, place: string, owner = seat) =>
    addCard(s, owner, notes.key(NAMES, name, place));
  return { s, seat, card, notes };
}

/** Lays out one player's side; every mistake is reported with its place. */
export function placePlayer(s: War, seat: Seat, side: Side, reasons: Reason[]): void {
  const b = builder(s, seat, reasons);
  const player = s.players[seat];
  const cards = (names: string[], place: string) => names.map((name, i) => b.card(name, `${place}[${i}]`));
  player.turns = side.turns ?? 2;
  player.castleDamage = side.castleDamage ?? 0;
  player.hand = cards(side.hand ?? [], 'hand');
  player.deck = cards(side.deck ?? STOCK, 'deck').reverse();
  player.discard = cards(side.discard ?? [], 'discard');
  for (const [i, entry] of (side.row ?? []).entries()) {
    const f = placeForce(b, entry, `row[${i}]`);
    if (f) player.row.push(f);
  }
  for (const [i, entry] of landsOf(side).entries()) placeLand(b, entry, `lands[${i}]`);
  if (side.growth) fillLand(b, newLand(s, seat, b.card(GROWTH, 'growth'), true), side.growth, 'growth');
  for (const word of EFFECT_WORDS) if (side[word]) standing(b, EFFECTS[word], NONE, 0);
  checkSide(b);
}
function landsOf(side: Side): Named<LandWords>[] {
  if (side.lands) return side.lands;
  const buildings = side.buildings ?? [];
  const lands: Named<LandWords>[] = [];
  for (let i = 0; i === 0 || i < buildings.length; i += 5)
    lands.push({ [LANDS[0]]: { buildings: buildings.slice(i, i + 5) } });
  return lands;
}
function placeLand(b: Build, entry: Named<LandWords>, place: string): void {
  const [name, words] = named<LandWords>(entry);
  const id = b.card(name, place);
  if (CARDS[b.s.names[id]].type !== 'land') return b.notes.wrong(place, `${name} is not a Land`, 'AK-052');
  fillLand(b, newLand(b.s, b.seat, id), words, place);
}
function fillLand(b: Build, land: Land, words: Partial<LandWords>, place: string): void {
  land.built = words.built ?? false;
  if (words.pestilence) {
    land.pestilence = b.card(ON_LAND, place, b.notes.seat(words.pestilence, place));
    land.shielded = words.protected ?? false;
  }
  for (const [i, entry] of (words.buildings ?? []).entries())
    placeBuilding(b, land, entry, `${place}.buildings[${i}]`);
  if (land.buildings.length > 6) b.notes.wrong(place, 'a Land never holds more than 6 Buildings', 'AK-061');
}
function placeBuilding(b: Build, land: Land, entry: Named<BuildingWords>, place: string): void {
  const [name, words] = named<BuildingWords>(entry);
  const id = b.card(name, place);
  if (!isBuilding(b.s.names[id])) return b.notes.wrong(place, `${name} is not a Building`, 'AK-060');
  const building = newBuilding(b.s, land, id);
  building.used = words.used ?? false;
  building.lock = words.lock ?? 0;
  if (words.link) building.link = linkOf(b, words.link, place);
  if (words.prisoner === undefined) return;
  if (!CARDS[building.kind].keywords.includes('captures'))
    return b.notes.wrong(place, `${name} cannot hold prisoners`, 'AK-080');
  building.prisoner = placeForce(b, words.prisoner, `${place}.prisoner`, true);
}
function linkOf(b: Build, name: string, place: string): Id {
  const found = find(b.s.players[b.seat].row, b.s, name);
  if (!found) b.notes.wrong(place, `there is no ${name} to link it to`, 'AK-269');
  return found?.id ?? NONE;
}
/** `Trapper`, `P2 Trapper#2`: one of these forces by its name. */
function find(forces: Force[], s: War, text: string): Force | undefined {
  const [, seat, name, nth] = /^(?:(P[1-6])\s+)?(.+?)(?:#(\d+))?$/.exec(text) ?? [];
  const fits = forces.filter(
    f => cardOf(s, f).name.toLowerCase() === name.toLowerCase() && (!seat || f.controller === seatOf(seat)),
  );
  return fits[Number(nth ?? 1) - 1];
}

function placeForce(b: Build, entry: Named<ForceWords>, place: string, prison = false): Force | null {
  const [name, words] = named<ForceWords>(entry);
  const other = prison ? (b.seat === 0 ? 1 : 0) : b.seat;
  const owner = words.owner ? b.notes.seat(words.owner, place) : other;
  const id = b.card(name, place, owner);
  if (!CARDS[b.s.names[id]].isForce) {
    b.notes.wrong(place, `${name} is not a force`, 'AK-106');
    return null;
  }
  const f = newForce(b.s, id, owner);
  mark(f, words);
  f.heldOff = (words.heldOff ?? []).map(by => b.notes.seat(by, place));
  // What it bears was placed by its owner.
  wearArtifacts(b, f, words, place);
  if (!prison) f.controller = b.seat;
  if (!prison && owner !== b.seat) standing(b, COMMAND, id, words.charmed ?? 2);
  if (words.invisible) standing(b, UNSEEN, id, 0);
  return f;
}
function mark(f: Force, words: Partial<ForceWords>): void {
  f.damage = words.damage ?? 0;
  f.attacked = words.attacked ?? false;
  f.defended = words.defended ?? false;
  f.paralysed = words.paralysed ?? 0;
  f.smith = words.smith ?? false;
  f.armoury = words.armoury ?? false;
  f.berserk = words.berserk ?? false;
  f.ravenous = words.ravenous ?? '';
  f.spent = words.spent ?? (f.berserk || f.ravenous !== '');
  f.used = words.used ?? false;
}
function wearArtifacts(b: Build, f: Force, words: Partial<ForceWords>, place: string): void {
  for (const [i, name] of (words.worn ?? []).entries()) {
    const id = b.card(name, `${place}.worn[${i}]`, f.owner);
    if (mayBear(b.s, f, id, f.controller)) f.worn.push(id);
    else b.notes.wrong(`${place}.worn[${i}]`, `${cardOf(b.s, f).name} cannot bear ${name}`, 'AK-211');
  }
  f.staffs = (words.staffs ?? []).map(by => b.card(STAFF, place, b.notes.seat(by, place)));
}
function standing(b: Build, what: War['standing'][number]['what'], on: Id, left: number): void {
  b.s.standing.push({ card: b.card(what, what), what, by: b.seat, on, left });
}
function checkSide(b: Build): void {
  const player = b.s.players[b.seat];
  if (landCards(player) > 4) b.notes.wrong('lands', 'at most four Lands may be in play', 'AK-052');
  for (const land of player.lands)
    for (const { kind } of land.buildings) {
      const most = CARDS[kind].most?.[player.army];
      if (most !== undefined && inPlayCount(player, kind) > most)
        return b.notes.wrong('lands', `this Army may have at most ${most} ${CARDS[kind].name}`, 'AK-064');
    }
}

/** Traps are set once all forces are in place. */
export function layTraps(s: War, seat: Seat, side: Side, reasons: Reason[]): void {
  for (const [i, entry] of (side.row ?? []).entries()) {
    const [, words] = named<ForceWords>(entry);
    if (!words.trappedBy) continue;
    const trapper = find(allFront(s), s, words.trappedBy);
    const f = s.players[seat].row[i];
    if (trapper && f) f.trappedBy = trapper.id;
    else reasons.push({ rule: 'AK-281', text: `P${seat + 1}.row[${i}]: there is no ${words.trappedBy}` });
  }
}
