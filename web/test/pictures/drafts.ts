import type { Page } from 'playwright';
import type { Scenes } from './stage.ts';

/** Opens packs of a game with a known seed; the page is then at them. */
export async function openPacks(
  page: Page,
  address: string,
  { game, kind, seed, packs = '6' }: { game: string; kind: 'Sealed' | 'Draft'; seed: string; packs?: string },
): Promise<void> {
  await page.goto(`${address}#/draft/${game}`);
  await page.getByRole('radio', { name: kind }).check();
  await page.getByLabel('Packs for each').selectOption(packs);
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Open the packs' }).click();
  await page.locator('.bench-cards [data-place]').first().waitFor();
}

/** Chooses as many cards as are wanted, the first ones, and takes them. */
export async function takeCards(page: Page): Promise<void> {
  const turn = await page.locator('.draft').getAttribute('data-turn');
  const cards = page.locator('.draft-pack .card-face');
  const take = page.getByRole('button', { name: /^Take / });
  for (let i = 0; await take.isDisabled(); i++) await cards.nth(i).click();
  await take.click();
  await page.locator(`.draft:not([data-turn="${turn}"]), .draft-done`).first().waitFor();
}

export const scenes: Scenes = {
  new: async (page, address) => {
    await page.goto(`${address}#/draft/arcania`);
    await page.locator('.draft-plan').waitFor();
  },
  pack: async (page, address) => {
    await openPacks(page, address, { game: 'arcania', kind: 'Draft', seed: 'castellan' });
    for (let turn = 0; turn < 8; turn++) await takeCards(page);
    await page.locator('.draft-pack .card-face').nth(1).click();
  },
  sealed: (page, address) => openPacks(page, address, { game: 'arcmage', kind: 'Sealed', seed: 'castellan' }),
  pool: async (page, address) => {
    await openPacks(page, address, { game: 'towers-in-time', kind: 'Sealed', seed: 'castellan' });
    await page.getByRole('button', { name: 'Begin with the computer’s deck' }).click();
    await page.locator('.bench-flag').filter({ hasText: 'legal' }).waitFor();
  },
};
