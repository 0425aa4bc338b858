import { CARDS, printed } from '../cards/card.ts';
import { MOST_MOVED, ORDER_CARDS } from '../cards/orders.ts';
import { casterOf, SPELLS } from '../cards/spells.ts';
import type { Acting } from '../cards/ways.ts';
import { WAYS } from '../cards/ways.ts';
import { COURTYARD, cellOf, SIDES } from '../state/geometry.ts';
import { castleOf } from '../state/state.ts';
import { enemiesAt, room, sees } from '../state/units.ts';
import type { Glance } from './glance.ts';
import { gainsAt, moveGains } from './glance.ts';
import { blowWorth, volley } from './volley.ts';

const most = <T>(list: readonly T[], worth: (item: T) => number) => Math.max(0, ...list.map(worth));
const anybody = () => true;
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const top = (list: readonly number[], n: number) => sum([...list].sort((a, b) => b - a).slice(0, n));

/** 12.13 to 12.18: what an order would bring now, roughly, in the measure of blows. */
export function orderWorth(g: Glance, key: string): number {
  const { sides, places, acting } = ORDER_CARDS[key];
  const { orderClass, spells } = CARDS[key];
  if (sides) return most(SIDES, side => sideWorth(g, key, side));
  if (places) return most(castleOf(g.s).places, place => rushWorth(g, place));
  if (spells.length > 0) return sum(spells.map(spell => SPELL_WORTHS[spell](g)));
  const other = CLASS_WORTHS[orderClass];
  if (other) return other(g);
  return acting ? strikeWorth(g, acting) : 0;
}
const CLASS_WORTHS: Readonly<Record<string, (g: Glance) => number>> = {
  move: g =>
    g.weights.AID.moves *
    top(
      moveGains(g).filter(gain => gain > 0),
      MOST_MOVED,
    ),
  repair: ({ s, weights }) => weights.AID.mend * Math.min(6, sum(s.damage.filter((d, i) => d < s.rating[i]))),
  rest: g => g.weights.AID.rest * weariness(g, 5),
  summon: g => g.weights.AID.summon,
};
const SPELL_WORTHS: Readonly<Record<string, (g: Glance) => number>> = {
  fireball: fireballWorth,
  blessing: g => g.weights.AID.bless * Math.min(4, weariness(g, 4)),
  stonebinding: ({ s, weights }) => weights.AID.bind * most(s.damage, wear => wear),
  recall: ({ s, weights }) => (s.fallen.length > 0 ? weights.AID.recall : 0),
  lightning: lightningWorth,
  healing: g => g.weights.AID.heal * Math.min(3, woundsOf(g)),
};
/** What it would bring on one side. */
export function sideWorth(g: Glance, key: string, side: string): number {
  const { acting, burns = 0 } = ORDER_CARDS[key];
  if (!acting) return burnWorth(g, side, burns);
  if (acting.how === 'sally') return sallyWorth(g, side);
  const struck = strikeWorth(g, { ...acting, side });
  return CARDS[key].protects > 0 ? struck + shelterWorth(g, side) : struck;
}
const strikeWorth = (g: Glance, acting: Acting) =>
  volley(g, id => WAYS[acting.how].fits(g.s, acting, id), acting.bonus, acting.limit);
function sallyWorth(g: Glance, side: string): number {
  const { s, view } = g;
  const foes = view.enemies.filter(id => s.units[id].place[0] === side && s.units[id].place.length === 4);
  if (foes.length === 0) return 0;
  const fighters = view.defenders.filter(id => printed(s, id).range === 1 && printed(s, id).swords > 2);
  const able = fighters.filter(id => s.units[id].place === COURTYARD || s.units[id].place[0] === side);
  return volley({ ...g, reach: new Map(able.map(id => [id, foes])) }, anybody, 1, 3);
}
const burnWorth = (g: Glance, side: string, power: number) =>
  sum(castleOf(g.s).wallsOf[side].map(wall => (g.view.guards[wall] ? burn(g, cellOf(wall, 1), power) : 0)));
const burn = ({ s, weights }: Glance, cell: string, power: number) =>
  sum(enemiesAt(s, cell).map(id => blowWorth(s, id, power, weights.BLOW)));
const shelterWorth = ({ s, view, weights }: Glance, side: string) =>
  weights.AID.shieldWall * sum(castleOf(s).wallsOf[side].map(wall => view.foes[cellOf(wall, 1)] ?? 0));
/** An empty wall is manned and strikes; or those who are there strike harder. */
export function rushWorth(g: Glance, place: string): number {
  const here = volley(g, id => g.s.units[id].place === place, 1, 3);
  if (place === COURTYARD) return here;
  return here + top(gainsAt(g, place), Math.min(2, room(g.s, place)));
}
function fireballWorth(g: Glance): number {
  const { s, view } = g;
  const caster = casterOf('fireball');
  const { power } = SPELLS.fireball;
  const crowded = Object.keys(view.foes).filter(place => view.foes[place] > 0);
  return most(crowded, place => (sees(s, caster, enemiesAt(s, place)[0]) ? burn(g, place, power) : 0));
}
function lightningWorth({ s, view, weights }: Glance): number {
  const { power, most: targets } = SPELLS.lightning;
  const seen = view.enemies.filter(enemy => sees(s, casterOf('lightning'), enemy));
  return top(
    seen.map(enemy => blowWorth(s, enemy, power, weights.BLOW)),
    targets,
  );
}
const weariness = ({ s, view }: Glance, n: number) =>
  top(
    view.defenders.map(id =>
      s.units[id].tired >= printed(s, id).stamina ? Math.min(2, s.units[id].tired) : 0,
    ),
    n,
  );
const woundsOf = ({ s, view }: Glance) => sum(view.defenders.map(id => s.units[id].wounds));
