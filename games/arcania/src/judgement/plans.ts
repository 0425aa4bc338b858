import type { Id, Seat } from '@siegeworks/contract';
import { isBuilding } from '../cards/card.ts';
import type { Item, War } from '../state/state.ts';
import { castleLife, enemyFront, onFront, printed } from '../state/table.ts';
import { buildingGain } from './prospects.ts';
import { forceWorth } from './score.ts';
import type { Moment, Weights } from './weights.ts';
import { HARMLESS, WHEN } from './weights.ts';

/** 12.1: what placing a Building from hand would gain. */
export function buildingWorth(s: War, seat: Seat, id: Id, weights: Weights): number {
  const kind = s.names[id];
  return isBuilding(kind) ? buildingGain(s, s.players[seat], kind, weights) + weights.BUILT[kind] : 0;
}

/** How good it is to play a card now; below zero if most players would keep it. */
export function playWorth(s: War, seat: Seat, id: Id, weights: Weights): number {
  const card = printed(s, id);
  if (card.wear) return 5;
  return goodPlay(s, seat, card.id, weights);
}
type Judge = (s: War, seat: Seat, weights: Weights) => number;
const bestEnemy: Judge = (s, seat, weights) =>
  enemyFront(s, seat).reduce((most, f) => Math.max(most, forceWorth(s, f, weights)), 0);
const top = (s: War): Item | undefined => s.items[s.items.length - 1];
/** 12.19: an answer to what an enemy plays, if that hurts. */
const answers: Judge = (s, seat) => {
  const item = top(s);
  return item && item.by !== seat && !HARMLESS.includes(item.what) ? 2 : -1;
};
/** 12.20: a force worth more than 12 that is in the battle or has been targeted. */
const saves: Judge = (s, seat, weights) => {
  const aimed = [...(top(s)?.targets ?? []), ...(s.battle?.defenders ?? [])];
  const lost = aimed.some(id => {
    const f = onFront(s, id);
    return f !== null && f.controller === seat && forceWorth(s, f, weights) > 12;
  });
  return lost && top(s)?.by !== seat && s.battle === null ? 1 : -1;
};
/** The moments that the table of weights names: when most players would play a card, and how eagerly. */
const MOMENTS: Readonly<Record<Moment, Judge>> = {
  always: () => 3,
  answer: answers,
  save: saves,
  'few enemies': (s, seat) => (enemyFront(s, seat).length < 3 ? 4 : 1),
  'any enemy': (s, seat) => (enemyFront(s, seat).length > 0 ? 3 : 1),
  'worthy enemy': (s, seat, weights) => (bestEnemy(s, seat, weights) > 7 ? 4 : -1),
  'strong enemy': (s, seat, weights) => (bestEnemy(s, seat, weights) > 9 ? 4 : -1),
  'strong enemy, gladly': (s, seat, weights) => (bestEnemy(s, seat, weights) > 9 ? 5 : -1),
  'wounded friend': (s, seat, weights) =>
    s.players[seat].row.some(f => f.damage > 1 && forceWorth(s, f, weights) > 8) ? 2 : -1,
  'wounded friends': (s, seat) => (s.players[seat].row.filter(f => f.damage > 0).length > 1 ? 2 : -1),
  friends: (s, seat) => (s.players[seat].row.length > 1 ? 1 : -1),
  'quiet own turn': (s, seat) => (s.turn === seat && s.items.length === 0 ? 1 : -1),
  'before attacking': (s, seat) =>
    s.phase === 'before' && s.players[seat].row.some(f => !f.attacked) ? 1 : -1,
  'worthy dead': (s, seat) => (s.players[seat].discard.some(id => printed(s, id).worth > 9) ? 4 : -1),
  ruins: (s, seat) =>
    s.players[seat].discard.filter(id => printed(s, id).type === 'building').length > 1 ? 4 : -1,
  'great danger': (s, seat) => {
    const p = s.players[seat];
    const wave = s.wave.filter(a => a.seat === seat).length;
    return wave > 1 && p.castleDamage > 0.5 * castleLife(p) ? 2 : -1;
  },
};
export function goodPlay(s: War, seat: Seat, what: string, weights: Weights): number {
  const moment = WHEN[what];
  return moment ? MOMENTS[moment](s, seat, weights) : -1;
}
