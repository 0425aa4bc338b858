import { LIMITS } from '@siegeworks/files';
import type { Check } from '@siegeworks/files/shape';
import {
  exact,
  fileText,
  flag,
  malformed,
  name,
  optional,
  orNull,
  read,
  text,
  wholeFrom,
} from '@siegeworks/files/shape';
import { readMatchFile } from '@siegeworks/host';
import type { SaveInfo } from '@siegeworks/protocol';

/** What the list shows of a kept match. */
export type KeptInfo = Omit<SaveInfo, 'state'>;

/** A match as it lies in the browser. */
export interface Kept {
  info: KeptInfo;
  /** The same text that is exported. */
  file: string;
  /** Where the next match of its series is kept once it has begun. */
  next?: string | null | undefined;
  /** It branched off another match. */
  branch?: boolean | undefined;
  /** How often it was written: a writer must have seen the last version. Pages did not always count. */
  revision?: number | undefined;
}

/** The last day that a browser's calendar knows. */
const LAST_DAY = 8.64e15;
const info: Check<KeptInfo> = exact<KeptInfo>({
  match: text,
  game: name,
  title: text,
  note: text,
  over: flag,
  updated: wholeFrom(0, LAST_DAY),
});
const revision = wholeFrom(0, Number.MAX_SAFE_INTEGER - 1);
const record: Check<Kept> = exact<Kept>({
  info,
  file: fileText,
  next: optional(orNull(text)),
  branch: optional(flag),
  revision: optional(revision),
});

/** Reads what was kept under this id, its file included, or throws with all that is wrong with it. */
export function readKept(match: string, value: unknown): Kept {
  const kept = read(record, value, 'the saved record');
  const { game } = readMatchFile(kept.file);
  if (kept.info.match !== match) throw malformed('info.match belongs to another match');
  if (kept.info.game !== game) throw malformed(`info.game is ${kept.info.game}, but the match is of ${game}`);
  return kept;
}

/** Which writing this is; 0 for nothing, and for what cannot be read. */
export function revisionOf(value: unknown): number {
  const { revision = 0 } = (value ?? {}) as Partial<Kept>;
  return Number.isSafeInteger(revision) ? revision : 0;
}

/** What is there, as a file: the match itself where there is one, else whatever it is. */
export function rawText(value: unknown): string {
  const { file } = (value ?? {}) as Partial<Kept>;
  const raw = typeof file === 'string' ? file : jsonOf(value);
  return raw.length > LIMITS.file ? raw.slice(0, LIMITS.file) : raw;
}
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value, null, 1) ?? `${value}`;
  } catch {
    // A browser can keep what JSON cannot say.
    return `${value}`;
  }
}
