import type { Daily } from '@siegeworks/contract';
import { duelOfDay } from '@siegeworks/contract';

/** The ready decks that take turns; they are named here because the hall asks for the day without loading any card. */
const DECKS = [
  'base-set',
  'banners-of-the-plain',
  'council-of-storms',
  'deep-works',
  'tide-court',
  'red-horde',
  'moonlit-glade',
  'grave-pact',
];

/** The duel of a day, the same for everybody. */
export const daily = (date: string): Daily => duelOfDay('tower-siege', date, DECKS);
