import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint, isFresh, SOURCES } from '../build/page.ts';
import type { Served } from '../build/serve.ts';
import { pathOf, serve } from '../build/serve.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'siegeworks-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  writeFileSync(join(folder, 'assets', 'a.js'), 'let a;');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('serving the page', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(folder, 0);
  });
  afterAll(() => served.close());
  const get = (path: string, method = 'GET') => fetch(new URL(path, served.address), { method });

  test('gives files with their type, safely and to be kept as long as they last', async () => {
    const page = await get('/');
    expect(await page.text()).toBe('<p>page</p>');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const script = await get('/assets/a.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toContain('immutable');
  });

  test('has nothing else', async () => {
    expect((await get('/nothing.js')).status).toBe(404);
    expect((await get('/assets')).status).toBe(404);
    expect((await get('/', 'POST')).status).toBe(405);
    expect((await get('/', 'HEAD')).status).toBe(200);
    // That there is no house is an answer, not a fault.
    expect((await get('/api/hall')).status).toBe(204);
  });

  test('takes the next port when one is taken, and closes', async () => {
    const second = await serve(folder, served.port);
    expect(second.port).toBeGreaterThan(served.port);
    expect((await fetch(second.address)).status).toBe(200);
    await second.close();
    await expect(fetch(second.address)).rejects.toThrow();
  });

  test('a taken port need not be ours', async () => {
    const stranger = createServer();
    await new Promise<void>(done => stranger.listen(0, '127.0.0.1', done));
    const place = stranger.address();
    const port = typeof place === 'object' && place ? place.port : 0;
    const second = await serve(folder, port);
    expect(second.port).toBeGreaterThan(port);
    await second.close();
    stranger.close();
  });
});

test.each([
  ['/', 'index.html'],
  ['/assets/', join('assets', 'index.html')],
  ['/assets/a.js?x=1', join('assets', 'a.js')],
  ['/../../etc/passwd', join('etc', 'passwd')],
  ['/%2e%2e/secret', 'secret'],
  ['/..%2fsecret', 'secret'],
  ['/%00', null],
  ['/%E0%A4%A', null],
  ['//etc/passwd', 'passwd'],
])('%s means %s', (url, path) => expect(pathOf(url)).toBe(path));

describe('whether the page is stale', () => {
  test('the page is built anew whenever a package that it is made of changes', () => {
    const root = join(import.meta.dirname, '..', '..');
    const manifests = globSync(['*/package.json', '{games,screens}/*/package.json'], { cwd: root });
    const packages = new Map<string, { folder: string; needs: string[] }>(
      manifests.map(file => {
        const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
        return [name, { folder: dirname(file), needs: Object.keys(dependencies) }];
      }),
    );
    const made = new Set<string>();
    const add = (name: string): void => {
      const found = packages.get(name);
      // The house serves the page and is no part of it.
      if (!found || made.has(found.folder) || found.folder === 'server') return;
      made.add(found.folder);
      found.needs.forEach(add);
    };
    add('@siegeworks/web');
    expect(made.size).toBeGreaterThan(15);
    const missed = [...made].filter(
      each => !SOURCES.some(source => matchesGlob(`${each}/src/index.ts`, source)),
    );
    expect(missed).toEqual([]);
  });

  test('the fingerprint follows names and contents', () => {
    const before = fingerprint(folder, ['**/*.js']);
    expect(fingerprint(folder, ['**/*.js'])).toBe(before);
    writeFileSync(join(folder, 'assets', 'a.js'), 'let b;');
    const after = fingerprint(folder, ['**/*.js']);
    expect(after).not.toBe(before);
    writeFileSync(join(folder, 'assets', 'b.js'), '');
    expect(fingerprint(folder, ['**/*.js'])).not.toBe(after);
  });

  test('a page without a stamp, or with another, is stale', () => {
    expect(isFresh(folder, 'x')).toBe(false);
    writeFileSync(join(folder, 'stamp.txt'), 'x');
    expect(isFresh(folder, 'x')).toBe(true);
    expect(isFresh(folder, 'y')).toBe(false);
  });
});
