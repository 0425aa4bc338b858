import type { Seat } from '@siegeworks/contract';
import { exp } from '@siegeworks/contract/portable';
import { temper } from '../rules/temper.ts';
import { printed } from '../state/faces.ts';
import { attack, cardOf, defence, diffused, isFighter, statusPoints, unitsOf } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The estimated chances of a seat: its worth compared with that of its strongest opponent, as a probability.
 */
export function score(s: Realm, seat: Seat, weights: Weights = WEIGHTS): number {
  if (s.over) return s.over.draw && s.over.places[seat] === 1 ? 0.5 : s.over.places[seat] === 1 ? 1 : 0;
  if (!s.players[seat].alive) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.players[other].alive) best = Math.max(best, worth(s, other, weights));
  return 0.01 + 0.98 / (1 + exp((best - worth(s, seat, weights)) / weights.WORTH.lead));
}

function worth(s: Realm, seat: Seat, { WORTH, SHIELDS }: Weights): number {
  const p = s.players[seat];
  let sum = SHIELDS[Math.min(7, p.shields.length)] + p.breach * WORTH.breach;
  for (const id of p.towers) sum += WORTH.source + temper(s, piece(s, id)) * WORTH.temper;
  for (const unit of unitsOf(s, seat)) sum += unitWorth(s, unit, WORTH);
  for (const id of p.rift) sum += cardOf(s, piece(s, id)).cost * WORTH.rift;
  for (const id of p.limbo)
    sum += Math.min(WORTH.limboMost, WORTH.limbo + printed(s, id).cost / WORTH.limboCost);
  return sum + p.hand.length * WORTH.hand;
}
export function unitWorth(s: Realm, p: Piece, WORTH: Weights['WORTH']): number {
  let sum = temper(s, p) * WORTH.temper;
  if (isFighter(s, p)) {
    sum += attack(s, p) * WORTH.attack + Math.max(0, defence(s, p) - p.damage) * WORTH.defence;
    sum += statusPoints(s, p) * WORTH.status;
  } else sum += cardOf(s, p).cost * WORTH.idle;
  sum += Math.min(WORTH.skills, cardOf(s, p).ranged + (cardOf(s, p).glyphs > 0 ? 1 : 0));
  if (!p.used) sum += WORTH.straight;
  if (p.tower === NONE || diffused(s, p)) sum += WORTH.diffused;
  return p.dying ? sum * WORTH.dying : sum;
}
