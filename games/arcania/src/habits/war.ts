import type { Option, Seat } from '@siegeworks/kernel';
import { attrition } from '../attrition.ts';
import { noAttack, noDefence } from '../rules/wave.ts';
import { castlePoint, forceWorth, surplus } from '../score.ts';
import type { Attack, Force, Player, War } from '../state.ts';
import { NONE } from '../state.ts';
import {
  castleLife,
  hasKeyword,
  onFront,
  readyBuildings,
  trappable,
  unblockable,
  workingCount,
} from '../table.ts';
import { attackDamage, dying, lifeDamage } from '../values.ts';
import { ATTRITION, WAR, WORTH } from '../weights.ts';
import { clash, fighterOf } from './clash.ts';
import { bestStorm } from './storm.ts';

const left = (s: War, f: Force) => lifeDamage(s, f) - f.damage;
const damageOf = (s: War, forces: readonly Force[]) => forces.reduce((n, f) => n + attackDamage(s, f), 0);
/** What a battle would bring the defender. */
function outcome(s: War, a: Force, line: readonly Force[]): number {
  if (line.length === 0) return 0;
  const fighters = line.map(d => fighterOf(s, d));
  return clash(fighterOf(s, a), fighters).net;
}

type Judge = (o: Option) => number;
/** What all attacks on one player have in common. */
interface Onset {
  p: Player;
  /** Forces of that player that could block. */
  able: Force[];
  /** Attackers of the wave and those who could still join it. */
  host: number;
  /** The Castle falls even if everybody blocks. */
  decisive: boolean;
  homeCost: number;
  /** Part of the risks that is worth taking, or above 1: more than they are, when time is on the own side. */
  care: number;
}
/** 12.6 to 12.9: attack when it is safe or decisive, and mind who is left at home. */
export function attackJudge(s: War, seat: Seat): Judge {
  const weighed = WAR.storm > 0 ? stormJudge(s, seat) : onsetJudge(s, seat);
  return o => {
    const a = onFront(s, o.card ?? NONE);
    const target = o.seat ?? NONE;
    return a && s.players[target] ? weighed(a, target) : -1;
  };
}
type AttackJudge = (a: Force, target: Seat) => number;
function stormJudge(s: War, seat: Seat): AttackJudge {
  const stormOn = remembered(target => bestStorm(s, seat, target));
  return (a, target) => {
    const { attackers, value } = stormOn(target);
    return attackers.has(a.id) ? value - WAR.reserve : -1;
  };
}
function onsetJudge(s: War, seat: Seat): AttackJudge {
  const onset = remembered(target => onsetOn(s, seat, target));
  return (a, target) => attackWorth(s, a, onset(target));
}
/** Worked out once for each player. */
function remembered<T>(work: (target: Seat) => T): (target: Seat) => T {
  const known = new Map<Seat, T>();
  return target => {
    const found = known.get(target) ?? work(target);
    known.set(target, found);
    return found;
  };
}
function onsetOn(s: War, seat: Seat, target: Seat): Onset {
  const p = s.players[target];
  const able = p.row.filter(f => noDefence(s, f) === null);
  const ready = s.players[seat].row.filter(f => noAttack(f) === null);
  const host = [...s.wave.flatMap(w => onFront(s, w.attacker) ?? []), ...ready];
  const decisive = surplus(s, host, able.length) >= castleLife(p) - p.castleDamage;
  return {
    p,
    able,
    host: host.length,
    decisive,
    homeCost: homeCost(s, seat, ready.length),
    care: careOf(s, seat),
  };
}
/** 12.25: the one must attack in time, the other may simply defend. */
function careOf(s: War, seat: Seat): number {
  const { likely, wins } = attrition(s, seat);
  if (likely === 0) return 1;
  return wins < 0.5 ? 1 - ATTRITION.urge * likely : 1 + ATTRITION.patience * likely;
}
function attackWorth(s: War, a: Force, onset: Onset): number {
  const { p, able, host, decisive, homeCost, care } = onset;
  if (decisive) return 50;
  const open = through(s, a, p, care);
  const cost = care * (homeCost + prisonCost(s, a, onset) + WAR.reserve);
  if (unblockable(s, a) || able.length === 0) return open - cost;
  const blocked = -Math.max(...able.map(d => outcome(s, a, [d])), outcome(s, a, able.slice(0, 2)));
  const chance = host > able.length ? WAR.crowd * (1 - able.length / host) : 0;
  return chance * open + (1 - chance) * Math.min(open, blocked > 0 ? blocked : care * blocked) - cost;
}
/**
 * 12.15: every empty Dungeon takes one of the wave, so few attackers fear it more than many. Who overlooks that does not
 * even place a force that would march into it.
 */
