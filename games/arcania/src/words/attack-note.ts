import type { Id, Seat } from '@siegeworks/contract';
import { listed } from '@siegeworks/table';
import { prisons, spikesAgainst } from '../rules/battle.ts';
import { noDefence } from '../rules/wave.ts';
import type { Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { onFront, trappable, unblockable } from '../state/table.ts';
import { answerable } from './counters.ts';
import { battleDead, deathText } from './fates.ts';
import { damageText, forecastOf, stormOf } from './forecast.ts';
import { cardName, nameOf } from './names.ts';

/** 11.8: what it does unblocked, what could block or kill it, spikes, empty Dungeons, and whether anyone is left at home. */
export function attackNote(s: War, id: Id, seat: Seat): string[] {
  const a = onFront(s, id);
  if (!a) return [];
  const { castle, spikes } = stormOf(s, a, seat);
  const dies = deathText(battleDead(s, id, spikesAgainst(s, a, seat)));
  const [prison] = trappable(s, a) ? prisons(s.players[seat]) : [];
  const able = blockersOf(s, a, seat);
  return [
    able.length > 0
      ? `${damageText(castle)} to the Castle unless blocked`
      : `${damageText(castle)} to the Castle`,
    ...(able.length > 0
      ? [...namesOf(s, able), ...killers(s, a, able)]
      : [unblockable(s, a) ? 'it cannot be blocked' : 'nobody can block it']),
    ...(spikes > 0 ? [`${damageText(spikes)} back from the Walls`, ...dies] : []),
    ...(prison ? [`a ${cardName(prison.kind)} may capture it`] : []),
    ...(leavesNobody(s, a) ? ['no force is left to defend you'] : []),
    ...answerable(s, [seat]),
  ];
}
/** Who could block it. */
const blockersOf = (s: War, a: Force, seat: Seat): Force[] =>
  unblockable(s, a) ? [] : s.players[seat].row.filter(f => noDefence(s, f) === null);
const namesOf = (s: War, able: readonly Force[]): string[] => [
  able.length > 3
    ? `${able.length} forces could block it`
    : `${listed(able.map(f => nameOf(s, f.id)))} could block it`,
];
/** Which of them would kill it alone, or only all together (AK-162). */
function killers(s: War, a: Force, able: readonly Force[]): string[] {
  const kills = (line: readonly Force[]) => battleDead(s, a.id, forecastOf(s, a, line).back.dealt).length > 0;
  const alone = able.filter(d => kills([d]));
  const names = [...new Set(alone.map(d => nameOf(s, d.id)))];
  if (names.length > 2) return [`${alone.length} of them could kill it`];
  if (names.length > 0) return [`${names.join(' or ')} could kill it`];
  return able.length > 1 && kills(able) ? ['together they could kill it'] : [];
}
/** AK-153, AK-190: a force whose paralysis ends with this turn stays to defend. */
function leavesNobody(s: War, a: Force): boolean {
  if (s.options.engagement !== 'attack-or-defend') return false;
  const stays = (f: Force) => f.id !== a.id && !f.attacked && f.trappedBy === NONE && f.paralysed <= 1;
  return !s.players[a.controller].row.some(stays);
}
