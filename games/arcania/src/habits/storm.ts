import type { Id, Seat } from '@siegeworks/kernel';
import { noAttack, noDefence } from '../rules/wave.ts';
import { castlePoint, castleWorth } from '../score.ts';
import type { Force, Player, War } from '../state.ts';
import {
  castleLife,
  enemyFront,
  onFront,
  readyBuildings,
  trappable,
  unblockable,
  workingCount,
} from '../table.ts';
import { WAR, WORTH } from '../weights.ts';
import type { Fighter } from './clash.ts';
import { clash, fighterOf } from './clash.ts';

/**
 * A wave is more than its attackers: each of them alone would be blocked, all together are too many to block. So whole
 * waves are weighed, by what is left after the enemy's answer and the enemy's own attack on those who stayed at home.
 */
export interface Storm {
  attackers: ReadonlySet<Id>;
  /** What it brings against staying at home, in points of worth. */
  value: number;
}
const STAY: Storm = { attackers: new Set(), value: 0 };
const FALLEN = 1000;

/** The best wave against one player, with those who have been declared already. */
export function bestStorm(s: War, seat: Seat, at: Seat): Storm {
  const field = fieldOf(s, seat, at);
  const quiet = aftermath(field, field.declared);
  let best = STAY;
  for (const order of ordersOf(field.ready))
    for (let n = order.length; n > 0; n -= n > FEW ? 2 : 1) {
      const called = order.slice(0, n);
      const value = aftermath(field, [...field.declared, ...called]) - quiet;
      if (value > best.value) best = { attackers: new Set(called.map(each => each.id)), value };
    }
  return best;
}
/** The whole host is tried, then ever fewer: larger waves in steps of two. */
const FEW = 4;
/** Who goes first when only some go: the strongest, or those who are missed least at home. */
const ordersOf = (ready: readonly Soldier[]): Soldier[][] => [
  ready.toSorted((a, b) => might(b) - might(a)),
  ready.toSorted((a, b) => a.worth - b.worth),
];
const might = ({ AS, AD, isUnblockable }: Soldier) => AS + 1.5 * AD + (isUnblockable ? 20 : 0);

interface Soldier extends Fighter {
  id: Id;
  isUnblockable: boolean;
  isTrappable: boolean;
}
const soldierOf = (s: War, f: Force): Soldier => ({
  ...fighterOf(s, f),
  id: f.id,
  isUnblockable: unblockable(s, f),
  isTrappable: trappable(s, f),
});
/** A guard and whom it could block, with what that would bring the target. */
interface Block {
  a: Soldier;
  d: Soldier;
  value: number;
}
/** What all waves against one player have in common. */
interface Field {
  own: Player;
  target: Player;
  declared: Soldier[];
  ready: Soldier[];
  /** Of the target: who could block, and whom each could block, the best first. */
  guards: Soldier[];
  blocks: Block[];
  /** Of all enemies: who could strike back, or make use of an empty home. */
  avengers: Soldier[];
  /** Of the own side: who could defend on the enemy's turn if not sent away. */
  home: ReadonlySet<Id>;
  /** Whoever attacks may also defend (option `engagement`). */
  returns: boolean;
  cells: number;
  spikes: number;
}
function fieldOf(s: War, seat: Seat, at: Seat): Field {
  const own = s.players[seat];
  const target = s.players[at];
  const soldiers = (forces: readonly Force[]) => forces.map(f => soldierOf(s, f));
  const declared = soldiers(
    s.wave.filter(each => each.seat === at).flatMap(each => onFront(s, each.attacker) ?? []),
  );
  const ready = soldiers(own.row.filter(f => noAttack(f) === null));
  const guards = soldiers(target.row.filter(f => noDefence(s, f) === null));
  return {
    own,
    target,
    declared,
    ready,
    guards,
    blocks: blocksOf(target, [...declared, ...ready], guards),
    avengers: soldiers(enemyFront(s, seat).filter(f => f.paralysed < 2)),
    home: new Set(own.row.filter(f => f.paralysed === 0 && !f.attacked).map(f => f.id)),
    returns: s.options.engagement === 'attack-and-defend',
    cells: readyBuildings(target, 'dungeon').length,
    spikes: workingCount(target, 'spiked-wall'),
  };
}
function blocksOf(target: Player, host: readonly Soldier[], guards: readonly Soldier[]): Block[] {
  const point = castlePoint(target);
  const blocks = host
    .filter(a => !a.isUnblockable)
    .flatMap(a => guards.map(d => ({ a, d, value: clash(a, [d]).net + point * a.AD })));
  return blocks.sort((a, b) => b.value - a.value);
}

