import type { Seat, WordTitles } from '@siegeworks/contract';
import { council } from '../rules/book.ts';
import type { OPTIONS } from '../setup/setup.ts';
import type { Siege } from '../state/state.ts';

/** TD-229: the garrison against the besieger, who sits last; nothing where all defend. */
export const team = (s: Siege, seat: Seat): string | null =>
  s.options.mode === 'duel' ? (seat < council(s) ? 'Garrison' : 'Besiegers') : null;

/** What the words of the variants are called. */
export const WORD_TITLES: WordTitles<typeof OPTIONS> = {
  preset: {
    recruit: 'Recruit: for beginners',
    'squire-0': 'Squire: easy',
    'squire-1': 'Squire, one Reinforcements card',
    'squire-2': 'Squire, two Reinforcements cards',
    'castellan-0': 'Castellan: as usual',
    'castellan-1': 'Castellan, one Reinforcements card',
    'castellan-2': 'Castellan, two Reinforcements cards',
    'marshal-0': 'Marshal: hard',
    'marshal-1': 'Marshal, one Reinforcements card',
    'marshal-2': 'Marshal, two Reinforcements cards',
  },
  castle: {
    'by preset': 'As the difficulty says',
    square: 'Square',
    'square-thick': 'Square with two thick walls',
    rectangle: 'Rectangle',
  },
  longSides: { NS: 'North and south', EW: 'East and west' },
  ties: { ask: 'Ask each time', 'auto-friendly': 'Decided for you', 'auto-hostile': 'Decided against you' },
  mode: {
    solo: 'Alone',
    duel: 'Duel: a player leads the besiegers',
    council: 'Council: all defend together',
  },
};
