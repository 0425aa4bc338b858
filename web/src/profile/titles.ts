import type { Hall } from '../hall.ts';
import { posterOf } from '../posters.ts';

/** The short name of a game. */
export const titleOf = (hall: Hall, id: string): string =>
  posterOf(id)?.name ?? hall.games.find(game => game.id === id)?.title ?? id;
