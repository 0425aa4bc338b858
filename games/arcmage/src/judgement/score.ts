import type { Id, Seat } from '@siegeworks/contract';
import { exp } from '@siegeworks/contract/portable';
import { entryOf } from '../cards/book.ts';
import { cardsOf } from '../cards/card.ts';
import { opposes } from '../state/readers.ts';
import type { City, Realm } from '../state/realm.ts';
import { isCity, isCreature, NONE } from '../state/realm.ts';
import { striking } from '../state/strength.ts';
import { creatureWorth } from './creature-worth.ts';
import { danger } from './danger.ts';
import { shares } from './shares.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

/** What a city would be worth as the next one. */
export const siteWorth = (s: Realm, card: string): number =>
  entryOf(card).site?.holdsBack === undefined ? cardsOf(s)[card].defence : -1;

/** How good it looks for a seat: how it stands, and an ally half as much, against the strongest opponent, as a chance. */
export function score(s: Realm, seat: Seat, weights: Weights = WEIGHTS): number {
  if (s.over) return s.over.places[seat] === 1 ? (s.over.draw ? 0.5 : 1) : 0;
  if (!s.players[seat].alive) return 0;
  let sum = standing(s, seat, weights);
  let voices = 1;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const stands = s.players[other].alive ? standing(s, other, weights) : 0;
    if (!opposes(s, seat, other)) {
      // A fallen ally stands for nothing, but is missed.
      sum += stands / 2;
      voices += 0.5;
    } else if (s.players[other].alive) best = Math.max(best, stands);
  }
  const own = sum / voices;
  return 0.01 + 0.98 / (1 + exp((best - own) / weights.WORTH.lead));
}
/** Points, and for the experienced also proportions: in the same measure, so that both can be mixed. */
function standing(s: Realm, seat: Seat, weights: Weights): number {
  const { SHARES, WORTH } = weights;
  const fear = danger(s, seat, weights);
  const points = worth(s, seat, weights) - fear;
  return SHARES.part === 0
    ? points
    : (1 - SHARES.part) * points + SHARES.part * WORTH.lead * shares(s, seat, fear, SHARES);
}

function worth(s: Realm, seat: Seat, weights: Weights): number {
  const { WORTH } = weights;
  const p = s.players[seat];
  let sum = p.unbuilt.length * WORTH.unbuilt + p.kingdom.length * WORTH.kingdom;
  for (const id of p.cities) {
    const c = s.pieces[id];
    if (isCity(c)) sum += cityWorth(c, weights) - burden(s, c, weights);
  }
  if (p.cities.length > 1) sum += WORTH.secondCity;
  if (p.cities.length > 2) sum += WORTH.thirdCity;
  sum +=
    storesWorth(p.resources.length, weights) +
    handWorth(p.hand.length, weights) +
    promised(s, p.hand, weights);
  sum -= Math.max(0, WORTH.lateFrom - p.deck.length) * WORTH.lateCard;
  sum -= Math.max(0, WORTH.lastFrom - p.deck.length) * WORTH.lastCard;
  for (const c of s.pieces) if (isCreature(c) && c.controller === seat) sum += creatureWorth(s, c, weights);
  return sum;
}
function storesWorth(n: number, { STORES, WORTH }: Weights): number {
  return STORES[Math.min(n, MANY)] + Math.max(0, n - MANY) * WORTH.lateResource;
}
/** From this many resources on, each one is worth the same. */
const MANY = Object.keys(WEIGHTS.STORES).length - 1;
const handWorth = (n: number, { WORTH }: Weights): number =>
  Math.min(n, WORTH.cardUpTo) * WORTH.card +
  Math.max(0, Math.min(n, WORTH.furtherUpTo) - WORTH.cardUpTo) * WORTH.furtherCard;
function promised(s: Realm, hand: readonly Id[], { PROMISES }: Weights): number {
  let sum = 0;
  for (const id of hand) sum += PROMISES[s.names[id]] ?? 0;
  return sum;
}
function cityWorth(c: City, { WORTH }: Weights): number {
  const levels = c.active.reduce((n, level) => n + (level > 0 ? 1 : 0), 0);
  const points = c.defence * WORTH.cityPoint + Math.min(5, c.defence) * WORTH.lastPoints;
  return WORTH.city + points + levels * WORTH.level;
}
function burden(s: Realm, c: City, { GHAZW }: Weights): number {
  if (!entryOf(c.card).site?.holdsBack?.(c)) return 0;
  let attack = 0;
  for (const p of s.pieces)
    if (isCreature(p) && p.controller === c.controller && p.city === NONE) attack += striking(s, p);
  return GHAZW.burden + attack * GHAZW.perAttack;
}
