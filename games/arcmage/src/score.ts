import type { Seat } from '@siegeworks/kernel';
import { CARDS } from './cards/card.ts';
import { danger } from './danger.ts';
import { has } from './keywords.ts';
import type { City, Creature, Realm } from './state.ts';
import { NONE } from './state.ts';
import { strength, striking } from './strength.ts';
import { opposes } from './table.ts';

/** What things are worth, in points of a creature's strength; the numbers in brackets are those of section 12. */
const WORTH = {
  /** A point of defence (13), and more for each of the last five. */
  cityPoint: 0.5,
  lastPoints: 0.6,
  /** A city moves a creature a turn and keeps its player in the game (7, 8); a third is not worth the turn it costs. */
  city: 4,
  secondCity: 3,
  thirdCity: -9,
  unbuilt: 1,
  /** A level in force, besides what it does to strengths. */
  level: 0.8,
  /** So many together: one more is worth less than the one before; more than seven are hardly needed (1, 2). */
  resources: [0, 2.4, 4.8, 7.2, 9.3, 11.4, 13, 14.6],
  lateResource: 0.2,
  /** A few cards to choose from are worth more than a full hand. */
  card: 1.2,
  cardUpTo: 4,
  furtherCard: 0.8,
  furtherUpTo: 8,
  /** A creature's defence beside its attack, and the attack of one that may only intercept. */
  defence: 0.8,
  peaceful: 0.4,
  /** Keywords (4). */
  flying: 1.5,
  firstStrike: 1,
  overrun: 0.5,
  deadly: 2,
  /** A text that triggers, or an ability. */
  ability: 1.2,
  /** Only the army attacks, and it guards every city (16). */
  inArmy: 0.6,
  idleInArmy: 0.2,
  /** It cannot intercept (6). */
  marked: -0.3,
  /** Held in the next unmark phases: half of it is missing. */
  held: 0.5,
  kingdom: 2,
  /** Whoever draws from an empty deck is out (20). */
  lateCard: 0.25,
  lateFrom: 16,
  lastCard: 4,
  lastFrom: 4,
  /** A Little Brother in a foe's city takes a point of it every turn (22). */
  littleBrother: 2.5,
};
/** What is left of a creature that wears one of these. */
const HAMPERED: Readonly<Record<string, number>> = {
  entangled: 0.4,
  'rope-trap': 0.4,
  'fear-of-the-dark': 0.8,
  'scent-of-home': 0.7,
  'binding-contract': 0.8,
  grassroots: 0.6,
  'bracer-of-the-octopus': 0.9,
};
/** Nobody of one's own attacks before Ghazw has its devotion: it weighs on the whole army. */
const GHAZW = { burden: 5, perAttack: 0.5 };
/** What a city would be worth as the next one. */
export const siteWorth = (card: string): number => (card === 'ghazw' ? -1 : CARDS[card].defence);

/** How good it looks for a seat: its worth against the strongest opponent's, as a chance. */
export function score(s: Realm, seat: Seat): number {
  if (s.over) return s.over.places[seat] === 1 ? (s.over.draw ? 0.5 : 1) : 0;
  if (!s.players[seat].alive) return 0;
  let own = standing(s, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !s.players[other].alive) continue;
    if (opposes(s, seat, other)) best = Math.max(best, standing(s, other));
    else own += standing(s, other) / 2;
  }
  return 0.01 + 0.98 / (1 + Math.exp((best - own) / 9));
}
const standing = (s: Realm, seat: Seat): number => worth(s, seat) - danger(s, seat);

export function worth(s: Realm, seat: Seat): number {
  const p = s.players[seat];
  let sum = p.unbuilt.length * WORTH.unbuilt + p.kingdom.length * WORTH.kingdom;
  for (const id of p.cities) {
    const c = s.pieces[id];
    if (c?.kind === 'city') sum += cityWorth(c) - burden(s, c);
  }
  if (p.cities.length > 1) sum += WORTH.secondCity;
  if (p.cities.length > 2) sum += WORTH.thirdCity;
  sum += storesWorth(p.resources.length) + handWorth(p.hand.length);
  sum -= Math.max(0, WORTH.lateFrom - p.deck.length) * WORTH.lateCard;
  sum -= Math.max(0, WORTH.lastFrom - p.deck.length) * WORTH.lastCard;
  for (const c of s.pieces) if (c?.kind === 'creature' && c.controller === seat) sum += creatureWorth(s, c);
  return sum;
}
const MANY = WORTH.resources.length - 1;
const storesWorth = (n: number): number =>
  WORTH.resources[Math.min(n, MANY)] + Math.max(0, n - MANY) * WORTH.lateResource;
const handWorth = (n: number): number =>
  Math.min(n, WORTH.cardUpTo) * WORTH.card +
  Math.max(0, Math.min(n, WORTH.furtherUpTo) - WORTH.cardUpTo) * WORTH.furtherCard;
function cityWorth(c: City): number {
  const levels = c.active.reduce((n, level) => n + (level > 0 ? 1 : 0), 0);
  const points = c.defence * WORTH.cityPoint + Math.min(5, c.defence) * WORTH.lastPoints;
  return WORTH.city + points + levels * WORTH.level;
}
function burden(s: Realm, c: City): number {
  if (c.card !== 'ghazw' || c.active.includes(2)) return 0;
  let attack = 0;
  for (const p of s.pieces)
    if (p?.kind === 'creature' && p.controller === c.controller && p.city === NONE) attack += striking(s, p);
  return GHAZW.burden + attack * GHAZW.perAttack;
}
/** Attack, defence, keywords, and the engine it feeds. */
export function creatureWorth(s: Realm, c: Creature): number {
  const { attack, defence } = strength(s, c);
  const blow = Math.max(0, attack) * (has(s, c, 'peaceful') ? WORTH.peaceful : 1);
  let sum = blow + Math.max(0, defence - c.damage) * WORTH.defence;
  if (has(s, c, 'flying')) sum += WORTH.flying;
  if (has(s, c, 'first-strike')) sum += WORTH.firstStrike;
  if (has(s, c, 'overrun')) sum += WORTH.overrun;
  if (has(s, c, 'deadly')) sum += WORTH.deadly;
  if (c.strength === NONE && CARDS[c.card].on.length > 0) sum += WORTH.ability;
  if (c.city === NONE) sum += blow > 0 ? WORTH.inArmy : WORTH.idleInArmy;
  if (c.marked) sum += WORTH.marked;
  if (c.card === 'little-brother' && spies(s, c)) sum += WORTH.littleBrother;
  if (c.held > 0) sum *= WORTH.held;
  for (const id of c.attached) sum *= HAMPERED[s.names[id]] ?? 1;
  return Math.max(0.2, sum);
}
function spies(s: Realm, c: Creature): boolean {
  const home = c.city === NONE ? null : s.pieces[c.city];
  return home?.kind === 'city' && opposes(s, home.controller, c.controller);
}
