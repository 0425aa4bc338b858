import { playerDice } from '@siegeworks/kernel/laws';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { clickSomething, faultsOf, visitor } from './browser.ts';
import { server } from './own-house.ts';
import { browser } from './running.ts';
import { openTable } from './sitting.ts';

/** Ann invites, Ben opens her link: both sit at the table. */
async function sitOpposite(game: string) {
  const ann = await visitor(browser);
  const ben = await visitor(browser);
  const link = await openTable(ann.page, `${server.address}#/invite/${game}`, 'Ann');
  // Over plain http, as in a home network, a page has no clipboard.
  await ann.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await ann.page.keyboard.press('c');
  await ann.page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await faultsOf(ann.page)).toEqual([]);
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('Ben');
  expect(await faultsOf(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  const arrived = ann.page.getByRole('region', { name: 'Everybody sits' });
  await arrived.getByText('Ben has sat down').waitFor();
  expect(await faultsOf(ann.page)).toEqual([]);
  // On a slow machine it has begun by itself in the meantime.
  if (await arrived.isVisible()) await ann.page.keyboard.press('Space');
  for (const { page } of [ann, ben]) await page.locator('.table').waitFor();
  return { ann, ben };
}

/** Whether this person is asked now. */
const isAsked = (page: Page) => page.locator('.table[data-busy="false"][data-usual]').count();

describe('with people', () => {
  test('two browsers play at one table by a link', async () => {
    const { ann, ben } = await sitOpposite('towers-in-time');
    const dice = playerDice('opposite');
    let decided = 0;
    for (let n = 0; n < 200 && decided < 30; n++) {
      for (const { page } of [ann, ben])
        if (await isAsked(page)) {
          await clickSomething(page, dice);
          decided++;
        }
      await ann.page.waitForTimeout(20);
    }
    expect(decided).toBeGreaterThanOrEqual(30);
    // A reload loses nothing.
    const stands = () => ann.page.locator('.status').innerText();
    const before = await stands();
    await ann.page.reload();
    await ann.page.locator('.table').waitFor();
    await expect.poll(stands).toBe(before);
    await expect.poll(() => Promise.all([ann, ben].map(({ page }) => isAsked(page)))).toContain(1);
    expect(await faultsOf(ann.page)).toEqual([]);
    await ann.page.getByRole('button', { name: /^Talk/ }).click();
    await ann.page.getByRole('button', { name: 'Good luck!' }).click();
    await ben.page.getByRole('button', { name: 'Talk (1)' }).waitFor();
    // Somebody who has never been here follows the address of the table, and is seen to watch.
    const kit = await visitor(browser);
    await kit.page.goto(ann.page.url());
    await kit.page.getByLabel('Your name').fill('Kit');
    expect(await faultsOf(kit.page)).toEqual([]);
    await kit.page.getByRole('button', { name: 'Watch' }).click();
    await kit.page.locator('.table').waitFor();
    await ann.page.getByText('Watching: Kit.').waitFor();
    expect([...ann.errors, ...ben.errors, ...kit.errors]).toEqual([]);
    for (const { context } of [ann, ben, kit]) await context.close();
  });
});
