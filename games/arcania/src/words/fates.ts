import type { Id } from '@siegeworks/contract';
import { listed, owned } from '@siegeworks/table';
import { entryOf } from '../cards/entry.ts';
import { clone } from '../state/clone.ts';
import type { Force, War } from '../state/state.ts';
import { allFront, castleLife, onFront } from '../state/table.ts';
import { dying, sufferInBattle } from '../state/values.ts';
import type { Forecast } from './forecast.ts';
import { nameOf, verbOf } from './names.ts';

/** What would become of forces and Castles if something happened. */

/** The table as it would be: a copy that reports no events. */
export function imagined(s: War, change: (t: War) => void): War {
  // A copy forgets what the players are called.
  const t: War = { ...clone(s), events: null, ...(s.people && { people: s.people }) };
  change(t);
  return t;
}

/** A force that would die, and whether its owner could bring it back at once (AK-293). */
export interface Fallen {
  name: string;
  /** Whether the name is plural. */
  many: boolean;
  rises: boolean;
}
/** The forces that this would kill. */
export function deaths(s: War, change: (t: War) => void): Fallen[] {
  const t = imagined(s, change);
  return allFront(t).flatMap(f => (dying(t, f) ? [fallen(t, f.id)] : []));
}
export const fallen = (t: War, id: Id): Fallen => ({
  name: nameOf(t, id),
  many: verbOf(t, id, 'is') === 'are',
  rises: (entryOf(t.names[id]).rises?.(t, id) ?? []).length > 0,
});
/** Those that a blow in battle would kill. */
export const battleDead = (s: War, id: Id, n: number): Fallen[] =>
  deaths(s, t => {
    const f = onFront(t, id);
    if (f) sufferInBattle(t, f, n);
  });

/** `Hammer and Skeleton die`, `Phoenix dies but may rise again`, or nothing. */
export function deathText(list: readonly Fallen[]): string[] {
  const [gone, back] = [list.filter(each => !each.rises), list.filter(each => each.rises)];
  const text = (all: readonly Fallen[]) =>
    `${listed(all.map(each => each.name))} ${all.length === 1 && !all[0].many ? 'dies' : 'die'}`;
  return [
    ...(gone.length > 0 ? [text(gone)] : []),
    ...(back.length > 0 ? [`${text(back)} but may rise again`] : []),
  ];
}

/** Who would die in a battle; if the attacker could strike several, its player chooses one of them. */
export function battleDeaths(s: War, a: Force, { blow, back, struck }: Forecast): string[] {
  const own = deathText(battleDead(s, a.id, back.dealt));
  const victims = struck.flatMap(id => battleDead(s, id, blow.dealt));
  if (struck.length < 2 || victims.length === 0) return [...deathText(victims), ...own];
  const some = victims.map(each => each.name).join(' or ');
  return [`${some} ${victims.length === struck.length ? 'dies' : 'may die'}`, ...own];
}

/** The Castles that would fall, and the prisoners that would die, if these Buildings no longer worked. */
export function ruin(s: War, change: (t: War) => void): string[] {
  const t = imagined(s, change);
  const falls = t.players.flatMap((p, seat) =>
    p.alive && p.castleDamage >= castleLife(p) ? [`${owned(t, seat, 'Castle')} falls`] : [],
  );
  return [...deathText(t.doomed.map(f => fallen(t, f.id))), ...falls];
}
