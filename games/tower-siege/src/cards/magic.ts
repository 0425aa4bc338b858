import type { Aim } from '../rules/aims.ts';
import { NOTHING } from '../rules/aims.ts';
import type { Magic, Moment } from './entry.ts';

/** Short ways to say what a Spell or Scroll is aimed at. */
export const at = (aim: Aim, only?: Moment): Magic => ({ aim, min: 1, max: 1, ...(only && { only }) });
export const upTo = (max: number, aim: Aim): Magic => ({ aim, min: 1, max });
export const AT_NOTHING: Magic = { aim: NOTHING, min: 0, max: 0 };
