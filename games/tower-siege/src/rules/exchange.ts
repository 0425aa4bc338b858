import type { Attack, Defence } from './levels.ts';

/** What follows from one exchange of rolls. */
export type Result =
  | 'damage'
  | 'extra'
  | 'continue'
  | 'riposte'
  | 'sureRiposte'
  | 'guardedRiposte'
  | 'riposteItem';
export type Outcomes = Record<Attack, Record<Defence, readonly Result[]>>;

/**
 * QRT 1 and 2, melee or Directed against a creature (M1 of 6.4). Rows: the attack. Columns: the defence.
 * A hit: TS-198..TS-201; a miss against a failure: TS-202; a Critical: TS-207, TS-212; an Exceptional Defense: TS-209;
 * a fumbled defence: TS-216; both fumble: TS-R55; a riposte from DEFEND: TS-R56.
 */
export const M1: Outcomes = {
  critical: { exceptional: [], success: ['damage'], failure: ['damage'], fumble: ['damage', 'extra'] },
  hit: { exceptional: ['riposte'], success: [], failure: ['damage'], fumble: ['damage', 'extra'] },
  miss: { exceptional: ['sureRiposte'], success: ['guardedRiposte'], failure: [], fumble: ['extra'] },
  fumble: { exceptional: ['sureRiposte'], success: ['riposte'], failure: ['riposte'], fumble: [] },
};

/** A riposte (R1): no additional attack and no riposte for a fumble inside it (TS-R54). */
export const R1: Outcomes = {
  critical: { exceptional: [], success: ['damage'], failure: ['damage'], fumble: ['damage'] },
  hit: { exceptional: ['riposte'], success: [], failure: ['damage'], fumble: ['damage'] },
  miss: { exceptional: ['sureRiposte'], success: [], failure: [], fumble: [] },
  fumble: { exceptional: ['sureRiposte'], success: [], failure: [], fumble: [] },
};

/** Melee or Directed against a structure (M2): its occupant ripostes, or its Riposte Item. */
export const M2: Outcomes = {
  critical: {
    exceptional: [],
    success: ['damage', 'continue'],
    failure: ['damage', 'continue'],
    fumble: ['damage', 'continue', 'extra'],
  },
  hit: { exceptional: ['riposte'], success: [], failure: ['damage'], fumble: ['damage', 'extra'] },
  miss: { exceptional: ['sureRiposte'], success: ['riposteItem'], failure: [], fumble: ['extra'] },
  fumble: { exceptional: ['sureRiposte'], success: ['riposteItem'], failure: [], fumble: [] },
};
