import type { Id } from '@siegeworks/kernel';
import { BOX, idsOf } from '../cards/card.ts';
import { COURTYARD, cellOf, SIDES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { enemiesAt, onSide, room, sees } from '../state/units.ts';
import type { Survey } from './posts.ts';
import { isWallName, postWorth, survey } from './posts.ts';
import type { Reach } from './volley.ts';
import { blowWorth, reachOf, volley } from './volley.ts';
import { AID, FIRST_GUARD } from './weights.ts';

/** What a player looks at before moving somebody. */
export interface Ground {
  s: Siege;
  view: Survey;
  /** What the first defender on each wall card is worth. */
  first: Record<string, number>;
}
/** And before playing a card or striking. */
export interface Glance extends Ground {
  reach: Reach;
}
export function ground(s: Siege): Ground {
  const view = survey(s);
  return { s, view, first: firstGuards(s, view) };
}
export function glance(s: Siege): Glance {
  const g = ground(s);
  return { ...g, reach: reachOf(s, g.view) };
}
const most = <T>(list: readonly T[], worth: (item: T) => number) => Math.max(0, ...list.map(worth));
const anybody = () => true;
const shooters = (id: Id) => BOX[id].key === 'archer' || BOX[id].key === 'crossbow';
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const top = (list: readonly number[], n: number) => sum([...list].sort((a, b) => b - a).slice(0, n));

/** 12.13 to 12.18: what each order would bring now, roughly, in the measure of blows. */
const ORDERS: Readonly<Record<string, (g: Glance) => number>> = {
  attack: ({ s, reach }) => volley(s, reach, anybody, 0, 6),
  'hold-this-side': g => most(SIDES, side => holdWorth(g, side)),
  loose: ({ s, reach }) => volley(s, reach, shooters, 0, 99),
  'flaming-arrows': ({ s, reach }) => volley(s, reach, shooters, 2, 4),
  'sally-forth': g => most(SIDES, side => sallyWorth(g, side)),
  'boiling-oil': g => most(SIDES, side => oilWorth(g, side)),
  'shield-wall': g => most(SIDES, side => shieldWorth(g, side)),
  'rush-to-the-gap': g => most(castleOf(g.s).places, place => rushWorth(g, place)),
  'man-the-walls': g =>
    AID.moves *
    top(
      moveGains(g).filter(gain => gain > 0),
      8,
    ),
  'cast-fireball-blessing': g => fireballWorth(g) + AID.bless * Math.min(4, weariness(g, 4)),
  'cast-stonebinding-recall': ({ s }) =>
    AID.bind * most(s.damage, wear => wear) + (s.fallen.length > 0 ? AID.recall : 0),
  'cast-lightning-healing': g => lightningWorth(g) + AID.heal * Math.min(3, woundsOf(g)),
  'shore-up-the-walls': ({ s }) => AID.mend * Math.min(6, sum(s.damage.filter((d, i) => d < s.rating[i]))),
  'stand-down': g => AID.rest * weariness(g, 5),
};
export const orderWorth = (g: Glance, key: string): number => ORDERS[key]?.(g) ?? AID.summon;

export const holdWorth = ({ s, reach }: Glance, side: string) =>
  volley(s, reach, id => onSide(s, id, side), 0, 99);
export function sallyWorth({ s, view }: Glance, side: string): number {
  const foes = view.enemies.filter(id => s.units[id].place[0] === side && s.units[id].place.length === 4);
  if (foes.length === 0) return 0;
  const fighters = view.defenders.filter(id => BOX[id].range === 1 && BOX[id].swords > 2);
  const able = fighters.filter(id => s.units[id].place === COURTYARD || s.units[id].place[0] === side);
  return volley(s, new Map(able.map(id => [id, foes])), anybody, 1, 3);
}
export const oilWorth = ({ s, view }: Glance, side: string) =>
  sum(castleOf(s).wallsOf[side].map(wall => (view.guards[wall] ? burn(s, cellOf(wall, 1), 4) : 0)));
const burn = (s: Siege, cell: string, power: number) =>
  sum(enemiesAt(s, cell).map(id => blowWorth(s, id, power)));
export const shieldWorth = ({ s, view, reach }: Glance, side: string) =>
  volley(s, reach, id => onSide(s, id, side), 0, 2) +
  AID.shieldWall * sum(castleOf(s).wallsOf[side].map(wall => view.foes[cellOf(wall, 1)] ?? 0));
/** An empty wall is manned and strikes; or those who are there strike harder. */
export function rushWorth(g: Glance, place: string): number {
  const here = volley(g.s, g.reach, id => g.s.units[id].place === place, 1, 3);
  if (place === COURTYARD) return here;
  return here + top(gainsAt(g, place), Math.min(2, room(g.s, place)));
}
function fireballWorth({ s, view }: Glance): number {
  const [wizard] = idsOf('wizard');
  const crowded = Object.keys(view.foes).filter(place => view.foes[place] > 0);
  return most(crowded, place => (sees(s, wizard, enemiesAt(s, place)[0]) ? burn(s, place, 5) : 0));
}
function lightningWorth({ s, view }: Glance): number {
  const [wizard] = idsOf('wizard');
  return top(
    view.enemies.filter(enemy => sees(s, wizard, enemy)).map(enemy => blowWorth(s, enemy, 4)),
    3,
  );
}
const weariness = ({ s, view }: Glance, n: number) =>
  top(
    view.defenders.map(id => (s.units[id].tired >= BOX[id].stamina ? Math.min(2, s.units[id].tired) : 0)),
    n,
  );
const woundsOf = ({ s, view }: Glance) => sum(view.defenders.map(id => s.units[id].wounds));

function firstGuards(s: Siege, { need, foes }: Survey): Record<string, number> {
  const worth: Record<string, number> = {};
  for (const wall of castleOf(s).walls) {
    const near = foes[cellOf(wall, 1)] || foes[cellOf(wall, 2)];
    worth[wall] = FIRST_GUARD.need * Math.min(1, need[wall]) + (near ? FIRST_GUARD.near : 0);
  }
  return worth;
}
/** How good it is to have this defender there, with so many others. */
function placeWorth(g: Ground, id: Id, place: string, others: number): number {
  const worth = postWorth(g.view, id, place);
  if (others > 0 || !isWallName(place)) return worth;
  return worth + g.first[place] + FIRST_GUARD.shields * BOX[id].shields;
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
function gainsAt(g: Ground, place: string): number[] {
  const gain = gainer(g, [place]);
  return g.view.defenders.map(id => Math.max(0, gain(id)));
}
