import type { GameInfo } from '@siegeworks/protocol';
import { posterOf } from '../posters.ts';

/** What a game is called where there is little room. */
export const titleOf = (games: readonly GameInfo[], id: string): string =>
  posterOf(id)?.name ?? games.find(game => game.id === id)?.title ?? id;
