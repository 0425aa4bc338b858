import type { Id } from '@siegeworks/contract';
import { BOX } from '../cards/card.ts';
import { COURTYARD } from '../state/geometry.ts';
import type { Survey } from './survey.ts';
import { isWallName } from './survey.ts';

interface Post {
  wall: number;
  tower: number;
  courtyard: number;
}
/** 12.3, 12.5, 12.9, 12.17: what a defender is worth by where it stands. */
const POSTS: Record<string, Post> = {
  'man-at-arms': { wall: 1.6, tower: 0, courtyard: 0 },
  archer: { wall: 1.8, tower: 2.6, courtyard: 0 },
  pikeman: { wall: 2.6, tower: 0.8, courtyard: 0 },
  crossbow: { wall: 3.4, tower: 4.2, courtyard: 0 },
  engineer: { wall: 0, tower: 0, courtyard: 0.6 },
  wizard: { wall: 2, tower: 3.8, courtyard: 0 },
  priest: { wall: 0, tower: 0, courtyard: 0.6 },
  'castle-staff': { wall: 0, tower: 0, courtyard: 1.2 },
  gryphon: { wall: 3.7, tower: 2.4, courtyard: 2.4 },
  'stone-golem': { wall: 4, tower: 0, courtyard: 0 },
  dwarves: { wall: 3.4, tower: 0, courtyard: 0 },
  knights: { wall: 2.6, tower: 0, courtyard: 3.4 },
};
/** By card id. */
const POST = BOX.map(card => POSTS[card.key]);

/** How well this defender would stand there. */
export function postWorth(view: Survey, id: Id, place: string): number {
  if (place === COURTYARD) return POST[id].courtyard;
  return view.need[place] * (isWallName(place) ? POST[id].wall : POST[id].tower);
}
