import { readFile } from 'node:fs/promises';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { clickSomething, endOf, faultsOf, glance, PHONE, sitDown, startServer, visitor } from './browser.ts';
import { browser, server } from './running.ts';

const sit = (page: Page, fields: Record<string, string> = {}, address = server.address) =>
  sitDown(page, address, 'tower-siege', fields);

describe('around the table', () => {
  test('rules and credits can be read by everybody', async () => {
    const { page, leave, errors } = await visitor(browser);
    await page.goto(`${server.address}#/about`);
    await page
      .getByText('Unofficial implementation; the games’ names belong to their owners')
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${server.address}#/rules/tower-siege/TS-136`);
    await page.locator('#TS-136').waitFor();
    await expect
      .poll(() => page.locator('#TS-136').innerText())
      .toContain('Eligible defenders against melee');
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${server.address}#/rules/chess`);
    await page.getByRole('heading', { name: 'There is no game “chess” here' }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  test('a match is exported as a file and imported by somebody else', async () => {
    const one = await visitor(browser);
    await sit(one.page);
    const dice = playerDice('export');
    for (let n = 0; n < 5; n++) await clickSomething(one.page, dice);
    await glance(one.page);
    await one.page.keyboard.press('Escape');
    const board = await one.page.locator('.board').innerText();
    await one.page.getByRole('button', { name: 'Menu' }).click();
    const download = one.page.waitForEvent('download');
    await one.page.getByRole('button', { name: 'Export match' }).click();
    const path = await (await download).path();
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
      format: 'siegeworks-match',
      game: 'tower-siege',
    });
    const other = await visitor(browser);
    await other.page.goto(server.address);
    await other.page.getByLabel('Import a match…').setInputFiles(path);
    await glance(other.page);
    await expect.poll(() => other.page.locator('.board').innerText()).toBe(board);
    await other.page.goto(server.address);
    const nonsense = {
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"chess"}'),
    };
    await other.page.getByLabel('Import a match…').setInputFiles(nonsense);
    await expect.poll(() => other.page.getByRole('alert').innerText()).toContain('This is not a saved match');
    await one.leave();
    await other.leave();
  });

  test('the page keeps working when the server is gone, rules included', async () => {
    const own = await startServer(0);
    const { page, leave, errors } = await visitor(browser);
    await sit(page, {}, own.address);
    await glance(page);
    // Rules and rule book are fetched with the first table of a game.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2_000);
    await own.stop('SIGINT');
    const dice = playerDice('alone');
    for (let n = 0; n < 10; n++) await clickSomething(page, dice);
    await page.locator('.log .rule-link').first().click();
    await page
      .getByRole('dialog', { name: /^Rule TS-/ })
      .locator('.rule-number')
      .waitFor();
    expect(errors.filter(error => !error.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
    await leave();
  });

  test('two computers play while somebody watches', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, { seat: 'watch', bot: 'page', 'option-roundLimit': '3' });
    await endOf(page)
      .getByRole('heading', { name: /Page [12] won|A draw/ })
      .waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('the table on smaller screens', () => {
  test.each([
    ['a phone', PHONE],
    ['a small laptop', { width: 1024, height: 768 }],
  ])('on %s everything is within reach', async (_name, viewport) => {
    const { page, leave, errors } = await visitor(browser, viewport);
    await sit(page);
    const dice = playerDice('small');
    for (let n = 0; n < 15; n++) await clickSomething(page, dice);
    await glance(page);
    const prompt = await page.locator('.prompt').boundingBox();
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await page.getByRole('button', { name: 'Log' }).click();
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('.rail').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'What happened' }).waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
    await leave();
  });
});

test('hints, standing answers and all sheets', async () => {
  const { page, leave, errors } = await visitor(browser);
  await sit(page, { bot: 'page' });
  await glance(page);
  await page.keyboard.press('h');
  const hint = page.getByRole('dialog', { name: 'What would a Warlord do?' });
  await hint
    .getByRole('button', { name: /^Do this: / })
    .first()
    .waitFor();
  await expect.poll(() => hint.getByText('of 100 such games').count()).toBeGreaterThan(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
  for (const key of ['o', 'a', 'm', 'k', '?']) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const asking = page.getByLabel(
    'Ask me how to pay even when the price that was named is the only sensible way',
  );
  await page.keyboard.press('m');
  await expect.poll(() => asking.isChecked()).toBe(false);
  await asking.check();
  await page.reload();
  await glance(page);
  await page.keyboard.press('m');
  await expect.poll(() => asking.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Give up…' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await endOf(page).getByRole('heading', { name: 'You lost' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});
