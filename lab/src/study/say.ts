import type { Rate } from '../rate.ts';
import type { Difference } from './statistics.ts';

/** How numbers of a study are written: whole points, no decimals that no study can hold. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
const SEPARATED = new Intl.NumberFormat('en');
export const number = (n: number): string => SEPARATED.format(n);

/** `57 % (48 to 66)`. */
export const withInterval = ({ rate, low, high }: Rate): string =>
  `${percent(rate)} (${Math.round(low * 100)} to ${Math.round(high * 100)})`;

/** `7 points more, between 2 and 12`. */
export function pointsText({ by, low, high }: Difference): string {
  const points = (share: number) => Math.round(Math.abs(share) * 100);
  const n = points(by);
  const what = `${n} ${n === 1 ? 'point' : 'points'} ${by < 0 ? 'fewer' : 'more'}`;
  const [small, large] = by < 0 ? [-high, -low] : [low, high];
  if (small < 0)
    return `${what}; anything from ${points(small)} the other way to ${points(large)} is possible`;
  return `${what}, between ${points(small)} and ${points(large)}`;
}
