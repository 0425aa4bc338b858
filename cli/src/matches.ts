import { botOf } from '@siegeworks/bots';
import type { Beside, Saved } from '@siegeworks/files';
import { BESIDE, load, readSaved, save } from '@siegeworks/files';
import type { Check, Fields } from '@siegeworks/files/shape';
import { exact, name, optional, where, whole } from '@siegeworks/files/shape';
import type { Game, Match } from '@siegeworks/kernel';
import { Refused } from '@siegeworks/kernel';
import { commandLine, pathText, readText, writeText } from '@siegeworks/lab';
import { duringSync, Failed } from './fault.ts';
import { plural } from './page.ts';

/** Who sits where; beside the match in its file, so that it can be taken up again. */
export interface Chairs {
  seat: number;
  opponent: string;
}
interface Own extends Beside {
  chairs?: Chairs | undefined;
}
export type Kept = Saved & Own;

const chairs: Check<Chairs> = exact({
  seat: whole,
  opponent: where(name, id => (botOf(id) ? null : 'must be a computer player')),
});
const OWN: Fields<Own> = { ...BESIDE, chairs: optional(chairs) };

export function readMatch(file: string): Kept {
  return orFailed(file, () => parseKept(readText(file)));
}
/** A saved match, with the chairs of the terminal if it has any. */
export function parseKept(text: string): Kept {
  const kept = readSaved(text, OWN);
  const { seat = 0 } = kept.chairs ?? {};
  const last = kept.config.players.length - 1;
  if (seat < 0 || seat > last)
    throw new Refused([{ rule: '', text: `chairs.seat must be from 0 to ${last}, not ${seat}` }]);
  return kept;
}

export function loadMatch(game: Game, saved: Saved, file: string): Match {
  return orFailed(file, () => replaying(game, saved, file, () => load(game, saved)));
}
/** If the rules fail on the way, whoever reads of it can see it again. */
export function replaying<T>(game: Game, { seed, picks }: Saved, file: string, work: () => T): T {
  const what = `replaying ${plural(picks.length, 'pick')} of ${game.about.id}, seed ${seed}`;
  return duringSync({ what, again: commandLine(['siege', 'replay', file]) }, work);
}

/** With whatever else stood beside the match: another host may want it back. */
export function writeMatch(file: string, match: Match, beside: Own): void {
  writeText(file, `${JSON.stringify({ ...save(match), ...beside } satisfies Kept)}\n`);
}

/** What is wrong with a file is not wrong usage. */
export function orFailed<T>(file: string, work: () => T, kind: typeof Refused = Refused): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
    throw new Failed(
      error.message
        .split('\n')
        .map(line => `${pathText(file)}: ${line}`)
        .join('\n'),
    );
  }
}
