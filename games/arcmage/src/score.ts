import type { Seat } from '@siegeworks/kernel';
import { CARDS } from './cards/card.ts';
import { has } from './keywords.ts';
import type { Creature, Realm } from './state.ts';
import { NONE } from './state.ts';
import { strength } from './strength.ts';
import { opposes } from './table.ts';

/** What things are worth, in points of a creature's strength (section 12). */
const WORTH = {
  cityPoint: 0.5,
  /** Each of the last five points of a city. */
  lastPoints: 0.6,
  city: 4,
  lastCityGuard: 3,
  unbuilt: 1,
  resource: 1.1,
  resourceUpTo: 7,
  lateResource: 0.2,
  card: 1,
  cardUpTo: 8,
  flying: 1.5,
  firstStrike: 1,
  overrun: 0.5,
  deadly: 2,
  ability: 1.2,
  inArmy: 0.6,
  marked: -0.3,
  kingdom: 2,
  deckEnd: -4,
};
/** How good it looks for a seat: its worth against the strongest opponent's, as a chance. */
export function score(s: Realm, seat: Seat): number {
  if (s.over) return s.over.places[seat] === 1 ? (s.over.draw ? 0.5 : 1) : 0;
  if (!s.players[seat].alive) return 0;
  let own = worth(s, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !s.players[other].alive) continue;
    if (opposes(s, seat, other)) best = Math.max(best, worth(s, other));
    else own += worth(s, other) / 2;
  }
  return 0.01 + 0.98 / (1 + Math.exp((best - own) / 9));
}
export function worth(s: Realm, seat: Seat): number {
  const p = s.players[seat];
  let sum = 0;
  for (const id of p.cities) {
    const c = s.pieces[id];
    if (c?.kind !== 'city') continue;
    sum += WORTH.city + c.defence * WORTH.cityPoint + Math.min(5, c.defence) * WORTH.lastPoints;
    sum += c.active.filter(level => level > 0).length * 0.8;
  }
  // 12.7, 12.8: a second city doubles moves and saves from elimination.
  if (p.cities.length > 1) sum += WORTH.lastCityGuard;
  sum += p.unbuilt.length * WORTH.unbuilt;
  const n = p.resources.length;
  sum += Math.min(n, WORTH.resourceUpTo) * WORTH.resource;
  sum += Math.max(0, n - WORTH.resourceUpTo) * WORTH.lateResource;
  sum += Math.min(p.hand.length, WORTH.cardUpTo) * WORTH.card;
  sum += p.kingdom.length * WORTH.kingdom;
  if (p.deck.length < 4) sum += WORTH.deckEnd * (4 - p.deck.length);
  for (const c of s.pieces) if (c?.kind === 'creature' && c.controller === seat) sum += creatureWorth(s, c);
  return sum;
}
/** 12.4: attack, defence, keywords, and the engine it feeds. */
export function creatureWorth(s: Realm, c: Creature): number {
  const { attack, defence } = strength(s, c);
  let sum = Math.max(0, attack) + Math.max(0, defence - c.damage) * 0.8;
  if (has(s, c, 'flying')) sum += WORTH.flying;
  if (has(s, c, 'first-strike')) sum += WORTH.firstStrike;
  if (has(s, c, 'overrun')) sum += WORTH.overrun;
  if (has(s, c, 'deadly')) sum += WORTH.deadly;
  if (c.strength === NONE && CARDS[c.card].on.length > 0) sum += WORTH.ability;
  if (c.city === NONE) sum += WORTH.inArmy;
  if (c.marked) sum += WORTH.marked;
  return Math.max(0.5, sum);
}
