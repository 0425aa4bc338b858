import type { Game } from '@siegeworks/contract';
import { games } from '@siegeworks/shelf';

/** The games in which decks are built. */
export const decked: readonly Game[] = games.filter(game => game.catalogue.bench !== undefined);
export function gameOf(id: string): Game {
  const game = games.find(each => each.about.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}
