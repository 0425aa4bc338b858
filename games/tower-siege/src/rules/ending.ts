import type { Seat } from '@siegeworks/contract';
import { clockwise } from '@siegeworks/table';
import { emit } from '../state/events.ts';
import { cardOf, standingTower } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { piece } from '../state/state.ts';

/** TS-001, TS-221, TS-R93: the last living side wins; if the last Mages die together it is a draw. */
export function end(s: Siege, fallen: Seat[], living: Seat[]): void {
  const draw = living.length === 0;
  const places = s.players.map((player, seat) => (player.alive || (draw && fallen.includes(seat)) ? 1 : 2));
  if (!draw) shareTeamPlaces(s, places);
  const reason = draw ? 'lastMagesTogether' : 'lastMage';
  s.over = { places, draw, rule: draw ? 'TS-221' : 'TS-001', reason };
  emit(s, { type: 'gameOver', reason, places });
}

/** TS-R94: the living players are compared point by point; the first difference decides. */
export function compare(s: Siege, reason: 'roundLimit' | 'noProgress'): void {
  const living = clockwise(s, s.seats - 1);
  const worth = s.players.map((player, seat) => (player.alive ? standing(s, seat) : []));
  const better = (a: Seat, b: Seat) => {
    const at = worth[a].findIndex((value, i) => value !== worth[b][i]);
    return at < 0 ? 0 : worth[a][at] - worth[b][at];
  };
  const places = s.players.map((player, seat) =>
    player.alive ? 1 + living.filter(other => better(other, seat) > 0).length : living.length + 1,
  );
  shareTeamPlaces(s, places);
  const firsts = living.filter(seat => places[seat] === 1);
  const draw = firsts.some(seat => s.players[seat].team !== s.players[firsts[0]].team);
  s.over = { places, draw, rule: 'TS-R94', reason };
  emit(s, { type: 'gameOver', reason, places });
}
function standing(s: Siege, seat: Seat): number[] {
  const p = s.players[seat];
  return [
    piece(s, p.mage).points,
    standingTower(s, seat)?.points ?? 0,
    creatureCards(s, seat),
    p.baseMines + p.baseStones + p.mines.length + p.stones.length,
    p.deck.length + p.hand.length,
  ];
}
/** TS-R100: tokens are not cards, and a creature lent by Turncoat counts for its owner. */
const creatureCards = (s: Siege, seat: Seat) =>
  s.pieces.filter(p => p?.kind === 'creature' && p.owner === seat && cardOf(p).type !== 'Token').length;
/** A team takes the place of its best member. */
function shareTeamPlaces(s: Siege, places: number[]): void {
  const best = s.players.map((_p, seat) =>
    Math.min(...s.players.flatMap((q, other) => (q.team === s.players[seat].team ? [places[other]] : []))),
  );
  best.forEach((place, seat) => {
    places[seat] = place;
  });
}
