import type { Page } from 'playwright';
import type { Scenes } from './stage.ts';

const LABELS: Readonly<Record<string, string>> = {
  seats: 'Players',
  people: 'People at this screen',
  packs: 'Packs for each',
};
interface Fields {
  seats?: string;
  people?: string;
  packs?: string;
}

/** Opens packs of a game with a known seed; the page is then at them, or at the curtain before them. */
export async function openPacks(
  page: Page,
  address: string,
  { game, kind, seed, ...fields }: { game: string; kind: 'Sealed' | 'Draft'; seed: string } & Fields,
): Promise<void> {
  await page.goto(`${address}#/draft/${game}`);
  await page.getByRole('radio', { name: kind }).check();
  for (const [field, value] of Object.entries(fields))
    await page.getByLabel(LABELS[field]).selectOption(value);
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Open the packs' }).click();
  await page.locator('.bench-cards [data-place], .draft-curtain').first().waitFor();
}

/** Makes a link to packs for three, two of them people; Ann has called them together. */
export async function callTogether(page: Page, address: string, game: string): Promise<string> {
  await page.goto(`${address}#/draft/${game}`);
  await page.getByRole('radio', { name: 'Draft' }).check();
  await page.getByLabel('With friends at other screens').check();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('Players').selectOption('3');
  await page.getByLabel('Packs for each').selectOption('6');
  await page.getByRole('button', { name: 'Make the link' }).click();
  return page.getByLabel('Link', { exact: true }).inputValue();
}

/** Chooses as many cards as are wanted, the first ones, and takes them. */
export async function takeCards(page: Page): Promise<void> {
  const turn = await page.locator('.draft').getAttribute('data-turn');
  const cards = page.locator('.draft-pack .card-face');
  const take = page.getByRole('button', { name: /^Take / });
  for (let i = 0; await take.isDisabled(); i++) await cards.nth(i).click();
  await take.click();
  await page.locator(`.draft:not([data-turn="${turn}"]), .draft-done, .draft-curtain`).first().waitFor();
}

export const scenes: Scenes = {
  circle: async (page, address) => {
    await callTogether(page, address, 'arcania');
  },
  new: async (page, address) => {
    await page.goto(`${address}#/draft/arcania`);
    await page.locator('.draft-plan').waitFor();
  },
  pack: async (page, address) => {
    await openPacks(page, address, { game: 'arcania', kind: 'Draft', seed: 'castellan' });
    for (let turn = 0; turn < 8; turn++) await takeCards(page);
    await page.locator('.draft-pack .card-face').nth(1).click();
  },
  curtain: (page, address) =>
    openPacks(page, address, { game: 'tower-siege', kind: 'Draft', seed: 'castellan', people: '2' }),
  sealed: (page, address) => openPacks(page, address, { game: 'arcmage', kind: 'Sealed', seed: 'castellan' }),
  pool: async (page, address) => {
    await openPacks(page, address, { game: 'towers-in-time', kind: 'Sealed', seed: 'castellan' });
    await page.getByRole('button', { name: 'Begin with the computer’s deck' }).click();
    await page.locator('.bench-flag').filter({ hasText: 'legal' }).waitFor();
  },
};
