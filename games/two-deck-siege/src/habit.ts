import type { Frame, Id, Option, Seat } from '@siegeworks/kernel';
import { BOX } from './cards/card.ts';
import { COURTYARD, clockwiseFrom } from './geometry.ts';
import type { Siege } from './state.ts';
import { castleOf, NONE } from './state.ts';
import { placeTie, siegeWallTie, targetTie } from './ties.ts';
import { defendersAt, enemyBand, heartsLeft, isWall, outside, shields, strength } from './units.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
type AnyFrame = Frame & any;
type Habit = (s: Siege, options: readonly Option[], f: AnyFrame) => Option;
const best = (options: readonly Option[], worth: (o: Option) => number) =>
  options.reduce((a, b) => (worth(b) > worth(a) ? b : a));
const find = (options: readonly Option[], kind: string) => options.find(o => o.kind === kind) ?? options[0];

/** Section 12 and the quick answers of section 11. */
const HABITS: Readonly<Record<string, Habit>> = {
  'defenderTurn.draw': (_s, options) => find(options, 'draw'),
  'defenderTurn.discard': (_s, options) => best(options, o => -cardWorth(o.card ?? 0)),
  'defenderTurn.play': (s, options) => best(options, o => playWorth(s, o)),
  'acting.unit': (_s, options) => options[0],
  'acting.action': (s, options, f) => best(options, o => actionWorth(s, o, f.bonus)),
  'generic.act': (s, options) => best(options, o => actionWorth(s, o, 0)),
  'generic.name': (_s, options) => options[0],
  'moving.unit': (s, options) =>
    openWalls(s).length > 0 ? best(options, o => moverWorth(s, o)) : find(options, 'done'),
  'moving.place': (s, options) => best(options, o => placeWorth(s, o.what ?? '')),
  'generic.place': (s, options) => best(options, o => placeWorth(s, o.what ?? '')),
  'standDown.rest': (s, options) => best(options, o => (o.card === undefined ? 0 : s.units[o.card].tired)),
  'handle.wall': (s, options) =>
    options.find(
      o =>
        o.what ===
        placeTie(
          s,
          options.map(each => each.what ?? ''),
        ),
    ) ?? options[0],
  'attacks.target': (s, options, f) =>
    options.find(
      o =>
        o.target ===
        targetTie(
          s,
          options.map(each => each.target ?? NONE),
          BOX[f.id].swords,
        ),
    ) ?? options[0],
  'attacks.wall': (s, options) =>
    options.find(
      o =>
        o.what ===
        siegeWallTie(
          s,
          options.map(each => each.what ?? ''),
        ),
    ) ?? options[0],
  'spell.target': (s, options) => best(options, o => spellWorth(s, o)),
};
export function habit(s: Siege, _seat: Seat, options: readonly Option[]): Option {
  if (options.length === 1) return options[0];
  const f: AnyFrame = s.stack[s.stack.length - 1];
  return HABITS[`${f.rule}.${f.at}`]?.(s, options, f) ?? options[0];
}

/** 12.16: keep attacks and moves, give up special defenders and spent summons first. */
const CLASS_WORTH: Readonly<Record<string, number>> = {
  attack: 6,
  'special-attack': 5,
  move: 5,
  spell: 4,
  repair: 3,
  rest: 3,
  summon: 4,
};
const cardWorth = (id: Id) => CLASS_WORTH[BOX[id].orderClass] ?? 1;

function playWorth(s: Siege, o: Option): number {
  if (o.kind === 'endTurn') return 2;
  if (o.kind === 'generic') return openWalls(s).length > 0 ? 2.5 : 1;
  const { orderClass } = BOX[o.card ?? 0];
  if (orderClass === 'move') return openWalls(s).length > 1 ? 9 : 0;
  return 3 + (CLASS_WORTH[orderClass] ?? 0);
}
/** 12.7, 12.8: what kills first, then what wounds, by danger. */
function actionWorth(s: Siege, o: Option, bonus: number): number {
  if (o.kind !== 'attack') return o.kind === 'repair' ? 2 : 1;
  const target = o.target ?? NONE;
  if (strength(s, o.card ?? NONE, bonus) <= shields(s, target)) return 0;
  return enemyWorth(s, target) + (heartsLeft(s, target) === 1 ? 6 : 0);
}
function enemyWorth(s: Siege, id: Id): number {
  const near = outside(s, id) ? 4 - enemyBand(s, id) : 8;
  return BOX[id].worth + near;
}
const openWalls = (s: Siege) => castleOf(s).walls.filter(wall => placeWorth(s, wall) > 5);
/** 12.2, 12.3: an empty wall where the marker comes soon. */
function placeWorth(s: Siege, place: string): number {
  if (place === COURTYARD) return 0;
  const soon = 4 - clockwiseFrom(s.marker).findIndex(side => castleOf(s).sidesOf[place].includes(side));
  if (!isWall(s, place)) return 1;
  return defendersAt(s, place).length === 0 ? 5 + soon : 1 + soon / 4;
}
/** 12.4: strong shields to the front, nobody from a wall that would be empty. */
function moverWorth(s: Siege, o: Option): number {
  if (o.kind === 'done') return 0;
  const id = o.card ?? NONE;
  const { place } = s.units[id];
  if (place !== COURTYARD) return -1;
  return BOX[id].swords > 0 ? BOX[id].shields + BOX[id].swords / 4 : -1;
}
function spellWorth(s: Siege, o: Option): number {
  if (o.kind === 'done') return 0.5;
  if (o.target !== undefined && !BOX[o.target].type.startsWith('defender')) return enemyWorth(s, o.target);
  return 1 + (o.target === undefined ? 5 : s.units[o.target].tired + 3 * s.units[o.target].wounds);
}
