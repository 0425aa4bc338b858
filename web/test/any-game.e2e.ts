import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPage } from '../build/page.ts';
import type { Served } from '../build/serve.ts';
import { serve } from '../build/serve.ts';
import { changed, clickThrough, faultsOf, glance, launch, PHONE, visitor } from './browser.ts';

/** The plain screen with games that it has never heard of. */
describe('any game', () => {
  let served: Served;
  let browser: Browser;
  beforeAll(async () => {
    served = await serve(await builtPage('toys', () => {}), 0);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  test.each(['Thieves', 'Nim'])('%s is played to its end with the mouse', async title => {
    const { page, context, errors } = await visitor(browser);
    await page.goto(served.address);
    const poster = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await poster.getByRole('button', { name: 'Play now' }).click();
    await clickThrough(page, `mouse ${title}`, 200);
    const end = page.getByRole('dialog');
    await end.getByRole('button', { name: 'Look at the table' }).waitFor();
    expect(await end.getByRole('heading').first().textContent()).toMatch(/^(You won|You lost|A draw)$/);
    expect(await faultsOf(page)).toEqual([]);
    await end.getByRole('button', { name: 'Play again' }).click();
    await page.waitForSelector('.table[data-over="false"]');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a fault in the rules is told, reported and survived', async () => {
    const { page, context, errors } = await visitor(browser);
    await page.goto(`${served.address}#/new/brittle`);
    await page.locator('[name="seat"]').selectOption('0');
    await page.getByRole('button', { name: 'Start' }).click();
    const before = await glance(page);
    await page.keyboard.press('o');
    await page.getByRole('dialog').getByRole('button', { name: 'Take 3 from heap 1' }).click();
    await page.getByRole('alert').filter({ hasText: 'three is too much' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save bug report' }).click();
    const report = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(report).toMatchObject({ format: 'siegeworks-bug', match: { game: 'brittle', picks: [] } });
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    expect(await glance(page)).toEqual(before);
    await page.keyboard.press('1');
    await changed(page, before);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Thieves is played to its end on a phone', async () => {
    const { page, context, errors } = await visitor(browser, PHONE);
    await page.goto(served.address);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await clickThrough(page, 'phone', 200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(errors).toEqual([]);
    await context.close();
  });
});
