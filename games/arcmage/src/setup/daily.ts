import type { Daily } from '@siegeworks/contract';
import { duelOfDay } from '@siegeworks/contract';

/** The ready decks that take turns; they are named here because the hall asks for the day without loading any card. */
const DECKS = [
  'gaian-love-for-life',
  'brothers-in-arms',
  'toll-of-time',
  'uneasy-alliance',
  'long-night',
  'warren-warband',
  'dunefolk',
  'enchanted-world',
  'merfolk',
  'the-empires-thugs',
  'garrison',
  'harbour-watch',
  'stampede',
  'shield-wall',
  'night-market',
  'grave-raiders',
  'thornwood',
  'court-of-whispers',
];

/** The duel of a day, the same for everybody. */
export const daily = (date: string): Daily => duelOfDay('arcmage', date, DECKS);
