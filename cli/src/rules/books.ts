import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The repository that this command is part of. */
export const ROOT = join(import.meta.dirname, '..', '..', '..');

export interface Rule {
  id: string;
  game: string;
  section: string;
  text: string;
}

/** Every numbered rule and ruling of the rule books. */
export function allRules(root = ROOT): Rule[] {
  const books = join(root, 'docs', 'rules');
  if (!existsSync(books)) return [];
  return globSync('*.md', { cwd: books })
    .sort()
    .flatMap(file => rulesIn(readFileSync(join(books, file), 'utf8'), basename(file, '.md')));
}

/** A rule is a list item that begins with its number in bold. */
function rulesIn(book: string, game: string): Rule[] {
  const rules: Rule[] = [];
  let section = '';
  for (const line of book.split('\n')) {
    section = /^#+ (.+)$/.exec(line)?.[1] ?? section;
    const [, id, text] = /^[-*] \*\*([A-Z]+-R?\d+)\*\* (.+)$/.exec(line) ?? [];
    if (id !== undefined && text !== undefined) rules.push({ id, game, section, text: unmarked(text) });
  }
  return rules;
}

/** Without the marks of Markdown and the line numbers of the source. */
function unmarked(text: string): string {
  return text
    .replaceAll(/\s*\[L[^\]]*\]/g, '')
    .replaceAll(/(\*{1,2}|`)(.+?)\1/g, '$2')
    .trim();
}

/** `ts-41` is `TS-041`. */
export function ruleCalled(rules: readonly Rule[], said: string): Rule | undefined {
  const wanted = bare(said);
  return rules.find(rule => bare(rule.id) === wanted);
}
const bare = (id: string) =>
  id
    .toUpperCase()
    .replace(/[\s_]/g, '-')
    .replace(/-(R?)0+(?=\d)/, '-$1');
