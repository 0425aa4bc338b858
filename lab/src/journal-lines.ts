import type { Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import { LIMITS } from '@siegeworks/files';
import type { Check } from '@siegeworks/files/shape';
import { Malformed, malformed, parseJson, read, textUpTo } from '@siegeworks/files/shape';

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
export interface Head {
  format: string;
  version: number;
  rulesVersion: string;
  plan: object;
}

/** The first line of a journal: of which run it is. */
export function headText<L extends object>({ what, version, rulesVersion, plan }: Keeping<L>): string {
  const head: Head = { format: `siegeworks-${what}`, version, rulesVersion, plan };
  return `${JSON.stringify(head)}\n`;
}
export const runOf = (head: string): string => digest(head);
/** One line as it is written down, with its mark. */
export const lineText = (run: string, line: object): string =>
  `${JSON.stringify({ ...line, mark: markOf(run, line) })}\n`;

export const refuse = (text: string) => new Refused([{ rule: '', text }]);
/** A mark that goes with its run and its line: one that was changed no longer has it. */
const markOf = (run: string, line: object): string => digest(`${run} ${JSON.stringify(line)}`).slice(0, MARK);
const MARK = 16;

export function checkHead<L extends object>(name: string, first: string, keeping: Keeping<L>): void {
  const { what } = keeping;
  const head = JSON.parse(headText(keeping)) as Head;
  const found = headIn(first);
  if (found?.format !== head.format) throw refuse(`${name} is not a kept ${what}; name a new file`);
  if (found.version !== head.version)
    throw refuse(`${name} was kept by another version of this program; name a new file`);
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
  throw refuse(`${name} keeps another run${how}; name a new file, or say the same as then`);
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
export function linesIn<L extends object>(lines: readonly string[], run: string, keeping: Keeping<L>): L[] {
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
