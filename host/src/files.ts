import type { ReportParts } from '@siegeworks/files';
import { load, reportText, save } from '@siegeworks/files';
import type { FileText } from '@siegeworks/protocol';
import { VERSION } from '@siegeworks/protocol';
import { continued } from './chronicle.ts';
import type { MatchFile, SavedSeat } from './match-file.ts';
import { readMatchFile, YOU } from './match-file.ts';
import type { HostParts } from './parts.ts';
import { refuse, said, whyOf } from './refusals.ts';
import type { Chair, Progress, Room } from './room.ts';
import { roomOf } from './room.ts';

/** The match with everything beside it, as it is kept and exported. */
export function fileOf({ match, seats, auto, delays, series, branch }: Room): string {
  const table = {
    seats: seats.map(savedSeat),
    auto: auto.flatMap((yes, pick) => (yes ? [pick] : [])),
    ...(delays.length > 0 && { delays }),
  };
  const beside = { table, ...(series && { series }), ...(branch && { branch }) };
  return `${JSON.stringify({ ...save(match), ...beside }, null, 1)}\n`;
}
export const fileName = ({ id, match }: Room): string =>
  `${match.game.about.id}-${id.slice(0, 8)}.siege.json`;

function savedSeat(chair: Chair): SavedSeat {
  if (chair.kind === 'computer') return { kind: 'bot', name: chair.name, bot: chair.bot };
  return { kind: chair.kind === 'person' ? 'me' : 'open', name: chair.name };
}

/** Everything that is needed to see a fault again. */
export function bugReport(room: Room, fault: unknown, doing: string): FileText {
  const error =
    fault instanceof Error
      ? { message: fault.message, stack: fault.stack ?? '', doing }
      : { message: `${fault}`, doing };
  return reportOf(room, { words: '', sentences: [], error });
}

/** A report about this moment of a match. */
export function reportOf(room: Room, parts: Pick<ReportParts, 'words' | 'sentences' | 'error'>): FileText {
  const { game } = room.match;
  const versions = { protocol: `${VERSION}`, rules: game.about.rulesVersion };
  const text = reportText({ ...parts, versions, match: JSON.parse(fileOf(room)) });
  return { name: `report-${game.about.id}-${room.id.slice(0, 8)}.json`, text };
}

/** Plays a saved match again, or throws with what is wrong with it. Its people are `who`. */
export async function roomFrom(parts: HostParts, id: string, text: string, who: string): Promise<Room> {
  try {
    return await replayed(parts, id, readMatchFile(text), who);
  } catch (fault) {
    if (whyOf(fault)) throw fault;
    throw refuse('saved match damaged', said(fault));
  }
}

async function replayed(parts: HostParts, id: string, saved: MatchFile, who: string): Promise<Room> {
  const game = await parts.game(saved.game);
  if (!game) throw refuse('match of no game', saved.game);
  const seats = saved.table?.seats ?? usualSeats(parts, saved.config.players.length);
  checkBots(parts, seats);
  let chronicle: Progress['chronicle'] = [];
  const match = load(game, saved, m => {
    chronicle = continued(chronicle, m);
  });
  const room = roomOf(id, match, { seats: seats.map(seat => chairOf(seat, who)), series: saved.series });
  const delays = saved.table?.delays ?? [];
  return { ...room, auto: autoOf(saved), delays, chronicle, branch: saved.branch };
}

/** For each pick of a file, whether it was answered without asking. */
export function autoOf({ picks, table }: MatchFile): boolean[] {
  const unasked = new Set(table?.auto);
  return picks.map((_pick, i) => unasked.has(i));
}

function chairOf({ kind, name, bot }: SavedSeat, who: string): Chair {
  if (kind === 'me') return { kind: 'person', name, who };
  return kind === 'bot' ? { kind: 'computer', name, bot: bot ?? '' } : { kind: 'open', name };
}

export function checkBots({ bots }: HostParts, seats: readonly SavedSeat[]): void {
  const strange = seats.find(plan => plan.kind === 'bot' && !bots.some(bot => bot.id === plan.bot));
  if (strange) throw refuse('no bot', strange.bot ?? '', ...bots.map(bot => bot.id));
}

/** Who sat where is not known: the person first, against the second of the computer players offered. */
function usualSeats(parts: HostParts, players: number): SavedSeat[] {
  const bot = parts.levels[1] ?? parts.levels[0];
  const others = Array.from(
    { length: players - 1 },
    (): SavedSeat => ({ kind: 'bot', name: bot?.name ?? '', bot: bot?.id ?? '' }),
  );
  return [YOU, ...others];
}
