import type { Id } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { printed } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { COURTYARD, cellOf, SIDES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import {
  breached,
  crowdAt,
  enemies,
  enemyBand,
  enemySide,
  facing,
  guardsAt,
  outside,
} from '../state/units.ts';
import { asks, besieger, choice, rule } from './book.ts';
import { backFrom, comingBack } from './bring-back.ts';
import { drawEnemies, handle } from './placing.ts';
import { alikeUnits, nextTie } from './ties.ts';

const SURGE = 3;

/** Groups of a band and a side: bands outwards, sides clockwise from the marker (TD-134, TD-151). */
export function bandGroups(s: Siege, list: readonly Id[]): Id[][] {
  const groups: Id[][] = Array.from({ length: 3 * SIDES.length }, () => []);
  const first = SIDES.indexOf(s.marker);
  for (const id of list) {
    const turn = (SIDES.indexOf(enemySide(s, id)) - first + SIDES.length) % SIDES.length;
    groups[(enemyBand(s, id) - 1) * SIDES.length + turn].push(id);
  }
  return groups;
}

/** S2: everyone who is outside now moves once. */
export const advance = rule(
  'advance',
  (heldBack: Id[]) => ({ heldBack, groups: [] as Id[][], chosen: NONE }),
  {
    // TD-136, TD-147, TD-R42
    list(s, f) {
      f.groups = bandGroups(
        s,
        enemies(s).filter(id => outside(s, id) && !f.heldBack.includes(id)),
      );
    },
    group(_s, f) {
      while (f.groups.length > 0 && f.groups[0].length === 0) f.groups.shift();
      if (f.groups.length === 0) return 'done';
      f.chosen = NONE;
    },
    // TD-135
    next: choice({
      when: (s, f) => asks(s) && alikeUnits(s, f.groups[0]).length > 1,
      who: besieger,
      options: (s, f) => alikeUnits(s, f.groups[0]).map(card => ({ kind: 'next', card })),
      then(_s, f, { card }) {
        f.chosen = card;
      },
    }),
    go(s, f) {
      const id = f.chosen === NONE ? nextTie(s, f.groups[0]) : f.chosen;
      take(f.groups[0], id);
      step(s, id);
      return 'group';
    },
  },
);

/** 6.4: one enemy (TD-137 to TD-144, TD-146). */
export function step(s: Siege, id: Id): void {
  const wall = facing(s, id);
  const band = enemyBand(s, id);
  const { range } = printed(s, id);
  // TD-148, TD-R43, TD-R44, TD-R45, TD-R103
  if (range >= 2 && band <= range && !seesBreach(s, id)) return;
  // TD-143, TD-144, TD-149, TD-R46, TD-R49, TD-R69
  if (band === 1) {
    if (breached(s, wall) || guardsAt(s, wall) === 0) enter(s, id);
    return;
  }
  // TD-139 to TD-142, TD-R47
  const ahead = [wall, castleOf(s).nextLane[wall]]
    .map(lane => cellOf(lane, band - 1))
    .find(cell => crowdAt(s, cell) < 2);
  if (!ahead) return;
  s.units[id].place = ahead;
  tell(s, { type: 'advanced', card: id, place: ahead });
}
/** TD-138, TD-R80 */
const seesBreach = (s: Siege, id: Id) =>
  castleOf(s).wallsOf[enemySide(s, id)].some(wall => breached(s, wall));

/** 6.6: the first entry of the game calls the surge at once (TD-173, TD-174, TD-177). */
export function enter(s: Siege, id: Id): void {
  s.units[id].place = COURTYARD;
  tell(s, { type: 'entered', card: id });
  if (s.surged) return;
  s.surged = true;
  tell(s, { type: 'surge' });
  call(s, surge());
}

// TD-175, TD-176, TD-178, TD-179, TD-226, TD-R61, TD-R64
const surge = rule('surge', comingBack, {
  draw(s) {
    drawEnemies(s, SURGE);
    call(s, handle());
  },
  // TD-R63
  ...backFrom(s => s.enemyDiscard, SURGE),
});
