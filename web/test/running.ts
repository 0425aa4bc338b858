import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { Running } from './browser.ts';
import { launch, startServer } from './browser.ts';

/** The real server and a real browser, for all tests of the file that imports them. */
export let server: Running;
export let browser: Browser;

beforeAll(async () => {
  server = await startServer(0);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop('SIGTERM');
});
