import type { Id, Option } from '@siegeworks/contract';
import { best } from '@siegeworks/table';
import type { Fight, Realm } from '../../state/realm.ts';
import { city, creature, NONE } from '../../state/realm.ts';
import type { Weights } from '../weights.ts';
import type { Fighter } from './fighter.ts';
import { fighter, kills, pointWorth } from './fighter.ts';

/** 12.15: stop where the attacker dies or the guard lives, together if need be, and where the city is in danger. */
export function interceptor(s: Realm, options: readonly Option[], weights: Weights): Option {
  const known = new Map<Id, Fighter>();
  const of = (id: Id): Fighter => {
    const found = known.get(id) ?? fighter(s, creature(s, id), weights);
    known.set(id, found);
    return found;
  };
  const fights = s.combat?.fights ?? [];
  const points = fights.map(fight => threatened(s, fight, fights, of));
  const helpers = fights.map(fight =>
    options.filter(o => o.target === fight.attacker).map(o => of(o.card ?? NONE)),
  );
  return best(options, o => {
    const at = fights.findIndex(fight => fight.attacker === o.target);
    if (at < 0) return 0;
    const mates = fights[at].defenders.map(of);
    return stopWorth(of(fights[at].attacker), of(o.card ?? NONE), mates, helpers[at]) + points[at];
  });
}
/** What the city is spared, if this attacker has not been stopped yet. */
function threatened(s: Realm, fight: Fight, fights: readonly Fight[], of: (id: Id) => Fighter): number {
  if (fight.intercepted) return 0;
  const goal = city(s, fight.city);
  const free = fights.filter(each => each.city === fight.city && !each.intercepted);
  const through = free.reduce((sum, each) => sum + of(each.attacker).attack, 0);
  return of(fight.attacker).attack * pointWorth(s, goal, through);
}
/** A guard beside its mates against one attacker: what dies on either side. */
function stopWorth(
  a: Fighter,
  guard: Fighter,
  mates: readonly Fighter[],
  helpers: readonly Fighter[],
): number {
  const blow = mates.reduce((sum, m) => sum + m.attack, 0);
  const already = mates.length > 0 && blow >= a.defence;
  const together = blow + guard.attack >= a.defence || kills(guard, a);
  const others = helpers.reduce((sum, h) => sum + (h.id === guard.id ? 0 : h.attack), 0);
  const gain = already ? 0 : together ? a.worth : blow + guard.attack + others >= a.defence ? a.worth / 3 : 0;
  // Its mates have soaked up their part of the blow.
  const left = a.attack - mates.reduce((sum, m) => sum + m.defence, 0);
  const dies = a.deadly ? left > 0 : kills(a, guard) && left >= guard.defence;
  return gain - (dies ? guard.worth : 0) - (mates.length > 0 && gain === 0 ? 1 : 0);
}
