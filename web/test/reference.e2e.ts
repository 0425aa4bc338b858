import { games } from '@siegeworks/shelf';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DESK, faultsOf, finger, glance, PHONE, sitDown, visitor } from './browser.ts';
import { browser, server } from './running.ts';

const IDS = games.map(({ about }) => about.id);
const SMALL = { width: 1024, height: 768 };

/** Whether all of the open sheet is seen without scrolling. */
const fits = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('dialog[open]');
    const body = sheet?.querySelector('.dialog-body');
    return (
      sheet &&
      body &&
      body.scrollHeight <= body.clientHeight + 1 &&
      sheet.scrollHeight <= sheet.clientHeight + 1
    );
  });

test.each(IDS)(
  '%s on one screen: the phases with the one that runs, what beats what, the signs',
  async id => {
    const { page, context, errors } = await visitor(browser);
    await sitDown(page, server.address, id);
    await glance(page);
    await page.keyboard.press('s');
    const sheet = page.getByRole('dialog', { name: /on one screen$/ });
    await sheet.getByText('What beats what').last().waitFor();
    for (const size of [DESK, SMALL]) {
      await page.setViewportSize(size);
      await expect.poll(() => fits(page), { message: `${size.width}` }).toBe(true);
    }
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    for (const part of ['What beats what', 'Signs', 'A turn']) {
      await sheet.getByRole('button', { name: part }).click();
      await expect.poll(() => fits(page), { message: part }).toBe(true);
    }
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('it says where the turn stands, and its rules and terms explain themselves', async () => {
  const { page, context } = await visitor(browser);
  await sitDown(page, server.address, 'tower-siege');
  await glance(page);
  await page.keyboard.press('s');
  await page.locator('.summary-phases [aria-current="step"]').getByText('now').waitFor();
  await page.locator('.summary .term-word').first().click();
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.summary .rule-link').first().click();
  await page.getByRole('dialog', { name: /^Rule TS-/ }).waitFor();
  await context.close();
});

test('from a line of the log and from a refusal to the rule, and on to its example', async () => {
  const { page, context, errors } = await visitor(browser);
  await sitDown(page, server.address, 'arcania');
  await glance(page);
  await page.locator('.log .rule-link, .newest .rule-link').first().click();
  await page
    .getByRole('dialog', { name: /^Rule AK-/ })
    .getByRole('button', { name: /^Show me AK-/ })
    .click();
  await page.locator('.show-foot').waitFor();
  await page.goBack();
  await glance(page);
  const unlit = page.locator('.board .card:not(.is-usable) > [data-place]').first();
  await unlit.click();
  await page.locator('.notices .rule-link[aria-label^="Rule"]').first().click();
  await page.getByRole('dialog', { name: /^Rule AK-/ }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the page of a card shows its sentences in action and lists its rulings', async () => {
  const { page, context, errors } = await visitor(browser);
  await page.goto(`${server.address}#/cards/arcmage`);
  await page
    .getByRole('button', { name: /^Ghoul/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Rulings and examples' }).click();
  await page.getByRole('heading', { name: 'Rulings' }).waitFor();
  await page.locator('#AM-249').waitFor();
  await page.getByRole('button', { name: 'Show me: Sudden.' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Next' }).click();
  await page.frameLocator('iframe').getByText('Step 1 of').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('a card on the table leads to its page with a finger, and back', async () => {
  const { page, context, errors } = await finger(browser);
  await page.goto(`${server.address}#/lesson/tower-siege/2`);
  await page.locator('.lesson-band').waitFor();
  await page.goto(`${server.address}#/card/tower-siege/no-such-card`);
  await page.getByRole('heading', { name: 'There is no such card' }).waitFor();
  await page.goBack();
  await page.locator('.lesson-band').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the first match speaks at the right moment, says nothing twice, and goes on after a reload', async () => {
  const { page, context, errors } = await visitor(browser);
  await page.goto(`${server.address}#/first/two-deck-siege`);
  const guide = page.getByRole('region', { name: 'Your guide' });
  await guide.getByText('This is a whole siege.').waitFor();
  await guide.getByRole('button', { name: 'Got it' }).click();
  const due = page.locator('.lesson-band[data-due="true"]', { hasText: 'This is a whole siege.' });
  await expect.poll(() => due.count()).toBe(0);
  const match = () => page.evaluate(() => localStorage.getItem('siegeworks.first.two-deck-siege'));
  const before = JSON.parse((await match()) ?? '{}');
  expect(before.told).toEqual([0]);
  await page.reload();
  await glance(page);
  expect(JSON.parse((await match()) ?? '{}').match).toBe(before.match);
  await guide.waitFor();
  expect(await due.count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
