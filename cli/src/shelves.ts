import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@siegeworks/contract';
import { shown } from '@siegeworks/files';
import { games } from '@siegeworks/lab';
import type { SceneKit } from '@siegeworks/scenario';
import { didYouMean } from './near.ts';
import type { Args } from './usage.ts';
import { text, UsageError } from './usage.ts';

/** The URL of the module given with `--shelf`, or `null` for our own shelf. */
export function shelfOf(args: Args): string | null {
  const file = text(args, 'shelf');
  return file === undefined ? null : pathToFileURL(resolve(file)).href;
}

export function gamesOf(args: Args): Promise<readonly Game[]> {
  return opened(() => games(shelfOf(args)));
}

export async function kitsOf(args: Args): Promise<readonly SceneKit[]> {
  const shelf = shelfOf(args);
  if (shelf === null) return (await import('@siegeworks/shelf')).kits;
  const loaded: { kits?: unknown } = await opened(() => import(shelf));
  return Array.isArray(loaded.kits) ? loaded.kits : [];
}

async function opened<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new UsageError(`the shelf cannot be opened: ${error instanceof Error ? error.message : error}`);
  }
}

/** The game of this name, or an error that names those there are. */
export async function gameCalled(args: Args, id: string): Promise<Game> {
  const all = await gamesOf(args);
  const game = all.find(each => each.about.id === id);
  if (game) return game;
  const ids = all.map(each => each.about.id);
  const near = didYouMean(id, ids);
  throw new UsageError(`there is no game ${shown(id)}${near || `; the games are ${ids.join(', ')}`}`);
}
