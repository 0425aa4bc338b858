import { playerDice } from '@siegeworks/kernel/laws';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from './browser.ts';
import {
  changed,
  clickSomething,
  clickThrough,
  DESK,
  faultsOf,
  glance,
  launch,
  PHONE,
  poster,
  startServer,
  visitor,
} from './browser.ts';

let server: Running;
let browser: Browser;
beforeAll(async () => {
  server = await startServer(0);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop('SIGTERM');
});

/** Sits down first at the table, against somebody who answers at once. */
async function sitDown(page: Page, turnLimit: string): Promise<void> {
  await page.goto(`${server.address}#/new/arcmage`);
  await page.getByRole('heading', { name: 'New game of Arcmage' }).waitFor();
  for (const [field, value] of Object.entries({ seat: '0', bot: 'page', deck0: 'uneasy-alliance' }))
    await page.locator(`select[name="${field}"]`).selectOption(value);
  await page.locator('[name="seed"]').fill('castellan');
  await page.getByLabel('Turn limit').fill(turnLimit);
  await page.getByRole('button', { name: 'Start' }).click();
  await glance(page);
}
const says = async (page: Page) => page.locator('.question').first().innerText();
const roomOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);

/** Plays cards rather than anything else, until this is asked. */
async function playCardsUntil(page: Page, question: RegExp): Promise<void> {
  for (let n = 0; n < 120; n++) {
    const before = await glance(page);
    if (before.over || question.test(await says(page))) return;
    await page.keyboard.press('o');
    const sheet = page.getByRole('dialog', { name: 'All options' });
    const plays = sheet.locator('.option-group .button', { hasText: /^Play / });
    if ((await plays.count()) > 0) await plays.first().click();
    else {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Space');
    }
    await changed(page, before);
  }
}

describe('Arcmage in the browser', () => {
  test('its authors and its licence are named on the poster, in the form, at the table and in About', async () => {
    const { page, context, errors } = await visitor(browser);
    await page.goto(server.address);
    const notice = poster(page, 'Arcmage').getByText('By the Arcmage team');
    expect(await notice.innerText()).toContain('CC BY-SA 4.0');
    await poster(page, 'Arcmage').getByRole('link', { name: 'Source, licence and changes' }).click();
    const line = page.locator('.credit', { hasText: 'Arcmage is the work of the Arcmage team' });
    await line.getByRole('link', { name: 'arcmage.org' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await sitDown(page, '9');
    await page.keyboard.press('m');
    await page.getByRole('dialog', { name: 'Menu' }).getByText('The material was changed').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${server.address}#/new/arcmage`);
    await line.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${server.address}#/rules/arcmage`);
    await line.waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a whole game is played to its end with the mouse', async () => {
    const { page, context, errors } = await visitor(browser);
    await sitDown(page, '6');
    const decisions = await clickThrough(page, 'whole', 900);
    expect(decisions).toBeGreaterThan(15);
    expect(await roomOf(page)).toEqual([DESK.width, DESK.height]);
    const end = page.getByRole('dialog');
    expect(await end.getByRole('heading').first().innerText()).toMatch(/^(You won|You lost|A draw)$/);
    expect(await faultsOf(page)).toEqual([]);
    await end.getByRole('button', { name: /^Rule AM-/ }).click();
    await page.getByRole('dialog', { name: /^Rule AM-/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  }, 180_000);

  test('whoever wants to respond to own cards is asked, with the stack in sight', async () => {
    const { page, context, errors } = await visitor(browser);
    await sitDown(page, '30');
    await page.keyboard.press('m');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByLabel('Ask me whether I respond to my own cards').check();
    await page.keyboard.press('Escape');
    await playCardsUntil(page, /^Respond to your own/);
    expect(await says(page)).toMatch(/^Respond to your own/);
    const stack = page.getByRole('region', { name: 'Stack' });
    expect(await stack.locator('.card').count()).toBeGreaterThan(0);
    expect(await stack.locator('.card').first().innerText()).toContain('by P1');
    expect(await roomOf(page)).toEqual([DESK.width, DESK.height]);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  test('on a phone everything is within reach', async () => {
    const { page, context, errors } = await visitor(browser, PHONE);
    await sitDown(page, '9');
    const dice = playerDice('small');
    for (let n = 0; n < 40; n++) if (!(await clickSomething(page, dice))) break;
    await glance(page);
    const prompt = await page.locator('.prompt').boundingBox();
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    expect((await roomOf(page))[0]).toBe(PHONE.width);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);
});
