// Runs once before the browser tests: says aloud when there is no browser to run them in, and builds the pages, so that
// test files that run side by side find them ready.
import { chromiumMissing, findChromium } from '../scripts/chromium.mjs';
import { builtPage } from '../web/build/page.ts';

export async function setup() {
  if (findChromium() === null) {
    const bar = '!'.repeat(100);
    console.warn(`\n${bar}\n${chromiumMissing()}\n${bar}\n`);
    return;
  }
  for (const mode of /** @type {const} */ (['production', 'toys'])) await builtPage(mode, console.log);
}
