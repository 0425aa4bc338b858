import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import { list, Malformed, read, record, shape, text, whole } from '@siegeworks/files/shape';
import { MIGRATIONS } from '../database/migrations.ts';
import type { Header, Trailer } from './backup.ts';
import { FORMAT, FORMAT_VERSION } from './backup.ts';

/** A row of a backup, and the table that it belongs to. */
export interface BackedUp {
  table: string;
  row: object;
}
const header: Check<Omit<Header, 'format'> & { format: string }> = shape({
  format: text,
  version: whole,
  migrations: list(text),
  made: whole,
});
const trailer: Check<Trailer> = shape<Trailer>({ rows: record(whole), sha256: text });

/** The lines of a packed file. A reader who stops early closes it. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  // What goes wrong with the file goes wrong for whoever reads it.
  source.on('error', cause => unpacked.destroy(cause));
  const failed = new Promise<never>((_, reject) => unpacked.once('error', reject));
  failed.catch(() => {});
  const lines = createInterface({ input: source.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY });
  const each = lines[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await Promise.race([each.next(), failed]);
      if (done) return;
      yield value;
    }
  } finally {
    lines.close();
    source.destroy();
    unpacked.destroy();
  }
}

/** Every row of a file that has been checked. */
export async function* rowsIn(file: string): AsyncGenerator<BackedUp> {
  for await (const line of linesOf(file)) {
    const said = JSON.parse(line);
    if ('table' in said) yield said;
  }
}

/** Reads the whole file before anything is written anywhere; throws with every reason why it cannot be restored. */
export async function checkBackup(file: string): Promise<Header> {
  const reasons: Reason[] = [];
  const wrong = (said: string) => void reasons.push({ rule: '', text: said });
  const seen: Seen = { first: null, last: null, rows: {}, hash: createHash('sha256'), strange: 0 };
  try {
    for await (const line of linesOf(file)) look(seen, line);
  } catch (cause) {
    wrong(`the file cannot be read to its end: ${cause instanceof Error ? cause.message : cause}`);
  }
  const begin = seen.first === null ? null : part(header, seen.first, 'the first line', wrong);
  if (begin && begin.format !== FORMAT) wrong(`the file is no backup of a house, but ${begin.format}`);
  else if (begin) whyNotThisVersion(begin).forEach(wrong);
  if (seen.strange > 0) wrong(`${seen.strange} lines are not rows of a table`);
  const end = seen.last === null ? null : part(trailer, seen.last, 'the last line', wrong);
  if (end) whyNotWhole(seen, end).forEach(wrong);
  if (seen.first === null && reasons.length === 0) wrong('the file is empty');
  if (reasons.length > 0 || !begin) throw new Refused(reasons);
  return { ...begin, format: FORMAT };
}

/** What has been seen of a file so far. */
interface Seen {
  first: string | null;
  /** The newest line, which may be the last one. */
  last: string | null;
  rows: Record<string, number>;
  hash: ReturnType<typeof createHash>;
  strange: number;
}

/** Takes notice of a line. The one before it was not the last, so it counts. */
function look(seen: Seen, line: string): void {
  if (seen.first === null) {
    seen.first = line;
    seen.hash.update(`${line}\n`);
    return;
  }
  if (seen.last !== null) {
    seen.hash.update(`${seen.last}\n`);
    const table = tableOf(seen.last);
    if (table === null) seen.strange++;
    else seen.rows[table] = (seen.rows[table] ?? 0) + 1;
  }
  seen.last = line;
}

function tableOf(line: string): string | null {
  try {
    const { table, row } = JSON.parse(line);
    return typeof table === 'string' && typeof row === 'object' && row !== null ? table : null;
  } catch {
    return null;
  }
}

function part<T>(check: Check<T>, line: string, what: string, wrong: (text: string) => void): T | null {
  try {
    return read(check, JSON.parse(line), what);
  } catch (cause) {
    if (cause instanceof Malformed) for (const { text: said } of cause.reasons) wrong(`${what}: ${said}`);
    else wrong(`${what} is not that of a backup`);
    return null;
  }
}

function whyNotThisVersion({ version, migrations }: Omit<Header, 'format'>): string[] {
  const unknown = migrations.filter(name => !Object.hasOwn(MIGRATIONS, name));
  return [
    ...(version === FORMAT_VERSION
      ? []
      : [`the file has version ${version}, this program reads ${FORMAT_VERSION}`]),
    ...(migrations.length > 0 ? [] : ['the file does not say of which version its tables are']),
    ...unknown.map(name => `the file comes from a newer Siegeworks: nothing is known here of ${name}`),
  ];
}

function whyNotWhole({ rows, hash }: Seen, end: Trailer): string[] {
  const tables = new Set([...Object.keys(rows), ...Object.keys(end.rows)]);
  const missing = [...tables].filter(table => (rows[table] ?? 0) !== (end.rows[table] ?? 0));
  return [
    ...missing.map(table => `${table} has ${rows[table] ?? 0} rows instead of ${end.rows[table] ?? 0}`),
    ...(hash.digest('hex') === end.sha256
      ? []
      : ['its checksum is wrong: the file has been damaged or changed']),
  ];
}