/** What a wave comes to for whoever sends it, after the target's answer and the counter-attack. */
function aftermath(field: Field, wave: readonly Soldier[]): number {
  const { target } = field;
  const lines = answered(field, wave);
  const gone = new Set<Id>();
  let damage = 0;
  let value = 0;
  for (const a of wave) {
    const line = lines.get(a.id);
    if (line) value -= fought(a, line, gone);
    else {
      damage += a.AD;
      value -= spiked(field, a, gone);
    }
  }
  if (damage >= castleLife(target) - target.castleDamage) return FALLEN;
  value += castleWorth(target) - castleWorth(target, damage);
  return value - imprisoned(field, wave, gone) - returned(field, wave, gone);
}
function fought(a: Soldier, line: readonly Soldier[], gone: Set<Id>): number {
  const { net, falls, victim } = clash(a, line);
  if (falls) gone.add(a.id);
  if (victim) gone.add(victim.id);
  return net;
}
function spiked({ spikes }: Field, a: Soldier, gone: Set<Id>): number {
  if (a.onlyMagicStrikes || spikes < a.left) return a.onlyMagicStrikes ? 0 : WAR.wound * spikes;
  gone.add(a.id);
  return a.worth;
}
/** Every empty Dungeon takes the best of those who are left. */
function imprisoned({ cells }: Field, wave: readonly Soldier[], gone: Set<Id>): number {
  if (cells === 0) return 0;
  const free = wave.filter(a => a.isTrappable && !gone.has(a.id)).sort((a, b) => b.worth - a.worth);
  let sum = 0;
  for (const a of free.slice(0, cells)) {
    gone.add(a.id);
    sum += WORTH.captured * a.worth;
  }
  return sum;
}
/** What the enemies' own attack would cost while the wave is away. */
function returned(field: Field, wave: readonly Soldier[], gone: ReadonlySet<Id>): number {
  const { own } = field;
  const away = field.returns ? gone : new Set([...gone, ...wave.map(a => a.id)]);
  let guards = 0;
  for (const id of field.home) if (!away.has(id)) guards++;
  const damage = through(
    field.avengers.filter(each => !gone.has(each.id)),
    guards,
  );
  const fall = damage >= castleLife(own) - own.castleDamage ? WAR.homeless : 0;
  return WAR.counter * (castleWorth(own) - castleWorth(own, damage)) + fall;
}
/** The Damage that gets past so many guards, who block the strongest. */
function through(host: readonly Soldier[], guards: number): number {
  const blows = host.filter(each => !each.isUnblockable).map(each => each.AD);
  blows.sort((a, b) => b - a);
  const open = host.reduce((sum, each) => sum + (each.isUnblockable ? each.AD : 0), 0);
  return blows.slice(guards).reduce((sum, blow) => sum + blow, open);
}

/** How the target would block: the best pair first, and whoever is left helps where it turns a battle. */
function answered({ guards, blocks, target }: Field, wave: readonly Soldier[]): Map<Id, Soldier[]> {
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
  for (const d of free) help(wave, lines, d);
  return lines;
}
function help(wave: readonly Soldier[], lines: ReadonlyMap<Id, Soldier[]>, d: Soldier): void {
  let best: Soldier[] | null = null;
  let most = WAR.guard;
  for (const a of wave) {
    const line = lines.get(a.id);
    if (!line) continue;
    const gain = clash(a, [...line, d]).net - clash(a, line).net;
    if (gain <= most) continue;
    most = gain;
    best = line;
  }
  best?.push(d);
}
