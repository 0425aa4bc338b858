import type { Id, Seat } from '@siegeworks/kernel';
import type { BuildingKind } from './cards/card.ts';
import { CARDS } from './cards/card.ts';
import type { Force, Player, War } from './state.ts';
import { NONE } from './state.ts';
import { cardOf, castleLife, hasPlague, printed, unblockable, working } from './table.ts';
import { attackDamage, lifeDamage } from './values.ts';

/** Section 12 as numbers, in points of worth (2.6). */
const WORTH = {
  /** A whole Castle; Damage is cheap at first and dear above half (12.11). */
  castle: 100,
  land: 5,
  /** A slot that waits for the right Building. */
  slot: 1.5,
  /** A second Building of a kind supports less (12.1). */
  again: 0.4,
  inert: 0.3,
  artifact: 4,
  card: 1,
  /** What a card in hand is worth when its Buildings stand. */
  playable: 0.3,
  otherPlayable: 7,
  plague: 8,
  /** Each card fewer than this in the Draw Deck (12.25). */
  fewCards: 6,
  shortage: 4,
  prisoner: 0.2,
  /** How much of the damage that could come next turn is counted. */
  threat: 0.2,
  deadly: 20,
};
/** What the first Building of a kind is worth to most decks (12.1); a Spiked Wall counts as Castle life. */
const KINDS: Readonly<Record<BuildingKind, number>> = {
  barrack: 7,
  'weapon-smith': 7,
  armoury: 5,
  market: 5,
  beastiary: 4.5,
  'mage-tower': 4,
  'siege-smith': 3.5,
  temple: 3,
  'thieves-guild': 3,
  dungeon: 3,
  millworks: 3,
  'spiked-wall': 1.5,
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
  const counts: Partial<Record<BuildingKind, number>> = {};
  let sum = castleWorth(p) + landsWorth(s, p, counts) + (hasPlague(s, seat) ? WORTH.plague : 0);
  for (const f of p.row) sum += forceWorth(s, f);
  for (const f of s.displaced) if (f.owner === seat) sum += forceWorth(s, f);
  for (const id of p.hand) sum += handWorth(s, id, counts);
  if (s.turn === seat) sum -= threat(s, p);
  return sum - WORTH.shortage * Math.max(0, WORTH.fewCards - p.deck.length);
}
function castleWorth(p: Player): number {
  const life = castleLife(p);
  const left = Math.max(0, (life - p.castleDamage) / life);
  return WORTH.castle * (life / 20) * (1 - (1 - left) ** 2);
}
/** Lands, slots and Buildings; counts the working ones on the way. A prisoner is worth something to its captor. */
function landsWorth(s: War, p: Player, counts: Partial<Record<BuildingKind, number>>): number {
  let sum = 0;
  for (const land of p.lands) {
    const share = working(land) ? 1 : WORTH.inert;
    sum += share * (WORTH.land + WORTH.slot * Math.max(0, 5 - land.buildings.length));
    for (const b of land.buildings) {
      const seen = counts[b.kind] ?? 0;
      sum += share * KINDS[b.kind] * WORTH.again ** seen;
      if (share === 1) counts[b.kind] = seen + 1;
      if (b.prisoner) sum += WORTH.prisoner * printed(s, b.prisoner.id).worth;
    }
  }
  return sum;
}
/** The nearer its Buildings, the better a card; hidden ones count by their number alone. */
function handWorth(s: War, id: Id, counts: Partial<Record<BuildingKind, number>>): number {
  if (id < 0) return WORTH.card + 1;
  const card = CARDS[s.names[id]];
  if (card.needList.length === 0) return WORTH.card + 0.5;
  let needed = 0;
  let there = 0;
  for (const [kind, n] of card.needList) {
    needed += n;
    there += Math.min(n, counts[kind] ?? 0);
  }
  const value = card.isForce ? card.worth : WORTH.otherPlayable;
  return WORTH.card + WORTH.playable * value * (there / needed) ** 2;
}
/** 12.6: what the enemies could do to the Castle of the player whose turn ends. */
function threat(s: War, p: Player): number {
  const foes = s.players.flatMap(other => (other === p ? [] : other.row));
  const able = foes.filter(f => f.trappedBy === NONE && f.paralysed === 0);
  const home = p.row.filter(f => !f.attacked && f.trappedBy === NONE && f.paralysed === 0).length;
  const open = able.filter(f => unblockable(s, f)).reduce((n, f) => n + attackDamage(s, f), 0);
  const blows = able.filter(f => !unblockable(s, f)).map(f => attackDamage(s, f));
  blows.sort((a, b) => a - b);
  const through = blows.slice(0, Math.max(0, blows.length - home)).reduce((n, blow) => n + blow, open);
  const rest = castleLife(p) - p.castleDamage;
  const dear = 2 + 4 * (p.castleDamage / castleLife(p));
  return through * dear * WORTH.threat + (through >= rest ? WORTH.deadly : 0);
}

export function forceWorth(s: War, f: Force): number {
  const life = Math.max(1, lifeDamage(s, f));
  const health = 0.6 + 0.4 * Math.max(0, 1 - f.damage / life);
  let sum = cardOf(s, f).worth * health + f.worn.length * WORTH.artifact - f.staffs.length * 2;
  if (f.trappedBy !== NONE) sum *= 0.4;
  if (f.paralysed > 0) sum *= 0.7;
  return f.owner === f.controller ? sum : sum * 0.5;
}
