import type { Area, Face, Seat } from '@siegeworks/kernel';
import { attackerOf } from '../rules/battle.ts';
import type { Attack, Force, War } from '../state.ts';
import { hasKeyword, onFront, wallOfForce, workingCount } from '../table.ts';
import { attackDamage, attackStrength, canStrike, defenceStrength, shielded } from '../values.ts';
import { forceFace } from './faces.ts';
import { seatName } from './names.ts';

/** The wave as it stands: every attacker with those who block it, and what would come of it now (11.8, 11.9). */
export function waveArea(s: War): Area[] {
  const cards = s.wave.flatMap(attack => attackFace(s, attack));
  if (cards.length === 0) return [];
  return [{ id: 'wave', title: `${seatName(s.turn)} attacks`, seat: null, note: '', cards }];
}
/** Whoever has left the field makes no attack (AK-146). */
function attackFace(s: War, attack: Attack): Face[] {
  const a = attackerOf(s, attack.attacker);
  if (!a) return [];
  const line = attack.defenders.flatMap(id => onFront(s, id) ?? []);
  const face = {
    ...forceFace(s, a),
    seat: a.controller,
    line: [...(s.seats > 2 ? [`at ${seatName(attack.seat)}`] : []), forecast(s, a, attack, line)].join(' · '),
    marks: s.battle?.attacker === a.id ? ['fights now'] : [],
    attached: line.map(d => blockerFace(s, d)),
  };
  return [face];
}
const blockerFace = (s: War, d: Force): Face => ({
  ...forceFace(s, d),
  seat: d.controller,
  line: 'blocks',
  marks: [],
  attached: [],
});
/** Both comparisons of a battle with the values of this moment. */
function forecast(s: War, a: Force, attack: Attack, line: readonly Force[]): string {
  if (!attack.blocked) return storm(s, a, attack.seat);
  if (line.length === 0) return 'nobody is left to fight';
  const strikers = line.filter(d => canStrike(s, d, a));
  const struck = line.filter(d => canStrike(s, a, d));
  const blow = struck.every(d => shielded(s, d)) ? 0 : attackDamage(s, a);
  const back = shielded(s, a) ? 0 : sum(s, strikers, attackDamage);
  return [
    compared(attackStrength(s, a), sum(s, line, defenceStrength), blow),
    `back ${compared(sum(s, strikers, attackStrength), defenceStrength(s, a), back)}`,
  ].join(' · ');
}
function storm(s: War, a: Force, seat: Seat): string {
  const hit = wallOfForce(s) ? 0 : attackDamage(s, a);
  const spikes = hasKeyword(s, a, 'only-magic-strikes') ? 0 : workingCount(s.players[seat], 'spiked-wall');
  const castle = `${damage(hit)} to the Castle`;
  return spikes === 0 || shielded(s, a) ? castle : `${castle} · ${spikes} back from the Walls`;
}
const compared = (strength: number, defence: number, blow: number) =>
  `AS ${strength} against DS ${defence}: ${damage(strength >= defence ? blow : 0)}`;
const damage = (n: number) => (n === 0 ? 'no Damage' : `${n} Damage`);
const sum = (s: War, line: readonly Force[], value: (s: War, f: Force) => number) =>
  line.reduce((total, f) => total + value(s, f), 0);
