import type { Seat, WordTitles } from '@siegeworks/contract';
import type { VARIANTS } from '../setup/variants.ts';
import type { Siege } from '../state/state.ts';

/** TS-R95: two teams, seats alternating; nothing where everybody plays alone. */
export const team = (s: Siege, seat: Seat): string | null =>
  s.options.teams ? (['Team A', 'Team B'][s.players[seat].team] ?? null) : null;

/** What the words of the variants are called. */
export const WORD_TITLES: WordTitles<typeof VARIANTS> = {
  cardPool: {
    base: 'Printed cards only',
    named: 'Also cards that the rules name',
    all: 'Every card',
  },
};
