import type { Game } from '@siegeworks/kernel';
import { games as shelf } from '@siegeworks/shelf';

/** The games of the shelf, or of another module (its URL) that exports `games`. */
export async function games(module: string | null): Promise<readonly Game[]> {
  if (module === null) return shelf;
  const loaded: { games?: readonly Game[] } = await import(module);
  if (!Array.isArray(loaded.games)) throw new Error(`${module} exports no list of games`);
  return loaded.games;
}
