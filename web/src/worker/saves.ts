import { brief } from '@siegeworks/files';
import { Refused } from '@siegeworks/kernel';
import type { SaveInfo, SeatPlan, Settings } from '@siegeworks/protocol';
import { read, seriesLine, settings } from '@siegeworks/protocol';
import { DEFAULT_SETTINGS } from './answers.ts';
import type { Desk } from './desk.ts';
import { fileOf } from './files.ts';
import type { Kept, KeptInfo } from './kept.ts';
import { rawText, readKept, revisionOf } from './kept.ts';
import { refuse, said } from './refusals.ts';
import { nextId, standing } from './series.ts';
import { storageFails, storageWorks, wordsOf } from './storage.ts';
import type { Table } from './table.ts';
import { peopleAt, seenBy } from './table.ts';

const MATCH = 'match/';
const SETTINGS = 'settings/';
/** An id that no page could have given: its record would not fit into a message. */
const LONG = 1000;

/** Somebody else has written since this table was read. */
export class Elsewhere extends Error {
  override name = 'Elsewhere';
}

/** Kept matches, the newest first. One that cannot be read is listed too, so that it can be exported and deleted. */
export async function listSaves(desk: Desk): Promise<SaveInfo[]> {
  const entries = await desk.parts.store.entries().catch((fault: unknown) => {
    storageFails(desk, fault);
    return [];
  });
  const held = [...desk.held].map(([match, kept]): [string, unknown] => [MATCH + match, kept]);
  const all = new Map([...entries, ...held].filter(([key]) => key.startsWith(MATCH) && key.length < LONG));
  const infos = [...all].map(([key, value]) => infoOf(desk, key.slice(MATCH.length), value, all));
  return infos.sort((a, b) => b.updated - a.updated);
}

function infoOf(desk: Desk, match: string, value: unknown, all: ReadonlyMap<string, unknown>): SaveInfo {
  try {
    const { info, next } = readKept(match, value);
    // A series can be continued after its newest match, too.
    const over = info.over && (!next || all.has(MATCH + next));
    return { ...info, over, state: desk.held.has(match) ? 'held' : 'kept' };
  } catch (fault) {
    const [first] = fault instanceof Refused ? fault.reasons : [];
    const why = value instanceof Error ? wordsOf(value) : (first?.text ?? said(fault));
    const note = `It cannot be opened: ${brief(why, 200)}.`;
    return { match, game: '', title: 'A damaged match', note, over: false, updated: 0, state: 'damaged' };
  }
}

/** What was kept of a match, or `undefined`. */
async function found(desk: Desk, match: string): Promise<unknown> {
  const held = desk.held.get(match);
  if (held) return held;
  try {
    return await desk.parts.store.get(MATCH + match);
  } catch (fault) {
    storageFails(desk, fault);
    throw refuse(`this browser cannot read what it kept of this match: ${wordsOf(fault)}`);
  }
}

export const isKept = async (desk: Desk, match: string): Promise<boolean> =>
  (await found(desk, match)) !== undefined;

/** A kept match as it is, whole or damaged. */
export async function exportSave(desk: Desk, match: string): Promise<string> {
  const value = await found(desk, match);
  if (value === undefined) throw refuse(UNKNOWN);
  return rawText(value);
}

/** What was kept of a match, or throws `Refused` with what is wrong with it. */
export async function readSave(desk: Desk, match: string): Promise<Kept> {
  const value = await found(desk, match);
  if (value === undefined) throw refuse(UNKNOWN);
  return readKept(match, value);
}
const UNKNOWN = 'this match is not among those saved here';

/**
 * Writes over what was read before and over nothing newer; throws `Elsewhere` if there is something newer. What the
 * browser does not take is held as long as the page is open. Gives back which writing the browser has now.
 */
export async function writeSave(desk: Desk, match: string, kept: Kept): Promise<number> {
  const { revision: seen = 0 } = kept;
  try {
    await desk.parts.store.update(MATCH + match, now => {
      if (now !== undefined && revisionOf(now) !== seen) throw new Elsewhere();
      return { ...kept, revision: seen + 1 };
    });
  } catch (fault) {
    if (fault instanceof Elsewhere) throw fault;
    desk.held.set(match, kept);
    storageFails(desk, fault);
    return seen;
  }
  desk.held.delete(match);
  storageWorks(desk);
  return seen + 1;
}

export async function keepSave(desk: Desk, table: Table): Promise<void> {
  const info = describe(desk.parts.now(), table);
  const { text: file } = fileOf(table);
  const kept: Kept = { info, file, next: nextId(table), revision: table.revision };
  table.revision = await writeSave(desk, table.id, kept);
}

export async function forgetSave(desk: Desk, match: string): Promise<void> {
  desk.held.delete(match);
  try {
    await desk.parts.store.delete(MATCH + match);
  } catch (fault) {
    storageFails(desk, fault);
  }
}

/** There may be room now for a match that found none before. */
export async function keepHeld(desk: Desk, match: string, kept: Kept): Promise<void> {
  try {
    await writeSave(desk, match, kept);
  } catch (fault) {
    if (!(fault instanceof Elsewhere)) throw fault;
  }
}

function describe(updated: number, table: Table): KeptInfo {
  const { match, seats, series } = table;
  const { game, state } = match;
  // Whoever looks at the list may be anybody who shares this screen.
  const people = peopleAt(seats);
  const eye = people.length === 1 ? people[0] : 'spectator';
  const seen = seenBy(table, eye);
  const stands = state.over ? game.words.outcome(seen) : game.words.board(seen, eye).status.join(', ');
  const note = series ? `${seriesLine(standing(table, series))} · ${stands}` : stands;
  const title = titleOf(game.about.title, seats);
  return { match: table.id, game: game.about.id, title, note, over: state.over !== null, updated };
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

export async function readSettings(desk: Desk, game: string): Promise<Settings> {
  try {
    const kept = await desk.parts.store.get(SETTINGS + game);
    return kept === undefined ? DEFAULT_SETTINGS : read(settings, kept, 'settings');
  } catch (fault) {
    if (!(fault instanceof Refused)) storageFails(desk, fault);
    return DEFAULT_SETTINGS;
  }
}

export async function keepSettings(desk: Desk, game: string, chosen: Settings): Promise<void> {
  try {
    await desk.parts.store.update(SETTINGS + game, () => chosen);
  } catch (fault) {
    storageFails(desk, fault);
  }
}
