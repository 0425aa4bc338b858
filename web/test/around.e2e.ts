import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  answerUsually,
  DESK,
  endOf,
  faultsOf,
  finger,
  glance,
  PHONE,
  poster,
  sitDown,
  visitor,
} from './browser.ts';
import { browser, server } from './running.ts';

const SIZES = [DESK, { width: 1024, height: 768 }, PHONE];

async function giveUp(page: Page): Promise<void> {
  await glance(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up…' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await endOf(page).waitFor();
}
/** Cards and the like that lie on the board. Those alike lie in one heap, unless one of them is asked about. */
const things = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelectorAll('.board :is(.card, .token, .attachment)').length;
    const heaps = [...document.querySelectorAll<HTMLElement>('.board [data-count]')];
    return heaps.reduce((sum, heap) => sum + Number(heap.dataset.count) - 1, shown);
  });

describe('the end of a match', () => {
  test.each(['tower-siege', 'arcania', 'two-deck-siege', 'towers-in-time', 'arcmage'])(
    'of %s stays where the question was, whatever Space does, and the board stays complete',
    async game => {
      const { page, leave, errors } = await visitor(browser);
      await sitDown(page, server.address, game);
      for (let n = 0; n < 4; n++) await answerUsually(page, await glance(page));
      await glance(page);
      const before = await things(page);
      await giveUp(page);
      const end = endOf(page);
      await end.getByRole('heading', { name: 'You lost' }).waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      expect(await things(page)).toBe(before);
      const address = page.url();
      for (let n = 0; n < 5; n++) await page.keyboard.press('Space');
      await page.waitForTimeout(300);
      expect(page.url()).toBe(address);
      await end.getByRole('heading', { name: 'You lost' }).waitFor();
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        const out = await end.evaluate(bar => {
          const { top, bottom } = bar.getBoundingClientRect();
          const buttons = [...bar.querySelectorAll('.end-steps .button')].map(each =>
            each.getBoundingClientRect(),
          );
          return buttons.filter(box => box.top < top || box.bottom > bottom || box.height < 30).length;
        });
        expect(out, `${viewport.width}`).toBe(0);
      }
      await page.setViewportSize(DESK);
      expect(await faultsOf(page)).toEqual([]);
      await end.getByRole('button', { name: 'Look back' }).click();
      await end.getByText(/^Looking back: moment \d+ of \d+$/).waitFor();
      await end.getByRole('slider').press('Home');
      await end.getByText(/^Looking back: moment 1 of/).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await end.getByRole('button', { name: 'To the result' }).click();
      await end.getByRole('button', { name: 'Play again' }).focus();
      await page.keyboard.press('Space');
      await page.waitForSelector('.table[data-over="false"]');
      expect(page.url()).not.toBe(address);
      expect(errors).toEqual([]);
      await leave();
    },
    60_000,
  );

  test('on a phone every button of it can be touched', async () => {
    const { page, leave, errors } = await finger(browser);
    await sitDown(page, server.address, 'arcania');
    await giveUp(page);
    await endOf(page).getByRole('button', { name: 'Swap sides' }).tap();
    await page.waitForSelector('.table[data-over="false"]');
    expect(errors).toEqual([]);
    await leave();
  });
});

test('the record counts two matches once each, after a reload too, and can be deleted', async () => {
  const { page, leave, errors } = await visitor(browser);
  for (const game of ['arcania', 'towers-in-time']) {
    await sitDown(page, server.address, game);
    await giveUp(page);
  }
  await page.reload();
  await endOf(page).waitFor();
  await page.goto(`${server.address}#/record`);
  await page.getByText('One match: 0 won, 1 lost.').first().waitFor();
  await expect.poll(() => page.getByText('One match: 0 won, 1 lost.').count()).toBe(2);
  await page.reload();
  await page.getByText('One match: 0 won, 1 lost.').nth(1).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await page.getByRole('button', { name: 'Delete the record…' }).click();
  await page.getByRole('button', { name: /^Delete the whole record/ }).click();
  await page.getByText('No match has ended yet.').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('the challenge of the day is against the same opponent for everybody, and ends with a line to share', async () => {
  const { page, leave, errors } = await visitor(browser);
  await page.goto(server.address);
  const today = page.getByRole('region', { name: 'Today’s challenges' });
  await today.getByRole('button').nth(4).waitFor();
  await today.getByRole('button', { name: 'Tower Siege' }).click();
  await giveUp(page);
  await endOf(page).getByRole('button', { name: 'Figures' }).click();
  const line = await page.locator('.share q').innerText();
  expect(line).toMatch(/^Tower Siege \d{4}-\d\d-\d\d against Squire: lost in (one turn|\d+ turns) ?[▁-█]*$/);
  await page.goto(server.address);
  await today.getByRole('button', { name: 'Tower Siege (lost)' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('another number of players says which mode it brings; Play now says against whom', async () => {
  const { page, leave, errors } = await visitor(browser);
  await page.goto(server.address);
  await poster(page, 'Arcmage')
    .getByRole('button', { name: 'Play now against a Page, the gentlest' })
    .waitFor();
  await page.goto(`${server.address}#/new/arcmage`);
  await page.locator('[name="players"]').selectOption('3');
  await page.getByText('Duel is not for 3 players: now it is Free for all.').waitFor();
  const words = await page.locator('#option-format option').allInnerTexts();
  expect(words).toEqual(['Duel', 'Free for all', 'Amin Duna: a team against an overlord']);
  await page.locator('#option-format').selectOption('aminDuna');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await glance(page);
  expect(errors).toEqual([]);
  await leave();
});

test('what is wrong goes into one file, which is shown first', async () => {
  const { page, leave, errors } = await visitor(browser);
  await sitDown(page, server.address, 'arcania');
  await glance(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Something is wrong…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Something is wrong' });
  await sheet.getByRole('textbox').fill('My castle is upside down.');
  await sheet.locator('pre', { hasText: 'My castle is upside down.' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  const report = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(report).toMatchObject({
    format: 'siegeworks-report',
    words: 'My castle is upside down.',
    match: { game: 'arcania', format: 'siegeworks-match' },
  });
  expect(report.sentences.length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await leave();
});

test('two tabs: the later one takes over, the earlier one says so and can come back, and nothing is lost', async () => {
  const { page, context, leave, errors } = await visitor(browser);
  await sitDown(page, server.address, 'two-deck-siege');
  await glance(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await glance(other);
  await page.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  await answerUsually(other, await glance(other));
  await glance(other);
  const log = await other.locator('[role="log"] p').allInnerTexts();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await glance(page);
  await expect.poll(() => page.locator('[role="log"] p').allInnerTexts()).toEqual(log);
  await other.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});
