import type { Match, Saved } from '@siegeworks/kernel';
import { parseSaved, Refused, refusal, replay, save, stateDigest } from '@siegeworks/kernel';
import type { FileText, SeatPlan, Series } from '@siegeworks/protocol';
import { Malformed, read, readSeries, seatPlan } from '@siegeworks/protocol';
import type { HostParts } from './parts.ts';
import type { Table } from './table.ts';
import { tableOf, take } from './table.ts';

/** What a host adds to a saved match: who sat where, and which picks nobody was asked about. */
interface Seating {
  seats: SeatPlan[];
  auto: number[];
}

export function fileOf(table: Table): FileText {
  const { match, seats, auto, series } = table;
  const seating: Seating = { seats, auto: auto.flatMap((yes, pick) => (yes ? [pick] : [])) };
  const name = `${match.game.id}-${table.id.slice(0, 8)}.siege.json`;
  const kept = { ...save(match), table: seating, ...(series && { series }) };
  return { name, text: `${JSON.stringify(kept, null, 1)}\n` };
}

/** Everything that is needed to see a fault again. */
export function bugReport(table: Table, fault: unknown, doing: string): FileText {
  const error =
    fault instanceof Error ? { message: fault.message, stack: fault.stack ?? '' } : { message: `${fault}` };
  const report = { format: 'siegeworks-bug', version: 1, error, doing, match: save(table.match) };
  return {
    name: `bug-${table.match.game.id}-${table.id.slice(0, 8)}.json`,
    text: `${JSON.stringify(report, null, 1)}\n`,
  };
}

/** Plays a saved match again, or throws `Refused` with what is wrong with it. */
export async function tableFrom(parts: HostParts, id: string, text: string): Promise<Table> {
  try {
    const saved = parseSaved(text);
    return await replayed(parts, id, saved);
  } catch (fault) {
    if (fault instanceof Refused && !(fault instanceof Malformed)) throw fault;
    const why = fault instanceof Error ? fault.message : `${fault}`;
    throw damaged(`the saved match is damaged: ${why}`);
  }
}

async function replayed(parts: HostParts, id: string, saved: Saved): Promise<Table> {
  const game = await parts.shelf.game(saved.game);
  if (!game) throw damaged(`this match is of ${saved.game}, a game that is not on this shelf`);
  const start: Match = replay(game, saved, 0);
  const { seats, auto } = seatingOf(parts, saved);
  const table = tableOf(id, start, seats, seriesOf(saved));
  for (const [i, { seat, option }] of saved.picks.entries()) {
    const why = refusal(table.match, seat, option);
    if (why) throw damaged(`pick ${i + 1} of ${saved.picks.length} is not legal: ${why.text}`);
    take(table, seat, option, auto.includes(i));
  }
  if (stateDigest(table.match.state) !== saved.state) {
    throw damaged('the saved match does not lead to the state it names');
  }
  return table;
}

/** Most matches belong to none; a broken one is refused, because its score would be lost unnoticed. */
function seriesOf({ config, series }: Saved & { series?: unknown }): Series | undefined {
  return series === undefined ? undefined : readSeries(series, config.players.length);
}

/** Files from elsewhere do not say who sat where: then the person takes the first seat. */
function seatingOf(parts: HostParts, saved: Saved & { table?: unknown }): Seating {
  const players = saved.config.players.length;
  const { seats, auto } = (saved.table ?? {}) as Partial<Seating>;
  try {
    const plans = (seats ?? []).map((plan, i) => read(seatPlan, plan, 'the seat', `table.seats[${i}]`));
    if (plans.length === players) return { seats: plans, auto: Array.isArray(auto) ? auto : [] };
  } catch {
    // A damaged seating is no reason to lose the match.
  }
  return { seats: usualSeats(parts, players), auto: [] };
}

/** The person first, against the second of the computer players offered. */
function usualSeats(parts: HostParts, players: number): SeatPlan[] {
  const bot = parts.levels[1] ?? parts.levels[0];
  const others = Array.from(
    { length: players - 1 },
    (): SeatPlan => ({ kind: 'bot', name: bot?.name ?? '', bot: bot?.id ?? '' }),
  );
  return [{ kind: 'me', name: 'You' }, ...others];
}

const damaged = (text: string) => new Refused([{ rule: '', text }]);
