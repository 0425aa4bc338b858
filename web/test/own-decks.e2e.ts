import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBench } from './bench.ts';
import { faultsOf, finger, visitor } from './browser.ts';
import { server } from './own-house.ts';
import { browser } from './running.ts';
import { begin, written } from './sitting.ts';

const folder = mkdtempSync(join(tmpdir(), 'siege-own-decks-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('from the bench to a friend, who brings a deck from a file; one that does not fit is refused', async () => {
  const ann = await visitor(browser);
  const ben = await finger(browser);
  await openBench(ann.page, 'tower-siege', 'from.red-raiders', server);
  // A copy too many: the rules refuse it, but it can be played where that is agreed upon.
  await ann.page.getByRole('button', { name: 'One Orc Raider more' }).first().click();
  await ann.page.getByRole('button', { name: 'Play it as it is' }).waitFor();
  await ann.page.getByRole('link', { name: 'With a friend…' }).click();
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByRole('button', { name: 'Go on' }).click();
  await ann.page
    .locator('[name="deck"] option:checked', { hasText: 'changed' })
    .waitFor({ state: 'attached' });
  await ann.page.getByText('at most 4 are allowed').waitFor();
  await ann.page.locator('[name="decks"]').selectOption('any');
  expect(await faultsOf(ann.page)).toEqual([]);
  await written(ann.page);
  const link = await ann.page.getByLabel('Link', { exact: true }).inputValue();
  await ben.page.goto(link);
  await ben.page.getByText('Any deck may be brought, even one that the rules would refuse.').waitFor();
  const bring = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return ben.page.locator('[name="deck-file"]').setInputFiles(join(folder, name));
  };
  await bring('odd.txt', '3 Nobody at All');
  await ben.page.getByText('Line 1: there is no card “Nobody at All”').waitFor();
  await bring('few.txt', 'Name: Few\n10 Mine\n10 Skeleton\n');
  await ben.page.locator('[name="deck"] option:checked', { hasText: 'Few' }).waitFor({ state: 'attached' });
  expect(await faultsOf(ben.page)).toEqual([]);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await begin(ann.page, ben.page);
  // The browser notes the refusal as well.
  const refusal = 'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)';
  expect([ann.errors, ben.errors]).toEqual([[refusal], []]);
  for (const { context } of [ann, ben]) await context.close();
});
