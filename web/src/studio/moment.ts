import type { StudioEye, StudioMatch } from '@siegeworks/protocol';

/** Where in a match somebody looks, and through whose eye: the part of the address that a friend needs to see the same. */
export interface Spot {
  at: number;
  eye: StudioEye;
}

/** `52-open`, `52-0`, `52-spectator`, or nothing: then the end, through the eye of whoever opened it. */
export function spotOf(text: string, match: StudioMatch): Spot {
  const [at = '', eye = ''] = text.split('-');
  const place = /^\d+$/.test(at) ? Math.min(Number(at), match.picks) : match.picks;
  return { at: place, eye: eyeOf(eye, match) };
}
function eyeOf(text: string, { seats }: StudioMatch): StudioEye {
  if (text === 'open' || text === 'spectator') return text;
  if (/^\d+$/.test(text) && Number(text) < seats.length) return Number(text);
  const own = seats.findIndex(({ mine }) => mine);
  return own < 0 ? 'open' : own;
}
export const textOf = ({ at, eye }: Spot): string => `${at}-${eye}`;

/** The seat whose play is looked into: the person's own, if there is one. */
export const studentOf = ({ seats }: StudioMatch): number =>
  Math.max(
    0,
    seats.findIndex(({ mine }) => mine),
  );

/** The next place after `at` in a rising list, or the last one before it. */
export const after = (places: readonly number[], at: number): number | null =>
  places.find(place => place > at) ?? null;
export const before = (places: readonly number[], at: number): number | null =>
  places.findLast(place => place < at) ?? null;

/** The turn that a moment belongs to. */
export function turnAt({ turns }: StudioMatch, at: number): string {
  return turns.findLast(turn => turn.at <= at)?.title ?? 'Before the first turn';
}
