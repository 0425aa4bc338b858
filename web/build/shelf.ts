import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

interface ShelvedGame {
  about: { id: string };
  catalogue: { daily?: unknown };
}

/**
 * Puts a module in place of `web/src/worker/all-games.ts` that knows what is said of each game and loads its rules
 * only when it is opened: whoever stands in the hall carries no game.
 */
export function farGames(root: string): Plugin {
  const worker = join(root, 'web', 'src', 'worker');
  return {
    name: 'siegeworks-far-games',
    apply: 'build',
    async load(id) {
      if (id !== join(worker, 'all-games.ts')) return undefined;
      const { games } = await runtime(join(root, 'shelf', 'src', 'index.ts'));
      const { infoOf } = await runtime(join(worker, 'shelf.ts'));
      const entries = games.map((game: ShelvedGame) => entryOf(game, infoOf(game)));
      const dailies = games.flatMap(({ about, catalogue }: ShelvedGame) =>
        catalogue.daily ? [dailyOf(root, about.id)] : [],
      );
      return [
        `import { farShelf } from './shelf.ts';`,
        ...dailies,
        `export const shelf = farShelf([${entries.join(',\n')}]);`,
      ].join('\n');
    },
  };
}

/** A module of the page, as Node runs it. */
const runtime = (file: string) => import(pathToFileURL(file).href);

/** By convention the package of a game is called like the game, and so is what it exports. */
function entryOf({ about: { id }, catalogue }: ShelvedGame, info: unknown): string {
  const load = `async () => (await import('@siegeworks/${id}')).${nameOf(id)}`;
  const today = catalogue.daily ? `, daily: ${nameOf(id)}Daily` : '';
  const kit = `async () => (await import('@siegeworks/${id}/scene')).${nameOf(id)}Kit`;
  return `{ info: ${JSON.stringify(info)}, load: ${load}, loadKit: ${kit}${today} }`;
}

/** The game of the day is asked for in the hall: it lies in a module that needs no rules. */
function dailyOf(root: string, id: string): string {
  const file = join(root, 'games', id, 'src', 'setup', 'daily.ts');
  if (!existsSync(file)) throw new Error(`${id} has a game of the day, but ${file} is missing`);
  return `import { daily as ${nameOf(id)}Daily } from ${JSON.stringify(file)};`;
}

const nameOf = (id: string) => id.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
