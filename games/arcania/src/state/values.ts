import type { Seat } from '@siegeworks/contract';
import type { Gives } from '../cards/card.ts';
import { tell } from './events.ts';
import type { Force, War } from './state.ts';
import { cardOf, hasKeyword, printed, spellImmune, stilled, wears } from './table.ts';

/** 6.1. The sum of the bonuses of worn artifacts (AK-013). */
function worn(s: War, f: Force, value: keyof Gives): number {
  let sum = 0;
  for (const id of f.worn) sum += printed(s, id).gives?.[value] ?? 0;
  return sum;
}
/** The values that count in the assaults of a split attack (AK-288), or `undefined`. */
export const splitting = (s: War, f: Force) =>
  s.battle?.split === true && s.battle.attacker === f.id ? cardOf(s, f).split : undefined;

export function attackStrength(s: War, f: Force): number {
  const base = splitting(s, f)?.AS ?? cardOf(s, f).AS;
  return Math.max(0, base + worn(s, f, 'AS') + (f.smith ? 1 : 0) + (f.berserk ? 1 : 0) - f.staffs.length);
}
export function defenceStrength(s: War, f: Force): number {
  const bonus = (f.armoury ? 1 : 0) + (f.ravenous === 'DS' ? 1 : 0);
  return Math.max(0, cardOf(s, f).DS + worn(s, f, 'DS') + bonus);
}
export function attackDamage(s: War, f: Force): number {
  const base = splitting(s, f)?.AD ?? cardOf(s, f).AD;
  return Math.max(0, base + worn(s, f, 'AD') + (f.ravenous === 'AD' ? 1 : 0));
}
// AK-184: a lower Life Damage kills without a blow.
export function lifeDamage(s: War, f: Force): number {
  return Math.max(0, cardOf(s, f).LD - (f.berserk ? 1 : 0) - f.staffs.length);
}
/** AK-180; variant `destroyRule`. */
export function dying(s: War, f: Force): boolean {
  const life = lifeDamage(s, f);
  return s.options.destroyRule === 'more-than' ? f.damage > life : f.damage >= life;
}

/** AK-287: some can be struck only by Monsters, Beasts and bearers of magic weapons (AK-R42). */
export function canStrike(s: War, striker: Force, struck: Force): boolean {
  if (!hasKeyword(s, struck, 'only-magic-strikes')) return true;
  return cardOf(s, striker).isMonster || wears(s, striker, 'magic-weapon');
}
/** AK-255: a Spell that stills battles shields all but the spell-immune (AK-173). */
export const shielded = (s: War, f: Force) => stilled(s) && !spellImmune(s, f);

/** What worn protection lets through (AK-170, AK-R02, AK-R99). */
export const getsThrough = (s: War, f: Force, n: number) => Math.max(0, n - worn(s, f, 'reduction'));
/** One damage event (AK-171). */
export function suffer(s: War, f: Force, n: number): void {
  const damage = getsThrough(s, f, n);
  f.damage += damage;
  if (n > 0) tell(s, { type: 'damaged', card: f.id, n: damage, of: n });
}
export function sufferInBattle(s: War, f: Force, n: number): void {
  suffer(s, f, shielded(s, f) ? 0 : n);
}
// AK-172: nothing lowers it.
export function damageCastle(s: War, seat: Seat, n: number): void {
  if (n <= 0) return;
  s.players[seat].castleDamage += n;
  tell(s, { type: 'castleDamaged', seat, n });
}
