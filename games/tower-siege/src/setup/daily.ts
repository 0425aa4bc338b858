import type { Daily } from '@siegeworks/contract';
import { duelOfDay } from '@siegeworks/contract';

/** The ready decks that take turns; they are named here because the hall asks for the day without loading any card. */
const DECKS = [
  'base-set-human',
  'banners-and-bows',
  'council-of-storms',
  'deep-works-weefolk',
  'tide-court-weefolk',
  'red-raiders',
  'moonlit-glade',
  'grave-covenant',
];

/** The duel of a day, the same for everybody. */
export const daily = (date: string): Daily => duelOfDay('tower-siege', date, DECKS);
