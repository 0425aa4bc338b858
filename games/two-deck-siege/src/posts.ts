import type { Id } from '@siegeworks/kernel';
import { BOX } from './cards/card.ts';
import { COURTYARD, SIDES } from './geometry.ts';
import type { Siege } from './state.ts';
import { castleOf } from './state.ts';
import { defenders, enemies, outside } from './units.ts';

/** What a computer player sees at a glance: who is there, and how many stand on each card and before each side. */
export interface Survey {
  defenders: readonly Id[];
  enemies: readonly Id[];
  inside: number;
  /** Defenders on each castle card. */
  guards: Record<string, number>;
  /** Enemies in each cell and in the courtyard. */
  foes: Record<string, number>;
  /** How much each side, and each castle card on it, needs good people: about 0 to 1.5. */
  need: Record<string, number>;
}
const SOON = [1, 0.9, 0.8, 0.7];
const PER_ENEMY = 0.1;
/** Nobody comes any more to a side that is quiet when the enemy deck is empty (12.24). */
const QUIET = 0.1;

export function survey(s: Siege): Survey {
  const view: Survey = {
    defenders: defenders(s),
    enemies: enemies(s),
    inside: 0,
    guards: {},
    foes: {},
    need: { N: 0, E: 0, S: 0, W: 0 },
  };
  for (const id of view.defenders) count(view.guards, s.units[id].place);
  for (const id of view.enemies) {
    const { place } = s.units[id];
    count(view.foes, place);
    if (outside(s, id)) view.need[place[0]] += PER_ENEMY;
    else view.inside++;
  }
  const first = SIDES.indexOf(s.marker);
  for (let i = 0; i < SIDES.length; i++) {
    const soon = s.enemyDeck.length > 0 ? SOON[i] : QUIET;
    view.need[SIDES[(first + i) % SIDES.length]] += soon;
  }
  const { ring, sidesOf } = castleOf(s);
  for (const place of ring) view.need[place] = average(view.need, sidesOf[place]);
  return view;
}
/** A tower looks after two sides. */
const average = (need: Record<string, number>, sides: readonly string[]) =>
  (need[sides[0]] + need[sides[sides.length - 1]]) / 2;
function count(table: Record<string, number>, place: string): void {
  table[place] = (table[place] ?? 0) + 1;
}

interface Post {
  wall: number;
  tower: number;
  courtyard: number;
}
/** 12.3, 12.5, 12.9, 12.17: what a defender is worth by where it stands. */
const POSTS: Readonly<Record<string, Readonly<Post>>> = {
  'man-at-arms': { wall: 2.6, tower: 0, courtyard: 0 },
  archer: { wall: 1.8, tower: 2.6, courtyard: 0 },
  pikeman: { wall: 2.6, tower: 0.8, courtyard: 0 },
  crossbow: { wall: 3.4, tower: 2.6, courtyard: 0 },
  engineer: { wall: 0, tower: 0, courtyard: 0.6 },
  wizard: { wall: 2, tower: 3.4, courtyard: 0 },
  priest: { wall: 0, tower: 0, courtyard: 0.6 },
  'castle-staff': { wall: 0, tower: 0, courtyard: 1.2 },
  gryphon: { wall: 2.4, tower: 2.4, courtyard: 2.4 },
  'stone-golem': { wall: 4, tower: 0, courtyard: 0 },
  dwarves: { wall: 3.4, tower: 0, courtyard: 0 },
  knights: { wall: 2.6, tower: 0, courtyard: 3.4 },
};
/** The same by card id. */
const POST = BOX.map(card => POSTS[card.key]);
export const isWallName = (place: string) => place.length === 2 && place[1] <= '9';

/** How well this defender would stand there. */
export function postWorth(view: Survey, id: Id, place: string): number {
  if (place === COURTYARD) return POST[id].courtyard;
  return view.need[place] * (isWallName(place) ? POST[id].wall : POST[id].tower);
}
