import type { Option, Seat } from '@siegeworks/kernel';
import { cover } from '@siegeworks/kernel';
import { BOOSTERS, boostOf, entryOf } from '../cards/entry.ts';
import { tell } from '../state/events.ts';
import type { Pick } from '../state/pick.ts';
import type { Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { front, readyBuildings, siteOf } from '../state/table.ts';
import { useBuilding } from './needs.ts';

/** Forces of this player in the battle that is being fought. */
export function fighters(s: War, seat: Seat): Force[] {
  const { battle } = s;
  if (!battle) return [];
  return s.players[seat].row.filter(f => f.id === battle.attacker || battle.defenders.includes(f.id));
}

/** AK-074 to AK-076: a force has one bonus of each kind; equal Buildings are alike, the oldest serves. */
export function boostOptions(s: War, seat: Seat): Option[] {
  const own = fighters(s, seat);
  if (own.length === 0) return [];
  const ready = BOOSTERS.map(({ kind, boost }) => ({ boost, b: readyBuildings(s.players[seat], kind)[0] }));
  return own.flatMap(f => [
    ...ready.flatMap(({ boost, b }) =>
      b && !boost.has(f) ? [{ kind: boost.kind, card: f.id, target: b.id }] : [],
    ),
    ...onceOnly(s, f),
  ]);
}
/** AK-268, AK-283: once while in play. A trapped force cannot use abilities (AK-193). */
function onceOnly(s: War, f: Force): Option[] {
  const { boost } = entryOf(s.names[f.id]);
  if (!boost || f.spent || f.trappedBy !== NONE) return [];
  const { kind, ways } = boost;
  return ways ? ways.map(what => ({ kind, card: f.id, what })) : [{ kind, card: f.id }];
}

export function boost(s: War, { kind, card, target, what }: Pick): void {
  const f = front(s, card);
  const building = siteOf(s, target)?.building;
  if (building) useBuilding(building);
  else f.spent = true;
  cover(`card ${building?.kind ?? s.names[f.id]} boosts`);
  boostOf(kind)?.give(f, what);
  tell(s, { type: 'boosted', how: kind, card: f.id, what });
}
