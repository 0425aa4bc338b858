// Puts a deck on paper without anybody at the page: `siege deck print FILE --out deck.pdf` (or .zip) runs this.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { builtPage } from './build/page.ts';
import { serve } from './build/serve.ts';

const { values } = parseArgs({
  options: {
    /** The address of the printed deck behind the #. */
    at: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    paper: { type: 'string', default: 'A4' },
    size: { type: 'string', default: 'true size' },
    bleed: { type: 'string', default: '0' },
    /** Words beside the ticks that are set. */
    tick: { type: 'string', multiple: true, default: [] },
  },
});

/** As long as a slow machine needs to draw a hundred cards, in milliseconds. */
const PATIENCE = 300_000;

async function print(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null) {
    console.error('Paper is laid out by Chromium, and none was found: install it, or set CHROMIUM_PATH.');
    process.exitCode = 1;
    return;
  }
  const { chromium } = await import('playwright');
  const page = await builtPage('production', text => console.error(text));
  const served = await serve(page, 0);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, '--disable-gpu'] });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    context.setDefaultTimeout(PATIENCE);
    await saved(await context.newPage(), served.address);
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Fills in the form as a person would, and keeps what the page makes of it. */
async function saved(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/${values.at}`);
  await page.locator('.papers .paper').first().waitFor();
  const { paper, size, bleed } = values;
  for (const [name, value] of Object.entries({ paper, size, bleed }))
    await page.locator(`[name="${name}"]`).selectOption(value);
  for (const words of values.tick) await page.getByLabel(words).check();
  if (values.out.endsWith('.zip')) return savedPictures(page);
  await page.locator('.papers .paper-rules').waitFor();
  // An expression: this program itself knows no page.
  await page.evaluate('document.fonts.ready');
  writeFileSync(values.out, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

async function savedPictures(page: Page): Promise<void> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as pictures' }).click();
  await (await saving).saveAs(values.out);
}

await print();
