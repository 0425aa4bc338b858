import type { SaveInfo, SeatPlan, Settings } from '@siegeworks/protocol';
import { read, saveInfo, seriesLine, settings } from '@siegeworks/protocol';
import { DEFAULT_SETTINGS } from './answers.ts';
import { fileOf } from './files.ts';
import type { HostParts } from './parts.ts';
import { nextId, standing } from './series.ts';
import type { Table } from './table.ts';
import { seenBy } from './table.ts';

const MATCH = 'match/';
const SETTINGS = 'settings/';

/** A match on the shelf of the browser: what the list shows, and the file itself. */
interface Save {
  info: SaveInfo;
  file: string;
  /** Where the next match of its series is kept once it has begun. */
  next?: string | null;
}

/** Saved matches, the newest first. One that cannot be read is listed too, so that it can be deleted. */
export async function listSaves(parts: HostParts): Promise<SaveInfo[]> {
  const entries = await parts.store.entries();
  const kept = new Set(entries.map(([key]) => key));
  const infos = entries.flatMap(([key, value]) =>
    key.startsWith(MATCH) ? [infoOf(key.slice(MATCH.length), value, kept)] : [],
  );
  return infos.sort((a, b) => b.updated - a.updated);
}

/** A series can be continued after its newest match, too. */
function infoOf(match: string, value: unknown, kept: ReadonlySet<string>): SaveInfo {
  try {
    const { info, next } = value as Save;
    const told = read(saveInfo, info, 'info', 'info');
    return { ...told, match, over: told.over && (!next || kept.has(MATCH + next)) };
  } catch {
    const note = 'What was stored cannot be read. Export it to look at it, or delete it.';
    return { match, game: '', title: 'A damaged saved match', note, over: false, updated: 0 };
  }
}

/** The text of a saved match as it was stored, or `null` when there is none. */
export async function readSave(parts: HostParts, match: string): Promise<string | null> {
  const value = await parts.store.get(MATCH + match);
  if (value === undefined || value === null) return null;
  const { file } = value as Partial<Save>;
  return typeof file === 'string' ? file : JSON.stringify(value);
}

export async function keepSave(parts: HostParts, table: Table): Promise<void> {
  const kept: Save = { info: describe(parts, table), file: fileOf(table).text, next: nextId(table) };
  await parts.store.set(MATCH + table.id, kept);
}

export async function forgetSave(parts: HostParts, match: string): Promise<void> {
  await parts.store.delete(MATCH + match);
}

function describe(parts: HostParts, table: Table): SaveInfo {
  const { match, seats, series } = table;
  const { game, state } = match;
  const seen = seenBy(table, table.eye);
  const stands = state.over ? game.words.outcome(seen) : game.words.board(seen, table.eye).status.join(', ');
  const note = series ? `${seriesLine(standing(table, series))} · ${stands}` : stands;
  const title = titleOf(game.title, seats);
  return { match: table.id, game: game.id, title, note, over: state.over !== null, updated: parts.now() };
}

/** Alone, against others, or others among themselves. */
function titleOf(game: string, seats: readonly SeatPlan[]): string {
  const others = seats.filter(seat => seat.kind === 'bot').map(seat => seat.name);
  const people = seats.filter(seat => seat.kind === 'me');
  if (people.length > 1) return `${game}: ${seats.map(seat => seat.name).join(' against ')}`;
  if (others.length === 0) return game;
  return others.length < seats.length
    ? `${game} against ${others.join(', ')}`
    : `${game}: ${others.join(' against ')}`;
}

export async function readSettings(parts: HostParts, game: string): Promise<Settings> {
  try {
    return read(settings, await parts.store.get(SETTINGS + game), 'settings');
  } catch {
    return DEFAULT_SETTINGS;
  }
}

export async function keepSettings(parts: HostParts, game: string, chosen: Settings): Promise<void> {
  await parts.store.set(SETTINGS + game, chosen);
}
