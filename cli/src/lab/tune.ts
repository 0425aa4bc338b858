import { basename, dirname, extname, join } from 'node:path';
import { Malformed } from '@siegeworks/files/shape';
import type { Tuned } from '@siegeworks/lab';
import {
  Lock,
  overlayText,
  pathText,
  readText,
  readTuning,
  tunedLines,
  tuneNumbers,
  tuningJournal,
  writeText,
} from '@siegeworks/lab';
import { interruptible } from '../interrupt.ts';
import { orFailed } from '../matches.ts';
import { plural, safe, say, sayJson } from '../page.ts';
import { ProgressLine } from '../progress.ts';
import { gamesOf, shelfOf } from '../shelves.ts';
import type { Args } from '../usage.ts';
import { has, text, words } from '../usage.ts';
import { patienceOf, threadsOf } from './jobs.ts';

/** `siege lab tune FILE`: moves designed numbers towards targets; the same command goes on where it was stopped. */
export async function tuned(args: Args): Promise<number> {
  const [file] = words(args, ['FILE']);
  const games = await gamesOf(args);
  const reading = {
    gameCalled: (id: string) => games.find(game => game.about.id === id),
    games: games.map(game => game.about.id),
    shelf: shelfOf(args),
  };
  const said = readText(file);
  const { game, tuning } = orFailed(file, () => readTuning(said, reading), Malformed);
  const folder = text(args, 'out') ?? join(dirname(file), `${basename(file, extname(file))}.tune`);
  const lock = new Lock(join(folder, 'lock'));
  try {
    const journalFile = join(folder, 'games.jsonl');
    const journal = orFailed(journalFile, () => tuningJournal(journalFile, game, tuning), Malformed);
    const line = new ProgressLine();
    const found = await interruptible(line, signal =>
      tuneNumbers(game, tuning, {
        ...{ workers: threadsOf(args), patience: patienceOf(args), signal, known: journal.known },
        onLine: one => journal.write(one),
        onProgress: ({ stage, played, kept }) =>
          line.show(`${stage} of ${tuning.races}: ${plural(played, 'game')} played, ${kept} kept`),
      }),
    );
    writeText(join(folder, 'tried.json'), `${JSON.stringify(found)}\n`);
    const overlay = overlayText(game, found);
    const overlayFile = join(folder, 'overlay.yaml');
    if (overlay !== null) writeText(overlayFile, overlay);
    if (has(args, 'json')) sayJson(found);
    else say(tunedLines(game, found).map(safe).join('\n'), '', endText(found, overlayFile, folder));
    return found.interrupted ? 130 : 0;
  } finally {
    lock.release();
  }
}

function endText({ proof, interrupted }: Tuned, overlay: string, folder: string): string {
  if (proof?.proved) return `The numbers and what speaks for them are in ${pathText(overlay)}.`;
  const all = `All that was tried is in ${pathText(folder)}.`;
  return interrupted ? all : `Nothing was proved, so there is no overlay. ${all}`;
}
