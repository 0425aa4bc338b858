import { playerDice } from '@siegeworks/kernel/laws';
import type { Browser, Locator, Page } from 'playwright';
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

async function sitDown(page: Page, options: Record<string, string> = {}): Promise<void> {
  await page.goto(`${server.address}#/new/two-deck-siege`);
  await page.getByRole('heading', { name: 'New game of Two Deck Siege' }).waitFor();
  await page.locator('[name="seed"]').fill('castellan');
  for (const [name, value] of Object.entries(options)) {
    await page.locator(`#option-${name}`).selectOption(value);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await glance(page);
}

const place = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}(,|$)`) });
const says = async (page: Page) => page.locator('.question').first().innerText();

/** One decision, if possible by a press on the map; says what was pressed. */
async function press(page: Page, dice: () => number): Promise<'token' | 'place' | 'other' | 'over'> {
  const before = await glance(page);
  if (before.over) return 'over';
  for (const kind of dice() < 0.5 ? (['place', 'token'] as const) : (['token', 'place'] as const)) {
    const lit = page.locator(kind === 'token' ? '.token.is-usable > .token-face' : '.is-usable > .cell-face');
    const n = await lit.count();
    if (n === 0 || before.chosen || dice() < 0.1) continue;
    await lit.nth(Math.floor(dice() * n)).click();
    await changed(page, before);
    return kind;
  }
  await clickSomething(page, dice);
  return 'other';
}

describe('Two Deck Siege in the browser', () => {
  test('Play now leads to the castle, without an opponent', async () => {
    const { page, context, errors } = await visitor(browser);
    await page.goto(server.address);
    await poster(page, 'Two Deck Siege').getByRole('button', { name: 'Play now' }).click();
    await glance(page);
    expect(await page.locator('.asked .eyebrow').innerText()).toBe('You decide');
    expect(await page.getByRole('region', { name: /^[NESW]\d:[123], empty$/ }).count()).toBe(24);
    expect(await place(page, 'Courtyard').locator('.token').count()).toBe(26);
    const { width, height } = DESK;
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the game of the day starts from the hall, and its result stands there to be passed on', async () => {
    const { page, context, errors } = await visitor(browser);
    await page.goto(server.address);
    await page.getByRole('button', { name: /^Game of \d{4}-\d\d-\d\d$/ }).click();
    await glance(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Give up…' }).click();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
    const end = page.getByRole('dialog', { name: 'You lost' });
    expect(await end.locator('.share q').innerText()).toMatch(
      /^Two Deck Siege \d{4}-\d\d-\d\d \w+-\d: Castle lost in round 1, \d+ points #+$/,
    );
    expect(await end.getByRole('button', { name: 'Copy' }).isVisible()).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a whole game is played to its end by pressing tokens and places of the map', async () => {
    const { page, context, errors } = await visitor(browser);
    await sitDown(page);
    const dice = playerDice('siege');
    const presses = { token: 0, place: 0, other: 0, over: 0 };
    for (let n = 0; n < 900 && presses.over === 0; n++) presses[await press(page, dice)]++;
    expect(presses.over).toBe(1);
    expect(presses.token).toBeGreaterThan(15);
    expect(presses.place).toBeGreaterThan(5);
    const end = page.getByRole('dialog');
    expect(await end.getByRole('heading').first().innerText()).toMatch(/^You (won|lost)$/);
    expect(await end.locator('.question').innerText()).toMatch(/^(Victory|Defeat) in round \d+: .*[^.]\.$/);
    expect(await faultsOf(page)).toEqual([]);
    await end.getByRole('button', { name: /^Rule TD-/ }).click();
    await page.getByRole('dialog', { name: /^Rule TD-/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  }, 180_000);

  test('a defender is ordered onto a wall: order, unit and place, with the keyboard alone', async () => {
    const { page, context, errors } = await visitor(browser);
    await sitDown(page);
    for (let n = 0; n < 9 && !(await says(page)).startsWith('Your orders'); n++) {
      const before = await glance(page);
      await page.keyboard.press('Space');
      await changed(page, before);
      await glance(page);
    }
    const order = page
      .locator('.mine .card.is-usable', { hasText: 'Man the Walls' })
      .first()
      .locator('.card-face');
    await order.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await page.getByText('Who moves?').first().waitFor();
    await page.keyboard.press('ArrowUp');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
    expect(await focused()).toMatch(/^C\/\d+$/);
    await page.keyboard.press('Enter');
    await page.getByText(/^Where does .* go\?$/).waitFor();
    await page.locator('[data-place="N2"]').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('N1');
    await page.keyboard.press('Enter');
    await place(page, 'N1').locator('.token').waitFor();
    expect(await place(page, 'Courtyard').locator('.token').count()).toBe(25);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('difficulty is a word, and what is left to it says so', async () => {
    const { page, context } = await visitor(browser);
    await page.goto(`${server.address}#/new/two-deck-siege`);
    await page.getByLabel('Difficulty').waitFor();
    expect(await page.getByLabel('Difficulty').locator('option').allInnerTexts()).toContain('Marshal 1');
    const limits = page.getByLabel('Overrun limit').locator('option');
    expect(await limits.allInnerTexts()).toEqual(['By preset', '3', '4', '5', '6', '7', '8', '9']);
    expect(await faultsOf(page)).toEqual([]);
    await sitDown(page, { preset: 'marshal-0', provisions: '20' });
    expect(await page.locator('.status').innerText()).toContain('Round 1 of 20');
    await place(page, 'N3').waitFor();
    await context.close();
  });

  test.each([
    ['a phone', PHONE],
    ['a small laptop', { width: 1024, height: 768 }],
  ])('on %s everything is within reach', async (_name, viewport) => {
    const { page, context, errors } = await visitor(browser, viewport);
    await sitDown(page);
    const dice = playerDice('small');
    for (let n = 0; n < 40; n++) if ((await press(page, dice)) === 'over') break;
    await glance(page);
    const prompt = await page.locator('.prompt').boundingBox();
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
