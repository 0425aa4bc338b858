import type { Browser, Page } from 'playwright';
import type { Visitor } from './browser.ts';
import { visitor } from './browser.ts';

/** Somebody new opens the page on which they invite others; its link is there when their name is known. */
export async function openTable(page: Page, address: string, name: string): Promise<string> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
  return page.getByLabel('Link', { exact: true }).inputValue();
}
/** What was changed on that page stands in the letter. */
export const written = (page: Page): Promise<void> =>
  page.locator('.own-terms[data-written="true"]').waitFor();

/** A guest follows the link. */
export async function sitDownAt(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Everybody sits; who has invited need not wait until the table opens by itself. */
export async function begin(ann: Page, ...others: Page[]): Promise<void> {
  const button = ann.getByRole('button', { name: /^Begin/ });
  await button.or(ann.locator('.table')).first().waitFor();
  if (await button.isVisible()) await ann.keyboard.press('Space');
  for (const page of [ann, ...others]) await page.locator('.table').waitFor();
}

/** Ann invites, the others open her link: all of them sit at the table. */
export async function sitTogether(
  browser: Browser,
  house: string,
  game: string,
  names: readonly string[],
): Promise<Visitor[]> {
  const [ann, ...others] = await Promise.all(names.map(() => visitor(browser)));
  const link = await openTable(ann.page, `${house}#/invite/${game}`, names[0]);
  if (names.length > 2) {
    await ann.page.locator('[name="players"]').selectOption(`${names.length}`);
    await written(ann.page);
  }
  for (const [i, { page }] of others.entries()) await sitDownAt(page, link, names[i + 1]);
  await begin(ann.page, ...others.map(({ page }) => page));
  return [ann, ...others];
}
