import type { Id } from '@siegeworks/contract';
import { CASTLES, COURTYARD, SIDES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf } from '../state/state.ts';
import { defenders, enemies, outside } from '../state/units.ts';
import { NEED } from './weights.ts';

/** What a computer player sees at a glance: who is there, and how many stand on each card and in front of each side. */
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
/** Nobody anywhere: every table has the same keys from the start, which makes counting cheap. */
const NOBODY = Object.fromEntries(
  Object.entries(CASTLES).map(([shape, castle]) => {
    const none = (places: readonly string[]) => Object.fromEntries(places.map(place => [place, 0]));
    return [shape, { guards: none(castle.places), foes: none([...castle.cells, COURTYARD]) }];
  }),
);
export function survey(s: Siege): Survey {
  const nobody = NOBODY[s.options.shape];
  const view: Survey = {
    defenders: defenders(s),
    enemies: enemies(s),
    inside: 0,
    guards: { ...nobody.guards },
    foes: { ...nobody.foes },
    need: { N: 0, E: 0, S: 0, W: 0 },
  };
  for (const id of view.defenders) view.guards[s.units[id].place]++;
  for (const id of view.enemies) {
    const { place } = s.units[id];
    view.foes[place]++;
    if (outside(s, id)) view.need[place[0]] += NEED.enemy;
    else view.inside++;
  }
  const first = SIDES.indexOf(s.marker);
  for (let i = 0; i < SIDES.length; i++) {
    const soon = s.enemyDeck.length > 0 ? NEED.soon[i] : NEED.quiet;
    view.need[SIDES[(first + i) % SIDES.length]] += soon;
  }
  const { ring, sidesOf } = castleOf(s);
  for (const place of ring) view.need[place] = average(view.need, sidesOf[place]);
  return view;
}
/** A tower looks after two sides. */
const average = (need: Record<string, number>, sides: readonly string[]) =>
  (need[sides[0]] + need[sides[sides.length - 1]]) / 2;

export const isWallName = (place: string) => place.length === 2 && place[1] <= '9';
