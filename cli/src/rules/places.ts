import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Rule } from './books.ts';
import { ROOT } from './books.ts';
import { rulesNamed } from './named.ts';

export interface Place {
  file: string;
  line: number;
  /** The line itself, or the title of the scenario around it. */
  text: string;
}
/** Where the repository keeps a rule and where it proves it. */
export interface Places {
  kept: Place[];
  /** Why no line keeps it, when the game says so. */
  absence: string | null;
  proved: Place[];
}

/** `null` without the sources: an installed command may have only the rule books. */
export function placesOf({ id, game }: Rule, root = ROOT): Places | null {
  if (!existsSync(join(root, 'games', game, 'src'))) return null;
  const proved = provingFiles(root).flatMap(file => placesIn(root, file, id));
  const own = proved.filter(({ file }) => file.startsWith(`games/${game}/`));
  return {
    kept: keepingFiles(root, game).flatMap(file => placesIn(root, file, id)),
    absence: absences(root, game).find(each => each.rule === id)?.reason ?? null,
    // Other packages name rules as examples, too.
    proved: own.length > 0 ? own : proved,
  };
}

/** The sources that keep the rules of a game: words only tell them. */
export function keepingFiles(root: string, game: string): string[] {
  return files(root, [`games/${game}/src/**/*.ts`]).filter(file => !/\/src\/words\//.test(file));
}

/** The tests and scenarios; the tests of the tools name rules that do not exist. */
export function provingFiles(root: string): string[] {
  return files(root, ['**/*.test.{ts,tsx}', '**/*.e2e.ts', '**/*.scenario.{yaml,yml,json}']);
}

const SKIPPED = /(^|[\\/])(node_modules|dist|\.tsbuild|\.git)$|^tools$/;
function files(root: string, patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: path => SKIPPED.test(path) })
    .map(path => path.split(sep).join('/'))
    .sort();
}

/** Once for a line, and once for a scenario, which names a rule in its head and again in what it expects. */
function placesIn(root: string, file: string, id: string): Place[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(id.slice(0, id.indexOf('-') + 1))) return [];
  const lines = text.split('\n');
  const found = rulesNamed(text).filter(({ rules }) => rules.includes(id));
  const places = found.map(({ line }) => ({ file, ...told(lines, line, file) }));
  return places.filter((place, i) => places.findIndex(({ line }) => line === place.line) === i);
}

const TITLE = /^\s*(?:- )?title: (.+)$/;
function told(lines: readonly string[], line: number, file: string): Omit<Place, 'file'> {
  const title = file.includes('.scenario.') ? titleAbove(lines, line) : null;
  return title ?? { line, text: lines[line - 1].trim() };
}

function titleAbove(lines: readonly string[], line: number): Omit<Place, 'file'> | null {
  for (let i = line; i > 0; i--) {
    const [, title] = TITLE.exec(lines[i - 1]) ?? [];
    if (title !== undefined) return { line: i, text: title.replace(/^(['"])(.*)\1$/, '$2') };
  }
  return null;
}

/** A line `- TS-123: reason` of games/<game>/kept-by-absence.md: a rule that holds because no code breaks it. */
export interface Absence {
  rule: string;
  reason: string;
}
export function absences(root: string, game: string): Absence[] {
  const file = join(root, 'games', game, 'kept-by-absence.md');
  if (!existsSync(file)) return [];
  const items = readFileSync(file, 'utf8').matchAll(/^- ([A-Z]{2}-R?\d{2,3})\b:?(.*)$/gm);
  return [...items].map(([, rule, reason]) => ({ rule, reason: reason.trim() }));
}
