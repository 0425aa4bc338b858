import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutate } from '../mutants/mutate.mjs';
import { rate, tryArea } from '../mutants.mjs';
import { folder } from './folder.ts';

const SOURCE = `export const wins = (mine: number, theirs: number) => mine > theirs;
export function countdown(n: number): number[] {
  const left: number[] = [];
  while (n > 0) {
    left.push(n);
    n = n - 1;
  }
  return left;
}
export const unused = (n: number) => n + 1;
const SUITS = ['swords', 'cups'];
export const isSuit = (name: string) => SUITS.includes(name);
export const product = (a: number, b: number) => a * b;
`;
const TESTS = `import { describe, expect, test } from 'vitest';
import { countdown, isSuit, product, wins } from '../src/source.ts';
describe('rules', () => {
  test('the higher wins', () => expect(wins(2, 1)).toBe(true));
  test.each([[2, [2, 1]], [0, []]])('from %i', (n, left) => expect(countdown(n)).toEqual(left));
  test('swords are a suit', () => expect(isSuit('swords')).toBe(true));
  test('as kept', () => expect(String(product(2, 3))).toMatchFileSnapshot('product.txt'));
});
`;

test('tells what no test notices, and leaves every file as it was', async () => {
  const root = folder({ 'src/source.ts': SOURCE, 'test/source.test.ts': TESTS, 'test/product.txt': '6' });
  const area = { name: 'toy', files: ['src/source.ts'], tests: ['test/source.test.ts'] };
  const report = await tryArea(root, area, { patience: 400 });
  const verdict = (is: string) => report.tried.find(mutant => mutant.is === is);

  expect(report.unread).toEqual([]);
  // A tie is never tried: the planted survivor.
  expect(verdict('mine >= theirs')).toMatchObject({ state: 'survived', line: 1, operator: 'boundary' });
  expect(verdict('left.unshift(n)')).toMatchObject({ state: 'killed', by: 'rules › from 2' });
  expect(verdict('n - 1')).toMatchObject({ state: 'unreached', line: 10 });
  // Counting up never ends.
  expect(verdict('n + 1')).toMatchObject({ state: 'killed', by: 'the clock' });
  // What is worked out while the program is loaded.
  expect(verdict("['cups']")).toMatchObject({ state: 'killed', by: 'rules › swords are a suit' });
  expect(verdict("['swords']")).toMatchObject({ state: 'survived' });
  // Compared with a kept file.
  expect(verdict('a / b')).toMatchObject({ state: 'killed', by: 'rules › as kept' });
  expect(rate(report).tried).toBe(report.found);

  expect(readFileSync(join(root, 'src', 'source.ts'), 'utf8')).toBe(SOURCE);
  expect(readdirSync(root, { recursive: true }).sort()).toEqual([
    'src',
    join('src', 'source.ts'),
    'test',
    join('test', 'product.txt'),
    join('test', 'source.test.ts'),
  ]);
});

test('continues where it stopped, and tries survivors again', async () => {
  const root = folder({ 'src/source.ts': SOURCE, 'test/source.test.ts': TESTS, 'test/product.txt': '6' });
  const area = { name: 'toy', files: ['src/source.ts'], tests: ['test/source.test.ts'] };
  const kept = {};
  const first = await tryArea(root, area, { kept, most: 3, patience: 400 });
  expect(first.tried).toHaveLength(3);
  const stopped = await tryArea(root, area, { kept, until: 0 });
  expect(stopped.tried).toEqual(first.tried);
  const again = await tryArea(root, area, { kept, most: 3, again: true, patience: 400 });
  expect(again.tried).toEqual(first.tried);
});

test('an else stays with its own if, and a chain is left whole', () => {
  const { text } = mutate('a.ts', 'if (a) b();\nelse c();\nx?.y.filter(z);', 0);
  expect(text).toMatch(/\) \{ if \(!__mutant\(\d\)\) \{ b\(\); \} \}\nelse \{ if/);
  expect(text).not.toContain('x?.y)');
});
