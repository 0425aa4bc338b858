import type { Game } from '@siegeworks/kernel';
import type { HostBodies, HostType, Settings, StorageInfo } from '@siegeworks/protocol';
import { DEFAULT_SETTINGS } from './answers.ts';
import { bugReport } from './files.ts';
import type { Kept } from './kept.ts';
import type { HostParts } from './parts.ts';
import { refuse, said } from './refusals.ts';
import { Elsewhere, keepHeld, keepSave } from './saves.ts';
import { stateOf } from './state.ts';
import type { Table } from './table.ts';

/** What the handlers of all messages share. */
export interface Desk {
  parts: HostParts;
  tables: Map<string, Table>;
  /** Those that are just being fetched: whoever wants the same one gets the same table. */
  opening: Map<string, Promise<Table>>;
  settings: Map<string, Settings>;
  /** Matches that the browser did not take, as they would have been kept. */
  held: Map<string, Kept>;
  /** What the person knows of how matches are kept. */
  storage: StorageInfo;
  tell<K extends HostType>(re: number | null, type: K, body: HostBodies[K]): void;
}

export async function gameNamed(desk: Desk, id: string): Promise<Game> {
  const game = await desk.parts.shelf.game(id);
  if (!game) throw refuse(`there is no game ${id} on this shelf`);
  return game;
}

export function tableNamed(desk: Desk, id: string): Table {
  const table = desk.tables.get(id);
  if (table?.elsewhere) throw refuse('this match goes on in another tab');
  if (!table || table.closed) throw refuse('this match is not open');
  return table;
}

export function settingsOf(desk: Desk, game: string): Settings {
  return desk.settings.get(game) ?? DEFAULT_SETTINGS;
}

/** Shows the table as it is now, and keeps it. */
export function show(desk: Desk, table: Table): void {
  desk.tell(null, 'state', stateOf(table, settingsOf(desk, table.match.game.about.id)));
  keep(desk, table);
}

/** What changes while it is being written is written next: one after the other, so that none overtakes another. */
function keep(desk: Desk, table: Table): void {
  table.unkept = true;
  table.keeping ??= keepAll(desk, table).finally(() => {
    table.keeping = null;
  });
}
async function keepAll(desk: Desk, table: Table): Promise<void> {
  while (table.unkept && !table.elsewhere) {
    table.unkept = false;
    try {
      await keepSave(desk, table);
    } catch (fault) {
      if (!(fault instanceof Elsewhere)) throw fault;
      moveAway(desk, table);
    }
  }
}

/** There is more room than before: what found none is tried again. */
export async function keepMore(desk: Desk): Promise<void> {
  for (const [match, kept] of [...desk.held]) {
    const table = desk.tables.get(match);
    if (table) keep(desk, table);
    else await keepHeld(desk, match, kept);
  }
}

/** Somebody plays this match elsewhere: here it stops, and nothing of it is written any more. */
export function moveAway(desk: Desk, table: Table): void {
  if (table.closed) return;
  table.closed = true;
  table.elsewhere = true;
  desk.tell(null, 'elsewhere', { match: table.id });
}

/** A fault in the rules: the match stands at its last good state, and a report can be saved. */
export function fault(desk: Desk, table: Table, cause: unknown, doing: string): void {
  table.faults++;
  const text = `The rules of ${table.match.game.about.title} ran into a fault: ${said(cause)}. Nothing is lost: the match stands where it was.`;
  desk.tell(null, 'problem', { match: table.id, text, report: bugReport(table, cause, doing) });
}
