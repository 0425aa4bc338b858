import type { Seat } from '@siegeworks/kernel';
import { NONE } from '../state/state.ts';
import { heading } from './book.ts';

/** Rules that call each other in a circle are called by their headings; their steps stand in the files named here. */

/** 4.8, W1: `windows.ts`. */
export const responses = heading('responses', (from: number) => ({
  from,
  seat: NONE,
  passed: [] as Seat[],
  answered: false,
}));
/** 4.9: `windows.ts`. */
export const resolve = heading('resolve', (from: number) => ({ from, n: NONE }));
