import { playerDice } from '@siegeworks/kernel/laws';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from './browser.ts';
import {
  changed,
  clickSomething,
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

/** A short war: Castles of ten life and full hands, a thinking player against one that answers anything. */
async function sitDown(page: Page, seed: string): Promise<void> {
  // Another page first: whoever is at this form already would not see it anew.
  await page.goto(server.address);
  await page.goto(`${server.address}#/new/arcania`);
  await page.getByRole('heading', { name: 'New game of Arcania: Kingdoms of Power' }).waitFor();
  await page.locator('[name="seed"]').fill(seed);
  await page.locator('[name="seat"]').selectOption('0');
  await page.locator('[name="bot"]').selectOption('page');
  await page.locator('[name="deck0"]').selectOption('elf-spellwoods');
  await page.locator('[name="deck1"]').selectOption('undead-grave-host');
  await page.locator('#option-castleLife').fill('10');
  await page.locator('#option-openingHand').fill('12');
  await page.getByRole('button', { name: 'Start' }).click();
  await glance(page);
}
/** One decision with the mouse: mostly what most players would do, now and then anything that can be pressed. */
async function decide(page: Page, dice: () => number): Promise<boolean> {
  const before = await glance(page);
  if (before.over) return false;
  const usual = page.locator('.answers .button.primary');
  if (dice() >= 0.8 || (await usual.count()) === 0) return clickSomething(page, dice);
  await usual.click();
  await changed(page, before);
  return true;
}
const question = (page: Page) => page.locator('.question').first().innerText();
/** Gives the usual answer until this is asked; in another match if need be. */
async function reach(page: Page, seeds: readonly string[], asked: RegExp): Promise<void> {
  for (const seed of seeds) {
    await sitDown(page, seed);
    for (let n = 0; n < 120; n++) {
      const before = await glance(page);
      if (before.over) break;
      if (asked.test(await question(page))) return;
      await page.keyboard.press('Space');
      await changed(page, before);
    }
  }
  throw new Error(`${asked} was never asked`);
}
const inSight = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).evaluate(area => {
    const { top, bottom } = area.getBoundingClientRect();
    const board = document.querySelector('.board')?.getBoundingClientRect();
    return board !== undefined && top < board.bottom - 20 && bottom > board.top + 20;
  });

describe('Arcania in the browser', () => {
  test('Play now leads to the first question, and the page does not scroll', async () => {
    const { page, context, errors } = await visitor(browser);
    await page.goto(server.address);
    await poster(page, 'Arcania: Kingdoms of Power').getByRole('button', { name: 'Play now' }).click();
    await glance(page);
    expect(await page.locator('.asked .eyebrow').innerText()).toBe('You decide');
    expect(await page.locator('.mine .facts').innerText()).toMatch(/Castle\s+\d+ of 20 Damage/);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(DESK.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESK.width);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  test('a whole war is fought to its end with the mouse, and its end names the rule', async () => {
    const { page, context, errors } = await visitor(browser);
    await sitDown(page, 'keep 17');
    const dice = playerDice('war');
    let decisions = 0;
    while (decisions < 400 && (await decide(page, dice))) decisions++;
    expect(decisions).toBeGreaterThan(10);
    const end = page.getByRole('dialog');
    expect(await end.getByRole('heading').first().innerText()).toMatch(/^(You won|You lost)$/);
    expect(await faultsOf(page)).toEqual([]);
    await end.getByRole('button', { name: /^Rule AK-/ }).click();
    const rule = page.getByRole('dialog', { name: /^Rule AK-/ });
    expect(await rule.locator('.rule-blocks').innerText()).toMatch(/Castle|Draw Deck/);
    expect(errors).toEqual([]);
    await context.close();
  }, 180_000);

  test('a Building is placed on a Land, by pressing the card and the Land', async () => {
    const { page, context, errors } = await visitor(browser);
    await reach(page, ['keep 0', 'keep 2', 'keep 17'], /^Building phase/);
    const building = page.locator('.mine [aria-label="P1 hand"] .card.is-usable').first();
    const name = await building.locator('.card-name').innerText();
    const before = await glance(page);
    await building.locator('.card-face').first().click();
    await changed(page, before);
    const chosen = await glance(page);
    if (chosen.chosen) {
      await page.locator('.mine .is-targeted > .card-face').first().click();
      await changed(page, chosen);
    }
    const lands = page.getByRole('region', { name: 'P1 Lands' });
    await lands.locator('.card-attached .card-name', { hasText: name }).first().waitFor();
    expect(await page.locator('.log').innerText()).toContain(`P1 builds ${name}`);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  test('an attack is met: the middle shows who blocks whom and what would come of it', async () => {
    const { page, context, errors } = await visitor(browser);
    await reach(page, ['keep 0', 'keep 17', 'keep 11'], /^Who blocks whom\?$/);
    const attack = page.getByRole('region', { name: 'P2 attacks', exact: true });
    expect(await inSight(page, 'P2 attacks')).toBe(true);
    expect(await attack.innerText()).toMatch(/\d Damage to the Castle/);
    const before = await glance(page);
    await page
      .locator('.answers .button', { hasText: / blocks / })
      .first()
      .click();
    await changed(page, before);
    await page.locator('.log li', { hasText: /^P1 .* blocks P2/ }).waitFor();
    const blow = /AS \d+ against DS \d+/;
    // The battle may be over before anybody is asked again; then the log tells of it.
    const told = async () =>
      `${await page.locator('.board').innerText()}\n${await page.locator('.log').innerText()}`;
    await glance(page);
    expect(await told()).toMatch(blow);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  test('an interrupt: the stack lies open in the middle while the answer is asked for', async () => {
    const { page, context, errors } = await visitor(browser);
    await reach(page, ['keep 8', 'keep 21', 'keep 13'], /^Do you answer P2's /);
    const [, card] = /P2's (.*)\?$/.exec(await question(page)) ?? [];
    expect(await inSight(page, 'Stack')).toBe(true);
    expect(await page.getByRole('region', { name: 'Stack', exact: true }).innerText()).toContain(card);
    expect(await faultsOf(page)).toEqual([]);
    const before = await glance(page);
    await page.locator('.answers .button', { hasText: 'Play ' }).first().click();
    await changed(page, before);
    expect(await page.locator('.log').innerText()).toMatch(/^P1 (plays|uses)/m);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  test('on a phone everything is within reach', async () => {
    const { page, context, errors } = await visitor(browser, PHONE);
    await sitDown(page, 'keep 13');
    const dice = playerDice('small');
    for (let n = 0; n < 25; n++) if (!(await decide(page, dice))) break;
    await glance(page);
    const prompt = await page.locator('.prompt').boundingBox();
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);
});
