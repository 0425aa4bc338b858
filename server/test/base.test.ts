import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { App } from '../src/index.ts';
import { openApp, readBase } from '../src/index.ts';

let folder: string;
let app: App;
let address: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siege-base-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  writeFileSync(join(folder, 'assets', 'a.js'), 'let a;');
  app = await openApp({
    page: folder,
    where: { data: join(folder, 'data') },
    base: '/games/siege/',
    metricsToken: 'a word',
  });
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, address), { headers });

/** The code with which a line is closed at once, or what went wrong before. */
const dial = (path: string, headers: Record<string, string> = {}): Promise<string> =>
  new Promise(done => {
    const socket = new WebSocket(new URL(path, address.replace('http', 'ws')), { headers });
    socket.on('close', code => done(`${code}`));
    socket.on('error', cause => done(cause.message));
  });

describe('a house under a path of somebody else’s', () => {
  test('finds its page, its parts and its lines there, and leads to the slash', async () => {
    expect(await (await get('/games/siege/')).text()).toBe('<p>page</p>');
    expect(await (await get('/games/siege/assets/a.js')).text()).toBe('let a;');
    expect(await (await get('/games/siege/api/hall')).json()).toMatchObject({ open: [], live: [] });
    expect((await get('/games/siege')).url).toBe(`${address}/games/siege/`);
    // Whoever says no name is turned away: so it was heard.
    expect(await dial('/games/siege/ws')).toBe('4401');
  });

  test('is also found where the proxy takes the path away', async () => {
    expect(await (await get('/')).text()).toBe('<p>page</p>');
    expect(await dial('/ws')).toBe('4401');
  });

  test('lets no page of somebody else speak with its cookies, and believes the proxy what it is called', async () => {
    expect(await dial('/ws', { origin: 'https://evil.example' })).toContain('403');
    expect(await dial('/ws', { origin: 'null' })).toContain('403');
    const origin = 'https://play.example:8443';
    expect(await dial('/ws', { origin, 'x-forwarded-host': 'play.example:8443' })).toBe('4401');
  });

  test('shows how busy it is to the machine itself and to whoever knows the word, not to whom a proxy asks for', async () => {
    expect((await get('/metrics')).status).toBe(200);
    const far = { 'x-forwarded-for': '203.0.113.7' };
    expect((await get('/metrics', far)).status).toBe(404);
    expect((await get('/metrics', { ...far, authorization: 'Bearer wrong' })).status).toBe(404);
    expect((await get('/metrics', { ...far, authorization: 'Bearer a word' })).status).toBe(200);
  });

  test.each([
    ['/', '/'],
    ['siege', '/siege/'],
    ['/a/b/', '/a/b/'],
    ['', '/'],
    ['/a b/', null],
    ['http://x/', null],
    ['/../', null],
  ])('reads the path %j as %j', (said, base) => {
    expect(readBase(said)).toBe(base);
  });
});
