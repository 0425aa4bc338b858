import { LIMITS } from '@siegeworks/files';
import type { Check } from '@siegeworks/files/shape';
import {
  exact,
  flag,
  list,
  optional,
  parseJson,
  read,
  text,
  textUpTo,
  wholeFrom,
  word,
} from '@siegeworks/files/shape';
import type { StudioBranch, StudioNote } from '@siegeworks/protocol';
import { NOTE_SIGNS } from '@siegeworks/protocol';
import type { Database } from '../database.ts';

const NOTES = 'notes/';
const BRANCH = 'branch/';
/** Where pages kept notes and branches before they lay beside the matches. */
const OLDER_NOTES = 'siegeworks.notes.';
const OLDER_BRANCHES = 'siegeworks.branches';

const notes: Check<StudioNote[]> = list(
  exact<StudioNote>({
    at: wholeFrom(0, LIMITS.picks),
    text: textUpTo(LIMITS.note),
    sign: optional(word(...NOTE_SIGNS)),
  }),
);
const branch: Check<StudioBranch> = exact<StudioBranch>({
  match: text,
  of: text,
  at: wholeFrom(0, LIMITS.picks),
  seat: wholeFrom(0, LIMITS.seats - 1),
  honest: flag,
  name: text,
  source: text,
  key: optional(text),
});

/** The notes that were kept on this match; `null` if there never were any, or none that can be read. */
export async function notesOn(database: Database, key: string): Promise<StudioNote[] | null> {
  try {
    return read(notes, await database.get(NOTES + key), 'the notes');
  } catch {
    return null;
  }
}

export const keepNotes = (database: Database, key: string, all: StudioNote[]): Promise<boolean> =>
  taken(database.update(NOTES + key, () => all));

/** In the order of the moments at which they left; one that cannot be read does not take the others along. */
export async function branchesIn(database: Database): Promise<StudioBranch[]> {
  const entries = await database.entries(BRANCH).catch(() => []);
  const found = entries.flatMap(([, value]) => readable(value) ?? []);
  return found.sort((a, b) => a.at - b.at || a.name.localeCompare(b.name));
}
function readable(value: unknown): StudioBranch | null {
  try {
    return read(branch, value, 'the branch');
  } catch {
    return null;
  }
}

export const keepBranch = (database: Database, kept: StudioBranch): Promise<boolean> =>
  taken(database.update(BRANCH + kept.match, () => kept));
export const forgetBranch = (database: Database, match: string): Promise<boolean> =>
  taken(database.delete(BRANCH + match));

/** What lies beside the matches already is newer: it stays as it is. Throws where nobody could read the text. */
export async function moveIn(database: Database, place: string, kept: string): Promise<boolean> {
  const value = parseJson(kept, place);
  if (place === OLDER_BRANCHES) {
    const moves = read(list(branch), value, place).map(each =>
      taken(database.update(BRANCH + each.match, now => readable(now) ?? each)),
    );
    return (await Promise.all(moves)).every(isTaken => isTaken);
  }
  if (!place.startsWith(OLDER_NOTES)) return false;
  const older = read(notes, value, place);
  const key = place.slice(OLDER_NOTES.length);
  return taken(database.update(NOTES + key, now => now ?? older));
}

/** Where the browser keeps nothing the studio works all the same; notes last as long as the page. */
const taken = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
