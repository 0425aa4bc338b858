import type { Id, Seat } from '@siegeworks/contract';
import { prisons } from '../rules/battle.ts';
import { noAttack, noDefence } from '../rules/wave.ts';
import type { Force, Player, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { castleLife, enemyFront, onFront, spikes, trappable, unblockable } from '../state/table.ts';
import type { Fighter } from './clash.ts';
import { clash, fighterOf } from './clash.ts';
import type { Blow } from './score.ts';
import { castlePoint } from './score.ts';
import type { Weights } from './weights.ts';

export interface Soldier extends Fighter, Blow {
  id: Id;
  isTrappable: boolean;
}
const soldierOf = (s: War, f: Force, weights: Weights): Soldier => ({
  ...fighterOf(s, f, weights),
  id: f.id,
  isUnblockable: unblockable(s, f),
  isTrappable: trappable(s, f),
});
/** A guard and the attackers it could block, with what each block would gain the target. */
interface Block {
  a: Soldier;
  d: Soldier;
  value: number;
}
/** What all waves against one player have in common. */
export interface Field {
  own: Player;
  target: Player;
  declared: Soldier[];
  ready: Soldier[];
  /** The target's possible blockers, and which attackers each could block, best first. */
  guards: Soldier[];
  blocks: Block[];
  /** All enemy forces that could strike back, or exploit an undefended home. */
  avengers: Soldier[];
  /** Forces on the attacking side that could defend on the enemy's turn if not sent away. */
  home: ReadonlySet<Id>;
  /** A force that attacks may also defend (variant `engagement`). */
  returns: boolean;
  cells: number;
  spikes: number;
  weights: Weights;
}
export function fieldOf(s: War, seat: Seat, at: Seat, weights: Weights): Field {
  const own = s.players[seat];
  const target = s.players[at];
  const soldiers = (forces: readonly Force[]) => forces.map(f => soldierOf(s, f, weights));
  const declared = soldiers(
    s.wave.filter(each => each.seat === at).flatMap(each => onFront(s, each.attacker) ?? []),
  );
  const returns = s.options.engagement === 'attack-and-defend';
  const stays = (f: Force) => isFree(f) && f.paralysed === 0 && (returns || !f.attacked);
  const ready = soldiers(own.row.filter(f => noAttack(f) === null));
  const guards = soldiers(target.row.filter(f => noDefence(s, f) === null));
  return {
    own,
    target,
    declared,
    ready,
    guards,
    blocks: blocksOf(castlePoint(target, weights.WORTH), [...declared, ...ready], guards, weights.WAR),
    avengers: soldiers(enemyFront(s, seat).filter(f => isFree(f) && f.paralysed < 2)),
    home: new Set(own.row.filter(f => stays(f)).map(f => f.id)),
    returns,
    cells: prisons(target).length,
    spikes: spikes(target),
    weights,
  };
}
const isFree = (f: Force) => f.trappedBy === NONE;
function blocksOf(
  point: number,
  host: readonly Soldier[],
  guards: readonly Soldier[],
  WAR: Weights['WAR'],
): Block[] {
  const blocks = host
    .filter(a => !a.isUnblockable)
    .flatMap(a => guards.map(d => ({ a, d, value: clash(a, [d], WAR).net + point * a.AD })));
  return blocks.sort((a, b) => b.value - a.value);
}

/** How the target would block: the best pairs first; the forces left over help where they turn a battle. */
export function answered(
  { guards, blocks, target, weights }: Field,
  wave: readonly Soldier[],
): Map<Id, Soldier[]> {
  const lines = new Map<Id, Soldier[]>();
  const comes = new Set(wave.map(a => a.id));
  const free = new Set(guards);
  const isDeadly = wave.reduce((sum, a) => sum + a.AD, 0) >= castleLife(target) - target.castleDamage;
  for (const { a, d, value } of blocks) {
    if (free.size === 0 || (value <= 0 && !isDeadly)) break;
    if (!comes.has(a.id) || lines.has(a.id) || !free.has(d)) continue;
    free.delete(d);
    lines.set(a.id, [d]);
  }
  for (const d of free) help(wave, lines, d, weights.WAR);
  return lines;
}
function help(
  wave: readonly Soldier[],
  lines: ReadonlyMap<Id, Soldier[]>,
  d: Soldier,
  WAR: Weights['WAR'],
): void {
  let best: Soldier[] | null = null;
  let most = WAR.guard;
  for (const a of wave) {
    const line = lines.get(a.id);
    if (!line) continue;
    const gain = clash(a, [...line, d], WAR).net - clash(a, line, WAR).net;
    if (gain <= most) continue;
    most = gain;
    best = line;
  }
  best?.push(d);
}
