import type { Mind } from '@siegeworks/bots';
import { newMind } from '@siegeworks/bots';
import type { Eye, GameEvent, Match, Option, People, Reason, Seat, State } from '@siegeworks/kernel';
import { perform, prepare, undoTo, whyNoUndoTo } from '@siegeworks/kernel';
import type { LogLine, SeatPlan, Series } from '@siegeworks/protocol';
import type { Chronicle } from './chronicle.ts';
import { forget, newChronicle, record } from './chronicle.ts';

/** A match with everything that a host keeps beside it. */
export interface Table {
  id: string;
  match: Match;
  seats: SeatPlan[];
  /** What came before it, if it is one of several matches. */
  series?: Series | undefined;
  /** What a terminal has kept with it, for the day when it goes back there. */
  chairs?: object | undefined;
  /** What the computer players keep in mind, by seat. */
  minds: Mind[];
  /** For each pick, whether it was answered without asking: an undo goes back to where somebody was asked. */
  auto: boolean[];
  /** Whose view is shown. */
  eye: Eye;
  logs: Map<Eye, LogLine[]>;
  /** How many lines of the log the client has. */
  told: number;
  seq: number;
  /** Who passes everything, and in which turn. */
  passing: { seat: Seat; turn: number } | null;
  /** Counts requests for hints: an older one is given up. */
  hints: number;
  chronicle: Chronicle;
  running: boolean;
  /** Nothing happens at it any more. */
  closed: boolean;
  /** The match goes on in another tab. */
  elsewhere: boolean;
  /** Counts failed steps, so that a bot that ran into a fault may try something else. */
  faults: number;
  /** Which writing of it the browser has, as far as is known here. */
  revision: number;
  /** Whether something has changed since it was last written, and the writing itself. */
  unkept: boolean;
  keeping: Promise<void> | null;
}

export function tableOf(id: string, match: Match, seats: SeatPlan[], series?: Series): Table {
  const people = peopleAt(seats);
  // Where several people share a screen, nobody sits at it before somebody has said so.
  const eyes: Eye[] = people.length === 1 ? people : ['spectator', ...people];
  const logs = new Map(eyes.map((eye): [Eye, LogLine[]] => [eye, []]));
  const table: Table = {
    id,
    match,
    seats,
    series,
    minds: seats.map(() => newMind('')),
    auto: [],
    eye: eyes[0],
    logs,
    told: 0,
    seq: 0,
    passing: null,
    hints: 0,
    chronicle: newChronicle(),
    running: false,
    closed: false,
    elsewhere: false,
    faults: 0,
    revision: 0,
    unkept: false,
    keeping: null,
  };
  tell(table, match.log);
  return table;
}

/** The seats of those who sit at this screen. */
export function peopleAt(seats: readonly SeatPlan[]): Seat[] {
  return seats.flatMap((plan, seat) => (plan.kind === 'me' ? [seat] : []));
}

/** From here on the table is shown as it looks from there, with the whole log of that eye. */
export function lookAs(table: Table, eye: Eye): void {
  table.eye = eye;
  table.told = 0;
}

/** A state as somebody at this table may know it, with the names of those who sit there. */
export function seenBy(
  { match: { game, state }, seats }: Pick<Table, 'match' | 'seats'>,
  eye: Eye,
  s = state,
): State {
  const people: People = { names: seats.map(({ name }) => name), you: eye === 'spectator' ? null : eye };
  return { ...game.knowledge.view(s, eye), people };
}

export function isPassing({ passing, match }: Table, seat: Seat): boolean {
  return passing?.seat === seat && passing.turn === match.game.audit.turns(match.state);
}

export const isMine = (table: Table, seat: Seat): boolean => table.seats[seat]?.kind === 'me';

/** Answers the open question. A fault anywhere leaves the table as it was. */
export function take(table: Table, seat: Seat, option: Option, auto: boolean, question?: string): void {
  const { match } = table;
  const prepared = prepare(match, seat, option, question);
  const next = { ...match, state: prepared.state, picks: [...match.picks, prepared] };
  try {
    tell({ ...table, match: next }, prepared.events);
  } catch (fault) {
    forgetPicks(table);
    throw fault;
  }
  perform(match, prepared);
  table.auto.push(auto);
}

/** Writes what happened into the log of each eye, in words, while the table still looks like it. */
function tell(table: Table, events: readonly GameEvent[]): void {
  const { match, logs, chronicle } = table;
  const { game, picks } = match;
  record(chronicle, match, events);
  for (const [eye, lines] of logs) {
    const seen = seenBy(table, eye);
    for (const event of events) {
      const known = game.knowledge.sees(event, eye);
      if (known === null) continue;
      const { rule, say } = game.words.events[event.type];
      const number = typeof rule === 'string' ? rule : rule(known);
      lines.push({
        text: say(seen, known),
        rule: number,
        kind: event.type,
        pick: picks.length,
        event: known,
      });
    }
  }
}

/** Forgets all that was written down of picks that the match does not know. */
function forgetPicks(table: Table): void {
  const picks = table.match.picks.length;
  table.auto.length = picks;
  forget(table.chronicle, picks);
  for (const [eye, lines] of table.logs) {
    table.logs.set(
      eye,
      lines.filter(line => line.pick <= picks),
    );
  }
  table.told = Math.min(table.told, linesOf(table).length);
}

export const linesOf = (table: Table): LogLine[] => table.logs.get(table.eye) ?? [];

/** After how many picks the table stands when this is undone: before the last one that somebody was asked about. */
export function undoing(table: Table): { picks: number } | { why: Reason } {
  const { match, auto, eye } = table;
  if (eye === 'spectator') return { why: { rule: '', text: notSeated(table) } };
  const picks = auto.lastIndexOf(false);
  const why = whyNoUndoTo(match, eye, picks);
  return why ? { why } : { picks };
}

/** Why whoever looks at the table now can decide nothing. */
export function notSeated({ seats }: Table): string {
  return peopleAt(seats).length === 0 ? 'you only watch this match' : PASSED_ON;
}
export const PASSED_ON = 'the screen is being passed on';

export function takeBack(table: Table): Reason | null {
  const plan = undoing(table);
  if ('why' in plan) return plan.why;
  const { eye, match } = table;
  if (eye === 'spectator') return null;
  undoTo(match, eye, plan.picks);
  forgetPicks(table);
  return null;
}
