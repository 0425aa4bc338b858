import type { Frame, Id, Option, Seat } from '@siegeworks/kernel';
import { power } from '@siegeworks/kernel';
import { BOX } from '../cards/card.ts';
import { noOrder } from '../rules/orders.ts';
import { placeTie, siegeWallTie, targetTie } from '../rules/ties.ts';
import { cellOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { enemiesAt, isWall, repairable, room, strength, wallIndex } from '../state/units.ts';
import type { Glance } from './orders-worth.ts';
import {
  gainer,
  glance,
  ground,
  holdWorth,
  moveGain,
  moveGains,
  oilWorth,
  orderWorth,
  roomy,
  rushWorth,
  sallyWorth,
  shieldWorth,
} from './orders-worth.ts';
import { blowWorth, volley, weary } from './volley.ts';
import { AID, KEEP, THRIFT } from './weights.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
type AnyFrame = Frame & any;
type Habit = (s: Siege, options: readonly Option[], f: AnyFrame) => Option;

/** The first of the best; every option is weighed once. */
function best(options: readonly Option[], worth: (o: Option) => number): Option {
  let at = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i]);
    if (value <= most) continue;
    most = value;
    at = i;
  }
  return options[at];
}
const find = (options: readonly Option[], kind: string) => options.find(o => o.kind === kind) ?? options[0];
const whats = (options: readonly Option[]) => options.map(o => o.what ?? '');

/** Section 12 and the quick answers of section 11. */
const HABITS: Readonly<Record<string, Habit>> = {
  'defenderTurn.draw': (_s, options) => find(options, 'draw'),
  'defenderTurn.discard': (s, options) => best(options, o => -keepWorth(s, o.card ?? 0)),
  'defenderTurn.play': chooseCard,
  'order.side': (s, options, f) => {
    const g = glance(s);
    return best(options, o => sideWorth(g, f.key, o.what ?? ''));
  },
  'order.place': (s, options) => {
    const g = glance(s);
    return best(options, o => rushWorth(g, o.what ?? ''));
  },
  'acting.unit': chooseActor,
  'acting.action': (s, options, f) => best(options, o => actionWorth(s, o, f.bonus)),
  'generic.what': (s, options) => {
    const g = glance(s);
    return find(options, pairWorth(g) >= stepWorth(g) ? 'genericAttack' : 'genericMove');
  },
  'generic.name': (s, options, f) => (f.attack ? chooseStriker : chooseWalker)(s, options, f),
  'generic.act': (s, options) => best(options, o => actionWorth(s, o, 0)),
  'generic.place': choosePlace,
  'moving.unit': chooseWalker,
  'moving.place': choosePlace,
  'pouring.pour': (s, options) => best(options, o => pourWorth(s, o)),
  'spell.target': (s, options, f) => best(options, o => spellWorth(s, o, f.name)),
  'standDown.rest': (s, options) =>
    best(options, o => (o.card === undefined ? 0 : s.units[o.card].tired / BOX[o.card].stamina)),
  'handle.wall': (s, options) => {
    const wall = placeTie(s, whats(options));
    return best(options, o => (o.what === wall ? 1 : 0));
  },
  'attacks.target': (s, options, f) => {
    const list = options.map(o => o.target ?? NONE);
    const target = targetTie(s, list, BOX[f.id].swords);
    return best(options, o => (o.target === target ? 1 : 0));
  },
  'attacks.wall': (s, options) => {
    const wall = siegeWallTie(s, whats(options));
    return best(options, o => (o.what === wall ? 1 : 0));
  },
  'siegeTurn.bottom': (_s, options) => best(options, o => -(BOX[o.card ?? 0].worth || 3)),
};
export function habit(s: Siege, _seat: Seat, options: readonly Option[]): Option {
  if (options.length === 1) return options[0];
  const f: AnyFrame = s.stack[s.stack.length - 1];
  return HABITS[`${f.rule}.${f.at}`]?.(s, options, f) ?? options[0];
}

/** A full hand is drawn over anyway. */
const FULL = 5;
function keepWorth(s: Siege, id: Id): number {
  const { orderClass } = BOX[id];
  const spent = orderClass === 'summon' && noOrder(s, BOX[id].key) !== null;
  return spent ? KEEP.spare : (KEEP[orderClass] ?? KEEP.spare);
}
/** The card that brings most beyond what it is worth to keep. */
function chooseCard(s: Siege, options: readonly Option[]): Option {
  const g = glance(s);
  const hurry = s.hand.length >= FULL ? THRIFT.full : THRIFT.usual;
  const weak = Math.max(pairWorth(g), stepWorth(g));
  return best(options, o => {
    if (o.kind === 'endTurn') return 0;
    const card = o.card ?? 0;
    const gain = o.kind === 'order' ? orderWorth(g, BOX[card].key) : weak;
    return gain - hurry * keepWorth(s, card) - THRIFT.least;
  });
}
/** The best pair of blows from one card, or one from the courtyard. */
const pairWorth = (g: Glance) =>
  Math.max(
    volley(g.s, g.reach, id => g.s.units[id].place === 'C', 0, 1),
    ...castleOf(g.s).ring.map(place =>
      (g.view.guards[place] ?? 0) > 0 ? volley(g.s, g.reach, id => g.s.units[id].place === place, 0, 2) : 0,
    ),
  );
