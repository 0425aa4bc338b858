import type { Id, Seat } from '@siegeworks/contract';
import { listed } from '@siegeworks/table';
import { spikesAgainst } from '../rules/battle.ts';
import type { Attack, Force, War } from '../state/state.ts';
import { castleLife, stilled } from '../state/table.ts';
import {
  attackDamage,
  attackStrength,
  canStrike,
  defenceStrength,
  getsThrough,
  shielded,
  splitting,
} from '../state/values.ts';
import { tellingName, verbOfAll } from './names.ts';

/** The result of an attack with the current values (11.8, 11.9). */

/** One of the two comparisons of a battle (AK-160). */
export interface Blow {
  strength: number;
  defence: number;
  /** Whether it is strong enough, and strikes something that it can hurt. */
  hits: boolean;
  /** As it is dealt, and what armour and Spells let through; with several targets, to the one it would hurt most. */
  dealt: number;
  damage: number;
}
export interface Forecast {
  /** Of the attacker, and of the defenders in return. */
  blow: Blow;
  back: Blow;
  /** The forces that the attacker could strike if it is strong enough; its player chooses one (AK-164). */
  struck: Id[];
  /** The forces that strike back. */
  strikers: Id[];
}
const sum = (s: War, line: readonly Force[], value: (s: War, f: Force) => number) =>
  line.reduce((total, f) => total + value(s, f), 0);
const ids = (line: readonly Force[]) => line.map(f => f.id);

export function forecastOf(s: War, a: Force, line: readonly Force[]): Forecast {
  const { struck, strikers } = rangesOf(s, a, line);
  const [strength, defence] = [attackStrength(s, a), sum(s, line, defenceStrength)];
  const [back, against] = [sum(s, strikers, attackStrength), defenceStrength(s, a)];
  return {
    blow: blowOf(s, struck, { strength, defence, dealt: attackDamage(s, a) }),
    back: blowOf(s, strikers.length > 0 ? [a] : [], {
      strength: back,
      defence: against,
      dealt: sum(s, strikers, attackDamage),
    }),
    struck: ids(struck),
    strikers: ids(strikers),
  };
}
/** AK-287; in a split attack only trapped and paralysed forces do not strike back (AK-289). */
function rangesOf(s: War, a: Force, line: readonly Force[]): { struck: Force[]; strikers: Force[] } {
  if (splitting(s, a))
    return { struck: [...line], strikers: line.filter(d => d.trappedBy < 0 && d.paralysed === 0) };
  return {
    struck: line.filter(d => canStrike(s, a, d)),
    strikers: line.filter(d => canStrike(s, d, a)),
  };
}
function blowOf(
  s: War,
  targets: readonly Force[],
  { strength, defence, dealt }: Pick<Blow, 'strength' | 'defence' | 'dealt'>,
): Blow {
  const hits = targets.length > 0 && strength >= defence;
  const damage = hits ? Math.max(...targets.map(f => sufferedBy(s, f, dealt))) : 0;
  return { strength, defence, hits, dealt: hits ? dealt : 0, damage };
}
const sufferedBy = (s: War, f: Force, n: number) => (shielded(s, f) ? 0 : getsThrough(s, f, n));

/** An unblocked attack: Damage to the Castle, and from the Walls in return (AK-168, AK-088). */
export function stormOf(s: War, a: Force, seat: Seat): { castle: number; spikes: number } {
  return {
    castle: stilled(s) ? 0 : attackDamage(s, a),
    spikes: sufferedBy(s, a, spikesAgainst(s, a, seat)),
  };
}

/** Both comparisons, or what reaches the Castle, in words. */
export function forecastText(s: War, a: Force, attack: Attack, line: readonly Force[]): string {
  if (!attack.blocked) return stormText(s, a, attack.seat);
  if (line.length === 0) return 'no defender is left';
  const { blow, back, struck, strikers } = forecastOf(s, a, line);
  return [
    blowText(s, [a.id], blow, struck.length > 0),
    blowText(s, strikers.length > 0 ? strikers : ids(line), back, strikers.length > 0),
  ].join(' · ');
}
function stormText(s: War, a: Force, seat: Seat): string {
  const { castle, spikes } = stormOf(s, a, seat);
  const hit = `${damageText(castle)} to the Castle`;
  return spikes === 0 ? hit : `${hit} · ${damageText(spikes)} back from the Walls`;
}
/** `Griffon hits, 5 against 3: 3 Damage`. */
function blowText(s: War, from: readonly Id[], { strength, defence, hits, damage }: Blow, able: boolean) {
  const who = from.length > 2 ? `all ${from.length}` : listed(from.map(id => tellingName(s, id)));
  if (!able) return `${who} cannot hurt it`;
  const numbers = `${strength} against ${defence}`;
  if (!hits) return `${who} ${verbOfAll(s, from, 'misses')}, ${numbers}`;
  return `${who} ${verbOfAll(s, from, 'hits')}, ${numbers}: ${damageText(damage)}`;
}
export const damageText = (n: number) => (n === 0 ? 'no Damage' : `${n} Damage`);

/** `12 of 20`, or that it falls. */
export function castleAfter(s: War, seat: Seat, damage: number): string {
  const p = s.players[seat];
  const after = p.castleDamage + damage;
  return after >= castleLife(p) ? 'the Castle falls' : `then ${after} of ${castleLife(p)}`;
}
