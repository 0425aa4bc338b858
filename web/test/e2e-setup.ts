// Runs once before the browser tests: says aloud when there is no browser to run them in, builds the pages and starts a
// server, so that test files that run side by side find them ready.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { chromiumMissing, findChromium } from '../../scripts/chromium.mjs';
import { builtPage } from '../build/page.ts';
import type { Running } from './browser.ts';
import { startServer } from './browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server is that all may use who meet nobody there. */
    address: string;
  }
}

const data = mkdtempSync(join(tmpdir(), 'siege-house-'));
let server: Running | undefined;

export async function setup(project: TestProject): Promise<void> {
  if (findChromium() === null) {
    const bar = '!'.repeat(100);
    console.warn(`\n${bar}\n${chromiumMissing()}\n${bar}\n`);
    return;
  }
  for (const mode of ['production', 'toys'] as const) await builtPage(mode, console.log);
  server = await startServer(0, '--data', data);
  project.provide('address', server.address);
}

export async function teardown(): Promise<void> {
  await server?.stop('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
