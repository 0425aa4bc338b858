import { expect, test } from 'vitest';
import { faultsOf, finger, visitor } from './browser.ts';
import { browser, server } from './running.ts';

test('a rule is shown beside the book, and tried on the table', async () => {
  const { page, context, errors } = await visitor(browser);
  await page.goto(`${server.address}#/rules/tower-siege/TS-205`);
  await page.getByRole('button', { name: 'Show me TS-205' }).click();
  const beside = page.frameLocator('iframe');
  await beside.getByRole('button', { name: 'Next' }).click();
  await beside.locator('.show-deed').getByText('You: attack with Ogre').waitFor();
  await beside.getByRole('button', { name: 'Try it yourself' }).click();
  await page.locator('.table .prompt').waitFor();
  expect(page.url()).toContain('#/match/practice-');
  expect(errors).toEqual([]);
  await context.close();
});

test('a finger opens it below the rule; keys step through it on a table of its own', async () => {
  const { page, context, errors } = await finger(browser);
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
  await context.close();
});
