import type { Id, Seat } from '@siegeworks/kernel';
import { exp } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import { powerOf } from '../rules/costs.ts';
import { level } from '../rules/levels.ts';
import { cardOf, isMage, opposes, standingTower } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { WORTH } from './weights.ts';

/** How good it looks for a seat: its worth against the strongest opponent's, as a chance. */
export function score(s: Siege, seat: Seat): number {
  if (s.over) return s.over.draw && s.over.places[seat] === 1 ? 0.5 : s.over.places[seat] === 1 ? 1 : 0;
  if (!s.players[seat].alive) return 0;
  let best = Number.NEGATIVE_INFINITY;
  let own = worth(s, seat);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !s.players[other].alive) continue;
    if (opposes(s, seat, other)) best = Math.max(best, worth(s, other));
    else own += worth(s, other) / 2;
  }
  return 0.01 + 0.98 / (1 + exp((best - own) / WORTH.lead));
}

export function worth(s: Siege, seat: Seat): number {
  const p = s.players[seat];
  const tower = standingTower(s, seat);
  const mage = piece(s, p.mage);
  let sum = mage.points * WORTH.mageLife + (mage.inside === NONE ? WORTH.exposedMage : 0);
  if (tower) sum += WORTH.towerStands + Math.min(4, tower.points) * WORTH.towerPoint;
  for (const id of p.shelters) sum += piece(s, id).points * WORTH.shelterPoint;
  for (const id of p.army) sum += creatureWorth(s, piece(s, id));
  for (const id of tower?.items ?? []) sum += priceOf(s, id);
  for (const id of p.relics) sum += relicWorth(s, id);
  sum += (p.mines.length + p.stones.length) * WORTH.resource + p.zombies * WORTH.zombie;
  for (const id of p.caravan)
    sum += WORTH.onTheWay * (CARDS[s.names[id]].type === 'Relic' ? relicWorth(s, id) : WORTH.resource);
  for (const id of p.spellbook) sum += priceOf(s, id) * WORTH.inBook;
  sum += Math.min(WORTH.keptUpTo, powerOf(s, seat)) * WORTH.keptPower;
  return sum + handWorth(s, p.hand);
}
const priceOf = (s: Siege, id: Id) => CARDS[s.names[id]].gp + CARDS[s.names[id]].pp;
const relicWorth = (s: Siege, id: Id) =>
  CARDS[s.names[id]].doubles ? WORTH.obelisk : WORTH.relic * priceOf(s, id);

/** Hidden cards of others count by their number alone. */
function handWorth(s: Siege, hand: Id[]): number {
  let sum = 0;
  for (const id of hand)
    sum += id >= 0 && CARDS[s.names[id]].type === 'Scroll' ? WORTH.scroll : WORTH.otherCard;
  return sum;
}
function creatureWorth(s: Siege, p: Piece): number {
  let sum = isMage(s, p) ? 0 : Math.max(1, priceOf(s, p.id));
  for (const id of p.items) sum += WORTH.carried * priceOf(s, id);
  sum += Math.max(0, level(s, p, 'AL') - 25) * WORTH.skill + level(s, p, 'PL') * WORTH.protection;
  if (p.position === 'defend') sum += WORTH.inDefend;
  if (p.upkeep === 'unpaid' || p.upkeep === 'due') sum += WORTH.unpaid;
  if (p.owner !== p.controller) sum *= WORTH.borrowed;
  if (cardOf(p).lp < p.points) sum += WORTH.extraLife * (p.points - cardOf(p).lp);
  return sum;
}
