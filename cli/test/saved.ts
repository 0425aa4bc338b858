import type { Game } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { anyOption, playerDice } from '@siegeworks/kernel/laws';

/** A match of at most this many random picks. */
export function somePicks(game: Game, most: number, seed = 'edges', entropy: readonly string[] = []): Match {
  const players = Array.from({ length: game.about.seats.min }, () => ({}));
  const match = create(game, { players }, seed, entropy);
  const dice = playerDice(seed);
  for (let asked = match.asked; asked && match.picks.length < most; asked = match.asked)
    pick(match, asked.seat, anyOption(game, match.state, asked, dice));
  return match;
}
