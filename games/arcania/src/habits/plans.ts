import type { Id, Seat } from '@siegeworks/kernel';
import type { BuildingKind } from '../cards/card.ts';
import { BUILDINGS, CARDS, isBuilding } from '../cards/card.ts';
import { forceWorth } from '../score.ts';
import type { Item, War } from '../state.ts';
import { castleLife, enemyFront, onFront, printed } from '../table.ts';

type Counts = Partial<Record<BuildingKind, number>>;
function countBuildings(s: War, seat: Seat): Counts {
  const counts: Counts = {};
  for (const land of s.players[seat].lands)
    for (const b of land.buildings) counts[b.kind] = (counts[b.kind] ?? 0) + 1;
  return counts;
}
/** 12.1: over the cards in hand, and a little over those to come, their worth divided by what is still missing. */
function kindWorth(s: War, seat: Seat, kind: BuildingKind, counts: Counts): number {
  const p = s.players[seat];
  let sum = kind === 'spiked-wall' ? 2 : 0;
  for (const other of p.hand) sum += demand(s, other, kind, counts);
  for (const other of p.deck) sum += 0.15 * demand(s, other, kind, counts);
  return sum;
}
export function buildingWorth(s: War, seat: Seat, id: Id): number {
  const kind = s.names[id];
  return isBuilding(kind) ? kindWorth(s, seat, kind, countBuildings(s, seat)) : 0;
}
/** The last slots wait for the Buildings that the deck needs most: nothing is ever torn down (AK-071). */
export function buildingBar(s: War, seat: Seat): number {
  const { lands } = s.players[seat];
  const slots = lands.reduce((n, land) => n + Math.max(0, 5 - land.buildings.length), 0);
  if (slots > 6) return 0;
  const counts = countBuildings(s, seat);
  const best = Math.max(...BUILDINGS.map(kind => kindWorth(s, seat, kind, counts)));
  return (slots <= 3 ? 0.5 : 0.3) * best;
}
/** What one more Building of the kind does for a card. */
function demand(s: War, id: Id, kind: BuildingKind, counts: Counts): number {
  const card = id < 0 ? null : CARDS[s.names[id]];
  if (!card?.needs?.[kind]) return 0;
  let missing = 0;
  for (const [each, n] of card.needList) missing += Math.max(0, n - (counts[each] ?? 0));
  const value = card.isForce ? card.worth : 4;
  // A second one of a kind supports a second operation in the same turn.
  if ((counts[kind] ?? 0) >= (card.needs[kind] ?? 0)) return (0.15 * value) / (1 + missing);
  return value / missing ** 1.6;
}

/** How good it is to play a card now; what most players would keep is below zero. */
export function playWorth(s: War, seat: Seat, id: Id): number {
  const card = printed(s, id);
  if (card.wear) return 5;
  return goodPlay(s, seat, card.id);
}
type Judge = (s: War, seat: Seat) => number;
const bestEnemy: Judge = (s, seat) =>
  enemyFront(s, seat).reduce((most, f) => Math.max(most, forceWorth(s, f)), 0);
const top = (s: War): Item | undefined => s.items[s.items.length - 1];
/** 12.19: an answer to what an enemy plays, if it hurts. */
const answers: Judge = (s, seat) => {
  const item = top(s);
  return item && item.by !== seat && item.what !== 'cure' ? 2 : -1;
};
/** 12.20: a force worth more than 12 that is in the battle or aimed at. */
const saves: Judge = (s, seat) => {
  const aimed = [...(top(s)?.targets ?? []), ...(s.battle?.defenders ?? [])];
  const lost = aimed.some(id => {
    const f = onFront(s, id);
    return f !== null && f.controller === seat && forceWorth(s, f) > 12;
  });
  return lost && top(s)?.by !== seat && s.battle === null ? 1 : -1;
};
const never: Judge = () => -1;
const always: Judge = () => 3;

const JUDGE: Readonly<Record<string, Judge>> = {
  'doom-drums': (s, seat) => (enemyFront(s, seat).length < 3 ? 4 : 1),
  'healing-potion': (s, seat) =>
    s.players[seat].row.some(f => f.damage > 1 && forceWorth(s, f) > 8) ? 2 : -1,
  'negation-wand': answers,
  dispel: answers,
  'destroy-artifact': answers,
  'expose-thief': answers,
  'catch-thief': answers,
  'mislead-thief': answers,
  'staff-of-ageing': always,
  'tome-of-darkness': (s, seat) => (s.turn === seat && s.items.length === 0 ? 1 : -1),
  charm: (s, seat) => (bestEnemy(s, seat) > 9 ? 4 : -1),
  cure: (s, seat) => (s.players[seat].row.length > 1 ? 1 : -1),
  hurricane: (s, seat) => (bestEnemy(s, seat) > 9 ? 5 : -1),
  invisibility: (s, seat) => (s.phase === 'before' && s.players[seat].row.some(f => !f.attacked) ? 1 : -1),
  'natures-growth': always,
  pestilence: always,
  reincarnate: (s, seat) => (s.players[seat].discard.some(id => printed(s, id).worth > 9) ? 4 : -1),
  revert: always,
  teleport: saves,
  'wall-of-force': (s, seat) => {
    const p = s.players[seat];
    const wave = s.wave.filter(a => a.seat === seat).length;
    return wave > 1 && p.castleDamage > 0.5 * castleLife(p) ? 2 : -1;
  },
  'back-stab': (s, seat) => (bestEnemy(s, seat) > 7 ? 4 : -1),
  'clear-dungeon': always,
  release: always,
  'infiltrate-castle': always,
  'steal-artifact': always,
  collapse: always,
  cleanse: (s, seat) => (s.players[seat].row.filter(f => f.damage > 0).length > 1 ? 2 : -1),
  reconstruction: (s, seat) =>
    s.players[seat].discard.filter(id => printed(s, id).type === 'building').length > 1 ? 4 : -1,
  plague: (s, seat) => (enemyFront(s, seat).length > 0 ? 3 : 1),
};
export const goodPlay = (s: War, seat: Seat, what: string) => (JUDGE[what] ?? never)(s, seat);
