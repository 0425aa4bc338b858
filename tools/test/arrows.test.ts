import { describe, expect, test } from 'vitest';
import { checkArrows } from '../arrows.mjs';
import { folder } from './folder.ts';

type Deps = Record<string, string>;
const manifest = (name: string, dependencies: Deps = {}, devDependencies: Deps = {}) => ({
  name: `@siegeworks/${name}`,
  dependencies,
  devDependencies,
});
const on = (...names: string[]): Deps =>
  Object.fromEntries(names.map(name => [`@siegeworks/${name}`, '0.1.0']));

const SOUND = {
  'package.json': {
    workspaces: [
      'contract',
      'kernel',
      'table',
      'games/*',
      'protocol',
      'bots',
      'shelf',
      'screens/*',
      'web',
      'lab',
    ],
    devDependencies: { vitest: '1.0.0' },
  },
  'contract/package.json': manifest('contract'),
  'contract/src/index.ts': 'export const seat = 1;',
  'kernel/package.json': manifest('kernel'),
  'kernel/src/index.ts': `export { go } from './go.ts';`,
  'kernel/src/go.ts': 'export const go = 1;',
  'kernel/test/go.test.ts': `import { readFileSync } from 'node:fs';\nimport { test } from 'vitest';\nimport { go } from '../src/go.ts';`,
  'table/package.json': manifest('table', on('kernel')),
  'table/src/index.ts': `import { go } from '@siegeworks/kernel';\nexport const shuffle = go;`,
  'games/chess/package.json': manifest('chess', on('kernel', 'table')),
  'games/chess/src/index.ts': `import { shuffle } from '@siegeworks/table';\nexport const chess = shuffle;`,
  'games/go/package.json': manifest('go', on('kernel')),
  'games/go/src/index.ts': 'export const go = 1;',
  'protocol/package.json': manifest('protocol', on('contract')),
  'protocol/src/index.ts': `import { seat } from '@siegeworks/contract';\nexport const first = seat;`,
  'screens/table/package.json': manifest('screen-table', {}, on('contract')),
  'screens/table/src/index.ts': `import type { seat } from '@siegeworks/contract';\nexport type Seat = typeof seat;`,
  'web/package.json': manifest('web', { ...on('kernel', 'protocol'), react: '1.0.0' }),
  'web/src/page.tsx': `import { useState } from 'react';\nexport const page = <p>{String(useState)}</p>;`,
  'web/src/worker/main.ts': `import { go } from '@siegeworks/kernel';\npostMessage(go);`,
};

const problems = (files: Record<string, unknown>) => checkArrows(folder({ ...SOUND, ...files }));

test('a sound repository has no problem', () => {
  expect(problems({})).toEqual([]);
});

test.each(['x ** 2', '(x **= 2)'])('rules and bots know no %s, tests and pages may', text => {
  const line = `let x = 3;\nexport const y = ${text};`;
  const found = problems({
    'games/go/src/index.ts': line,
    'kernel/test/go.test.ts': line,
    'web/src/y.ts': line,
  });
  expect(found).toEqual([
    `games/go/src/index.ts:2: '**' differs between engines: use power of contract/portable`,
  ]);
});

