import type { Browser } from 'playwright';
import type { Visitor } from './browser.ts';
import { visitor } from './browser.ts';

/** Ann invites, the others open her link: all of them sit at the table. */
export async function sitTogether(
  browser: Browser,
  house: string,
  game: string,
  names: readonly string[],
): Promise<Visitor[]> {
  const [ann, ...others] = await Promise.all(names.map(() => visitor(browser)));
  await ann.page.goto(`${house}#/invite/${game}`);
  await ann.page.getByLabel('Your name').fill(names[0]);
  await ann.page.getByRole('button', { name: 'Go on' }).click();
  if (names.length > 2) await ann.page.locator('[name="players"]').selectOption(`${names.length}`);
  await ann.page.getByRole('button', { name: 'Make the invitation' }).click();
  const link = await ann.page.getByLabel('Link', { exact: true }).inputValue();
  for (const [i, { page }] of others.entries()) {
    await page.goto(link);
    await page.getByLabel('Your name').fill(names[i + 1]);
    await page.getByRole('button', { name: 'Sit down' }).click();
  }
  const everybody = [ann, ...others];
  for (const { page } of everybody) await page.locator('.table').waitFor();
  return everybody;
}
