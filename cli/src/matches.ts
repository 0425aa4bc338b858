import type { Game } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Saved } from '@siegeworks/files';
import { load } from '@siegeworks/files';
import type { MatchFile } from '@siegeworks/host';
import { readMatchFile, whyOf } from '@siegeworks/host';
import type { Match } from '@siegeworks/kernel';
import { commandLine, pathText, readText } from '@siegeworks/lab';
import { sentenceFor } from '@siegeworks/reader';
import { duringSync, Failed } from './fault.ts';
import { plural } from './page.ts';

export function readMatch(file: string): MatchFile {
  try {
    return readMatchFile(readText(file));
  } catch (fault) {
    const why = whyOf(fault);
    if (!why) throw fault;
    throw failed(
      file,
      why.map(each => sentenceFor(each).text),
    );
  }
}

export function loadMatch(game: Game, saved: Saved, file: string): Match {
  return orFailed(file, () => replaying(game, saved, file, () => load(game, saved)));
}
/** If the rules fail on the way, the report says how to reproduce it. */
export function replaying<T>(game: Game, { seed, picks }: Saved, file: string, work: () => T): T {
  const what = `replaying ${plural(picks.length, 'pick')} of ${game.about.id}, seed ${seed}`;
  return duringSync({ what, again: commandLine(['siege', 'replay', file]) }, work);
}

/** What is wrong with a file is not wrong usage. */
export function orFailed<T>(file: string, work: () => T, kind: typeof Refused = Refused): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
    throw failed(file, error.message.split('\n'));
  }
}
const failed = (file: string, lines: readonly string[]): Failed =>
  new Failed(lines.map(line => `${pathText(file)}: ${line}`).join('\n'));
