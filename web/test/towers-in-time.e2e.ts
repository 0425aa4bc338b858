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

/** Sits down as the first player through the form. */
async function sitDown(page: Page, options: Record<string, string> = {}): Promise<void> {
  await page.goto(`${server.address}#/new/towers-in-time`);
  await page.getByRole('heading', { name: 'New game of Towers in Time' }).waitFor();
  const choices = { seat: '0', seed: 'wizard', ...options };
  for (const [field, value] of Object.entries(choices)) {
    const box = page.locator(`[name="${field}"], [id="${field}"]`);
    const kind = await box.evaluate(element => element.tagName);
    if (kind === 'SELECT') await box.selectOption(value);
    else await box.fill(value);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await glance(page);
}
const question = (page: Page) => page.locator('.question').first().innerText();

/** Mostly what most players would answer, now and then any glowing card or button; always with the mouse. */
async function decide(page: Page, dice: () => number): Promise<boolean> {
  const before = await glance(page);
  if (before.over) return false;
  const usual = page.locator('.answers .button.primary');
  if (dice() < 0.2 || before.chosen || (await usual.count()) === 0) return clickSomething(page, dice);
  await usual.click();
  await changed(page, before);
  return true;
}
/** Decides until a question begins like this. */
async function reach(page: Page, words: string, dice: () => number): Promise<void> {
  for (let n = 0; n < 80; n++) {
    if ((await question(page)).startsWith(words)) return;
    if (!(await decide(page, dice))) break;
    await glance(page);
  }
  throw new Error(`nobody asked: ${words}`);
}
const sizeOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement;
    return { width, height };
  });

/** A busy machine takes its time. */
const PATIENCE = 180_000;

describe('Towers in Time in the browser', { timeout: PATIENCE }, () => {
  test('Play now leads to the opening placement, and what is put down stands in a Tower', async () => {
    const { page, context, errors } = await visitor(browser);
    await page.goto(server.address);
    await poster(page, 'Towers in Time').getByRole('button', { name: 'Play now' }).click();
    await glance(page);
    // Whoever was dealt too few Sources is asked about that first (TT-010).
    expect(await question(page)).toMatch(/^(Put down up to 8 cards|Do you keep these cards\?)/);
    await sitDown(page);
    const dice = () => 0.5;
    for (let n = 0; n < 3; n++) await decide(page, dice);
    await glance(page);
    const tower = page.getByRole('region', { name: /^P1 Tower 1 on .*, \d free seats?/ }).first();
    expect(await tower.locator('.token').count()).toBeGreaterThan(0);
    expect(await page.getByRole('region', { name: /^P[12] shields, unhurt/ }).count()).toBe(2);
    expect(await sizeOf(page)).toEqual(DESK);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a combat shows who attacks, who defends and whose batch it is', async () => {
    const { page, context, errors } = await visitor(browser);
    await sitDown(page);
    await reach(page, 'Combat, ', playerDice('war'));
    expect(await page.locator('.status').innerText()).toContain("Combat: P1's batch");
    const [, whose] = /(P\d) attacks P\d/.exec(await page.locator('.map').innerText()) ?? [];
    expect(['P1', 'P2']).toContain(whose);
    const attackers = page.getByRole('region', { name: /^P\d attacks P\d, (not )?blocked/ });
    expect(await attackers.locator('.token').count()).toBeGreaterThan(0);
    expect(await attackers.locator('.token').first().innerText()).toContain('attacks');
    expect(await page.getByRole('region', { name: /^P\d defends/ }).count()).toBe(1);
    expect(await sizeOf(page)).toEqual(DESK);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test(
    'a whole match is played to its end with the mouse',
    async () => {
      const { page, context, errors } = await visitor(browser);
      await sitDown(page, { bot: 'page', 'option-shieldCount': '3' });
      const dice = playerDice('match');
      let batches = 0;
      for (let n = 0; n < 700 && (await decide(page, dice)); n++) {
        await glance(page);
        if ((await question(page)).startsWith('Combat, ')) batches++;
      }
      expect(batches).toBeGreaterThan(3);
      const end = page.getByRole('dialog');
      expect(await end.getByRole('heading').first().innerText()).toMatch(/^(You won|You lost|A draw)$/);
      expect(await faultsOf(page)).toEqual([]);
      await end.getByRole('button', { name: /^Rule TT-/ }).click();
      await page.getByRole('dialog', { name: /^Rule TT-/ }).waitFor();
      expect(errors).toEqual([]);
      await context.close();
    },
    3 * PATIENCE,
  );

  test('on a phone everything is within reach', async () => {
    const { page, context, errors } = await visitor(browser, PHONE);
    await sitDown(page);
    const dice = playerDice('small');
    await reach(page, 'Your opportunity', dice);
    const token = page.locator('.map .token').first();
    expect(await token.locator('.token-values').isVisible()).toBe(true);
    for (let n = 0; n < 12; n++) if (!(await decide(page, dice))) break;
    await glance(page);
    const prompt = await page.locator('.prompt').boundingBox();
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    expect((await sizeOf(page)).width).toBe(PHONE.width);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
