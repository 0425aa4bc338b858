import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { changed, faultsOf, finger, glance, sitDown, visitor } from './browser.ts';
import { browser, server } from './running.ts';

test('a rule is shown beside the book, and tried on the table', async () => {
  const { page, leave, errors } = await visitor(browser);
  await page.goto(`${server.address}#/rules/tower-siege/TS-205`);
  await page.getByRole('button', { name: 'Show me TS-205' }).click();
  const beside = page.frameLocator('iframe');
  await beside.getByRole('button', { name: 'Next' }).click();
  await beside.locator('.show-deed').getByText('You: attack with Skeleton').waitFor();
  await beside.getByRole('button', { name: 'Try it yourself' }).click();
  await page.locator('.table .prompt').waitFor();
  expect(page.url()).toContain('#/match/practice-');
  expect(errors).toEqual([]);
  await leave();
});

test('a finger opens it below the rule; keys step through it on a table of its own', async () => {
  const { page, leave, errors } = await finger(browser);
  await page.goto(`${server.address}#/rules/arcmage/AM-176`);
  await page.getByRole('button', { name: 'Show me AM-176' }).tap();
  await page.frameLocator('iframe').getByRole('button', { name: 'Next' }).tap();
  await page.frameLocator('iframe').getByText('Step 1 of').waitFor();
  await page.goto(`${server.address}#/show/tower-siege/TS-205`);
  await page.locator('.show-foot').waitFor();
  await page.keyboard.press('Space');
  await page.getByText('Step 1 of').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('The table before').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});

/** From the number of a rule to an example of it on the table. */
async function followRule(page: Page, link: Locator): Promise<void> {
  const id = await link.innerText();
  await link.click();
  await page.getByRole('button', { name: `Show me ${id}` }).click();
  await page.locator('.show-what').filter({ hasText: id }).waitFor();
  await page.locator('.show-foot').waitFor();
  await page.keyboard.press('Escape');
  await glance(page);
}

test('from a refusal and from a line of the log two presses show the rule', async () => {
  const { page, errors, leave } = await visitor(browser);
  await sitDown(page, server.address, 'arcania');
  for (let n = 0; n < 2; n++) {
    const before = await glance(page);
    await page.keyboard.press('Space');
    await changed(page, before);
  }
  await glance(page);
  const shade = page.locator('[data-thing]:not(.is-usable) > [data-place]');
  await shade.last().click();
  await followRule(page, page.locator('.notices .rule-link').last());
  await followRule(page, page.locator('.said .rule-link').first());
  expect(errors).toEqual([]);
  await leave();
});