function prisonCost(s: War, a: Force, { p, host }: Onset): number {
  if (!trappable(s, a)) return 0;
  const cells = readyBuildings(p, 'dungeon').length;
  return WORTH.captured * forceWorth(s, a) * Math.min(1, cells / host);
}
/** What an unblocked attack brings, less what the spikes take. */
function through(s: War, a: Force, p: Player, care: number): number {
  const spikes = hasKeyword(s, a, 'only-magic-strikes') ? 0 : workingCount(p, 'spiked-wall');
  const hurt = spikes >= left(s, a) ? forceWorth(s, a) : WAR.wound * spikes;
  return attackDamage(s, a) * castlePoint(p) - care * hurt;
}
/** A force that attacks does not defend: what the enemies could then do to the own Castle. */
function homeCost(s: War, seat: Seat, ready: number): number {
  if (s.options.engagement === 'attack-and-defend') return 0;
  const p = s.players[seat];
  const foes = s.players.flatMap(other => (other === p ? [] : other.row.filter(f => f.paralysed < 2)));
  if (foes.length <= ready - 1) return 0;
  const blow = damageOf(s, foes) / Math.max(1, foes.length);
  const deadly = damageOf(s, foes) >= castleLife(p) - p.castleDamage ? WAR.homeless : 0;
  return WAR.home * blow * castlePoint(p) + deadly;
}

/** 12.10 to 12.13: block what would fell the Castle, and where the trade is good. */
export function defenceJudge(s: War, seat: Seat): Judge {
  const p = s.players[seat];
  const open = s.wave.filter(each => each.seat === seat && !each.blocked);
  const blows = open.flatMap(each => onFront(s, each.attacker) ?? []);
  const deadly = damageOf(s, blows) >= castleLife(p) - p.castleDamage ? WAR.saved : 0;
  const fights = new Map(s.wave.map(attack => [attack.attacker, fightOf(s, attack)]));
  return o => {
    const d = onFront(s, o.card ?? NONE);
    const fight = fights.get(o.target ?? NONE);
    if (!d || !fight) return -1;
    const { a, line, blocked, now } = fight;
    const saved = blocked ? 0 : attackDamage(s, a) * castlePoint(p) + deadly;
    return saved + outcome(s, a, [...line, d]) - now - WAR.guard;
  };
}
/** An attack as it stands, and what it would bring the defender. */
function fightOf(s: War, { attacker, defenders, blocked }: Attack) {
  const a = onFront(s, attacker);
  if (!a) return null;
  const line = defenders.flatMap(id => onFront(s, id) ?? []);
  return { a, line, blocked, now: outcome(s, a, line) };
}

/** 12.21: a bonus only where it makes the battle better. */
export function boostWorth(s: War, o: Option): number {
  const b = s.battle;
  const f = onFront(s, o.card ?? NONE);
  const a = b && onFront(s, b.attacker);
  if (!b || !f || !a) return -1;
  if (!b.blocked) return o.kind === 'ravenous' && o.what === 'AD' && f.id === a.id ? 1 : -1;
  const line = b.defenders.flatMap(id => onFront(s, id) ?? []);
  const better = boosted(f, o);
  if (dying(s, better)) return -1;
  const before = outcome(s, a, line);
  if (f.id === a.id) return worthwhile(before - outcome(s, better, line));
  return worthwhile(
    outcome(
      s,
      a,
      line.map(d => (d.id === f.id ? better : d)),
    ) - before,
  );
}
const worthwhile = (gain: number) => (gain > 0.5 ? gain : -1);
/** The force as it would be with the bonus. */
function boosted(f: Force, o: Option): Force {
  return {
    ...f,
    smith: f.smith || o.kind === 'boostSmith',
    armoury: f.armoury || o.kind === 'boostArmoury',
    berserk: f.berserk || o.kind === 'berserk',
    ravenous: o.kind === 'ravenous' ? (o.what === 'AD' ? 'AD' : 'DS') : f.ravenous,
  };
}
