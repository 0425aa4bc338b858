import type { Game } from '@siegeworks/kernel';
import { Refused } from '@siegeworks/kernel';
import type { HostBodies, HostType, Settings } from '@siegeworks/protocol';
import { DEFAULT_SETTINGS } from './answers.ts';
import { bugReport } from './files.ts';
import type { HostParts } from './parts.ts';
import { keepSave } from './saves.ts';
import { stateOf } from './state.ts';
import type { Table } from './table.ts';

/** What the handlers of all messages share. */
export interface Desk {
  parts: HostParts;
  tables: Map<string, Table>;
  settings: Map<string, Settings>;
  tell<K extends HostType>(re: number | null, type: K, body: HostBodies[K]): void;
}

export const refuse = (text: string, rule = ''): Refused => new Refused([{ rule, text }]);

export async function gameNamed(desk: Desk, id: string): Promise<Game> {
  const game = await desk.parts.shelf.game(id);
  if (!game) throw refuse(`there is no game ${id} on this shelf`);
  return game;
}

export function tableNamed(desk: Desk, id: string): Table {
  const table = desk.tables.get(id);
  if (!table) throw refuse('this match is not open');
  return table;
}

export function settingsOf(desk: Desk, game: string): Settings {
  return desk.settings.get(game) ?? DEFAULT_SETTINGS;
}

/** Shows the table as it is now, and keeps it. */
export function show(desk: Desk, table: Table): void {
  desk.tell(null, 'state', stateOf(table, settingsOf(desk, table.match.game.id)));
  keepSave(desk.parts, table).catch((fault: unknown) => {
    if (table.unsaved) return;
    table.unsaved = true;
    const text = `The match could not be saved in this browser (${said(fault)}). Export it as a file to keep it.`;
    desk.tell(null, 'problem', { match: table.id, text, report: null });
  });
}

/** A fault in the rules: the match stands at its last good state, and a report can be saved. */
export function fault(desk: Desk, table: Table, cause: unknown, doing: string): void {
  table.faults++;
  const text = `The rules of ${table.match.game.title} ran into a fault: ${said(cause)}. Nothing is lost: the match stands where it was.`;
  desk.tell(null, 'problem', { match: table.id, text, report: bugReport(table, cause, doing) });
}

export const said = (cause: unknown): string => (cause instanceof Error ? cause.message : `${cause}`);
