import type { Daily } from '@siegeworks/contract';
import { duelOfDay } from '@siegeworks/contract';

/** The ready decks that take turns; they are named here because the hall asks for the day without loading any card. */
const DECKS = [
  'orc-horde',
  'dwarf-hold',
  'tide-court',
  'storm-riders',
  'crypt-lords',
  'order-of-dawn',
  'elven-glade',
  'mjorn-pact',
  'free-companies',
];

/** The duel of a day, the same for everybody. */
export const daily = (date: string): Daily => duelOfDay('towers-in-time', date, DECKS);
