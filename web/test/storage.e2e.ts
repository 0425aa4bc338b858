import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArgs, findChromium, findWholeChromium } from '../../scripts/chromium.mjs';
import { builtPage } from '../build/page.ts';
import type { Served } from '../build/serve.ts';
import { serve } from '../build/serve.ts';
import { answerUsually, faultsOf, glance, launch, sitDown, visitor } from './browser.ts';

/** What a browser keeps, and what it does when it cannot; with toys that nobody needs to know. */
let served: Served;
let browser: Browser;
beforeAll(async () => {
  served = await serve(await builtPage('toys', () => {}), 0);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const start = (page: Page, game = 'thieves') => sitDown(page, served.address, game);
const hall = (page: Page, hash = '') => page.goto(`${served.address}${hash}`);
/** An address that differs only behind the # is no new page: everything is read anew only after this. */
const afresh = async (page: Page, address: string) => {
  await page.goto(address);
  await page.reload();
};
const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'This match is not being saved' });

async function decide(page: Page): Promise<void> {
  const before = await glance(page);
  await answerUsually(page, before);
  await glance(page);
}
async function exported(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
}
/** How many decisions the browser has kept of the only match. */
const picksKept = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>(done => {
      const request = indexedDB.open('siegeworks');
      request.onsuccess = () => done(request.result);
    });
    const all = database.transaction('kept').objectStore('kept').getAll();
    const records = await new Promise<{ file?: string }[]>(done => {
      all.onsuccess = () => done(all.result);
    });
    database.close();
    const files = records.flatMap(({ file }) => (file === undefined ? [] : [JSON.parse(file)]));
    return files.map(file => file.picks.length).join();
  });

/** Room for this many bytes and no more. */
async function limit(page: Page, context: BrowserContext, quotaSize?: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(served.address);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}

/** A browser in which nobody lets pages keep anything: its own setting, as people find it. */
async function denied(): Promise<{ context: BrowserContext; close(): Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'siege-denied-'));
  mkdirSync(join(home, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(home, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(home, {
    executablePath: findWholeChromium() ?? '',
    args: [...chromiumArgs, '--disable-gpu', '--no-first-run'],
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  });
  const close = async () => {
    await context.close();
    rmSync(home, { recursive: true, force: true });
  };
  return { context, close };
}

describe('a browser without room', () => {
  test('says once what is kept and what is not; the match continues, is exported and kept when there is room', async () => {
    const { page, context, errors } = await visitor(browser);
    // From the beginning: a browser that has looked once does not look again for half a minute.
    await limit(page, context, 1);
    await start(page);
    await decide(page);
    await warning(page).getByText('This browser has no room left').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const press = () => warning(page).getByRole('button', { name: 'Export match' }).click();
    expect(JSON.parse(await exported(page, press)).picks.length).toBeGreaterThan(0);
    await warning(page).getByRole('button', { name: 'Play on' }).click();
    await decide(page);
    await expect.poll(() => warning(page).count()).toBe(0);
    expect(await picksKept(page)).toBe('');

    await page.goto(`${served.address}#/matches`);
    await page.getByText('This browser has no room left').waitFor();
    await expect.poll(() => page.getByText('Every match is saved').count()).toBe(0);
    await page.getByText(/^Not saved ·/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: /^Continue Thieves/ }).click();
    await glance(page);
    await expect.poll(() => warning(page).count()).toBe(0);

    await limit(page, context);
    await decide(page);
    await expect.poll(() => picksKept(page)).not.toBe('');
    await page.goto(`${served.address}#/matches`);
    await page.getByText('Every match is saved').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a browser that keeps nothing', () => {
  test.skipIf(findWholeChromium() === null)(
    'says so before the first decision is lost, and the match continues',
    async () => {
      const { context, close } = await denied();
      const page = await context.newPage();
      await hall(page);
      await page.getByText(/This browser does not save anything for this page/).waitFor();
      await start(page, 'nim');
      await warning(page)
        .getByText(/This browser does not save anything for this page/)
        .waitFor();
      expect(await faultsOf(page)).toEqual([]);
      const press = () => warning(page).getByRole('button', { name: 'Export match' }).click();
      expect(JSON.parse(await exported(page, press))).toMatchObject({ format: 'siegeworks-match' });
      await warning(page).getByRole('button', { name: 'Play on' }).click();
      const before = await glance(page);
      await answerUsually(page, before);
      await page.keyboard.press('m');
      await page
        .getByRole('dialog')
        .getByText(/This browser does not save anything for this page/)
        .waitFor();
      await page.getByRole('button', { name: 'Leave the table' }).click();
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await page.getByRole('link', { name: /^Continue Nim/ }).click();
      await glance(page);
      await expect.poll(() => warning(page).count()).toBe(0);
      await close();
    },
  );

  test('a newer page has rebuilt the store: it is left alone, and the person sees why', async () => {
    const { page, context } = await visitor(browser);
    await start(page, 'nim');
    await glance(page);
    // The open page lets go of the store at once, so that the newer one need not wait.
    await page.evaluate(
      () =>
        new Promise<void>((done, fail) => {
          const request = indexedDB.open('siegeworks', 7);
          request.onsuccess = () => {
            request.result.close();
            done();
          };
          request.onblocked = () => fail(new Error('the page holds on to its store'));
        }),
    );
    const before = await glance(page);
    await answerUsually(page, before);
    await warning(page).getByText('A newer version of this page has saved matches').waitFor();
    expect(await picksKept(page)).toBe('0');
    await context.close();
  });
});

test('a private window plays and keeps like any other while it is open, and says that it forgets', async () => {
  const home = mkdtempSync(join(tmpdir(), 'siege-private-'));
  const context = await chromium.launchPersistentContext(home, {
    executablePath: findChromium() ?? '',
    args: [...chromiumArgs, '--disable-gpu', '--no-first-run', '--incognito'],
  });
  const [page] = context.pages();
  await start(page, 'nim');
  await glance(page);
  await page.reload();
  await glance(page);
  await expect.poll(() => warning(page).count()).toBe(0);
  await page.goto(`${served.address}#/matches`);
  await page.getByText('A private window forgets them when it is closed').waitFor();
  await context.close();
  rmSync(home, { recursive: true, force: true });
});

describe('the same match in two tabs', () => {
  test('the later one takes over, the earlier one says so at once and may come back', async () => {
    const { page: one, context, errors } = await visitor(browser);
    await start(one);
    await decide(one);
    const two = await context.newPage();
    await two.goto(one.url());
    await glance(two);
    await one.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
    expect(await faultsOf(one)).toEqual([]);
    await expect.poll(() => one.locator('.table').count()).toBe(0);
    await decide(two);
    await decide(two);
    const kept = await picksKept(two);
    const board = await two.locator('.board').innerText();
    const press = () => one.getByRole('button', { name: 'Export what was shown here' }).click();
    expect(JSON.parse(await exported(one, press)).picks.length).toBeLessThan(Number(kept));
    await one.getByRole('button', { name: 'Continue here' }).click();
    await glance(one);
    await expect.poll(() => one.locator('.board').innerText()).toBe(board);
    await two.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
    await decide(one);
    expect(Number(await picksKept(one))).toBeGreaterThan(Number(kept));
    expect(errors).toEqual([]);
    await context.close();
  });

  test('without a word from tab to tab the earlier one finds out when it decides, and overwrites nothing', async () => {
    const { page: one, context } = await visitor(browser);
    // A worker that cannot call others: there is no setting for it, so the page's own address of the worker is changed.
    await context.route(/worker.*\.js$|main-.*\.js$/, async route => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: `self.BroadcastChannel = undefined;${await answer.text()}`,
      });
    });
    await start(one);
    await decide(one);
    const two = await context.newPage();
    await two.goto(one.url());
    await decide(two);
    await decide(two);
    const kept = await picksKept(two);
    await expect.poll(() => one.locator('.table').count()).toBe(1);
    await one.keyboard.press('Space');
    await one.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
    expect(await picksKept(two)).toBe(kept);
    await context.close();
  });
});

