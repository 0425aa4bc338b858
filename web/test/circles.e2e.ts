import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legal } from './bench.ts';
import type { Visitor } from './browser.ts';
import { faultsOf, finger, visitor } from './browser.ts';
import { server } from './own-house.ts';
import { callTogether, takeCards } from './pictures/drafts.ts';
import { browser } from './running.ts';

let ann: Visitor;
let ben: Visitor;
beforeAll(async () => {
  ann = await visitor(browser);
  ben = await finger(browser);
});
afterAll(async () => {
  await ann?.context.close();
  await ben?.context.close();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Builds with the computer's help, and hands the deck in. */
async function handsIn(page: Page): Promise<void> {
  await press(page, 'Begin with the computer’s deck');
  await page.locator('.bench-title').waitFor();
  await legal(page);
  // On a phone it stands under its own tab.
  const tab = page.locator('.bench-tabs button', { hasText: 'Test' });
  if (await tab.isVisible()) await tab.click();
  await press(page, 'Hand it in');
  await page.getByText('Your deck is handed in.').waitFor();
}

test('two people draft by a link, at a desk and on a phone, build, and play each other with what they built', async () => {
  const link = await callTogether(ann.page, server.address, 'arcmage');
  expect(await faultsOf(ann.page)).toEqual([]);
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await press(ben.page, 'Sit down');
  await ann.page.getByLabel('Seats').getByText('Ben').waitFor();
  await ben.page.getByText('Whoever sent the link opens the packs.').waitFor();
  expect(await faultsOf(ben.page)).toEqual([]);
  await press(ann.page, 'Open the packs');
  await ben.page.locator('.draft-pack .card-face').first().waitFor();
  const card = ann.page.locator('.draft-pack .card-face');
  await expect.poll(() => card.count()).toBe(14);
  await card.nth(0).click();
  await card.nth(1).click();
  await press(ann.page, /^Take /);
  await ann.page.getByText('You have taken yours. Waiting for Ben.').waitFor();
  expect(await faultsOf(ann.page)).toEqual([]);
  await takeCards(ben.page);
  await expect.poll(() => card.count()).toBe(12);
  const across = () => ben.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(across).toBe(0);
  expect(await faultsOf(ben.page)).toEqual([]);
  for (const { page } of [ann, ben]) await press(page, 'Let a computer go on for me');
  for (const { page } of [ann, ben])
    await page.getByRole('heading', { name: 'All packs are empty' }).waitFor();
  await handsIn(ann.page);
  await ann.page.getByText('still building').waitFor();
  await ann.page.getByRole('button', { name: 'Play Computer 1' }).waitFor();
  await handsIn(ben.page);
  expect(await faultsOf(ben.page)).toEqual([]);
  await press(ann.page, 'Ask Ben to a match');
  await ann.page.getByText('You have asked.').waitFor();
  expect(await faultsOf(ann.page)).toEqual([]);
  await press(ben.page, 'Sit down: Ann waits');
  for (const { page } of [ann, ben]) {
    await expect.poll(() => page.url()).toContain('#/match/at-');
    await page.locator('.prompt').first().waitFor();
  }
  expect([...ann.errors, ...ben.errors]).toEqual([]);
});
