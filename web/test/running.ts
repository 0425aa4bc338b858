import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newData } from '@siegeworks/server/testing';
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { Running } from './browser.ts';
import { launch, startServer } from './browser.ts';

/** The real server with an empty house and a real browser, for all tests of the file that imports them. */
export let server: Running;
export let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siege-house-'));
  server = await startServer(0, '--data', await newData(join(folder, 'data')));
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});
