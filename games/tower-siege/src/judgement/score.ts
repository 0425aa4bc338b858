import type { Id, Seat } from '@siegeworks/contract';
import { exp } from '@siegeworks/contract/portable';
import type { Gives } from '../cards/card.ts';
import { CARDS, lasting } from '../cards/card.ts';
import { powerOf } from '../rules/costs.ts';
import { level } from '../rules/levels.ts';
import { isMage, opposes, printed, printedOn, standingTower } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

type Worth = Weights['WORTH'];

/** A seat's estimated chance to win: its worth against the strongest opponent's. */
export function score(s: Siege, seat: Seat, { WORTH: worths }: Weights = WEIGHTS): number {
  if (s.over) return s.over.draw && s.over.places[seat] === 1 ? 0.5 : s.over.places[seat] === 1 ? 1 : 0;
  if (!s.players[seat].alive) return 0;
  let best = Number.NEGATIVE_INFINITY;
  let own = worth(s, seat, worths);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !s.players[other].alive) continue;
    if (opposes(s, seat, other)) best = Math.max(best, worth(s, other, worths));
    else own += worth(s, other, worths) / 2;
  }
  return 0.01 + 0.98 / (1 + exp((best - own) / worths.lead));
}

function worth(s: Siege, seat: Seat, worths: Worth): number {
  const p = s.players[seat];
  const tower = standingTower(s, seat);
  const mage = piece(s, p.mage);
  let sum = mage.points * worths.mageLife + (mage.inside === NONE ? worths.exposedMage : 0);
  if (tower) sum += worths.towerStands + Math.min(4, tower.points) * worths.towerPoint;
  for (const id of p.shelters) sum += piece(s, id).points * worths.shelterPoint;
  for (const id of p.army) sum += creatureWorth(s, piece(s, id), worths);
  for (const id of tower?.items ?? []) sum += priceOf(s, id);
  for (const id of p.relics) sum += relicWorth(s, id, worths);
  sum += (p.mines.length + p.stones.length) * worths.resource + p.zombies * worths.zombie;
  for (const id of p.caravan)
    sum +=
      worths.onTheWay * (CARDS[s.names[id]].type === 'Relic' ? relicWorth(s, id, worths) : worths.resource);
  for (const id of p.spellbook) sum += priceOf(s, id) * worths.inBook;
  sum += Math.min(worths.keptUpTo, powerOf(s, seat)) * worths.keptPower;
  return sum + handWorth(s, p.hand, worths);
}
const priceOf = (s: Siege, id: Id) => printed(s, id).gp + printed(s, id).pp;
const relicWorth = (s: Siege, id: Id, worths: Worth) =>
  CARDS[s.names[id]].doubles ? worths.obelisk : worths.relic * priceOf(s, id);

/** Hidden cards of others count by their number alone. */
function handWorth(s: Siege, hand: Id[], worths: Worth): number {
  let sum = 0;
  for (const id of hand)
    sum += id >= 0 && CARDS[s.names[id]].type === 'Scroll' ? worths.scroll : worths.otherCard;
  return sum;
}
function creatureWorth(s: Siege, p: Piece, worths: Worth): number {
  let sum = isMage(s, p) ? 0 : Math.max(1, priceOf(s, p.id));
  for (const id of p.items) sum += worths.carried * priceOf(s, id);
  const skill = level(s, p, 'AL') - passing(s, p, ({ sl = 0, al = 0 }) => sl + al);
  const protection = level(s, p, 'PL') - passing(s, p, ({ pl = 0 }) => pl);
  sum += Math.max(0, skill - 25) * worths.skill + protection * worths.protection;
  if (p.position === 'defend') sum += worths.inDefend;
  if (p.upkeep === 'unpaid' || p.upkeep === 'due') sum += worths.unpaid;
  if (p.owner !== p.controller) sum *= worths.borrowed;
  if (printedOn(s, p).lp < p.points) sum += worths.extraLife * (p.points - printedOn(s, p).lp);
  return sum;
}

/**
 * What a creature owes to magic that ends within a Round. It counts by what it brings about before it ends and not by
 * itself: else every point that is left over goes into Shields for creatures that nobody can reach.
 */
function passing(s: Siege, p: Piece, amount: (gives: Gives) => number): number {
  let sum = 0;
  for (const { on, left, what } of s.effects)
    if (left <= 1 && on.includes(p.id)) sum += amount(lasting(what).gives ?? {});
  return sum;
}
