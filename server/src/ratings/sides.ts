import type { Game, MatchConfig, Seat } from '@siegeworks/contract';
import { create } from '@siegeworks/kernel';

/** The seats that win and lose together, in the order of their first seats. Everybody alone, where the game knows no teams. */
export function sidesOf(game: Game, config: MatchConfig): Seat[][] {
  const { team } = game.words;
  const seats = config.players.map((_player, seat) => seat);
  // Rules that have changed since may not know the set-up any more.
  if (!team || game.setup.check(config).length > 0) return seats.map(seat => [seat]);
  const { state } = create(game, config, 'any', []);
  const sides = Map.groupBy(seats, seat => team(state, seat) ?? seat);
  return [...sides.values()];
}
