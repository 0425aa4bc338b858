import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Game } from '@siegeworks/contract';
import { Malformed } from '@siegeworks/files/shape';
import type { StudyPlan } from '@siegeworks/lab';
import { readOverlay, readPlan, readText } from '@siegeworks/lab';
import { orFailed } from '../matches.ts';
import { gamesOf, shelfOf } from '../shelves.ts';
import type { Args } from '../usage.ts';
import { text } from '../usage.ts';

export interface Planned {
  study: StudyPlan;
  game: Game;
  /** Where everything about this study is kept. */
  folder: string;
}

/** The plan that the command names. Overlays are looked for beside it. */
export async function planCalled(args: Args, file: string): Promise<Planned> {
  const games = await gamesOf(args);
  const reading = {
    gameCalled: (id: string) => games.find(game => game.about.id === id),
    games: games.map(game => game.about.id),
    overlay: (name: string, game: Game) => readOverlay(readText(join(dirname(resolve(file)), name)), game),
    shelf: shelfOf(args),
  };
  const said = readText(file);
  const { study, game } = orFailed(file, () => readPlan(said, reading), Malformed);
  const usual = join(dirname(file), `${basename(file, extname(file))}.study`);
  return { study, game, folder: text(args, 'out') ?? usual };
}
