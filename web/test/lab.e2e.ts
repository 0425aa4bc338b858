import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsOf, PHONE, visitor } from './browser.ts';
import { browser, server } from './running.ts';

const PLAN = [
  'title: One card or two',
  'game: arcania',
  'players: random',
  'games: 12',
  'seed: page',
  'compare: [{ name: one }, { name: two, options: { drawPerTurn: 2 } }]',
].join('\n');
const give = (page: Page, name: string, text: string) =>
  page
    .locator('input[name=lab-open]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

const report = (page: Page) => page.locator('[data-study]');

async function kept(page: Page, file: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.locator('select[name=lab-file]').selectOption(file);
  return readFile(await (await download).path(), 'utf8');
}

test('a plan is composed, run beside the page, stopped, kept over a reload, gone on with, and kept as files', async () => {
  const { page, context, errors } = await visitor(browser);
  const loaded: string[] = [];
  page.on('request', request => loaded.push(request.url()));
  await page.goto(server.address);
  await page.locator('.banner').first().waitFor();
  expect(loaded.filter(url => /lab|plot/i.test(url.split('/').at(-1) ?? ''))).toEqual([]);

  await page.goto(`${server.address}#/lab`);
  await page.locator('.lab-plan').waitFor();
  await page.locator('input[name=lab-count]').fill('0');
  await page.getByRole('button', { name: 'Run' }).click();
  expect(await faultsOf(page)).toEqual([]);

  await give(page, 'plan.yaml', PLAN.replace('games: 12', 'games: nobody').replace('random', 'nobody'));
  await expect.poll(() => page.locator('[role=alert]').textContent()).toContain('games');
  await give(page, 'plan.yaml', PLAN.replace('games: 12', 'games: 4000'));
  await expect.poll(() => page.locator('input[name=lab-title]').inputValue()).toBe('One card or two');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByText(/^[1-9]\d* of 8,000 games/).waitFor();
  await page.getByRole('button', { name: 'Stop and keep' }).click();
  await report(page).getByText('The study was stopped before its end.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  const torn = await kept(page, 'games.jsonl');
  expect(torn.split('\n').length).toBeGreaterThan(2);

  await page.getByRole('button', { name: 'New plan' }).click();
  await give(page, 'plan.yaml', PLAN);
  await expect.poll(() => page.locator('input[name=lab-count]').inputValue()).toBe('12');
  await page.getByRole('button', { name: 'Run' }).click();
  await report(page).getByText('12 + 12 games', { exact: false }).waitFor();
  await report(page).locator('figure svg').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await faultsOf(page)).toEqual([]);

  const html = await kept(page, 'report.html');
  expect(
    html.includes('Plot.plot(') &&
      html.includes('id="study"') &&
      !/<(script|link)[^>]+(src|href)=/.test(html),
  ).toBe(true);
  expect(await kept(page, 'rates.csv')).toContain('one,first,');
  expect(await kept(page, 'plan.yaml')).toContain('drawPerTurn: 2');
  const games = await kept(page, 'games.jsonl');
  expect(games.trim().split('\n')).toHaveLength(25);

  await page
    .locator('input[name=lab-compare]')
    .setInputFiles({ name: 'other.html', mimeType: 'text/html', buffer: Buffer.from(html) });
  await report(page).getByRole('heading', { name: 'the open study against other.html' }).waitFor();
  await give(page, 'games.jsonl', games);
  await report(page).getByRole('heading', { name: 'One card or two' }).waitFor();
  await give(page, 'games.jsonl', games.replace('"turns":', '"turns":1'));
  await expect.poll(() => page.locator('[role=alert]').textContent()).toContain('not as it was written down');
  expect(errors).toEqual([]);
  await context.close();
});
