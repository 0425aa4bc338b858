import type { Id, Reason, Seat } from '@siegeworks/contract';
import { addCard, seatLabel } from '@siegeworks/table';
import { CardNames, Notes, named } from '@siegeworks/table/given';
import { CARDS } from '../cards/card.ts';
import { canCarry } from '../rules/carry.ts';

import { addEffect, attach, enterArmy, enterStructure, newPiece, turnOut } from '../state/place.ts';
import { cardOf, isTravel, printedOn } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import type { CreatureWords, ItemWords, Side, StructureWords } from './words.ts';

const NAMES = new CardNames(Object.values(CARDS).filter(card => card.type !== 'InnateSpell'));

/** Lays out one player's side; every mistake is reported with its place. */
export function placePlayer(s: Siege, seat: Seat, side: Side, reasons: Reason[]): void {
  const player = s.players[seat];
  const notes = new Notes(seatLabel(seat), s.seats, reasons);
  const card = (name: string, place: string): Id => addCard(s, seat, notes.key(NAMES, name, place));
  const cards = (names: string[] | undefined, place: string) =>
    (names ?? []).map((name, i) => card(name, `${place}[${i}]`));

  player.turns = side.turns ?? 2;
  player.hand = cards(side.hand, 'hand');
  player.deck = cards(side.deck, 'deck').reverse();
  player.discard = cards(side.discard, 'discard');
  player.caravan = cards(side.caravan, 'caravan');
  player.spellbook = cards(side.spellbook, 'spellbook');
  player.mines = new Array(side.mines ?? 0).fill('Mine').map(name => card(name, 'mines'));
  player.stones = new Array(side.powerstones ?? 0).fill('Powerstone').map(name => card(name, 'powerstones'));
  player.baseMines = side.baseMines ?? player.baseMines;
  player.baseStones = side.basePowerstones ?? player.baseStones;
  player.zombies = side.zombies ?? 0;
  player.gold = pool(side.gold, player.baseMines, player.mines.length);
  player.power = pool(side.power, player.baseStones, player.stones.length);

  const build = { s, seat, card, notes };
  checkSpellbook(build);
  placeTower(build, side);
  for (const [i, words] of (side.shelters ?? []).entries()) placeShelter(build, words, `shelters[${i}]`);
  for (const [i, entry] of (side.relics ?? []).entries())
    placeRelic(build, ...named<StructureWords>(entry), `relics[${i}]`);
  for (const [i, name] of (side.damagedRelics ?? []).entries())
    placeDamaged(build, name, `damagedRelics[${i}]`);
  placeMage(build, side.mage ?? {});
  const riders: [Piece, string][] = [];
  for (const [i, entry] of (side.army ?? []).entries()) {
    const [name, words] = named<CreatureWords>(entry);
    const p = placeCreature(build, name, words, `army[${i}]`);
    if (p && words.rides) riders.push([p, words.rides]);
  }
  for (const [p, mount] of riders) link(build, p, mount);
}
interface Build {
  s: Siege;
  seat: Seat;
  card(name: string, place: string): Id;
  notes: Notes;
}

/** Given points are counted as bought ones first, the rest as base. */
function pool(total: number | undefined, base: number, bought: number) {
  if (total === undefined) return { base, bought, surge: 0, purse: 0 };
  const fromBought = Math.min(bought, total);
  return { base: total - fromBought, bought: fromBought, surge: 0, purse: 0 };
}

