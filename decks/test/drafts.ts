import type { Game } from '@siegeworks/contract';
import type { Drafter } from '../src/index.ts';
import { drafterOf } from '../src/index.ts';
import { decked } from './books.ts';

/** Every game with decks, and how a computer player drafts it. */
export const drafters: readonly (readonly [string, Game, Drafter])[] = decked.map(game => {
  const drafter = drafterOf(game);
  if (!drafter) throw new Error(`${game.about.id} has no packs`);
  return [game.about.id, game, drafter] as const;
});
