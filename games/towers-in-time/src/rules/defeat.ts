import type { Id, Seat } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import type { Ending } from '../state/events.ts';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { discardAttached, removeUnit } from '../state/place.ts';
import { attack, isFighter, living, statusPoints, unitsOf } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import { endEffect } from './effects.ts';

/** TT-001, TT-269: out at once, losing any shields left (TT-175); his cards leave the game. */
export function eliminate(s: Realm, seat: Seat, rule: string): void {
  s.players[seat].alive = false;
  s.lastLoss = s.turn;
  tell(s, { type: 'eliminated', seat, reason: rule });
  const [winner, ...others] = living(s);
  if (others.length === 0) finish(s, winner, rule);
  else clear(s, seat);
}
/** TT-270: players go out one at a time, so one is always left (TT-R84). */
function finish(s: Realm, winner: Seat, rule: string): void {
  const places = placesOf(s, winner);
  const reason = rule === 'TT-175' ? 'conceded' : 'shields';
  s.over = { places, draw: false, rule, reason };
  tell(s, { type: 'gameOver', reason, places: places.slice() });
}
/** The player who was out first comes last; `removed` keeps the order in which players went out. */
function placesOf(s: Realm, winner: Seat): number[] {
  const gone: Seat[] = [];
  for (const id of s.removed) if (!gone.includes(s.owners[id])) gone.push(s.owners[id]);
  return s.players.map((_player, seat) => {
    const at = gone.indexOf(seat);
    return seat === winner ? 1 : at < 0 ? 2 : s.seats - at;
  });
}

/** His cards leave the game; spells that others have on them, or he has on theirs, end (TT-R87). */
function clear(s: Realm, seat: Seat): void {
  for (const p of s.pieces) {
    if (p && s.pieces[p.id] && p.controller === seat && printed(s, p.id).type === 'sustained')
      discardAttached(s, p.id);
  }
  for (const p of s.pieces) {
    const isTheirs = p && s.pieces[p.id] && p.controller !== seat && s.owners[p.id] === seat;
    if (isTheirs && printed(s, p.id).isUnit && p.on < 0) removeUnit(s, p);
  }
  const player = s.players[seat];
  for (const p of [...unitsOf(s, seat), ...player.rift.map(id => piece(s, id))]) removeUnit(s, p);
  for (const id of player.towers.slice()) sweep(s, seat, id);
  for (const e of s.effects.filter(each => each.by === seat)) endEffect(s, e);
  const zones: Id[][] = [player.deck, player.hand, player.shields, player.limbo, player.discard];
  // Sorted, so that nobody learns which cards were in hand and which in the deck.
  s.removed.push(...zones.flatMap(zone => zone.splice(0)).sort((a, b) => a - b));
  player.kept = [];
  player.chosen = [];
  player.dropped = [];
  if (s.combat) s.combat.guards = s.combat.guards.filter(g => g.seat !== seat && s.pieces[g.unit]);
}
function sweep(s: Realm, seat: Seat, id: Id): void {
  for (const card of piece(s, id).cards.slice()) discardAttached(s, card);
  take(s.players[seat].towers, id);
  s.effects = s.effects.filter(e => e.on !== id);
  s.pieces[id] = null;
  s.players[s.owners[id]].discard.push(id);
}

/** TT-173: most shields, then status points of fighters, then the sum of their attacks. */
export function tally(s: Realm, rule: string, reason: Ending): void {
  const worth = s.players.map((player, seat) => (player.alive ? standing(s, seat) : []));
  const better = (a: Seat, b: Seat) => {
    const at = worth[a].findIndex((value, i) => value !== worth[b][i]);
    return at < 0 ? 0 : worth[a][at] - worth[b][at];
  };
  const left = living(s);
  const places = s.players.map((player, seat) =>
    player.alive ? 1 + left.filter(other => better(other, seat) > 0).length : left.length + 1,
  );
  const draw = places.filter(place => place === 1).length > 1;
  s.over = { places, draw, rule, reason };
  tell(s, { type: 'gameOver', reason, places: places.slice() });
}
function standing(s: Realm, seat: Seat): number[] {
  const fighters = unitsOf(s, seat).filter(p => isFighter(s, p));
  const sum = (value: (p: (typeof fighters)[number]) => number) =>
    fighters.reduce((total, p) => total + value(p), 0);
  return [s.players[seat].shields.length, sum(p => statusPoints(s, p)), sum(p => attack(s, p))];
}
