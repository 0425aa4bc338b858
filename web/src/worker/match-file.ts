import type { Beside, Saved } from '@siegeworks/files';
import { BESIDE, LIMITS, readSaved } from '@siegeworks/files';
import type { Check } from '@siegeworks/files/shape';
import { exact, list, Malformed, name, optional, where, wholeFrom, word } from '@siegeworks/files/shape';
import type { Reason } from '@siegeworks/kernel';
import { Refused } from '@siegeworks/kernel';
import type { SeatPlan, Series } from '@siegeworks/protocol';
import { readSeries } from '@siegeworks/protocol';

/** What a host adds to a saved match: who sat where, and which picks nobody was asked about. */
export interface Seating {
  seats: SeatPlan[];
  /** Their places among the picks, in order. */
  auto: number[];
}

/** A saved match with all that stands beside it. */
export interface MatchFile extends Saved {
  /** Files from elsewhere do not say who sat where. */
  table?: Seating | undefined;
  series?: Series | undefined;
  chairs?: object | undefined;
}

const seat: Check<SeatPlan> = where(
  exact<SeatPlan>({ kind: word('me', 'bot'), name, bot: optional(name) }),
  ({ kind, bot }) => {
    if (kind === 'bot' && bot === undefined) return 'must say which computer player sits there';
    return kind === 'me' && bot !== undefined ? 'cannot be a person and a computer player' : null;
  },
);
const seating: Check<Seating> = exact<Seating>({
  seats: list(seat, LIMITS.seats),
  auto: where(list(wholeFrom(0, LIMITS.picks - 1)), auto =>
    auto.some((pick, i) => i > 0 && pick <= auto[i - 1]) ? 'must be in order' : null,
  ),
});

/** Reads the file of a match, or throws `Refused` with all that is wrong with it. No rule has been asked yet. */
export function readMatchFile(text: string): MatchFile {
  const { series: kept, ...saved } = readSaved<Beside & { table?: Seating | undefined }>(text, {
    ...BESIDE,
    table: optional(seating),
  });
  const problems = saved.table ? misfits(saved, saved.table) : [];
  let series: Series | undefined;
  try {
    // A broken one is refused, because its score would be lost unnoticed.
    if (kept !== undefined) series = readSeries(kept, saved.config.players.length);
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    problems.push(...fault.reasons);
  }
  if (problems.length > 0) throw new Refused(problems);
  return { ...saved, series };
}

/** Where those at the table and the match do not go together. */
function misfits({ config, picks }: Saved, { seats, auto }: Seating): Reason[] {
  const problems: Reason[] = [];
  const players = config.players.length;
  if (seats.length !== players)
    problems.push({ rule: '', text: `table.seats must name ${players} players, not ${seats.length}` });
  const last = auto.at(-1) ?? -1;
  if (last >= picks.length)
    problems.push({ rule: '', text: `table.auto names pick ${last + 1} of ${picks.length}` });
  return problems;
}
