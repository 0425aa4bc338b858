import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsOf, finger, visitor } from './browser.ts';
import { browser, server } from './running.ts';

/** All five take minutes: `SIEGEWORKS_COURSES=all` takes them. */
const COURSES =
  process.env.SIEGEWORKS_COURSES === 'all'
    ? ['tower-siege', 'arcania', 'two-deck-siege', 'towers-in-time', 'arcmage']
    : ['tower-siege'];

const ending = (page: Page) => page.getByRole('region', { name: 'The end of the lesson' });

/** Reads what is to be read and lets the table make every move, until the lesson is over. */
async function follow(page: Page): Promise<void> {
  const on = page.locator('.lesson-band:not(.lesson-ending) .slot:enabled');
  for (let n = 0; n < 30; n++) {
    await on.or(ending(page)).first().waitFor();
    if (await ending(page).isVisible()) return;
    await on.click({ timeout: 5_000 }).catch(() => {});
  }
}

test.each(COURSES)('the whole course of %s is finished by mouse, and kept', async game => {
  const { page, context, errors } = await visitor(browser);
  await page.goto(`${server.address}#/lessons/${game}`);
  await page.getByRole('link', { name: 'Begin with lesson 1' }).click();
  const lessons = page.locator('.lesson-shields .course-shield');
  await lessons.first().waitFor();
  const count = await lessons.count();
  for (let lesson = 1; lesson <= count; lesson++) {
    await page.getByText(`Lesson ${lesson} of ${count}`).waitFor();
    await follow(page);
    await ending(page).getByText('Well done').waitFor();
    await ending(page).locator('.slot.primary').click();
  }
  await page.goto(`${server.address}#/lessons/${game}`);
  await expect.poll(() => page.locator('.course-list [data-done="true"]').count()).toBe(count);
  expect(errors).toEqual([]);
  await context.close();
});

test('a wrong press does nothing and gets its reason; the right one goes on', async () => {
  const { page, context, errors } = await visitor(browser);
  await page.goto(`${server.address}#/lesson/tower-siege/3`);
  await page.getByText('Step 2 of 3').waitFor();
  await page
    .locator('.board')
    .getByRole('button', { name: /^Skeleton/ })
    .first()
    .click();
  await page.getByText('Skeleton defends itself in 25 of 100 rolls').waitFor();
  await page.getByText('Step 2 of 3').waitFor();
  await page.locator('.board').getByRole('button', { name: /^Hero/ }).first().click();
  await page.getByText('Step 3 of 3').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('by finger and by key alone', async () => {
  const { page, context, errors } = await finger(browser);
  await page.goto(`${server.address}#/lesson/arcania/1`);
  await page.getByRole('button', { name: 'Next' }).tap();
  await page
    .locator('.board')
    .getByRole('button', { name: /^Stone Heath/ })
    .first()
    .tap();
  await ending(page).getByText('Well done').waitFor();
  await page.keyboard.press('Space');
  await page.getByText('Lesson 2 of 6').waitFor();
  await page.locator('.lesson-band').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
