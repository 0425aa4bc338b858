import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsOf, PHONE, visitor } from './browser.ts';
import { browser, server } from './running.ts';

const RULES =
  'game: arcania\nname: Heavy Berserkers\noptions: { drawPerTurn: 2 }\ncards: { berserker: { AS: 9, LD: 8 } }\n';
const choose = (page: Page, text: string) =>
  page.locator('input[name=house-rules]').setInputFiles({
    name: 'house.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(text),
  });
async function unfold(page: Page): Promise<void> {
  await page.goto(`${server.address}#/game/arcania`);
  await page.locator('.options summary').click();
}

test('house rules from a file are refused with all reasons, played, kept and saved with the match', async () => {
  const { page, context, errors } = await visitor(browser);
  await unfold(page);
  await choose(page, 'game: arcania\nname: Bad\noptions: { drawPerTurn: 9 }\ncards: { nobody: { AS: 1 } }\n');
  const refused = page.locator('.house-rules [role=alert] li');
  await refused.first().waitFor();
  await expect
    .poll(() => refused.allTextContents())
    .toEqual([
      expect.stringContaining('drawPerTurn cannot be 9'),
      expect.stringContaining('there is no card nobody'),
    ]);
  await choose(page, RULES);
  await page.getByText('Heavy Berserkers: 2 numbers on cards, 1 variant.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => page.locator('.options-changed').textContent()).toContain('Heavy Berserkers');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.table').waitFor();
  await page.goto(`${server.address}#/matches`);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .click();
  const saved = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(saved.config.overlay).toEqual({ name: 'Heavy Berserkers', cards: { berserker: { AS: 9, LD: 8 } } });
  expect(saved.config.options.drawPerTurn).toBe(2);
  await page.setViewportSize(PHONE);
  await unfold(page);
  await page.getByRole('button', { name: 'Use the last again' }).click();
  await page.getByText('Heavy Berserkers: 2 numbers on cards, 1 variant.').waitFor();
  await page.getByRole('button', { name: 'Play without' }).click();
  await expect.poll(() => page.locator('.options-changed').textContent()).toBe('all as usual');
  expect(errors).toEqual([]);
  await context.close();
});
