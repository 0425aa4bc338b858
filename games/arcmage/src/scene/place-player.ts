import type { Id, Reason, Seat } from '@siegeworks/contract';
import { addCard, seatLabel } from '@siegeworks/table';
import { CardNames, Notes, named } from '@siegeworks/table/given';
import { entryOf } from '../cards/book.ts';
import { CARDS, FACTIONS } from '../cards/card.ts';
import { ANY_CARD, ANY_CITY, BY_FACTION } from '../cards/fillers.ts';
import { factionsOf } from '../setup/setup.ts';
import { newCity } from '../state/cities.ts';
import { attach, newCreature } from '../state/place.ts';
import type { City, Creature, Realm } from '../state/realm.ts';
import { city, NONE } from '../state/realm.ts';
import { devotion } from '../state/strength.ts';
import type { CityWords, CreatureWords, Side } from './words.ts';

const FACTION_NAMES: readonly string[] = FACTIONS;
const NAMES = new CardNames(Object.values(CARDS));
interface Build {
  s: Realm;
  seat: Seat;
  notes: Notes;
}
/** A new card by its name; a mistake is reported with its place. */
const card = (b: Build, name: string, place: string, owner = b.seat): Id =>
  addCard(b.s, owner, b.notes.key(NAMES, name, place));
const cards = (b: Build, names: string[] | undefined, place: string): Id[] =>
  (names ?? []).map((name, i) => card(b, name, `${place}[${i}]`));

/** Cards outside play, then cities with their residents, then the army. */
export function placePlayer(s: Realm, seat: Seat, side: Side, reasons: Reason[]): void {
  const b: Build = { s, seat, notes: new Notes(seatLabel(seat), s.seats, reasons) };
  const player = s.players[seat];
  player.turns = side.turns ?? 2;
  player.hand = cards(b, side.hand, 'hand');
  if (side.deck) player.deck = cards(b, side.deck, 'deck').reverse();
  player.graveyard = cards(b, side.graveyard, 'graveyard');
  player.unbuilt = cards(b, side.unbuilt, 'unbuilt');
  placeResources(b, side);
  for (const [i, entry] of (side.cities ?? [ANY_CITY]).entries())
    placeCity(b, ...named<CityWords>(entry), `cities[${i}]`);
  for (const [i, entry] of (side.army ?? []).entries())
    placeCreature(b, named<CreatureWords>(entry), NONE, `army[${i}]`);
  for (const [i, entry] of (side.kingdom ?? []).entries()) {
    const [name, words] = named<{ marked?: boolean }>(entry);
    attach(s, card(b, name, `kingdom[${i}]`), NONE, seat).marked = words.marked ?? false;
  }
  const all = s.names.filter((_name, id) => s.owners[id] === seat);
  player.factions = factionsOf(Object.fromEntries(all.map(name => [name, 1])));
  // Nobody shall lose by drawing in a scenario about something else.
  if (!side.deck) player.deck = new Array<string>(5).fill(ANY_CARD).map(name => addCard(s, seat, name));
}
function placeResources(b: Build, side: Side): void {
  const player = b.s.players[b.seat];
  for (const [name, given] of Object.entries(side.resources ?? {})) {
    const faction = FACTION_NAMES.indexOf(name);
    if (faction < 0) {
      b.notes.wrong('resources', `there is no faction named ${name}`);
      continue;
    }
    const names = typeof given === 'number' ? new Array<string>(given).fill(BY_FACTION[faction]) : given;
    for (const id of cards(b, names, `resources.${name}`))
      player.resources.push({ card: id, faction, marked: false, thief: NONE });
  }
  player.resources.slice(0, side.markedResources ?? 0).forEach(row => {
    row.marked = true;
  });
  for (const [name, n] of Object.entries(side.pool ?? {})) player.pool[FACTION_NAMES.indexOf(name)] = n;
}
function placeCity(b: Build, name: string, words: Partial<CityWords>, place: string): void {
  const id = card(b, name, place);
  if (CARDS[b.s.names[id]].type !== 'city') return b.notes.wrong(place, `${name} is not a city`, 'AM-003');
  const c = newCity(b.s, id, b.seat);
  c.defence = words.defence ?? c.defence;
  c.moved = words.moved ?? '';
  c.damaged = words.damaged ?? 0;
  for (const [i, entry] of (words.residents ?? []).entries()) {
    const at = `${place}.residents[${i}]`;
    placeCreature(b, named<CreatureWords & { of?: string }>(entry), id, at);
  }
  enchant(b, c, words.enchantments, place);
  c.extra = words.extra ?? 0;
  const levels = words.levels ?? [];
  c.active.push(...levels);
  // Levels need devotion, from whatever source.
  c.extra += Math.max(0, Math.max(0, ...levels) - devotion(b.s, c));
}
function placeCreature(
  b: Build,
  [name, words]: [string, Partial<CreatureWords & { of?: string }>],
  cityId: Id,
  place: string,
): void {
  const controller = words.of ? b.notes.seat(words.of, place) : b.seat;
  const id = card(b, name, place, words.owner ? b.notes.seat(words.owner, place) : controller);
  const { type } = CARDS[b.s.names[id]];
  if (type !== 'creature' && words.asCreature === undefined)
    return b.notes.wrong(place, `${name} is not a creature`, 'AM-003');
  const c = newCreature(b.s, id, controller, cityId);
  if (cityId === NONE) b.s.players[controller].army.push(id);
  else city(b.s, cityId).residents.push(id);
  dress(b, c, words, place);
}
/** Everything that can be said of a creature. */
function dress(b: Build, c: Creature, words: Partial<CreatureWords>, place: string): void {
  const { marked, devoted, damage, plus, minus, attackPlus, roots, marks, held, ivy } = words;
  const numbers = { damage, plus, minus, attackPlus, roots, marks, held, ivy };
  for (const [key, n] of Object.entries(numbers)) if (n !== undefined) Object.assign(c, { [key]: n });
  c.marked = marked ?? devoted ?? false;
  c.devoted = devoted ?? false;
  c.ore = words.ore ?? entryOf(c.card).ore ?? 0;
  c.attacked = words.attacked ?? false;
  c.dealtBefore = words.dealtBefore ?? 0;
  c.dealt = c.dealtBefore;
  c.words = words.keywords?.slice() ?? [];
  c.strength = words.asCreature ?? NONE;
  enchant(b, c, words.enchantments, place);
}
function enchant(b: Build, on: Creature | City, names: string[] | undefined, place: string): void {
  for (const [i, text] of (names ?? []).entries()) {
    const match = /^(?:(P[1-6])\s+)?(.+)$/.exec(text);
    const seat = match?.[1] ? b.notes.seat(match[1], place) : on.controller;
    const id = card(b, match?.[2] ?? text, `${place}.enchantments[${i}]`, seat);
    const { type, attach: fits } = CARDS[b.s.names[id]];
    if (type !== 'enchantment' || (fits === 'city') !== (on.kind === 'city'))
      b.notes.wrong(`${place}.enchantments[${i}]`, `${text} cannot enchant it`, 'AM-450');
    else attach(b.s, id, on.id, seat);
  }
}