const stepWorth = (g: Glance) => Math.max(0, ...moveGains(g)) - AID.step;

function sideWorth(g: Glance, key: string, side: string): number {
  if (key === 'boiling-oil') return oilWorth(g, side);
  if (key === 'sally-forth') return sallyWorth(g, side);
  return key === 'shield-wall' ? shieldWorth(g, side) : holdWorth(g, side);
}

/** 12.7, 12.8: what kills first, then what wounds, by danger. */
function actionWorth(s: Siege, o: Option, bonus: number): number {
  const id = o.card ?? NONE;
  if (o.kind === 'attack') return blowWorth(s, o.target ?? NONE, strength(s, id, bonus)) - weary(s, id);
  if (o.kind === 'repair') return repairWorth(s, o.what ?? '') - weary(s, id);
  return o.what === 'wound' ? AID.tendWound : AID.tendTired;
}
/** 12.12 */
function repairWorth(s: Siege, wall: string): number {
  const i = wallIndex(s, wall);
  return AID.repair + AID.worn * power(s.damage[i] / s.rating[i], 2);
}
function chooseActor(s: Siege, options: readonly Option[], f: AnyFrame): Option {
  const g = glance(s);
  return best(options, o => (o.kind === 'done' ? AID.enough : actorWorth(g, o.card ?? NONE, f)));
}
function actorWorth(g: Glance, id: Id, f: AnyFrame): number {
  const { s } = g;
  const foes = f.how === 'sally' ? sallyFoes(g, f.side) : f.how === 'shore' ? [] : (g.reach.get(id) ?? []);
  const power = strength(s, id, f.bonus);
  let most = 0;
  for (const enemy of foes) most = Math.max(most, blowWorth(s, enemy, power));
  if (most > 0) return most - weary(s, id);
  const mends = BOX[id].repairIcons > 0 || f.how === 'shore';
  return mends ? Math.max(0, ...repairable(s, id).map(wall => repairWorth(s, wall))) - weary(s, id) : 0;
}
const sallyFoes = ({ s, view }: Glance, side: string) =>
  view.enemies.filter(id => s.units[id].place.length === 4 && s.units[id].place[0] === side);

/** The best blow of the card on which the best pair stands. */
function chooseStriker(s: Siege, options: readonly Option[]): Option {
  const g = glance(s);
  const pairs = new Map<string, number>();
  const pair = (place: string) => {
    const limit = place === 'C' ? 1 : 2;
    const known = pairs.get(place) ?? volley(s, g.reach, id => s.units[id].place === place, 0, limit);
    pairs.set(place, known);
    return known;
  };
  return best(options, o => {
    if (o.kind === 'done') return AID.enough;
    const id = o.card ?? NONE;
    const own = volley(s, g.reach, other => other === id, 0, 1);
    return own > 0 ? 10 * pair(s.units[id].place) + own : 0;
  });
}
/** 12.2 to 12.4 */
function chooseWalker(s: Siege, options: readonly Option[], f: AnyFrame): Option {
  const g = ground(s);
  const gain = gainer(g, f.to ? [f.to] : roomy(s));
  const second = f.rule === 'generic' && f.units.length > 0;
  return best(options, o => {
    if (o.kind === 'done') return AID.enough;
    return second ? 0 : gain(o.card ?? NONE);
  });
}
function choosePlace(s: Siege, options: readonly Option[]): Option {
  const g = ground(s);
  return best(options, o => (room(s, o.what ?? '') > 0 ? moveGain(g, o.card ?? NONE, [o.what ?? '']) : -99));
}

function pourWorth(s: Siege, o: Option): number {
  if (o.kind === 'done') return AID.enough;
  const below = enemiesAt(s, cellOf(o.what ?? '', 1)).reduce((sum, id) => sum + blowWorth(s, id, 4), 0);
  return below > 0 ? below - weary(s, o.card ?? NONE) : 0;
}
const SPELL_POWER: Readonly<Record<string, number>> = { fireball: 5, lightning: 4 };
function spellWorth(s: Siege, o: Option, spell: string): number {
  if (o.kind === 'done') return AID.enough;
  const power = SPELL_POWER[spell] ?? 0;
  if (o.kind === 'cell')
    return enemiesAt(s, o.what ?? '').reduce((sum, id) => sum + blowWorth(s, id, power), 0);
  if (power > 0) return blowWorth(s, o.target ?? NONE, power);
  if (o.what !== undefined && isWall(s, o.what)) return s.damage[wallIndex(s, o.what)];
  const { tired, wounds } = s.units[o.target ?? 0];
  if (spell === 'recall') return BOX[o.target ?? 0].swords + BOX[o.target ?? 0].stamina / 4;
  return spell === 'blessing' ? tired / BOX[o.target ?? 0].stamina : wounds;
}
