import type { Option, Seat } from '@siegeworks/kernel';
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
import { attackDamage, attackStrength, canStrike, defenceStrength, dying, lifeDamage } from '../values.ts';
import { WORTH } from '../weights.ts';

const left = (s: War, f: Force) => lifeDamage(s, f) - f.damage;
const sum = (s: War, line: Force[], value: (s: War, f: Force) => number) =>
  line.reduce((n, f) => n + value(s, f), 0);

/** What a battle would bring the defender: what it kills, less what it loses. */
function outcome(s: War, a: Force, line: Force[]): number {
  if (line.length === 0) return 0;
  const struck = attackStrength(s, a) >= sum(s, line, defenceStrength);
  const strikers = line.filter(d => canStrike(s, d, a));
  const back = strikers.length > 0 && sum(s, strikers, attackStrength) >= defenceStrength(s, a);
  const dealt = back ? sum(s, strikers, attackDamage) : 0;
  const won = dealt >= left(s, a) ? forceWorth(s, a) : 1.5 * dealt;
  const blow = attackDamage(s, a);
  const losses = line
    .filter(d => struck && canStrike(s, a, d))
    .map(d => (blow >= left(s, d) ? forceWorth(s, d) : 1.5 * blow));
  const bites = hasKeyword(s, a, 'paralysing-bite') ? 3 * line.length : 0;
  return won - Math.max(0, ...losses) - bites;
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
}
/** 12.6 to 12.9: attack when it is safe or decisive, and mind who is left at home. */
export function attackJudge(s: War, seat: Seat): Judge {
  const onsets = new Map<Seat, Onset>();
  return o => {
    const a = onFront(s, o.card ?? NONE);
    const target = o.seat ?? NONE;
    if (!a || !s.players[target]) return -1;
    const onset = onsets.get(target) ?? onsetOn(s, seat, target);
    onsets.set(target, onset);
    return attackWorth(s, a, onset);
  };
}
function onsetOn(s: War, seat: Seat, target: Seat): Onset {
  const p = s.players[target];
  const able = p.row.filter(f => noDefence(s, f) === null);
  const ready = s.players[seat].row.filter(f => noAttack(f) === null);
  const host = [...s.wave.flatMap(w => onFront(s, w.attacker) ?? []), ...ready];
  const decisive = surplus(s, host, able.length) >= castleLife(p) - p.castleDamage;
  return { p, able, host: host.length, decisive, homeCost: homeCost(s, seat, ready.length) };
}
function attackWorth(s: War, a: Force, onset: Onset): number {
  const { p, able, host, decisive, homeCost } = onset;
  if (decisive) return 50;
  const open = through(s, a, p);
  const cost = homeCost + prisonCost(s, a, onset);
  if (unblockable(s, a) || able.length === 0) return open - cost;
  const blocked = -Math.max(...able.map(d => outcome(s, a, [d])), outcome(s, a, able.slice(0, 2)));
  const chance = host > able.length ? 1 - able.length / host : 0;
  return chance * open + (1 - chance) * Math.min(open, blocked) - cost;
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
function through(s: War, a: Force, p: Player): number {
  const spikes = hasKeyword(s, a, 'only-magic-strikes') ? 0 : workingCount(p, 'spiked-wall');
  const hurt = spikes >= left(s, a) ? forceWorth(s, a) : 1.5 * spikes;
  return attackDamage(s, a) * castlePoint(p) - hurt;
}
/** A force that attacks does not defend: what the enemies could then do to the own Castle. */
function homeCost(s: War, seat: Seat, ready: number): number {
  if (s.options.engagement === 'attack-and-defend') return 0;
  const p = s.players[seat];
  const foes = s.players.flatMap(other => (other === p ? [] : other.row.filter(f => f.paralysed < 2)));
  if (foes.length <= ready - 1) return 0;
  const blow = sum(s, foes, attackDamage) / Math.max(1, foes.length);
  const deadly = sum(s, foes, attackDamage) >= castleLife(p) - p.castleDamage ? 12 : 0;
  return 0.6 * blow * castlePoint(p) + deadly;
}

/** 12.10 to 12.13: block what would fell the Castle, and where the trade is good. */
export function defenceJudge(s: War, seat: Seat): Judge {
  const p = s.players[seat];
  const open = s.wave.filter(each => each.seat === seat && !each.blocked);
  const blows = open.flatMap(each => onFront(s, each.attacker) ?? []);
  const deadly = sum(s, blows, attackDamage) >= castleLife(p) - p.castleDamage ? 30 : 0;
  const fights = new Map(s.wave.map(attack => [attack.attacker, fightOf(s, attack)]));
  return o => {
    const d = onFront(s, o.card ?? NONE);
    const fight = fights.get(o.target ?? NONE);
    if (!d || !fight) return -1;
    const { a, line, blocked, now } = fight;
    const saved = blocked ? 0 : attackDamage(s, a) * castlePoint(p) + deadly;
    return saved + outcome(s, a, [...line, d]) - now - 0.5;
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
