import type { Scene, Scenes } from './stage.ts';

const bench =
  (game: string, deck: string): Scene =>
  async (page, address) => {
    await page.goto(`${address}#/build/${game}/${deck}`);
    await page.locator('.bench-flag').filter({ hasText: 'legal' }).waitFor();
  };

/** Two versions of a deck, and what changed between them. */
const history: Scene = async (page, address) => {
  await bench('arcania', 'from.elf-silver-court')(page, address);
  const keep = async (note: string) => {
    await page.getByRole('button', { name: 'History…' }).click();
    await page.getByLabel('Keep the deck as it is now').fill(note);
    await page.getByRole('button', { name: 'Keep this version' }).click();
    await page.getByRole('heading', { name: note }).waitFor();
  };
  await keep('As it was copied');
  await page.keyboard.press('Escape');
  for (const [name, way] of [
    ['Rangers', 'first'],
    ['Unicorn', 'last'],
  ] as const)
    await page.locator('.bench-card', { hasText: name }).locator('.stepper button')[way]().click();
  await keep('A Unicorn for a Ranger');
};

const compare: Scene = async (page, address) => {
  await bench('arcania', 'from.elf-silver-court')(page, address);
  await page.getByRole('button', { name: 'Compare…' }).click();
  await page.locator('[name="compare"]').selectOption('elf-spellwoods');
};

const print: Scene = async (page, address) => {
  await page.goto(`${address}#/print/arcania/from.elf-silver-court`);
  await page.locator('.paper-rules').waitFor();
};

/** Where decks are built, compared and printed. */
export const workshop: Scenes = {
  builder: bench('arcania', 'from.elf-silver-court'),
  castle: bench('two-deck-siege', 'from.marshal-0'),
  history,
  compare,
  print,
};
