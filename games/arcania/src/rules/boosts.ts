import type { Option, Seat } from '@siegeworks/kernel';
import { cover, emit } from '@siegeworks/kernel';
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

/** AK-074 to AK-076, AK-268, AK-283: equal Buildings are alike, the oldest serves. */
export function boostOptions(s: War, seat: Seat): Option[] {
  const own = fighters(s, seat);
  if (own.length === 0) return [];
  const options: Option[] = [];
  const armoury = readyBuildings(s.players[seat], 'armoury')[0];
  const smith = readyBuildings(s.players[seat], 'weapon-smith')[0];
  for (const f of own) {
    if (armoury && !f.armoury) options.push({ kind: 'boostArmoury', card: f.id, target: armoury.id });
    if (smith && !f.smith) options.push({ kind: 'boostSmith', card: f.id, target: smith.id });
    options.push(...onceOnly(s, f));
  }
  return options;
}
/** A trapped force cannot use abilities (AK-193). */
function onceOnly(s: War, f: Force): Option[] {
  if (f.spent || f.trappedBy !== NONE) return [];
  if (s.names[f.id] === 'berserker') return [{ kind: 'berserk', card: f.id }];
  if (s.names[f.id] !== 'werewolf') return [];
  return ['AD', 'DS'].map(what => ({ kind: 'ravenous', card: f.id, what }));
}

export function boost(s: War, pick: Option): void {
  const f = front(s, pick.card ?? NONE);
  const building = siteOf(s, pick.target ?? NONE)?.building;
  if (building) {
    useBuilding(building);
    cover(`card ${building.kind} boosts`);
  } else {
    f.spent = true;
    cover(`card ${s.names[f.id]} boosts`);
  }
  if (pick.kind === 'boostArmoury') f.armoury = true;
  if (pick.kind === 'boostSmith') f.smith = true;
  if (pick.kind === 'berserk') f.berserk = true;
  if (pick.kind === 'ravenous') f.ravenous = pick.what === 'AD' ? 'AD' : 'DS';
  emit(s, { type: 'boosted', how: pick.kind, card: f.id, what: pick.what ?? '' });
}
