import { botOf } from '@siegeworks/bots';
import type { Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Beside, Saved } from '@siegeworks/files';
import { BESIDE, LIMITS, readSaved } from '@siegeworks/files';
import type { Check, Fields } from '@siegeworks/files/shape';
import {
  exact,
  list,
  Malformed,
  name,
  optional,
  where,
  whole,
  wholeFrom,
  word,
} from '@siegeworks/files/shape';
import type { Series } from '@siegeworks/protocol';
import { readSeries } from '@siegeworks/protocol';

/** A seat as a file knows it: whoever opens the file plays the people's seats. */
export interface SavedSeat {
  kind: 'me' | 'bot' | 'open';
  name: string;
  /** For computer players: which one. */
  bot?: string;
}
/** What a host adds to a saved match: who sat where, and which picks nobody was asked about. */
export interface SavedTable {
  seats: SavedSeat[];
  /** Their places among the picks, in order. */
  auto: number[];
}
/** How terminals once wrote down who sat where: one person, and the same computer player on all other seats. */
interface Chairs {
  seat: number;
  opponent: string;
}

/** A saved match with all that stands beside it. */
export interface MatchFile extends Saved {
  /** Files from elsewhere do not say who sat where. */
  table?: SavedTable | undefined;
  series?: Series | undefined;
}

const seat: Check<SavedSeat> = where(
  exact<SavedSeat>({ kind: word('me', 'bot', 'open'), name, bot: optional(name) }),
  ({ kind, bot }) => {
    if (kind === 'bot' && bot === undefined) return 'must say which computer player sits there';
    return kind !== 'bot' && bot !== undefined ? 'cannot be a person and a computer player' : null;
  },
);
const table: Check<SavedTable> = exact<SavedTable>({
  seats: list(seat, LIMITS.seats),
  auto: where(list(wholeFrom(0, LIMITS.picks - 1)), auto =>
    auto.some((pick, i) => i > 0 && pick <= auto[i - 1]) ? 'must be in order' : null,
  ),
});
const chairs: Check<Chairs> = exact({
  seat: whole,
  opponent: where(name, id => (botOf(id) ? null : 'must be a computer player')),
});
interface Own extends Beside {
  table?: SavedTable | undefined;
  chairs?: Chairs | undefined;
}
const OWN: Fields<Own> = { ...BESIDE, table: optional(table), chairs: optional(chairs) };

/** Reads the file of a match, or throws `Refused` with all that is wrong with it. No rule has been asked yet. */
export function readMatchFile(text: string): MatchFile {
  const { series: kept, chairs, ...saved } = readSaved<Own>(text, OWN);
  const problems = [
    ...(saved.table ? misfits(saved, saved.table) : []),
    ...(chairs ? misplaced(saved, chairs) : []),
  ];
  let series: Series | undefined;
  try {
    // A broken one is refused, because its score would be lost unnoticed.
    if (kept !== undefined) series = readSeries(kept, saved.config.players.length);
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    problems.push(...fault.reasons);
  }
  if (problems.length > 0) throw new Refused(problems);
  return { ...saved, table: saved.table ?? (chairs && tableOf(saved, chairs)), series };
}

/** Where those at the table and the match do not go together. */
function misfits({ config, picks }: Saved, { seats, auto }: SavedTable): Reason[] {
  const problems: Reason[] = [];
  const players = config.players.length;
  if (seats.length !== players)
    problems.push({ rule: '', text: `table.seats must name ${players} players, not ${seats.length}` });
  const last = auto.at(-1) ?? -1;
  if (last >= picks.length)
    problems.push({ rule: '', text: `table.auto names pick ${last + 1} of ${picks.length}` });
  return problems;
}
function misplaced({ config }: Saved, { seat }: Chairs): Reason[] {
  const last = config.players.length - 1;
  if (seat >= 0 && seat <= last) return [];
  return [{ rule: '', text: `chairs.seat must be from 0 to ${last}, not ${seat}` }];
}

function tableOf({ config }: Saved, { seat, opponent }: Chairs): SavedTable {
  const them: SavedSeat = { kind: 'bot', name: botOf(opponent)?.name ?? opponent, bot: opponent };
  const seats = config.players.map((_player, each) => (each === seat ? YOU : them));
  return { seats, auto: [] };
}
/** What a person is called where no name was given. */
export const YOU: SavedSeat = { kind: 'me', name: 'You' };
