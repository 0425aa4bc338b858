import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPage } from '../build/page.ts';
import type { Served } from '../build/serve.ts';
import { serve } from '../build/serve.ts';
import {
  changed,
  clickThrough,
  endOf,
  faultsOf,
  glance,
  launch,
  PHONE,
  poster,
  sitDown,
  visitor,
} from './browser.ts';

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
    const { page, leave, errors } = await visitor(browser);
    await page.goto(served.address);
    await poster(page, title).getByRole('button', { name: 'Play now' }).click();
    await clickThrough(page, `mouse ${title}`, 200);
    const end = endOf(page);
    await end.getByRole('button', { name: 'Look back' }).waitFor();
    await expect
      .poll(() => end.getByRole('heading').first().textContent())
      .toMatch(/^(You won|You lost|A draw)$/);
    expect(await faultsOf(page)).toEqual([]);
    await end.getByRole('button', { name: 'Play again' }).click();
    await page.waitForSelector('.table[data-over="false"]');
    expect(errors).toEqual([]);
    await leave();
  });

  test('Outpost, a game for one on a map, is set up without opponents and played by its places', async () => {
    const { page, leave, errors } = await visitor(browser);
    await page.goto(`${served.address}#/new/outpost`);
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await expect.poll(() => page.locator('[name="bot"]').count()).toBe(0);
    await expect
      .poll(() => page.getByLabel('Your seat').locator('option').allInnerTexts())
      .toEqual(['You play alone', 'None: watch the computer play']);
    await expect
      .poll(() => page.getByLabel('Night').locator('option').allInnerTexts())
      .toContain('Long night');
    await expect.poll(() => page.getByLabel('Watches').inputValue()).toBe('-1');
    await expect
      .poll(() => page.getByLabel('Watches').locator('option').first().innerText())
      .toBe('By night');
    await page.getByLabel('Watches').selectOption('9');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start' }).click();
    await glance(page);
    await expect.poll(() => page.locator('.status').innerText()).toBe('Watch 1 of 9');
    await expect.poll(() => page.locator('.seat-name').innerText()).not.toContain('P1');

    const keep = page.getByRole('region', { name: 'Keep', exact: true });
    await keep.getByRole('button', { name: /^Night watchman 1 , swords 3 , shields 1/ }).click();
    await page.getByText('9 things glow').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const east = page.getByRole('region', { name: 'E, damage 0 of 3, empty' });
    await east.getByRole('button', { name: /^E damage 0 of 3\b.*can be chosen/ }).click();
    const post = page.getByRole('region', { name: 'E, damage 0 of 3', exact: true });
    await post.getByRole('button', { name: /tired 1\/9 .*, yawning/ }).waitFor();

    const road = page.getByRole('region', { name: 'E1' });
    for (let n = 0; n < 9 && (await road.getByRole('button').count()) === 0; n++) {
      const before = await glance(page);
      await page.getByRole('button', { name: 'Wait' }).click();
      await changed(page, before);
    }
    await page
      .getByRole('region', { name: /^E, / })
      .getByRole('button', { name: /^Night/ })
      .click();
    await road.getByRole('button', { name: /^Raider.*can be chosen/ }).click();
    await endOf(page).getByRole('heading', { name: 'You won' }).waitFor();
    await endOf(page).getByRole('button', { name: 'Figures' }).click();
    const end = page.getByRole('dialog', { name: 'You won' });
    await expect.poll(() => end.getByRole('rowheader', { name: 'Place' }).count()).toBe(0);
    await page.goto(`${served.address}#/matches`);
    await page.getByRole('link', { name: 'Look at Outpost', exact: true }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  test('a place of the map is reached and chosen with the keyboard', async () => {
    const { page, leave } = await visitor(browser);
    await page.goto(served.address);
    await expect.poll(() => poster(page, 'Outpost').locator('.small-print').innerText()).toBe('1 player');
    await poster(page, 'Outpost').getByRole('button', { name: 'Play now' }).click();
    const before = await glance(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await changed(page, before);
    await page.getByText('Where to?').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
    await page.locator('[data-place="N"]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('NE');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('E');
    await page.keyboard.press('Enter');
    await page.getByText('A watchman goes to E.').first().waitFor();
    await leave();
  });

  test('on a phone the map shows everything in short, or a part of it in full', async () => {
    const { page, leave } = await visitor(browser, PHONE);
    await sitDown(page, served.address, 'outpost');
    await glance(page);
    const frame = page.locator('.map-frame');
    const hidden = () => frame.evaluate(element => element.scrollWidth - element.clientWidth);
    expect(await hidden()).toBe(0);
    await expect.poll(() => page.locator('.token-values').first().isVisible()).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Closer' }).click();
    expect(await hidden()).toBeGreaterThan(100);
    await expect.poll(() => page.locator('.token-values').first().isVisible()).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('region', { name: 'E3' }).getByRole('button').first().click();
    await page.getByRole('alert').getByRole('button', { name: 'Read Raider' }).click();
    await page.getByRole('dialog', { name: 'Raider' }).getByText('hearts 1/1').waitFor();
    await leave();
  });

  test('a fault in the rules is shown, reported and survived', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sitDown(page, served.address, 'brittle');
    const before = await glance(page);
    await page.keyboard.press('o');
    await page.getByRole('dialog').getByRole('button', { name: 'Take 3 from heap 1' }).click();
    await page.getByRole('alert').filter({ hasText: 'three is too much' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('.answers').getByRole('button', { name: 'Something is wrong' }).click();
    const sheet = page.getByRole('dialog', { name: 'Something is wrong' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    const report = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(report).toMatchObject({ format: 'siegeworks-report', match: { game: 'brittle', picks: [] } });
    await page.locator('.answers').getByRole('button', { name: 'Close' }).click();
    expect(await glance(page)).toEqual(before);
    await page.keyboard.press('1');
    await changed(page, before);
    expect(errors).toEqual([]);
    await leave();
  });

  test('Thieves is played to its end on a phone', async () => {
    const { page, leave, errors } = await visitor(browser, PHONE);
    await page.goto(served.address);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await clickThrough(page, 'phone', 200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(errors).toEqual([]);
    await leave();
  });
});
