import type { Attempt, Frame, Id, Reason } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { BOX, isDefender, isEnemy, printed } from '../cards/card.ts';
import { COURTYARD, cellOf, sideOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf } from '../state/state.ts';
import { breached, crowdAt, enemyAdjacent, isWall, mayRepair, room, wallIndex } from '../state/units.ts';

/** Why this cannot be done there, or `null` if the place is not the reason. */
export function noPlace(s: Siege, { kind, what, ...attempt }: Attempt): Reason | null {
  const f = s.stack.at(-1);
  const card = attempt.card ?? (f && asksWhere(f));
  if (what === undefined || card === undefined || !f || !BOX[card]) return null;
  if (f.rule === 'handle') return isEnemy(card) ? unplaced(s, what) : null;
  if (!isDefender(card)) return null;
  if (kind === 'repair') return unrepaired(s, f, card, what);
  return f.rule === 'moving' || f.rule === 'generic' ? unmoved(s, f, card, what) : null;
}
/** The unit whose place is asked for. */
function asksWhere(f: Frame): Id | undefined {
  if (f.rule === 'moving' && f.at === 'place' && 'unit' in f) return Number(f.unit);
  if (f.rule === 'generic' && f.at === 'place' && 'units' in f) return (f.units as Id[])[0];
  return f.rule === 'handle' && 'card' in f ? Number(f.card) : undefined;
}

function unmoved(s: Siege, f: Frame, id: Id, place: string): Reason | null {
  if ('to' in f && f.to !== '' && f.to !== place)
    return because(
      'TD-058',
      `this order moves defenders only to ${f.to === COURTYARD ? 'the courtyard' : f.to}`,
    );
  if (!castleOf(s).places.includes(place)) return because('TD-091', `${place} is not a place in the castle`);
  if (s.units[id].place === place) return because('TD-091', 'it is there already');
  if (isWall(s, place) && breached(s, place)) return because('TD-094', `${place} is breached`);
  if (room(s, place) <= 0) return because('TD-010', `${place} already holds two defenders`);
  const both = f.rule === 'generic' && 'units' in f && (f.units as Id[]).length > room(s, place);
  return both ? because('TD-122', `there is not room for both on ${place}`) : null;
}

function unrepaired(s: Siege, f: Frame, id: Id, wall: string): Reason | null {
  if (!isWall(s, wall)) return because('TD-171', `${wall} is not a wall`);
  if (breached(s, wall)) return because('TD-107', `${wall} is breached`);
  if (s.damage[wallIndex(s, wall)] === 0) return because('TD-106', `${wall} is undamaged`);
  const { place } = s.units[id];
  if (!mayRepair(s, id, wall))
    return isWall(s, place)
      ? because('TD-104', `from ${place} it can repair only that wall`)
      : because('TD-105', `from ${place} it can repair only the walls that touch the tower`);
  if (printed(s, id).repairIcons > 0) return null;
  const shore = 'how' in f && f.how === 'shore';
  if (!shore) return because('TD-097', 'it can repair only through Shore Up the Walls');
  return enemyAdjacent(s, id) ? because('TD-098', 'an enemy is adjacent to it') : null;
}

/** TD-127, TD-128: band 3 of the marker's side, while it has room. */
function unplaced(s: Siege, wall: string): Reason | null {
  if (!isWall(s, wall)) return because('TD-127', 'new enemies appear only in front of a wall');
  if (crowdAt(s, cellOf(wall, 3)) >= 2)
    return because('TD-130', `${cellOf(wall, 3)} already holds two enemies`);
  return sideOf(wall) === s.marker
    ? null
    : because('TD-127', 'there is still room on the side where the enemy deck is');
}
