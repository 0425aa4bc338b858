import type { Id, Reason } from '@siegeworks/contract';
import { COURTYARD, SIDE_NAMES, sideOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { enemyAdjacent, inReach, onSide, outside } from '../state/units.ts';
import { BOX, has, printed } from './card.ts';

/** Which defenders an order lets act, and how. */
export interface Acting {
  limit: number;
  bonus: number;
  how: How;
  /** Only on this side, or '' */
  side: string;
  /** Only in this place, or '' */
  place: string;
  /** Nobody need act (Shield Wall, and when something has been done already). */
  free: boolean;
}
/** What most orders allow, the shots of archers and crossbows, a sally, or repairs only. */
export type How = 'any' | 'shoot' | 'sally' | 'shore';

/** What an order of this kind allows a defender. */
export interface Way {
  fights: boolean;
  tends: boolean;
  /** Whether this defender, who is not exhausted, may act on it at all. */
  fits(s: Siege, a: Acting, id: Id): boolean;
  targets(s: Siege, a: Acting, id: Id, enemy: Id): boolean;
  repairs(s: Siege, id: Id): boolean;
  /** Why a defender who does not fit may not act on it. */
  excludes(a: Acting): Reason;
  /** Why the target is out of question, where the order itself says so. */
  refuses?(a: Acting): Reason;
}
const onItsSide: Way['fits'] = (s, a, id) => a.side === '' || onSide(s, id, a.side);
const notOnSide: Way['excludes'] = ({ side }) => ({
  rule: 'TD-058',
  text: `this order is only for defenders on the ${SIDE_NAMES[side]} side`,
});
const inItsReach: Way['targets'] = (s, _a, id, enemy) => inReach(s, id, enemy);
const mends = (s: Siege, id: Id) => printed(s, id).repairIcons > 0;

export const WAYS: Readonly<Record<How, Way>> = {
  any: {
    fights: true,
    tends: true,
    fits: onItsSide,
    excludes: notOnSide,
    targets: inItsReach,
    repairs: mends,
  },
  shoot: {
    fights: true,
    tends: false,
    fits: (_s, _a, id) => BOX[id].shooter,
    excludes: () => ({ rule: 'TD-058', text: 'only archers and crossbows act on this order' }),
    targets: inItsReach,
    repairs: () => false,
  },
  // TD-070: any band of that side, from where they stand.
  sally: {
    fights: true,
    tends: false,
    fits: (s, a, id) => maySally(s, a.side, id),
    excludes: ({ side }) => ({
      rule: 'TD-058',
      text: `it takes swords, range 1 and a place in the courtyard or on a ${SIDE_NAMES[side]} wall`,
    }),
    targets: (s, a, _id, enemy) => outside(s, enemy) && sideOf(s.units[enemy].place) === a.side,
    repairs: () => false,
    refuses: ({ side }) => ({
      rule: 'TD-070',
      text: `this order reaches only enemies outside on the ${SIDE_NAMES[side]} side`,
    }),
  },
  // TD-097, TD-098: a unit without repair icons repairs only with no enemy adjacent.
  shore: {
    fights: false,
    tends: false,
    fits: onItsSide,
    excludes: notOnSide,
    targets: () => false,
    // TD-100, TD-R29
    repairs: (s, id) => mends(s, id) || !enemyAdjacent(s, id),
    refuses: () => ({ rule: 'TD-096', text: 'this order only repairs' }),
  },
};
/** Printed range 1 and swords, in the courtyard or on a wall card (not a tower) of that side. */
function maySally(s: Siege, side: string, id: Id): boolean {
  const { place } = s.units[id];
  const { range, swords } = printed(s, id);
  return range === 1 && swords > 0 && (place === COURTYARD || (/\d/.test(place) && place[0] === side));
}
/** What an attack order allows a defender; the order itself says which defenders. */
export const EVERYBODY: Acting = { limit: 99, bonus: 0, how: 'any', side: '', place: '', free: false };
export const mayTend = (a: Acting, id: Id): boolean => WAYS[a.how].tends && has(id, 'tend');
