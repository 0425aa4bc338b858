import type { Id } from '@siegeworks/contract';
import { BOX, printed } from '../cards/card.ts';
import { COURTYARD } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { exhausted, heartsLeft, inReach, outside, shields, strength } from '../state/units.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

type Blow = Weights['BLOW'];

/** What the death of this enemy is worth. */
function prize(s: Siege, enemy: Id, blow: Blow): number {
  const band = outside(s, enemy) ? s.units[enemy].place[3] : '';
  const close = band === '' ? blow.inside : band === '1' ? blow.atTheWall : band === '2' ? blow.near : 0;
  return blow.enemy + blow.printed * printed(s, enemy).worth + close;
}
/** The worth of a blow of this power against this many hearts; 0 when it cannot wound. */
export function blowWorth(
  s: Siege,
  enemy: Id,
  power: number,
  blow: Blow,
  left = heartsLeft(s, enemy),
): number {
  const over = power - shields(s, enemy);
  if (over <= 0 || left <= 0) return 0;
  return prize(s, enemy, blow) * (left === 1 ? blow.kill : blow.wound) - blow.waste * (over - 1);
}

/** A tired attacker is spared. */
export const weary = (s: Siege, id: Id, blow: Blow) =>
  (blow.tired * s.units[id].tired) / printed(s, id).stamina;

/** Who can strike whom from where they stand. */
export type Reach = ReadonlyMap<Id, readonly Id[]>;
export function reachOf(s: Siege, view: Survey): Reach {
  const reach = new Map<Id, Id[]>();
  for (const id of view.defenders) {
    if (printed(s, id).swords === 0 || exhausted(s, id)) continue;
    if (s.units[id].place === COURTYARD && view.inside === 0 && BOX[id].abilities.length === 0) continue;
    const foes = view.enemies.filter(enemy => inReach(s, id, enemy));
    if (foes.length > 0) reach.set(id, foes);
  }
  return reach;
}

/** Who could strike now, and what a blow is worth. */
export interface Strikers {
  s: Siege;
  reach: Reach;
  weights: Weights;
}
/** What these defenders could do one after the other, the best `limit` of their blows; weak ones choose first. */
export function volley(
  { s, reach, weights }: Strikers,
  who: (id: Id) => boolean,
  bonus: number,
  limit: number,
): number {
  const left = new Map<Id, number>();
  const blows: number[] = [];
  const ids = [...reach.keys()].filter(who).sort((a, b) => printed(s, a).swords - printed(s, b).swords);
  for (const id of ids) {
    const power = strength(s, id, bonus);
    let best = 0;
    let target = -1;
    for (const enemy of reach.get(id) ?? []) {
      const worth = blowWorth(s, enemy, power, weights.BLOW, left.get(enemy) ?? heartsLeft(s, enemy));
      if (worth <= best) continue;
      best = worth;
      target = enemy;
    }
    if (target < 0) continue;
    left.set(target, (left.get(target) ?? heartsLeft(s, target)) - 1);
    blows.push(best);
  }
  return blows
    .sort((a, b) => b - a)
    .slice(0, limit)
    .reduce((sum, worth) => sum + worth, 0);
}
