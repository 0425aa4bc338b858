import type { Game, SeatConfig } from '@siegeworks/contract';
import { parseDeck } from '@siegeworks/files/config-shape';
import { readText } from '@siegeworks/lab';
import { deckCalled } from './config.ts';
import { orFailed } from './matches.ts';

/** A ready deck by its id, or a list of one's own: a JSON file with `cards` and, where the game has them, `choices`. */
export function seatCalled(game: Game, said: string): SeatConfig {
  if (!said.endsWith('.json')) return { deck: deckCalled(game, said) };
  return orFailed(said, () => parseDeck(readText(said)));
}
