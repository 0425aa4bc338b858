import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newData } from '@siegeworks/server/testing';
import { afterAll, beforeAll } from 'vitest';
import type { Running } from './browser.ts';
import { startServer } from './browser.ts';

/** The real server with an empty house, which only the tests of the file that imports it enter. */
export let server: Running;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siege-house-'));
  server = await startServer(0, '--data', await newData(join(folder, 'data')));
});
afterAll(async () => {
  await server?.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});
