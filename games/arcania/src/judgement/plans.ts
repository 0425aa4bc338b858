import type { Id, Seat } from '@siegeworks/kernel';
import { isBuilding } from '../cards/card.ts';
import type { Item, War } from '../state/state.ts';
import { castleLife, enemyFront, onFront, printed } from '../state/table.ts';
import { buildingGain } from './prospects.ts';
import { forceWorth } from './score.ts';
import { BUILT } from './weights.ts';

/** 12.1: what a Building from the hand would bring. */
export function buildingWorth(s: War, seat: Seat, id: Id): number {
  const kind = s.names[id];
  return isBuilding(kind) ? buildingGain(s, s.players[seat], kind) + BUILT[kind] : 0;
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
