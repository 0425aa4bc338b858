import type { Force, War } from '../state/state.ts';
import { cardOf, hasKeyword, wears } from '../state/table.ts';
import { attackDamage, attackStrength, defenceStrength, lifeDamage } from '../state/values.ts';
import { forceWorth } from './score.ts';
import type { Weights } from './weights.ts';

/** A force as it stands, worked out once: whole waves are weighed by hundreds of clashes. */
export interface Fighter {
  AS: number;
  DS: number;
  AD: number;
  /** Damage that it can still take. */
  left: number;
  worth: number;
  bites: boolean;
  /** AK-287 */
  onlyMagicStrikes: boolean;
  isMagic: boolean;
}
export function fighterOf(s: War, f: Force, weights: Weights): Fighter {
  return {
    AS: attackStrength(s, f),
    DS: defenceStrength(s, f),
    AD: attackDamage(s, f),
    left: lifeDamage(s, f) - f.damage,
    worth: forceWorth(s, f, weights),
    bites: hasKeyword(s, f, 'paralysing-bite'),
    onlyMagicStrikes: hasKeyword(s, f, 'only-magic-strikes'),
    isMagic: cardOf(s, f).isMonster || wears(s, f, 'magic-weapon'),
  };
}
const canStrike = (striker: Fighter, struck: Fighter) => !struck.onlyMagicStrikes || striker.isMagic;

export interface Clash<F> {
  /** What it would gain the defender: the worth of what it kills, less what it loses. */
  net: number;
  /** The attacker falls. */
  falls: boolean;
  /** The defender that falls. */
  victim: F | null;
}
/** A battle between an attacker and those who block it, without bonuses. */
export function clash<F extends Fighter>(a: F, line: readonly F[], WAR: Weights['WAR']): Clash<F> {
  let wall = 0;
  let strength = 0;
  let dealt = 0;
  let strikes = false;
  for (const d of line) {
    wall += d.DS;
    if (!canStrike(d, a)) continue;
    strikes = true;
    strength += d.AS;
    dealt += d.AD;
  }
  if (!strikes || strength < a.DS) dealt = 0;
  const falls = line.length > 0 && dealt >= a.left;
  const bites = a.bites ? WAR.bite * line.length : 0;
  const { lost, victim } = a.AS >= wall ? blow(a, line, WAR.wound) : { lost: 0, victim: null };
  return { net: (falls ? a.worth : WAR.wound * dealt) - lost - bites, falls, victim };
}
/** The attacker's blow falls where it costs most. */
function blow<F extends Fighter>(
  a: F,
  line: readonly F[],
  wound: number,
): { lost: number; victim: F | null } {
  let lost = 0;
  let victim: F | null = null;
  for (const d of line) {
    if (!canStrike(a, d)) continue;
    const dies = a.AD >= d.left;
    const loss = dies ? d.worth : wound * a.AD;
    if (loss <= lost) continue;
    lost = loss;
    victim = dies ? d : null;
  }
  return { lost, victim };
}
