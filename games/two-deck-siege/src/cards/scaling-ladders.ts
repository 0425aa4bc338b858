import type { Id } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { enter } from '../rules/advance.ts';
import { asks, besieger, choice, rule } from '../rules/book.ts';
import { alikeUnits, climberTie } from '../rules/ties.ts';
import { tell } from '../state/events.ts';
import { cellOf, wallsFrom } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { breached, defendersAt, enemiesAt } from '../state/units.ts';
import { printed } from './card.ts';
import type { EventCard } from './event.ts';

/** Wall by wall, clockwise from the first wall of the marker's side (TD-185). */
const ladders = rule('ladders', (walls: string[]) => ({ walls, chosen: NONE }), {
  next(s, f) {
    while (f.walls.length > 0 && climbers(s, f.walls[0]).length === 0) f.walls.shift();
    if (f.walls.length === 0) return 'done';
    f.chosen = NONE;
  },
  climber: choice({
    when: (s, f) => asks(s) && alikeUnits(s, climbers(s, f.walls[0])).length > 1,
    who: besieger,
    options: (s, f) => alikeUnits(s, climbers(s, f.walls[0])).map(card => ({ kind: 'climber', card })),
    then(_s, f, { card }) {
      f.chosen = card;
    },
  }),
  climb(s, f) {
    const list = climbers(s, f.walls[0]);
    f.walls.shift();
    tell(s, { type: 'climbed' });
    enter(s, f.chosen === NONE ? climberTie(s, list) : f.chosen);
    return 'next';
  },
});
/** More enemies with swords than defenders: those of them with the fewest wounds. */
function climbers(s: Siege, wall: string): Id[] {
  if (breached(s, wall)) return [];
  const crowd = enemiesAt(s, cellOf(wall, 1)).filter(id => printed(s, id).swords > 0);
  if (crowd.length <= defendersAt(s, wall).length) return [];
  const fewest = Math.min(...crowd.map(id => s.units[id].wounds));
  return crowd.filter(id => s.units[id].wounds === fewest);
}

export const SCALING_LADDERS: EventCard = {
  carryOut: s => call(s, ladders(wallsFrom(castleOf(s), s.marker))),
};
