import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { launch } from './browser.ts';

/** The real server of all who meet nobody there: it serves the page, and its house stays empty. Others import `own-house.ts`. */
export const server = { address: inject('address') };
/** A real browser for all tests of the file that imports it. */
export let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());
