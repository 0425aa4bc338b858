import type { Id, Seat } from '@siegeworks/contract';
import { listed } from '@siegeworks/table';
import { spikesAgainst } from '../rules/battle.ts';
import { clone } from '../state/clone.ts';
import type { Attack, Force, War } from '../state/state.ts';
import { allFront, castleLife, onFront, stilled } from '../state/table.ts';
import {
  attackDamage,
  attackStrength,
  canStrike,
  defenceStrength,
  dying,
  shielded,
  sufferInBattle,
} from '../state/values.ts';
import { nameOf } from './names.ts';

/** The result of an attack with the current values (11.8, 11.9). */

/** One of the two comparisons of a battle (AK-160). */
export interface Blow {
  strength: number;
  defence: number;
  damage: number;
}
export interface Forecast {
  /** Of the attacker, and of the defenders in return. */
  blow: Blow;
  back: Blow;
  /** The forces that the attacker could strike if it is strong enough; its player chooses one (AK-164). */
  struck: Id[];
}
const sum = (s: War, line: readonly Force[], value: (s: War, f: Force) => number) =>
  line.reduce((total, f) => total + value(s, f), 0);

export function forecastOf(s: War, a: Force, line: readonly Force[]): Forecast {
  const strikers = line.filter(d => canStrike(s, d, a));
  const struck = line.filter(d => canStrike(s, a, d));
  const hit = struck.every(d => shielded(s, d)) ? 0 : attackDamage(s, a);
  const taken = shielded(s, a) ? 0 : sum(s, strikers, attackDamage);
  const blow = compared(attackStrength(s, a), sum(s, line, defenceStrength), hit);
  const back = compared(sum(s, strikers, attackStrength), defenceStrength(s, a), taken);
  return { blow, back, struck: struck.map(f => f.id) };
}
const compared = (strength: number, defence: number, damage: number): Blow => ({
  strength,
  defence,
  damage: strength >= defence ? damage : 0,
});

/** An unblocked attack: Damage to the Castle, and from the Walls in return (AK-168, AK-088). */
export function stormOf(s: War, a: Force, seat: Seat): { castle: number; spikes: number } {
  const spikes = shielded(s, a) ? 0 : spikesAgainst(s, a, seat);
  return { castle: stilled(s) ? 0 : attackDamage(s, a), spikes };
}

/** Both comparisons, or what reaches the Castle, in words. */
export function forecastText(s: War, a: Force, attack: Attack, line: readonly Force[]): string {
  if (!attack.blocked) return stormText(s, a, attack.seat);
  if (line.length === 0) return 'no defender is left';
  const { blow, back } = forecastOf(s, a, line);
  return `${blowText(blow)} · in return ${blowText(back)}`;
}
export function stormText(s: War, a: Force, seat: Seat): string {
  const { castle, spikes } = stormOf(s, a, seat);
  const hit = `${damageText(castle)} to the Castle`;
  return spikes === 0 ? hit : `${hit} · ${spikes} back from the Walls`;
}
const blowText = ({ strength, defence, damage }: Blow) =>
  `AS ${strength} against DS ${defence}: ${damageText(damage)}`;
export const damageText = (n: number) => (n === 0 ? 'no Damage' : `${n} Damage`);

/** The table as it would be: a copy that reports no events. */
export function imagined(s: War, change: (t: War) => void): War {
  const t = clone(s);
  t.events = null;
  change(t);
  return t;
}
/** The forces that this would kill, by name. */
export function deaths(s: War, change: (t: War) => void): string[] {
  const t = imagined(s, change);
  return allFront(t).flatMap(f => (dying(t, f) ? [nameOf(t, f.id)] : []));
}
/** `Hammer and Skeleton die`, or nothing. */
export const deathText = (names: string[]): string[] =>
  names.length === 0 ? [] : [`${listed(names)} ${names.length === 1 ? 'dies' : 'die'}`];

/** The forces that would die in a battle; if the attacker could strike several, any one of them may be the victim. */
export function battleDeaths(s: War, a: Force, { blow, back, struck }: Forecast): string[] {
  const hurt = (id: Id, n: number) =>
    deaths(s, t => {
      const f = onFront(t, id);
      if (f) sufferInBattle(t, f, n);
    });
  const own = deathText(hurt(a.id, back.damage));
  const victims = struck.flatMap(id => hurt(id, blow.damage));
  if (struck.length < 2 || victims.length === 0) return [...deathText(victims), ...own];
  return [`${victims.join(' or ')} may die`, ...own];
}
/** `12 of 20`, or that it falls. */
export function castleAfter(s: War, seat: Seat, damage: number): string {
  const p = s.players[seat];
  const after = p.castleDamage + damage;
  return after >= castleLife(p) ? 'the Castle falls' : `then ${after} of ${castleLife(p)}`;
}
