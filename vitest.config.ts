import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { findChromium } from './scripts/chromium.mjs';

// Every package that npm knows, so that the tests of a new one are not forgotten.
const tests = `{${[...manifest.workspaces, 'tools'].join(',')}}/test/**`;
const chromium = findChromium();

/**
 * Long after everything has ended on the busiest machine: to be slow is no reason to fail, only to hang is. What a pause of the
 * machine has spoilt is tried once more, and the report says so.
 */
const PATIENCE = {
  retry: 1,
  testTimeout: 600_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // Every core works: many tests wait for programs that they have started.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${tests}/*.test.{ts,tsx,mjs}`],
          exclude: ['**/*.slow.test.*', '**/*.apart.test.*', '**/node_modules/**'],
          // Files that a worker runs one after the other share what they import: to read a whole game again for each of
          // them cost as much as the tests. So a test leaves nothing behind in a module.
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        // Tests that put something else in the place of a module: nobody else may see it.
        test: { name: 'apart', include: [`${tests}/*.apart.test.{ts,tsx,mjs}`], ...PATIENCE },
      },
      {
        // Laws over many games, soak runs: everything that `npm run test:fast` leaves out.
        test: { name: 'slow', include: [`${tests}/*.slow.test.{ts,tsx,mjs}`], isolate: false, ...PATIENCE },
      },
      {
        // A real browser, driven from Node by the playwright package. Three files side by side, each with a server and a
        // browser of its own: while one waits for a frame or for a pause of the page, the others go on.
        test: {
          name: 'e2e',
          include: ['web/test/**/*.e2e.ts'],
          globalSetup: ['web/test/e2e-setup.ts'],
          maxWorkers: 3,
          ...PATIENCE,
          env: { CHROMIUM_PATH: chromium ?? '' },
          // Without a browser every test is skipped, hooks included, and the set-up says so aloud.
          ...(chromium === null && { testNamePattern: /(?!)/ }),
        },
      },
    ],
  },
});
