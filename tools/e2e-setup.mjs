// Runs once before the browser tests: says aloud when there is no browser to run them in.
import { chromiumMissing, findChromium } from '../scripts/chromium.mjs';

export function setup() {
  if (findChromium() !== null) return;
  const bar = '!'.repeat(100);
  console.warn(`\n${bar}\n${chromiumMissing()}\n${bar}\n`);
}
