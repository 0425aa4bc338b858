import { Refused } from '@siegeworks/contract';
import { brief } from '@siegeworks/files';
import type { Store } from '@siegeworks/host';
import { said, whyOf } from '@siegeworks/host';
import type { SaveInfo } from '@siegeworks/protocol';
import { read, settings } from '@siegeworks/protocol';
import { sentenceFor } from '@siegeworks/reader';
import type { Keeper } from './keeper.ts';
import { Elsewhere, fails, keepHeld, MATCH, writeKept } from './keeper.ts';
import type { Kept } from './kept.ts';
import { rawText, readKept } from './kept.ts';
import { keepResult } from './results.ts';
import { wordsOf } from './storage.ts';
import { newWriter } from './writer.ts';

const SETTINGS = 'settings/';
/** An id that no page could have given: its record would not fit into a message. */
const LONG = 1000;

/**
 * The store of a page. It plays on whatever the browser does: what cannot be written is held as long as the page is
 * open, and the person sees a notice. Of two tabs with the same match the later one takes over.
 */
export function browserStore(keeper: Keeper, who: string): Store {
  const writer = newWriter(keeper);
  const asRead = new Map<string, Kept>();
  const here = (match: string) => keeper.neighbours.takeOver(match);
  keeper.neighbours.onTakeOver(match => {
    writer.drop(match);
    keeper.onElsewhere(match);
  });
  return {
    async begin(room) {
      here(room.id);
      writer.write(room);
    },
    async append(after) {
      writer.write(after);
      // Nobody waits for it: the match continues while it is written.
      if (after.match.state.over) void keepResult(keeper, after, who);
    },
    async read(match) {
      const value = await found(keeper, match);
      if (value === undefined) return null;
      const kept = readKept(match, value);
      asRead.set(match, kept);
      return kept.file;
    },
    claim: async ({ id }) => {
      const kept = asRead.get(id);
      if (kept && !(await claimed(keeper, id, kept))) return false;
      here(id);
      return true;
    },
    async copy(match) {
      const value = await found(keeper, match);
      return value === undefined ? null : rawText(value);
    },
    async forget(match) {
      keeper.held.delete(match);
      await keeper.database.delete(MATCH + match).catch((fault: unknown) => fails(keeper, fault));
      await keepHeld(keeper);
    },
    list: () => listed(keeper),
    flush: () => writer.done(),
    settings: (_who, game) => settingsIn(keeper, game),
    async keepSettings(_who, game, chosen) {
      const written = keeper.database.update(SETTINGS + game, () => chosen);
      await written.catch((fault: unknown) => fails(keeper, fault));
    },
  };
}

async function claimed(keeper: Keeper, match: string, kept: Kept): Promise<boolean> {
  try {
    await writeKept(keeper, match, kept);
    return true;
  } catch (fault) {
    if (!(fault instanceof Elsewhere)) throw fault;
    keeper.held.delete(match);
    return false;
  }
}

/** What was kept of a match, or `undefined`. */
async function found(keeper: Keeper, match: string): Promise<unknown> {
  const held = keeper.held.get(match);
  if (held) return held;
  try {
    return await keeper.database.get(MATCH + match);
  } catch (fault) {
    fails(keeper, fault);
    const text = `this browser cannot read its saved copy of this match: ${wordsOf(fault)}`;
    throw new Refused([{ rule: '', text }]);
  }
}

/** Kept matches, the newest first. One that cannot be read is listed too, so that it can be exported and deleted. */
async function listed(keeper: Keeper): Promise<SaveInfo[]> {
  const entries = await keeper.database.entries(MATCH).catch((fault: unknown) => {
    fails(keeper, fault);
    return [];
  });
  const held = [...keeper.held].map(([match, kept]): [string, unknown] => [MATCH + match, kept]);
  const all = new Map([...entries, ...held].filter(([key]) => key.length < LONG));
  const infos = [...all]
    .filter(([, value]) => !isBranch(value))
    .map(([key, value]) => infoIn(keeper, key.slice(MATCH.length), value, all));
  return infos.sort((a, b) => b.updated - a.updated);
}

/** What was only tried out is listed where it branched off, in the studio. */
const isBranch = (value: unknown): boolean => (value as Partial<Kept> | undefined)?.branch === true;

function infoIn(keeper: Keeper, match: string, value: unknown, all: ReadonlyMap<string, unknown>): SaveInfo {
  try {
    const { info, next } = readKept(match, value);
    // A series can be continued after its newest match, too.
    const over = info.over && (!next || all.has(MATCH + next));
    return { ...info, over, state: keeper.held.has(match) ? 'held' : 'kept' };
  } catch (fault) {
    const [first] = whyOf(fault)?.map(sentenceFor) ?? [];
    const why = value instanceof Error ? wordsOf(value) : (first?.text ?? said(fault));
    const note = `It cannot be opened: ${brief(why, 200)}.`;
    return { match, game: '', title: 'A damaged match', note, over: false, updated: 0, state: 'damaged' };
  }
}

async function settingsIn(keeper: Keeper, game: string) {
  try {
    const kept = await keeper.database.get(SETTINGS + game);
    return kept === undefined ? null : read(settings, kept, 'settings');
  } catch (fault) {
    if (!(fault instanceof Refused)) fails(keeper, fault);
    return null;
  }
}
