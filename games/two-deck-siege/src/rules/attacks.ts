import type { Id } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import { has, printed } from '../cards/card.ts';
import { batter, strike } from '../state/changes.ts';
import { COURTYARD, distance, lanesApart } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import {
  breached,
  defenders,
  defendersAt,
  enemies,
  enemiesInside,
  enemyBand,
  enemySide,
  facing,
  inPlay,
  outside,
  shields,
  standingWalls,
} from '../state/units.ts';
import { bandGroups } from './advance.ts';
import { asks, besieger, choice, rule } from './book.ts';
import { alikeUnits, nextTie, siegeWallTie, targetTie } from './ties.ts';

/** The attacks of S3, or what an event adds: blows of the foremost with +1 sword, or siege attacks from any band. */
export type Occasion = 'turn' | 'assault' | 'battering';

/** TD-151: courtyard, then bands outwards; inside a group the siege chooser decides (TD-R51, TD-R57). */
export const attacks = rule(
  'attacks',
  (on: Occasion) => ({ on, groups: [] as Id[][], id: NONE, target: NONE, wall: '' }),
  {
    list(s, f) {
      const outsiders = enemies(s).filter(id => outside(s, id));
      f.groups = [enemiesInside(s), ...bandGroups(s, outsiders)].map(group =>
        group.filter(id => takesPart(s, f.on, id)),
      );
    },
    group(s, f) {
      while (f.groups.length > 0 && f.groups[0].length === 0) f.groups.shift();
      if (f.groups.length === 0 || s.over) return 'done';
      f.id = NONE;
      f.target = NONE;
      f.wall = '';
    },
    next: choice({
      when: (s, f) => asks(s) && alikeUnits(s, f.groups[0]).length > 1,
      who: besieger,
      options: (s, f) => alikeUnits(s, f.groups[0]).map(card => ({ kind: 'next', card })),
      then(_s, f, { card }) {
        f.id = card;
      },
    }),
    chosen(s, f) {
      if (f.id === NONE) f.id = nextTie(s, f.groups[0]);
      take(f.groups[0], f.id);
    },
    // TD-155
    target: choice({
      when: (s, f) => asks(s) && alikeUnits(s, targetsOf(s, f.on, f.id)).length > 1,
      who: besieger,
      options: (s, f) =>
        alikeUnits(s, targetsOf(s, f.on, f.id)).map(target => ({ kind: 'target', card: f.id, target })),
      then(_s, f, { target }) {
        f.target = target;
      },
    }),
    wall: choice({
      when: (s, f) => asks(s) && wallsOf(s, f.on, f.id).length > 1,
      who: besieger,
      options: (s, f) => wallsOf(s, f.on, f.id).map(what => ({ kind: 'siegeWall', card: f.id, what })),
      then(_s, f, { what }) {
        f.wall = what;
      },
    }),
    // TD-157, TD-158, TD-167, TD-R56
    // Target and wall are both fixed before either blow falls; the sword comes first (TD-166).
    resolve(s, f) {
      const targets = targetsOf(s, f.on, f.id);
      const walls = wallsOf(s, f.on, f.id);
      const power = printed(s, f.id).swords + (f.on === 'assault' ? 1 : 0);
      const wall = f.wall || (walls.length > 0 ? siegeWallTie(s, walls) : '');
      if (targets.length > 0)
        swing(s, f.id, f.target === NONE ? targetTie(s, targets, power) : f.target, power);
      if (wall !== '' && !s.over) batter(s, wall, printed(s, f.id).wallIcons, f.id);
      return 'group';
    },
  },
);

function takesPart(s: Siege, on: Occasion, id: Id): boolean {
  if (on === 'battering') return printed(s, id).wallIcons > 0;
  if (on === 'turn') return true;
  return printed(s, id).swords > 0 && (!outside(s, id) || enemyBand(s, id) === 1);
}

/**
 * STRIKE of 6.5: those between whom the priority list leaves a tie.
 * TD-156, TD-159, TD-165, TD-R52 to TD-R54.
 */
export function targetsOf(s: Siege, on: Occasion, id: Id): Id[] {
  if (on === 'battering' || printed(s, id).swords === 0) return [];
  if (outside(s, id) && enemyBand(s, id) === 1) {
    const front = defendersAt(s, facing(s, id));
    if (front.length > 0) return most(front, each => s.units[each].wounds);
  }
  const castle = castleOf(s);
  const reached = defenders(s).filter(each => {
    const steps = distance(castle, s.units[each].place, s.units[id].place);
    return steps !== null && (s.units[id].place === COURTYARD || steps <= printed(s, id).range);
  });
  return most(
    most(reached, each => s.units[each].wounds),
    each => -shields(s, each),
  );
}
function most(list: Id[], worth: (id: Id) => number): Id[] {
  const best = Math.max(...list.map(worth));
  return list.filter(id => worth(id) === best);
}

/**
 * SIEGE of 6.5: the faced wall, the nearest standing one beside a breach, or any from the courtyard.
 * TD-162 to TD-164, TD-R55.
 */
export function wallsOf(s: Siege, on: Occasion, id: Id): string[] {
  if (on === 'assault' || printed(s, id).wallIcons === 0) return [];
  if (!outside(s, id)) return standingWalls(s);
  const wall = facing(s, id);
  const band = enemyBand(s, id);
  if (!breached(s, wall)) return band <= printed(s, id).range || on === 'battering' ? [wall] : [];
  const near = castleOf(s).wallsOf[enemySide(s, id)].filter(
    w => !breached(s, w) && band + lanesApart(w, wall) <= printed(s, id).range,
  );
  const nearest = Math.min(...near.map(w => lanesApart(w, wall)));
  return near.filter(w => lanesApart(w, wall) === nearest);
}

/** TD-160: the Dragon's breath strikes every defender on the card where its target stands (TD-R74, TD-R75). */
function swing(s: Siege, id: Id, target: Id, power: number): void {
  const { place } = s.units[target];
  const all = has(id, 'fire-breath') && place !== COURTYARD ? defendersAt(s, place) : [target];
  for (const each of all) if (inPlay(s, each) && !s.over) strike(s, id, each, power);
}
