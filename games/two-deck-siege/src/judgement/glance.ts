import type { Id } from '@siegeworks/contract';
import { BOX, printed } from '../cards/card.ts';
import { cellOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { room } from '../state/units.ts';
import { postWorth } from './posts.ts';
import type { Survey } from './survey.ts';
import { isWallName, survey } from './survey.ts';
import type { Reach } from './volley.ts';
import { reachOf } from './volley.ts';
import type { Weights } from './weights.ts';

/** What a player looks at before moving a defender. */
export interface Ground {
  s: Siege;
  view: Survey;
  /** What the first defender on each wall card is worth. */
  first: Record<string, number>;
  weights: Weights;
}
/** And before playing a card or striking. */
export interface Glance extends Ground {
  reach: Reach;
}
export function ground(s: Siege, weights: Weights): Ground {
  const view = survey(s);
  return { s, view, first: firstGuards(s, view, weights.FIRST_GUARD), weights };
}
export function glance(s: Siege, weights: Weights): Glance {
  const g = ground(s, weights);
  return { ...g, reach: reachOf(s, g.view) };
}
function firstGuards(
  s: Siege,
  { need, foes }: Survey,
  first: Weights['FIRST_GUARD'],
): Record<string, number> {
  const worth: Record<string, number> = {};
  for (const wall of castleOf(s).walls) {
    const near = foes[cellOf(wall, 1)] || foes[cellOf(wall, 2)];
    worth[wall] = first.need * Math.min(1, need[wall]) + (near ? first.near : 0);
  }
  return worth;
}
/** How good it is to have this defender there beside this many others. */
function placeWorth(g: Ground, id: Id, place: string, others: number): number {
  const worth = postWorth(g.view, id, place);
  if (others > 0 || !isWallName(place)) return worth;
  return worth + g.first[place] + g.weights.FIRST_GUARD.shields * printed(g.s, id).shields;
}
/** The gain of going to each of these places, and the best of them. */
export function moveGain(g: Ground, id: Id, places: readonly string[]): number {
  const { guards } = g.view;
  const from = g.s.units[id].place;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    if (place !== from) most = Math.max(most, placeWorth(g, id, place, guards[place] ?? 0));
  }
  return most - placeWorth(g, id, from, (guards[from] ?? 0) - 1);
}
/** Cards of one kind in one place gain alike, and they lie side by side in every list: each kind is weighed once. */
export function gainer(g: Ground, places: readonly string[]): (id: Id) => number {
  let last = NONE;
  let gain = 0;
  return id => {
    const same = last !== NONE && BOX[id] === BOX[last] && g.s.units[id].place === g.s.units[last].place;
    if (!same) gain = moveGain(g, id, places);
    last = id;
    return gain;
  };
}
export const roomy = (s: Siege) => castleOf(s).places.filter(place => room(s, place) > 0);
/** The best move of each defender. */
export function moveGains(g: Ground): number[] {
  return g.view.defenders.map(gainer(g, roomy(g.s)));
}
export function gainsAt(g: Ground, place: string): number[] {
  const gain = gainer(g, [place]);
  return g.view.defenders.map(id => Math.max(0, gain(id)));
}
