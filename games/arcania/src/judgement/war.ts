import type { Option, Seat } from '@siegeworks/contract';
import { boostOf } from '../cards/entry.ts';
import type { Attack, Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { castleLife, onFront } from '../state/table.ts';
import { attackDamage, dying } from '../state/values.ts';
import { clash, fighterOf } from './clash.ts';
import { castlePoint } from './score.ts';
import type { Storm } from './storm.ts';
import { bestStorm } from './storm.ts';
import type { Weights } from './weights.ts';

const damageOf = (s: War, forces: readonly Force[]) => forces.reduce((n, f) => n + attackDamage(s, f), 0);
/** What a battle would gain the defender. */
function outcome(s: War, a: Force, line: readonly Force[], weights: Weights): number {
  if (line.length === 0) return 0;
  const fighters = line.map(d => fighterOf(s, d, weights));
  return clash(fighterOf(s, a, weights), fighters, weights.WAR).net;
}

type Judge = (o: Option) => number;
/** 12.6 to 12.9: attack when it is safe or decisive, and consider who is left at home. */
export function attackJudge(s: War, seat: Seat, weights: Weights): Judge {
  const storms = new Map<Seat, Storm>();
  return o => {
    const target = o.seat ?? NONE;
    if (o.card === undefined || !s.players[target]) return -1;
    const storm = storms.get(target) ?? bestStorm(s, seat, target, weights);
    storms.set(target, storm);
    return storm.attackers.has(o.card) ? storm.value : -1;
  };
}

/** 12.10 to 12.13: block what would bring down the Castle, and block where the trade is good. */
export function defenceJudge(s: War, seat: Seat, weights: Weights): Judge {
  const { WAR, WORTH } = weights;
  const p = s.players[seat];
  const open = s.wave.filter(each => each.seat === seat && !each.blocked);
  const blows = open.flatMap(each => onFront(s, each.attacker) ?? []);
  const deadly = damageOf(s, blows) >= castleLife(p) - p.castleDamage ? WAR.saved : 0;
  const fights = new Map(s.wave.map(attack => [attack.attacker, fightOf(s, attack, weights)]));
  return o => {
    const d = onFront(s, o.card ?? NONE);
    const fight = fights.get(o.target ?? NONE);
    if (!d || !fight) return -1;
    const { a, line, blocked, now } = fight;
    const saved = blocked ? 0 : attackDamage(s, a) * castlePoint(p, WORTH) + deadly;
    return saved + outcome(s, a, [...line, d], weights) - now - WAR.guard;
  };
}
/** An attack as it stands, and what it would gain the defender. */
function fightOf(s: War, { attacker, defenders, blocked }: Attack, weights: Weights) {
  const a = onFront(s, attacker);
  if (!a) return null;
  const line = defenders.flatMap(id => onFront(s, id) ?? []);
  return { a, line, blocked, now: outcome(s, a, line, weights) };
}

/** 12.21: a bonus only where it makes the battle better. */
export function boostWorth(s: War, o: Option, weights: Weights): number {
  const b = s.battle;
  const f = onFront(s, o.card ?? NONE);
  const a = b && onFront(s, b.attacker);
  if (!b || !f || !a) return -1;
  if (!b.blocked) return o.what === 'AD' && f.id === a.id ? 1 : -1;
  const line = b.defenders.flatMap(id => onFront(s, id) ?? []);
  const better = boosted(f, o);
  if (dying(s, better)) return -1;
  const before = outcome(s, a, line, weights);
  if (f.id === a.id) return worthwhile(before - outcome(s, better, line, weights));
  const stronger = line.map(d => (d.id === f.id ? better : d));
  return worthwhile(outcome(s, a, stronger, weights) - before);
}
const worthwhile = (gain: number) => (gain > 0.5 ? gain : -1);
/** The force as it would be with the bonus. */
function boosted(f: Force, { kind, what = '' }: Option): Force {
  const better = { ...f };
  boostOf(kind)?.give(better, what);
  return better;
}
