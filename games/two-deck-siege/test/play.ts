import type { MatchConfig, VariantValue } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import type { Player } from '@siegeworks/kernel/laws';
import { playerDice } from '@siegeworks/kernel/laws';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { PRESETS } from '../src/setup/setup.ts';
import type { Siege } from '../src/state/state.ts';
import { TIES } from '../src/state/state.ts';

/** Mode and number of players in turn: alone, a duel, a council, a council duel. */
const TABLES: readonly [string, number][] = [
  ['solo', 1],
  ['duel', 2],
  ['solo', 1],
  ['council', 3],
  ['duel', 2],
  ['duel', 4],
];

/** A match of any kind: modes, presets, ties and variants change with the number. */
export function anyMatch(i: number): MatchConfig {
  const [mode, seats] = TABLES[i % TABLES.length];
  const presets = Object.keys(PRESETS);
  const options: Record<string, VariantValue> = {
    mode,
    preset: presets[i % presets.length],
    ties: TIES[Math.floor(i / 2) % TIES.length],
    longSides: i % 4 === 0 ? 'EW' : 'NS',
    rubble: i % 2 === 0,
    scouts: i % 3 === 0,
    household: i % 5 === 0,
    spent: i % 7 === 0,
    grim: i % 11 === 0,
  };
  return { players: new Array(seats).fill({}), options };
}

/** Mostly what a player would do without thinking, so that games last; the rest at random, so that anything happens. */
export const anyPlayer: Player<Siege> = (game, s, { seat, options }, dice) =>
  dice() < 0.6 ? game.judgement.habit(s, seat, options) : options[Math.floor(dice() * options.length)];

/** Plays a position to its end. */
export function playOut(s: Siege, seed: string): Siege {
  const dice = playerDice(seed);
  for (let asked = pending(twoDeckSiege, s); asked !== null; asked = pending(twoDeckSiege, s)) {
    play(twoDeckSiege, s, anyPlayer(twoDeckSiege, s, asked, dice));
    s.events = [];
  }
  return s;
}
export const startOf = (i: number, seed: string): Siege => begin(twoDeckSiege, anyMatch(i), seed);