describe('a damaged record', () => {
  /** Puts something under a key beside what is there. */
  const put = (page: Page, key: string, value: unknown) =>
    page.evaluate(
      async ([key, value]) => {
        const database = await new Promise<IDBDatabase>(done => {
          const request = indexedDB.open('siegeworks', 1);
          request.onsuccess = () => done(request.result);
        });
        const writing = database.transaction('kept', 'readwrite');
        writing.objectStore('kept').put(value, key as string);
        await new Promise(done => {
          writing.oncomplete = done;
        });
        database.close();
      },
      [key, value] as const,
    );

  test('stops no page: it is shown as such, exported as it is and deleted, and the others go on', async () => {
    const { page, context, errors } = await visitor(browser);
    await start(page, 'nim');
    await glance(page);
    const match = page.url();
    const info = { match: 'odd', game: '__proto__', title: 'Odd', note: '', over: false, updated: 1e12 };
    await put(page, 'match/odd', {
      info,
      file: '{"format": "siegeworks-match", "game": "__proto__"}',
      next: null,
    });
    await put(page, 'match/odder', 42);
    await put(page, 'settings/nim', ['odd']);
    await afresh(page, served.address);
    await page.getByRole('link', { name: /^Continue Nim/ }).waitFor();
    await page.goto(`${served.address}#/matches`);
    const part = page.locator('.matches-part', { has: page.getByRole('heading', { name: 'Damaged' }) });
    await expect.poll(() => part.getByRole('listitem').count()).toBe(2);
    await expect.poll(() => part.getByRole('link').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    const press = () => part.getByRole('button', { name: 'Export' }).first().click();
    expect(await exported(page, press)).toContain('__proto__');
    await page.goto(`${served.address}#/match/odd`);
    await page.getByRole('heading', { name: 'This match cannot be opened' }).waitFor();
    await expect.poll(() => page.getByRole('alert').getByRole('listitem').count()).toBeGreaterThan(3);
    await page.goto(`${served.address}#/matches`);
    for (let left = 1; left >= 0; left--) {
      await part.getByRole('button', { name: 'Delete' }).first().click();
      await expect.poll(() => part.getByRole('listitem').count()).toBe(left);
    }
    await afresh(page, match);
    await decide(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('a file that is no match is refused with all its reasons', async () => {
  const { page, context, errors } = await visitor(browser);
  await hall(page);
  const bring = (text: string) =>
    page.getByLabel('Import a match…').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await bring('{"format": "siegeworks-match", "version": 2, "game": 7, "picks": {}}');
  const reasons = page.getByRole('alert').getByRole('listitem');
  await reasons.getByText('Game must be a text, not 7').waitFor();
  await reasons.getByText('Picks must be a list, not {}').waitFor();
  await bring('[]');
  await reasons.getByText(/This is not a saved match/).waitFor();
  await expect.poll(() => reasons.count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});