function checkSpellbook({ s, seat, notes }: Build): void {
  for (const [i, id] of s.players[seat].spellbook.entries())
    if (CARDS[s.names[id]].type !== 'Spell')
      notes.wrong(`spellbook[${i}]`, `${CARDS[s.names[id]].name} is not a Spell`, 'TS-049');
}
function placeTower(b: Build, side: Side): void {
  const { s, seat } = b;
  const player = s.players[seat];
  const tower = piece(s, player.tower);
  if (side.tower === 'fallen') {
    turnOut(s, tower);
    tower.points = 0;
    player.aside.push(tower.id);
    return;
  }
  tower.points = side.tower?.integrity ?? 2;
  equip(b, tower, side.tower?.items, 'tower');
}
/** The one structure that is built at a level. */
const SHELTER = Object.values(CARDS).find(card => card.levelled)?.name ?? '';
function placeShelter(b: Build, words: StructureWords, place: string): void {
  const p = newPiece(b.s, b.card(SHELTER, place), 'structure', b.seat);
  p.points = words.integrity ?? 1;
  b.s.players[b.seat].shelters.push(p.id);
}
function placeRelic(b: Build, name: string, words: Partial<StructureWords>, place: string): void {
  const id = b.card(name, place);
  if (CARDS[b.s.names[id]].location !== 'B')
    return b.notes.wrong(place, `${name} does not stand on the battlefield`, 'TS-189');
  const p = newPiece(b.s, id, 'relic', b.seat);
  p.points = words.integrity ?? p.points;
  b.s.players[b.seat].relics.push(id);
  equip(b, p, words.items, place);
}
function placeDamaged(b: Build, name: string, place: string): void {
  const p = newPiece(b.s, b.card(name, place), 'relic', b.seat);
  p.points = 0;
  b.s.players[b.seat].aside.push(p.id);
}
function placeMage(b: Build, words: CreatureWords & { open?: boolean }): void {
  const mage = piece(b.s, b.s.players[b.seat].mage);
  if (words.open && mage.inside !== NONE) turnOut(b.s, piece(b.s, mage.inside));
  dress(b, mage, words, 'mage');
}
function placeCreature(b: Build, name: string, words: Partial<CreatureWords>, place: string): Piece | null {
  const id = b.card(name, place);
  if (!CARDS[b.s.names[id]].isCreature) {
    b.notes.wrong(place, `${name} is not a creature`, 'TS-003');
    return null;
  }
  const p = enterArmy(b.s, b.seat, id);
  dress(b, p, words, place);
  return p;
}
/** Everything that can be said of a creature. */
function dress(b: Build, p: Piece, words: Partial<CreatureWords>, place: string): void {
  const { s } = b;
  p.points = words.life ?? p.points;
  p.position = words.position ?? (words.declared ? 'attack' : 'guard');
  p.declared = words.declared ?? false;
  p.acted = words.acted ?? false;
  p.attacked = p.acted && p.declared;
  p.barred = words.barred ?? false;
  p.upkeep = words.upkeep ?? (printedOn(b.s, p).upkeep ? 'paid' : 'none');
  equip(b, p, words.items, place);
  for (const travel of words.travels ?? []) {
    if (!isTravel(travel)) b.notes.wrong(`${place}.travels`, `${travel} is not a travel ability`, 'TS-124');
    else addEffect(s, { what: travel, card: NONE, by: b.seat, on: [p.id], source: p.id, left: 1 });
  }
  if (words.inside === undefined) return;
  const door = s.players[b.seat].shelters.map(id => piece(s, id)).find(each => each.occupant === NONE);
  if (door) enterStructure(s, p, door);
  else b.notes.wrong(`${place}.inside`, 'there is no empty Shelter', 'TS-088');
}
function equip(
  b: Build,
  bearer: Piece,
  items: (string | Record<string, ItemWords>)[] | undefined,
  place: string,
): void {
  for (const [i, entry] of (items ?? []).entries()) {
    const [name, words] = named<ItemWords>(entry);
    const id = b.card(name, `${place}.items[${i}]`);
    const relic = CARDS[b.s.names[id]].type === 'Relic';
    if (!canCarry(b.s, bearer, id)) {
      b.notes.wrong(`${place}.items[${i}]`, `${cardOf(bearer).name} cannot carry ${name}`, 'TS-149');
      continue;
    }
    const item = newPiece(b.s, id, relic ? 'relic' : 'item', b.seat);
    attach(b.s, item, bearer);
    if (words.active !== undefined) item.active = words.active;
    if (words.used) item.usedOn = b.s.turnsBegun;
  }
}
function link(b: Build, rider: Piece, mount: string): void {
  const wanted = NAMES.key(mount);
  const found = b.s.players[b.seat].army
    .map(id => piece(b.s, id))
    .find(p => p.card === wanted && p.partner === NONE);
  if (!found) return b.notes.wrong('army', `there is no free ${mount} to ride`, 'TS-129');
  rider.partner = found.id;
  found.partner = rider.id;
}
