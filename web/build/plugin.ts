import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { parseRulebook } from './rulebook.ts';

const LIST = 'virtual:rulebooks';
const ONE = 'virtual:rulebook/';

/** Makes the documents under docs/rules into modules that are loaded when somebody looks a rule up. */
export function rulebooks(root: string): Plugin {
  const folder = join(root, 'docs', 'rules');
  return {
    name: 'siegeworks-rulebooks',
    resolveId: id => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listModule(folder);
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const file = join(folder, `${id.slice(ONE.length + 1)}.md`);
      this.addWatchFile(file);
      return `export const book = ${JSON.stringify(parseRulebook(readFileSync(file, 'utf8')))};`;
    },
  };
}

function listModule(folder: string): string {
  const games = globSync('*.md', { cwd: folder })
    .map(file => basename(file, '.md'))
    .sort();
  const entries = games.map(game => `'${game}': () => import('${ONE}${game}')`);
  return `export const rulebooks = { ${entries.join(', ')} };`;
}
