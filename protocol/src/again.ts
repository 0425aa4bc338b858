import type { Check } from '@siegeworks/files/shape';
import { flag, list, optional, orNull, shape, text, whole, word } from '@siegeworks/files/shape';
import type { SeriesLength } from './series.ts';
import { seriesLength } from './series.ts';

/** How people play on after a match: the same again, everybody one seat on, or the next match of their series. */
export const AGAIN = ['rematch', 'swap', 'next'] as const;
export type Again = (typeof AGAIN)[number];
/** What somebody may say about it. */
export const AGAIN_WISHES = [...AGAIN, 'agree', 'decline'] as const;
export type AgainWish = (typeof AGAIN_WISHES)[number];

/** What somebody has asked for after a match, and who has agreed. Seats are those of the match that is over. */
export interface AgainInfo {
  how: Again;
  /** A series begins with it. */
  series: SeriesLength | null;
  by: number;
  agreed: number[];
  declined: boolean;
  /** Of the seed from which it will be dealt, and the id under which it will be played; older nodes do not say. */
  commitment?: string | undefined;
  next?: string | undefined;
  /** The new match, once everybody has agreed. */
  match: string | null;
}
export const againInfo: Check<AgainInfo> = shape<AgainInfo>({
  how: word(...AGAIN),
  series: orNull(seriesLength),
  by: whole,
  agreed: list(whole),
  declined: flag,
  commitment: optional(text),
  next: optional(text),
  match: orNull(text),
});
