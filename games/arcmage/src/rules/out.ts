import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { endEffects } from '../state/effects.ts';
import type { Ending } from '../state/events.ts';
import { tell } from '../state/events.ts';
import { dropItemsOf } from '../state/pile.ts';
import { detach, leavePlay, shed } from '../state/place.ts';
import { allCreatures, citiesOf, creaturesOf, isOverlord, living, printed } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { enchantment, isCreature, isEnchantment, NONE } from '../state/realm.ts';
import { toGraveyard } from '../state/zones.ts';
import { fallCities } from './fall.ts';
import { endThefts } from './theft.ts';

/** AM-425, AM-428, AM-512: these players are out of the game, all at the same moment. */
export function eliminate(s: Realm, seats: Seat[], rule: string): void {
  for (const seat of seats) {
    s.players[seat].alive = false;
    s.players[seat].lost = false;
    tell(s, { type: 'eliminated', seat, rule });
  }
  // AM-513: out at the same moment means the same place.
  for (const seat of seats) s.players[seat].place = living(s) + 1;
  const teams = new Set(s.players.flatMap(p => (p.alive ? [p.team] : [])));
  if (teams.size <= 1) return finish(s, seats);
  for (const seat of seats) clear(s, seat);
  // What they controlled may have left triggers; those of others stay.
  for (const seat of seats) dropItemsOf(s, seat);
  endThefts(s);
}

/** AM-510, AM-511, AM-515: one player or team is left, or nobody. */
function finish(s: Realm, last: Seat[]): void {
  const winners = s.players.find(p => p.alive)?.team ?? NONE;
  const draw = winners === NONE;
  const places = s.players.map((p, seat) => {
    if (draw) return last.includes(seat) ? 1 : p.place;
    if (p.team === winners) return 1;
    return s.options.format === 'aminDuna' ? 2 : Math.max(2, p.place);
  });
  end(s, places, draw, draw ? 'AM-511' : 'AM-510', draw ? 'allCitiesTogether' : 'lastCity');
}
export function end(s: Realm, places: number[], draw: boolean, rule: string, reason: Ending): void {
  s.over = { places, draw, rule, reason };
  tell(s, { type: 'gameOver', reason, places: places.slice() });
}

function clear(s: Realm, seat: Seat): void {
  const player = s.players[seat];
  // AM-R83: an attack in progress ends.
  if (s.combat?.by === seat) s.combat = null;
  for (const c of creaturesOf(s, seat)) if (c.owner !== seat) strand(s, c.id);
  for (const e of s.pieces) if (isEnchantment(e) && e.controller === seat) vanishOrBury(s, e.id, seat);
  returnLoot(s, seat);
  for (const p of s.pieces.slice()) if (p && p.owner === seat && p.kind === 'creature') drop(s, p.id, seat);
  s.effects = s.effects.filter(e => e.by !== seat);
  endEffects(s, 'seat', seat);
  // AM-428: creatures of others in these cities leave as from any city that falls.
  if (player.cities.length > 0) call(s, fallCities(player.cities.slice()));
  for (const zone of ['deck', 'hand', 'unbuilt', 'chosen', 'army', 'kingdom', 'graveyard'] as const)
    player[zone] = [];
  player.resources = [];
  player.pool.fill(0);
  for (const h of player.hiding) if (s.owners[h.card] !== seat) toGraveyard(s, h.card);
  player.hiding = [];
  for (const other of s.players) {
    other.hiding = other.hiding.filter(h => s.owners[h.card] !== seat);
    other.known = other.known.filter(id => s.owners[id] !== seat);
  }
  removeCards(s, seat);
}
/** Creatures that they control but do not own go to their owners' graveyards. */
function strand(s: Realm, id: Id): void {
  const c = s.pieces[id];
  if (!isCreature(c)) return;
  leavePlay(s, c);
  toGraveyard(s, id);
  shed(s, c);
}
/** The player's creature leaves the game with what others have put on it; for its controller it leaves play. */
function drop(s: Realm, id: Id, seat: Seat): void {
  const c = s.pieces[id];
  if (!isCreature(c)) return;
  for (const on of c.attached.slice()) vanishOrBury(s, on, seat);
  leavePlay(s, c);
}
function vanishOrBury(s: Realm, id: Id, seat: Seat): void {
  detach(s, enchantment(s, id));
  if (s.owners[id] !== seat) toGraveyard(s, id);
}
/** Stolen resource cards return to their owners' piles, on both sides. */
function returnLoot(s: Realm, seat: Seat): void {
  for (const row of s.players[seat].resources) {
    const owner = s.owners[row.card];
    if (owner === seat) continue;
    row.thief = NONE;
    s.players[owner].resources.push(row);
  }
  for (const other of s.players) other.resources = other.resources.filter(row => s.owners[row.card] !== seat);
}
/** All cards that they own leave the game. */
function removeCards(s: Realm, seat: Seat): void {
  for (let id = 0; id < s.names.length; id++) {
    if (s.owners[id] !== seat || printed(s, id).token || s.removed.includes(id)) continue;
    if (s.pieces[id] === null) s.removed.push(id);
  }
}

/** AM-516: cities, then their defence, then creatures, then cards in the deck. */
export function compare(s: Realm, rule: string, reason: Ending): void {
  const worth = s.players.map((p, seat) => (p.alive ? standing(s, seat) : []));
  const teamWorth = worth.map((own, seat) => (isOverlord(s, seat) ? own : teamBest(s, worth, seat)));
  const better = (a: Seat, b: Seat) => {
    const at = teamWorth[a].findIndex((value, i) => value !== teamWorth[b][i]);
    return at < 0 ? 0 : teamWorth[a][at] - teamWorth[b][at];
  };
  const places = s.players.map((p, seat) => {
    if (!p.alive && teamWorth[seat].length === 0) return p.place;
    const ahead = s.players.filter((q, other) => q.alive && q.team !== p.team && better(other, seat) > 0);
    return 1 + new Set(ahead.map(q => q.team)).size;
  });
  const firsts = s.players.filter((p, seat) => p.alive && places[seat] === 1);
  const draw = firsts.some(p => p.team !== firsts[0].team);
  end(s, places, draw, rule, reason);
}
function standing(s: Realm, seat: Seat): number[] {
  const cities = citiesOf(s, seat);
  return [
    cities.length,
    cities.reduce((sum, c) => sum + c.defence, 0),
    allCreatures(s).filter(c => c.controller === seat).length,
    s.players[seat].deck.length,
  ];
}
/** A team stands where its best member stands (10.2). */
function teamBest(s: Realm, worth: number[][], seat: Seat): number[] {
  let best: number[] = [];
  s.players.forEach((p, other) => {
    if (p.team === s.players[seat].team && isBetter(worth[other], best)) best = worth[other];
  });
  return best;
}
function isBetter(a: number[], b: number[]): boolean {
  if (a.length === 0) return false;
  if (b.length === 0) return true;
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at] > b[at];
}
