import type { Daily } from '@siegeworks/contract';
import { duelOfDay } from '@siegeworks/contract';

/** The ready decks that take turns; they are named here because the hall asks for the day without loading any card. */
const DECKS = [
  'dwarf-deep-hammers',
  'dwarf-iron-siege',
  'elf-silver-court',
  'elf-spellwoods',
  'lycanthrope-full-moon',
  'lycanthrope-night-hunt',
  'undead-grave-host',
  'undead-plague-march',
];

/** The duel of a day, the same for everybody. */
export const daily = (date: string): Daily => duelOfDay('arcania', date, DECKS);
