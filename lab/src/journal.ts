import { statSync, truncateSync } from 'node:fs';
import type { Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { LIMITS } from '@siegeworks/files';
import type { Check } from '@siegeworks/files/shape';
import { Malformed, malformed, parseJson, read, textUpTo } from '@siegeworks/files/shape';
import { digest } from '@siegeworks/kernel';
import { appendText, pathText, readText, Unwritable } from './files.ts';

/** What a journal keeps: the lines of one run. */
export interface Keeping<L extends object> {
  /** What people call it: `arena`. */
  what: string;
  version: number;
  rulesVersion: string;
  plan: object;
  /** A line, which must be one of this run. */
  line: Check<L>;
  /** What no two lines may share: the number of a game. */
  number(line: L): string;
}
interface Head {
  format: string;
  version: number;
  rulesVersion: string;
  plan: object;
}

/** What a long run has found out, one line each, so that it can continue when it was stopped. */
export class Journal<L extends object> {
  readonly known: L[];
  private readonly file: string;
  private readonly run: string;

  /** Reads and checks what is there; a file that is not this run's, or is damaged, is refused and left as it is. */
  constructor(file: string, keeping: Keeping<L>) {
    this.file = file;
    const { what, version, rulesVersion, plan } = keeping;
    const head: Head = { format: `siegeworks-${what}`, version, rulesVersion, plan };
    const first = `${JSON.stringify(head)}\n`;
    this.run = digest(first);
    const kept = keptIn(file, first);
    const [, ...lines] = kept.split('\n').slice(0, -1);
    if (kept !== '') checkHead(file, kept.slice(0, kept.indexOf('\n')), head, what);
    this.known = linesIn(lines, this.run, keeping);
    // A last line that was torn when somebody pulled the plug is played again.
    if (sizeOf(file) > Buffer.byteLength(kept)) truncateSync(file, Buffer.byteLength(kept));
    if (kept === '') appendText(file, first);
  }

  write(line: L): void {
    if (sizeOf(this.file) > LIMITS.kept)
      throw refuse(`${pathText(this.file)} is full: ${LIMITS.kept} bytes are allowed`);
    try {
      appendText(this.file, `${JSON.stringify({ ...line, mark: markOf(this.run, line) })}\n`);
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
      throw new Unwritable(
        `${error.message}; the games before are kept, and the same command continues from there`,
      );
    }
  }
}

const refuse = (text: string) => new Refused([{ rule: '', text }]);
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
/** A mark that goes with its run and its line: one that was changed no longer has it. */
const markOf = (run: string, line: object): string => digest(`${run} ${JSON.stringify(line)}`).slice(0, MARK);
const MARK = 16;

/** All whole lines. Nothing, if there is no file, or an empty one, or not even its first line was finished. */
function keptIn(file: string, first: string): string {
  const is = statSync(file, { throwIfNoEntry: false });
  if (!is) return '';
  if (!is.isFile()) throw refuse(`${pathText(file)} is not a regular file: no run can be kept there`);
  const all = readText(file, LIMITS.kept);
  return first.startsWith(all) ? '' : all.slice(0, all.lastIndexOf('\n') + 1) || `${all}\n`;
}

function checkHead(file: string, first: string, head: Head, what: string): void {
  const found = headIn(first);
  if (found?.format !== head.format) throw refuse(`${pathText(file)} is not a kept ${what}; name a new file`);
  if (found.version !== head.version)
    throw refuse(`${pathText(file)} was kept by another version of this program; name a new file`);
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (same(found, head)) return;
  const before = (found.plan ?? {}) as Record<string, unknown>;
  const said: [string, unknown, unknown][] = Object.entries(head.plan).map(([key, value]) => [
    key,
    value,
    before[key],
  ]);
  const other = [['rulesVersion', head.rulesVersion, found.rulesVersion] as const, ...said]
    .filter(([, mine, kept]) => !same(mine, kept))
    .map(([key]) => key);
  const how = other.length > 0 ? ` (${other.join(', ')})` : '';
  throw refuse(`${pathText(file)} keeps another run${how}; name a new file, or say the same as then`);
}
function headIn(first: string): Partial<Head> | null {
  try {
    return parseJson(first, 'it') as Partial<Head> | null;
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/** Every problem of every line at once. */
function linesIn<L extends object>(lines: readonly string[], run: string, keeping: Keeping<L>): L[] {
  const found: L[] = [];
  const reasons: Reason[] = [];
  const places = new Map<string, number>();
  const check = marked(run, keeping.line);
  for (const [i, line] of lines.entries()) {
    const at = i + 2;
    try {
      const one = read(check, parseJson(line, `line ${at}`), `line ${at}`, `line ${at}`);
      const number = keeping.number(one);
      const before = places.get(number);
      if (before !== undefined) throw malformed(`line ${at} is the same game as line ${before}`);
      places.set(number, at);
      found.push(one);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      if (reasons.length < LIMITS.problems) reasons.push(...error.reasons);
    }
  }
  if (reasons.length > 0) throw new Malformed(reasons.slice(0, LIMITS.problems));
  return found;
}

/** A line as it was written down. */
function marked<L extends object>(run: string, check: Check<L>): Check<L> {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return check(value, at);
    const { mark, ...line } = value as { mark?: unknown };
    const before = at.problems;
    const found = check(line, at);
    textUpTo(MARK)(mark, at.field('mark'));
    if (at.problems === before && markOf(run, line) !== mark) at.wrong('is not as it was written down');
    return found;
  };
}
