import type { Id, Seat } from '@siegeworks/contract';
import { CARDS, cardsOf } from '../cards/card.ts';
import { entryOf } from '../cards/entries.ts';
import { printed } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import type { Modifier } from './levels.ts';
import { innateSkill, modifiers, spellSkill } from './levels.ts';

/** A shot, Spell or Scroll with an attack roll against one target (6.5, 6.6). */
export interface Aimed {
  by: Seat;
  /** The creature, structure or Relic that shoots; NONE for a Mage's magic. */
  shooter: Id;
  /** The card whose shot, Spell or Scroll it is. */
  what: string;
  /** Index of the level paid for. */
  level: number;
  target: Id;
}
export const isShot = (what: string) =>
  CARDS[what].type !== 'Scroll' && CARDS[what].type !== 'Spell' && CARDS[what].type !== 'InnateSpell';

/** Skills that are not shots print their own level. */
export function skill(s: Siege, f: Aimed): Modifier[] {
  const card = cardsOf(s)[f.what];
  if (isShot(f.what)) return innateSkill(s, f.shooter, card.shot?.is ?? card.is ?? 0);
  const chosen = card.levels?.[f.level]?.ss ?? card.ss ?? 0;
  const vsRelic = card.ssRelic !== undefined && printed(s, f.target).type === 'Relic';
  return spellSkill(s, f.by, vsRelic ? (card.ssRelic ?? 0) : chosen);
}

/** TS-023, TS-024: creatures and structures roll DL against shots and RL against magic. TS-160, TS-176: cards roll their own RL. */
export function resistance(s: Siege, f: Aimed): { card: Id; level: 'DL' | 'RL'; parts: Modifier[] } {
  const p = s.pieces[f.target];
  const adjust = CARDS[f.what].levels?.[f.level]?.rl ?? 0;
  if (!p || CARDS[f.what].ownRL) {
    const { rl, name } = printed(s, f.target);
    return { card: f.target, level: 'RL', parts: [{ amount: rl, reason: name }] };
  }
  const level = isShot(f.what) && CARDS[f.what].shot?.resist !== 'RL' ? 'DL' : 'RL';
  const parts = modifiers(s, p, level);
  if (adjust !== 0) parts.push({ amount: adjust, reason: CARDS[f.what].name });
  return { card: f.target, level, parts };
}

/** It does damage, against which a Protection Level may help. */
export function canBeAbsorbed(what: string): boolean {
  const { shot } = CARDS[what];
  return !entryOf(what).strike && !shot?.ignoresPL && !shot?.freezes;
}
