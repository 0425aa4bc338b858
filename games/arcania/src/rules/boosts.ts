import type { Id, Option, Seat } from '@siegeworks/contract';
import { cover } from '@siegeworks/kernel';
import type { Boost } from '../cards/entry.ts';
import { BOOSTERS, boostOf, entryOf } from '../cards/entry.ts';
import { tell } from '../state/events.ts';
import type { Pick } from '../state/pick.ts';
import type { Force, Player, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { front, readyBuildings, siteOf } from '../state/table.ts';
import { useBuilding } from './needs.ts';

/** Forces of this player in the battle that is being fought. */
export function fighters(s: War, seat: Seat): Force[] {
  const { battle } = s;
  if (!battle) return [];
  return s.players[seat].row.filter(f => f.id === battle.attacker || battle.defenders.includes(f.id));
}

/** AK-074 to AK-076: a force has one bonus of each kind; identical Buildings are interchangeable, and the oldest is used. */
export function boostOptions(s: War, seat: Seat): Option[] {
  const own = fighters(s, seat);
  if (own.length === 0) return [];
  const options: Option[] = [];
  const ready = readyBoosters(s.players[seat]);
  for (const f of own) {
    for (const { boost, id } of ready)
      if (!boost.has(f)) options.push({ kind: boost.kind, card: f.id, target: id });
    onceOnly(s, f, options);
  }
  return options;
}
function readyBoosters(p: Player): { boost: Boost; id: Id }[] {
  const ready: { boost: Boost; id: Id }[] = [];
  for (const { kind, boost } of BOOSTERS) {
    const [b] = readyBuildings(p, kind);
    if (b) ready.push({ boost, id: b.id });
  }
  return ready;
}
/** AK-268, AK-283: once while in play. A trapped force cannot use abilities (AK-193). */
function onceOnly(s: War, f: Force, options: Option[]): void {
  const { boost } = entryOf(s.names[f.id]);
  if (!boost || f.spent || f.trappedBy !== NONE) return;
  const { kind, ways } = boost;
  if (!ways) options.push({ kind, card: f.id });
  else for (const what of ways) options.push({ kind, card: f.id, what });
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
