import { botOf } from '@siegeworks/bots';
import type { Beside, Branch, Note, Saved, Seal } from '@siegeworks/files';
import { BESIDE, LIMITS, readSaved } from '@siegeworks/files';
import type { Check, Fields } from '@siegeworks/files/shape';
import { exact, list, Malformed, name, optional, whole, wholeFrom, word } from '@siegeworks/files/shape';
import type { RefusalCode, Series, Why } from '@siegeworks/protocol';
import { readSeries } from '@siegeworks/protocol';
import { MOST_BACK } from './company.ts';
import { HostRefused } from './refusals.ts';
import type { Delay } from './room.ts';

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
  /** What the clocks gave back for slow lines. */
  delays?: Delay[] | undefined;
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
  notes?: Note[] | undefined;
  branch?: Branch | undefined;
  seal?: Seal | undefined;
}

const seat = exact<SavedSeat>({ kind: word('me', 'bot', 'open'), name, bot: optional(name) });
const delay = exact<Delay>({ pick: wholeFrom(0, LIMITS.picks - 1), back: wholeFrom(0, MOST_BACK) });
const table: Check<SavedTable> = exact<SavedTable>({
  seats: list(seat, LIMITS.seats),
  auto: list(wholeFrom(0, LIMITS.picks - 1)),
  delays: optional(list(delay, LIMITS.picks)),
});
const chairs: Check<Chairs> = exact({ seat: whole, opponent: name });
interface Own extends Beside {
  table?: SavedTable | undefined;
  chairs?: Chairs | undefined;
}
const OWN: Fields<Own> = { ...BESIDE, table: optional(table), chairs: optional(chairs) };

/** Reads the file of a match, or throws with all that is wrong with it. No rule has been asked yet. */
export function readMatchFile(text: string): MatchFile {
  const { series: kept, chairs, ...saved } = readSaved<Own>(text, OWN);
  const problems: Why[] = [
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
  if (problems.length > 0) throw new HostRefused(...problems);
  return { ...saved, table: saved.table ?? (chairs && tableOf(saved, chairs)), series };
}

/** Where those at the table and the match do not go together. */
function misfits({ config, picks }: Saved, { seats, auto }: SavedTable): Why[] {
  const problems: Why[] = [];
  const players = config.players.length;
  if (seats.length !== players) problems.push(because('saved seats', players, seats.length));
  seats.forEach(({ kind, bot }, place) => {
    if (kind === 'bot' && bot === undefined) problems.push(because('saved seat of no bot', place));
    if (kind !== 'bot' && bot !== undefined) problems.push(because('saved seat of two', place));
  });
  if (auto.some((pick, i) => i > 0 && pick <= auto[i - 1])) problems.push(because('saved picks disordered'));
  const last = auto.at(-1) ?? -1;
  if (last >= picks.length) problems.push(because('saved pick missing', last + 1, picks.length));
  return problems;
}
function misplaced({ config }: Saved, { seat, opponent }: Chairs): Why[] {
  const problems: Why[] = [];
  const last = config.players.length - 1;
  if (seat < 0 || seat > last) problems.push(because('saved chair', last, seat));
  if (!botOf(opponent)) problems.push(because('saved opponent'));
  return problems;
}
const because = (code: RefusalCode, ...about: number[]): Why => ({ code, about: about.map(String) });

function tableOf({ config }: Saved, { seat, opponent }: Chairs): SavedTable {
  const them: SavedSeat = { kind: 'bot', name: botOf(opponent)?.name ?? opponent, bot: opponent };
  const seats = config.players.map((_player, each) => (each === seat ? YOU : them));
  return { seats, auto: [] };
}
/** What a person is called where no name was given. */
export const YOU: SavedSeat = { kind: 'me', name: 'You' };
