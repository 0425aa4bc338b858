import type { Daily, Seed } from '@siegeworks/contract';
import * as days from '@siegeworks/contract';

/** TD-244: the same siege for everybody on one day, which begins at 00:00 UTC. */
export const dailySeed = (date: string): Seed => days.dailySeed('two-deck-siege', date);
/** The day to which a seed belongs, or `null`. */
export const dayOf = (seed: Seed): string | null => days.dayOf('two-deck-siege', seed);
/** TD-245: preset by weekday, Sunday first as calendars count days. */
const WEEK = [
  'castellan-2',
  'squire-0',
  'castellan-0',
  'marshal-0',
  'squire-1',
  'castellan-1',
  'marshal-1',
] as const;
/** The weekday of a date YYYY-MM-DD, by Sakamoto's method, without a clock. */
export function weekday(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1];
  const y = month < 3 ? year - 1 : year;
  return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + shift + day) % 7;
}
export const dailyPreset = (date: string): string => WEEK[weekday(date)];
/** Everything else is left at its default: usual thick walls, no variants, ties asked. */
export const daily = (date: string): Daily => ({
  seed: dailySeed(date),
  options: { preset: dailyPreset(date) },
});
