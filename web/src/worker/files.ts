import { replay, save, stateDigest } from '@siegeworks/files';
import { Refused, refusal } from '@siegeworks/kernel';
import type { FileText, SeatPlan } from '@siegeworks/protocol';
import type { MatchFile, Seating } from './match-file.ts';
import { readMatchFile } from './match-file.ts';
import type { HostParts } from './parts.ts';
import { refuse, said } from './refusals.ts';
import type { Table } from './table.ts';
import { tableOf, take } from './table.ts';

export function fileOf(table: Table): FileText {
  const { match, seats, auto, series, chairs } = table;
  const seating: Seating = { seats, auto: auto.flatMap((yes, pick) => (yes ? [pick] : [])) };
  const name = `${match.game.about.id}-${table.id.slice(0, 8)}.siege.json`;
  const kept = { ...save(match), table: seating, ...(series && { series }), ...(chairs && { chairs }) };
  return { name, text: `${JSON.stringify(kept, null, 1)}\n` };
}

/** Everything that is needed to see a fault again. */
export function bugReport(table: Table, fault: unknown, doing: string): FileText {
  const error =
    fault instanceof Error ? { message: fault.message, stack: fault.stack ?? '' } : { message: `${fault}` };
  const report = { format: 'siegeworks-bug', version: 1, error, doing, match: save(table.match) };
  return {
    name: `bug-${table.match.game.about.id}-${table.id.slice(0, 8)}.json`,
    text: `${JSON.stringify(report, null, 1)}\n`,
  };
}

/** Plays a saved match again, or throws `Refused` with what is wrong with it. */
export async function tableFrom(parts: HostParts, id: string, text: string): Promise<Table> {
  try {
    return await replayed(parts, id, readMatchFile(text));
  } catch (fault) {
    if (fault instanceof Refused) throw fault;
    throw refuse(`the saved match is damaged: ${said(fault)}`);
  }
}

async function replayed(parts: HostParts, id: string, saved: MatchFile): Promise<Table> {
  const game = await parts.shelf.game(saved.game);
  if (!game) throw refuse(`this match is of ${saved.game}, a game that is not on this shelf`);
  const start = replay(game, saved, 0);
  if (start.commitment !== saved.commitment)
    throw refuse('the seed is not the one that was committed to before the first card');
  const { seats, auto } = saved.table ?? { seats: usualSeats(parts, saved.config.players.length), auto: [] };
  checkBots(parts, seats);
  const unasked = new Set(auto);
  const table = tableOf(id, start, seats, saved.series);
  table.chairs = saved.chairs;
  for (const [i, { seat, option }] of saved.picks.entries()) {
    const why = refusal(table.match, seat, option);
    if (why) throw refuse(`pick ${i + 1} of ${saved.picks.length} is not legal: ${why.text}`);
    take(table, seat, option, unasked.has(i));
  }
  if (stateDigest(table.match.state) !== saved.state)
    throw refuse('the saved match does not lead to the state it names');
  return table;
}

export function checkBots({ bots }: HostParts, seats: readonly SeatPlan[]): void {
  const strange = seats.find(plan => plan.kind === 'bot' && !bots.some(bot => bot.id === plan.bot));
  const known = bots.map(bot => bot.id).join(', ');
  if (strange) throw refuse(`there is no computer player ${strange.bot}; known are ${known}`);
}

/** Who sat where is not known: the person first, against the second of the computer players offered. */
function usualSeats(parts: HostParts, players: number): SeatPlan[] {
  const bot = parts.levels[1] ?? parts.levels[0];
  const others = Array.from(
    { length: players - 1 },
    (): SeatPlan => ({ kind: 'bot', name: bot?.name ?? '', bot: bot?.id ?? '' }),
  );
  return [{ kind: 'me', name: 'You' }, ...others];
}