describe('forbidden imports', () => {
  test('the kernel imports nothing of ours', () => {
    const found = problems({ 'kernel/src/go.ts': `\nimport { shuffle } from '@siegeworks/table';` });
    expect(found).toContain('kernel/src/go.ts:2: kernel may not import table');
  });

  test('a game never imports another game', () => {
    const found = problems({ 'games/chess/src/index.ts': `import { go } from '@siegeworks/go';` });
    expect(found).toEqual(['games/chess/src/index.ts:1: games/chess may not import games/go']);
  });

  test.each([
    `import { seat } from '@siegeworks/contract';`,
    `import { type seat } from '@siegeworks/contract';`,
    `export * from '@siegeworks/contract';`,
    `export const x = import('@siegeworks/contract');`,
  ])('a screen may import only types of the contract: %s', text => {
    expect(problems({ 'screens/table/src/index.ts': text })).toEqual([
      `screens/table/src/index.ts:1: screens/table may import only types of contract: use 'import type'`,
    ]);
  });

  test('the protocol reads data with two entries of the package for files', () => {
    const index = `import { shape } from '@siegeworks/files/shape';`;
    const dependencies = { '@siegeworks/files': '0.1.0' };
    const sound = {
      'package.json': { workspaces: ['protocol', 'files'], devDependencies: {} },
      'protocol/package.json': { name: '@siegeworks/protocol', dependencies },
      'files/package.json': { name: '@siegeworks/files', exports: { '.': '', './shape': '' } },
    };
    expect(checkArrows(folder({ ...sound, 'protocol/src/index.ts': index }))).toEqual([]);
    expect(checkArrows(folder({ ...sound, 'protocol/src/index.ts': index.replace('/shape', '') }))).toEqual([
      'protocol/src/index.ts:1: protocol may not import files',
    ]);
  });

  test.each([
    `import type { seat } from '@siegeworks/contract';`,
    `export type X = import('@siegeworks/contract').X;`,
  ])('types are allowed: %s', text => {
    expect(problems({ 'screens/table/src/index.ts': text })).toEqual([]);
  });

  test('the page imports the rules only inside its worker', () => {
    expect(problems({ 'web/src/page.tsx': `import { go } from '@siegeworks/kernel';` })).toEqual([
      'web/src/page.tsx:1: web may not import kernel (only inside web/src/worker*)',
    ]);
  });

  test('no relative path leads into another package, neither as an import nor as a worker', () => {
    expect(problems({ 'table/src/index.ts': `import { go } from '../../kernel/src/go.ts';` })).toEqual([
      `table/src/index.ts:1: '../../kernel/src/go.ts' reaches into another package: import '@siegeworks/kernel' instead`,
    ]);
    const worker = `new Worker(new URL('../../kernel/src/go.ts', import.meta.url));`;
    expect(problems({ 'web/src/page.tsx': worker })).toHaveLength(1);
  });

  test('tests may play the toys of the kernel, and nothing else there', () => {
    const toy = `import { nim } from '../../kernel/test/toys/nim.ts';`;
    expect(problems({ 'table/test/a.test.ts': toy })).toEqual([]);
    expect(problems({ 'table/src/index.ts': toy })).toHaveLength(1);
    expect(problems({ 'table/test/a.test.ts': toy.replace('toys/', '') })).toHaveLength(1);
  });

  test.each(['node:fs', 'react', 'vitest'])('the rules import nothing from outside: %s', from => {
    expect(problems({ 'kernel/src/go.ts': `import x from '${from}';` })).toEqual([
      `kernel/src/go.ts:1: kernel runs everywhere and imports neither Node nor a library, but here '${from}'`,
    ]);
  });

  test('a package imports itself by relative paths', () => {
    expect(problems({ 'kernel/src/go.ts': `import { go } from '@siegeworks/kernel';` })).toHaveLength(1);
  });
});

describe('declarations', () => {
  test('an undeclared package of ours', () => {
    expect(problems({ 'games/go/src/index.ts': `import { shuffle } from '@siegeworks/table';` })).toEqual([
      'games/go/src/index.ts:1: @siegeworks/table is missing in the dependencies of games/go/package.json',
    ]);
  });

  test('an undeclared library', () => {
    expect(problems({ 'web/src/page.tsx': `import { motion } from 'motion/react';` })).toEqual([
      `web/src/page.tsx:1: 'motion' is missing in the dependencies of web/package.json`,
    ]);
  });

  test('what a plugin of the bundler makes needs no declaration', () => {
    expect(problems({ 'web/src/page.tsx': `import icon from 'virtual:icons/axe';` })).toEqual([]);
  });

  test('a declared dependency that is forbidden', () => {
    expect(
      problems({ 'kernel/package.json': manifest('kernel', { yaml: '2.9.1', ...on('table') }) }),
    ).toEqual([
      `kernel/package.json: kernel has no runtime dependency, but 'yaml'`,
      'kernel/package.json: kernel may not depend on table',
    ]);
  });

  test('a reference that the compiler lacks', () => {
    const found = problems({
      'kernel/tsconfig.json': {},
      'table/tsconfig.json': `// why\n{"references":[]}`,
    });
    expect(found).toEqual(['table/src/index.ts:1: table/tsconfig.json lacks a reference to kernel']);
  });

  test('a package that the table does not know', () => {
    const files = { 'package.json': { workspaces: ['attic'], devDependencies: {} } };
    expect(problems({ ...files, 'attic/package.json': manifest('attic') })).toEqual([
      'attic: no line in the table of tools/arrows.mjs',
    ]);
  });
});

test('a cycle between packages is named in full', () => {
  const found = problems({ 'kernel/src/go.ts': `import { shuffle } from '@siegeworks/table';` });
  expect(found).toContain('cycle: kernel → table → kernel');
});
