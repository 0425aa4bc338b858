import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/node.mjs';

const pages = globSync(['*.md', 'docs/**/*.md', '{kernel,games/*,screens/*}/*.md'], { cwd: root });

test.each(pages)('%s: every link leads somewhere', page => {
  const text = readFileSync(join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(match => match[1]);
  const dead = links.filter(link => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(page), link)));
  expect(dead).toEqual([]);
});

test('every specification numbers each rule once', () => {
  const numbers = globSync('docs/rules/*.md', { cwd: root }).flatMap(page => {
    const text = readFileSync(join(root, page), 'utf8');
    return [...text.matchAll(/^\s*[-*] \*\*([A-Z]{2}-R?\d{2,3})\*\*/gm)].map(match => match[1]);
  });
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

/** What concerns the program and those who write it, and not those who play. */
const OF_THE_PROGRAM = [
  /`siege \w/,
  /computer (players?|levels?)\b.*\b(three|apprentice|adept|easy)\b/i,
  /\b(heuristics?|order of implementation|state machine|the screen must|fields in the card file|used in the card file)\b/i,
];

test.each(globSync('docs/rules/*.md', { cwd: root }))(
  '%s is for players; what the program needs is elsewhere',
  page => {
    const lines = readFileSync(join(root, page), 'utf8').split('\n');
    expect(lines.filter(line => OF_THE_PROGRAM.some(pattern => pattern.test(line)))).toEqual([]);
  },
);
