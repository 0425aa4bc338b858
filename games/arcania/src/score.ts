import type { Id, Seat } from '@siegeworks/kernel';
import { CARDS } from './cards/card.ts';
import type { Force, Land, Player, War } from './state.ts';
import { NONE } from './state.ts';
import { cardOf, castleLife, hasPlague, printed, working } from './table.ts';
import { lifeDamage } from './values.ts';

/** Section 12 as numbers, in points of worth (2.6). */
const WORTH = {
  /** A whole Castle; Damage is cheap at first and dear above half (12.11). */
  castle: 70,
  land: 7,
  building: 4,
  /** A second Building of a kind supports less, a fourth hardly anything (12.1). */
  again: 0.75,
  inert: 0.3,
  artifact: 4,
  card: 1.5,
  otherCard: 1.2,
  plague: 8,
  growth: 5,
  /** Each card fewer than this in the Draw Deck (12.25). */
  fewCards: 6,
  shortage: 4,
  prisoner: 0.2,
};

/** How good it looks for a seat: its worth against the strongest enemy's, as a chance. */
export function score(s: War, seat: Seat): number {
  if (s.over) return s.over.places[seat] !== 1 ? 0 : s.over.draw ? 0.5 : 1;
  if (!s.players[seat].alive) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.players[other].alive) best = Math.max(best, worth(s, other));
  return 0.01 + 0.98 / (1 + Math.exp((best - worth(s, seat)) / 25));
}

export function worth(s: War, seat: Seat): number {
  const p = s.players[seat];
  let sum = castleWorth(p) + (hasPlague(s, seat) ? WORTH.plague : 0);
  for (const f of p.row) sum += forceWorth(s, f);
  for (const f of s.displaced) if (f.owner === seat) sum += forceWorth(s, f);
  sum += buildingsWorth(p) + prisonersWorth(s, p);
  for (const id of p.hand) sum += id < 0 ? WORTH.otherCard : WORTH.card;
  return sum - WORTH.shortage * Math.max(0, WORTH.fewCards - p.deck.length);
}
function castleWorth(p: Player): number {
  const life = castleLife(p);
  const left = Math.max(0, (life - p.castleDamage) / life);
  return WORTH.castle * (life / 20) * (1 - (1 - left) ** 2);
}
function buildingsWorth(p: Player): number {
  const seen: Record<string, number> = {};
  let sum = 0;
  for (const land of p.lands) {
    sum += landWorth(land);
    for (const b of land.buildings) {
      const value = WORTH.building * WORTH.again ** (seen[b.kind] ?? 0);
      seen[b.kind] = (seen[b.kind] ?? 0) + 1;
      sum += working(land) ? value : value * WORTH.inert;
    }
  }
  return sum;
}
const landWorth = (land: Land) =>
  land.growth ? WORTH.growth : land.pestilence === NONE ? WORTH.land : WORTH.land * WORTH.inert;
/** A prisoner is worth something to whoever holds it. */
function prisonersWorth(s: War, p: Player): number {
  let sum = 0;
  for (const land of p.lands)
    for (const b of land.buildings) if (b.prisoner) sum += WORTH.prisoner * printed(s, b.prisoner.id).worth;
  return sum;
}

export function forceWorth(s: War, f: Force): number {
  const life = Math.max(1, lifeDamage(s, f));
  const health = 0.6 + 0.4 * Math.max(0, 1 - f.damage / life);
  let sum = cardOf(s, f).worth * health + f.worn.length * WORTH.artifact - f.staffs.length * 2;
  if (f.trappedBy !== NONE) sum *= 0.4;
  if (f.paralysed > 0) sum *= 0.7;
  return f.owner === f.controller ? sum : sum * 0.5;
}
/** What a card in hand would be good for. */
export const cardWorth = (s: War, id: Id) => {
  const card = CARDS[s.names[id]];
  return card.isForce ? card.worth : 8;
};
