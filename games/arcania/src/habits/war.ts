import type { Id, Option, Seat } from '@siegeworks/kernel';
import { noDefence } from '../rules/wave.ts';
import { forceWorth } from '../score.ts';
import type { Force, War } from '../state.ts';
import { NONE } from '../state.ts';
import { castleLife, hasKeyword, onFront, unblockable, workingCount } from '../table.ts';
import { attackDamage, attackStrength, canStrike, defenceStrength, lifeDamage } from '../values.ts';

const left = (s: War, f: Force) => lifeDamage(s, f) - f.damage;

/** 12.6 to 12.9: attack when it is safe or decisive. */
export function attackWorth(s: War, id: Id, target: Seat): number {
  const a = onFront(s, id);
  const p = s.players[target];
  if (!a || !p) return -1;
  const spikes = workingCount(p, 'spiked-wall');
  const rest = castleLife(p) - p.castleDamage;
  const able = p.row.filter(f => noDefence(s, f) === null);
  const mine = s.players[a.controller].row.filter(f => !f.attacked).length + s.wave.length;
  const hurt = spikes >= left(s, a) ? -1 : attackDamage(s, a);
  if (attackDamage(s, a) >= rest) return 9;
  if (unblockable(s, a) || able.length === 0) return hurt;
  if (mine > able.length + 1) return 2;
  const worst = able.reduce((most, f) => Math.max(most, attackStrength(s, f)), 0);
  return worst < defenceStrength(s, a) && hurt > 0 ? 1 : -1;
}

/** 12.10 to 12.13: block what would fell the Castle, and where the trade is good. */
export function defenceWorth(s: War, seat: Seat, id: Id, attacker: Id): number {
  const d = onFront(s, id);
  const a = onFront(s, attacker);
  const attack = s.wave.find(each => each.attacker === attacker);
  if (!d || !a || !attack) return -1;
  const p = s.players[seat];
  const threat = s.wave
    .filter(each => each.seat === seat && !each.blocked)
    .reduce((n, each) => n + damageOf(s, each.attacker), 0);
  const dear = threat >= castleLife(p) - p.castleDamage ? 30 : p.castleDamage > castleLife(p) / 2 ? 6 : 1;
  const saved = attack.blocked ? 0 : attackDamage(s, a) * dear;
  return saved + trade(s, a, d, attack.defenders);
}
const damageOf = (s: War, id: Id) => {
  const f = onFront(s, id);
  return f ? attackDamage(s, f) : 0;
};
/** What both sides would lose if this force joined those who block already. */
function trade(s: War, a: Force, d: Force, others: Id[]): number {
  const line = [d, ...others.flatMap(id => onFront(s, id) ?? [])];
  const sum = (value: (s: War, f: Force) => number) => line.reduce((n, f) => n + value(s, f), 0);
  const struck = attackStrength(s, a) >= sum(defenceStrength) && canStrike(s, a, d);
  const back = canStrike(s, d, a) && sum(attackStrength) >= defenceStrength(s, a);
  const dies = struck && attackDamage(s, a) >= left(s, d);
  const kills = back && sum(attackDamage) >= left(s, a);
  const bitten = hasKeyword(s, a, 'paralysing-bite') ? 4 : 0;
  return (kills ? forceWorth(s, a) : 0) - (dies ? forceWorth(s, d) : 0) + (back ? 1 : 0) - bitten - 2;
}

/** 12.21: a bonus only where it turns a comparison. */
export function boostWorth(s: War, o: Option): number {
  const b = s.battle;
  const f = onFront(s, o.card ?? NONE);
  const a = b && onFront(s, b.attacker);
  if (!b || !f || !a || !b.blocked) return -1;
  const line = b.defenders.flatMap(id => onFront(s, id) ?? []);
  const DS = line.reduce((n, d) => n + defenceStrength(s, d), 0);
  const AS = line.reduce((n, d) => n + (canStrike(s, d, a) ? attackStrength(s, d) : 0), 0);
  const attacks = f.id === a.id;
  if (o.kind === 'boostSmith' || o.kind === 'berserk')
    return attacks ? turns(attackStrength(s, a), DS) : turns(AS, defenceStrength(s, a));
  if (o.kind === 'ravenous' && o.what === 'AD') return -1;
  return attacks ? turns(AS, defenceStrength(s, a), 0) : turns(attackStrength(s, a), DS, 0);
}
/** One more point reaches it, or (for Defence) one point less fails to. */
const turns = (strength: number, against: number, short = 1) => (strength + short === against ? 1 : -1);
