import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { serviceWorker } from '../build/offline.ts';
import { builtPage } from '../build/page.ts';
import { serve } from '../build/serve.ts';
import { clickSomething, DESK, glance, sitDown, startServer, visitor } from './browser.ts';
import { browser } from './running.ts';

const ALLOW = { serviceWorkers: 'allow' } as const;
/** Waits until everything lies in the cache. */
const isKept = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));

describe('without a network', () => {
  test('the page starts again and plays, and finds its house when the network is back', async () => {
    const data = mkdtempSync(join(tmpdir(), 'siege-offline-'));
    let house = await startServer(0, '--data', data);
    const port = new URL(house.address).port;
    const { page, context, errors } = await visitor(browser, DESK, ALLOW);
    await page.goto(house.address);
    await page.getByRole('heading', { name: /Play a person|Nobody else is in the hall/ }).waitFor();
    await isKept(page);
    await house.stop('SIGTERM');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Towers in Time' }).first().waitFor();
    await expect
      .poll(() => page.getByRole('heading', { name: /Play a person|Nobody else is in the hall/ }).count())
      .toBe(0);
    const dice = playerDice('offline');
    for (const game of ['tower-siege', 'arcmage']) {
      await sitDown(page, house.address, game);
      for (let n = 0; n < 5; n++) await clickSomething(page, dice);
    }
    const { seq } = await glance(page);
    // The match is there after another reload, with its table and its rules.
    await page.reload();
    expect((await glance(page)).over).toBe(false);
    expect(seq).toBeGreaterThan(0);
    await page.goto(`${house.address}#/rules/arcmage`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    house = await startServer(Number(port), '--data', data);
    await context.setOffline(false);
    await page.goto(house.address);
    await page.reload();
    await page.getByRole('heading', { name: /Play a person|Nobody else is in the hall/ }).waitFor();
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached).toContain('/');
    expect(cached.filter(path => /^\/(api|ws|sw\.js)/.test(path))).toEqual([]);
    // Only what belongs to the house could not be loaded, and nothing else went wrong.
    expect(errors.filter(text => !text.includes('Failed to load resource'))).toEqual([]);
    await context.close();
    await house.stop('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });
});

describe('a new version', () => {
  test('is offered outside of a match, taken at one press, and reloads nobody else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'siege-versions-'));
    cpSync(await builtPage('production', () => {}), folder, { recursive: true });
    const served = await serve(folder, 0);
    const { page, context, errors } = await visitor(browser, DESK, ALLOW);
    await page.goto(served.address);
    await isKept(page);
    // From its second start on a page is one of its version.
    await page.reload();
    await sitDown(page, served.address, 'tower-siege');
    const dice = playerDice('versions');
    await clickSomething(page, dice);
    const other = await context.newPage();
    await other.goto(served.address);
    await other.getByRole('heading', { name: 'Towers in Time' }).first().waitFor();
    const loads = { page: 0, other: 0 };
    page.on('load', () => loads.page++);
    other.on('load', () => loads.other++);
    // The host brings a new page: another text, and so another version.
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    writeFileSync(
      join(folder, 'index.html'),
      html.replace('<div id="root">', '<div id="root" data-version="new">'),
    );
    writeFileSync(join(folder, 'sw.js'), serviceWorker(folder));
    await page.evaluate(() => navigator.serviceWorker.ready.then(each => each.update()));
    await other.getByText('A new version is ready.').waitFor();
    // At the table nothing is said; the match continues with the version that it began with.
    await expect.poll(() => page.getByText('A new version is ready.').count()).toBe(0);
    await clickSomething(page, dice);
    await other.getByRole('button', { name: 'Reload' }).click();
    await other.locator('[data-version="new"]').waitFor({ state: 'attached' });
    await other.getByRole('heading', { name: 'Towers in Time' }).first().waitFor();
    await expect.poll(() => other.getByText('A new version is ready.').count()).toBe(0);
    // The old page still finds its own parts.
    for (let n = 0; n < 3; n++) await clickSomething(page, dice);
    expect(loads).toEqual({ page: 0, other: 1 });
    expect(errors).toEqual([]);
    await context.close();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
