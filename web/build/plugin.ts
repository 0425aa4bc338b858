import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { examplesOf, firstMatchOf, lessonsOf, puzzlesOf } from '@siegeworks/lab/examples';
import type { Plugin } from 'vite';
import { parseRulebook } from './rulebook.ts';

/** A list of modules, one for each game, that are loaded when somebody wants them. */
interface Shelf {
  list: string;
  one: string;
  name: string;
  make(root: string, game: string): unknown;
}

/** The documents under docs/rules; a rule of which there is an example says so. */
const BOOKS: Shelf = {
  list: 'virtual:rulebooks',
  one: 'virtual:rulebook/',
  name: 'book',
  make(root, game) {
    const { rules } = examplesOf(root, game);
    return parseRulebook(readFileSync(bookOf(root, game), 'utf8'), id => Object.hasOwn(rules, id));
  },
};
/** The scenarios that show the rules and cards of a game. */
const EXAMPLES: Shelf = {
  list: 'virtual:examples',
  one: 'virtual:example/',
  name: 'examples',
  make: examplesOf,
};
/** The course of a game. */
const LESSONS: Shelf = {
  list: 'virtual:lessons',
  one: 'virtual:lesson/',
  name: 'lessons',
  make: lessonsOf,
};
/** The match at its end. */
const FIRSTS: Shelf = {
  list: 'virtual:firsts',
  one: 'virtual:first/',
  name: 'first',
  make: firstMatchOf,
};
/** The puzzles of a game. */
const PUZZLES: Shelf = {
  list: 'virtual:puzzles',
  one: 'virtual:puzzle/',
  name: 'puzzles',
  make: puzzlesOf,
};
const bookOf = (root: string, game: string) => join(root, 'docs', 'rules', `${game}.md`);

/** Makes rule books and their examples into modules that are loaded when somebody looks a rule up. */
export function rulebooks(root: string): Plugin[] {
  return [BOOKS, EXAMPLES, LESSONS, FIRSTS, PUZZLES].map(shelf => plugin(root, shelf));
}

function plugin(root: string, { list, one, name, make }: Shelf): Plugin {
  return {
    name: `siegeworks-${name}`,
    resolveId: id => (id === list || id.startsWith(one) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${list}`) return `export const ${list.slice('virtual:'.length)} = ${entries(root, one)};`;
      if (!id.startsWith(`\0${one}`)) return undefined;
      const game = id.slice(one.length + 1);
      this.addWatchFile(bookOf(root, game));
      return `export const ${name} = ${JSON.stringify(make(root, game))};`;
    },
  };
}

function entries(root: string, one: string): string {
  const games = globSync('*.md', { cwd: join(root, 'docs', 'rules') })
    .map(file => basename(file, '.md'))
    .sort();
  return `{ ${games.map(game => `'${game}': () => import('${one}${game}')`).join(', ')} }`;
}
