import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPage } from '../build/page.ts';
import type { Served } from '../build/serve.ts';
import { serve } from '../build/serve.ts';
import {
  answerUsually,
  changed,
  clickThrough,
  endOf,
  faultsOf,
  glance,
  launch,
  PHONE,
  sitDown,
  visitor,
} from './browser.ts';

/** How the table treats people, with toys that nobody needs to know. */
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

const start = (page: Page, game: string, fields: Record<string, string> = {}) =>
  sitDown(page, served.address, game, fields);

describe('two people at one screen', () => {
  const people = { bot: 'person', name0: 'Ann', name1: 'Ben', seed: 'hands' };

  /** The next one sits down; a press in the first moment would be the other one's. */
  async function takeScreen(page: Page, name: string): Promise<void> {
    await page.getByRole('heading', { name: `Pass the screen to ${name}` }).waitFor();
    await expect.poll(() => page.locator('[data-place], .table, dialog, [role="log"]').count()).toBe(0);
    await page.waitForTimeout(400);
    await page.keyboard.press('Space');
    await page.locator('.table').waitFor();
  }
  const names = async (page: Page) =>
    (await page.getByRole('region', { name: /hand/i }).last().locator('.card-name').allInnerTexts()).join();

  test('the screen is passed on, and until then nothing of either hand is in the page', async () => {
    const { page, leave, errors } = await visitor(browser);
    await start(page, 'thieves', people);
    await page.getByRole('heading', { name: 'Pass the screen to Ann' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await takeScreen(page, 'Ann');
    const before = await glance(page);
    const hand = await names(page);
    await page.keyboard.press('m');
    await page.keyboard.press('Escape');
    for (let n = 0; n < 9 && (await page.locator('.handover').count()) === 0; n++) {
      await page.keyboard.press('Space');
      await page.locator(`.handover, .table[data-busy="false"]`).first().waitFor();
    }
    await takeScreen(page, 'Ben');
    expect((await glance(page)).seq).toBeGreaterThan(before.seq);
    const other = await names(page);
    expect(other).not.toBe(hand);
    await expect
      .poll(() => page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled'))
      .toBe('true');

    await page.reload();
    await takeScreen(page, 'Ben');
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Give up…' }).click();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
    await endOf(page).getByRole('heading', { name: 'Ann won' }).waitFor();
    await endOf(page).getByRole('button', { name: 'Figures' }).click();
    await page.getByRole('button', { name: 'The table as Ann saw it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => names(page)).not.toBe(other);
    expect(errors).toEqual([]);
    await leave();
  });

  test('on a phone the pause between two people fits, too', async () => {
    const { page, leave } = await visitor(browser, PHONE);
    await start(page, 'thieves', people);
    await page.getByRole('heading', { name: 'Pass the screen to Ann' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: 'I am Ann' }).click();
    await glance(page);
    await leave();
  });
});

describe('what the browser remembers', () => {
  test('speed and sounds', async () => {
    const { page, leave } = await visitor(browser);
    await start(page, 'nim');
    await glance(page);
    const speed = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--speed'));
    expect(await speed()).toBe('0');
    await page.keyboard.press('m');
    await page.getByLabel('Slow').check();
    await page.getByLabel('Sounds').uncheck();
    expect(Number(await speed())).toBeGreaterThan(1);
    // The visitor's own script sets the pace on every load: only what comes after it counts.
    expect(await page.evaluate(() => localStorage.getItem('siegeworks.pace'))).toBe('slow');
    await page.keyboard.press('Escape');
    await page.reload();
    await glance(page);
    await page.keyboard.press('m');
    await expect.poll(() => page.getByLabel('Sounds').isChecked()).toBe(false);
    await leave();
  });

  test('whoever wants no motion gets none at any speed', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    await start(page, 'nim');
    await glance(page);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--speed')),
    ).toBe('0');
    await context.close();
  });

  test('notes for newcomers that were read, until they are wanted again', async () => {
    const { page, leave } = await visitor(browser);
    await start(page, 'outpost');
    const note = page.getByRole('complementary', { name: 'For newcomers' });
    await note.getByText('The raider comes along the road from the east').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await note.getByRole('button', { name: 'Got it' }).click();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await glance(page);
    await expect.poll(() => note.count()).toBe(0);
    await page.keyboard.press('m');
    await page.getByLabel('Notes for newcomers').uncheck();
    await page.getByLabel('Notes for newcomers').check();
    await page.keyboard.press('Escape');
    await note.waitFor();
    const before = await glance(page);
    await answerUsually(page, before);
    await glance(page);
    await expect.poll(() => note.count()).toBe(0);
    await leave();
  });
});

describe('a match that was left', () => {
  test('continues where it was after a reload', async () => {
    const { page, leave } = await visitor(browser);
    await start(page, 'thieves');
    for (let n = 0; n < 2; n++) {
      const before = await glance(page);
      await answerUsually(page, before);
    }
    await glance(page);
    const seen = () =>
      Promise.all([page.locator('.board').innerText(), page.locator('.question').first().innerText()]);
    const before = await seen();
    await page.reload();
    await glance(page);
    expect(await seen()).toEqual(before);
    await leave();
  });

  test('is refused with a helpful page when what was kept is damaged', async () => {
    const { page, leave, errors } = await visitor(browser);
    await start(page, 'nim');
    await glance(page);
    const address = page.url();
    await page.goto(served.address);
    await page.evaluate(damage);
    await page.goto(address);
    await page.getByRole('heading', { name: 'This match cannot be opened' }).waitFor();
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toMatch(/damaged|not a saved match|cannot be read/i);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete match' }).click();
    await page.waitForURL(url => !url.hash.includes('match'));
    expect(errors).toEqual([]);
    await leave();
  });

  /** Cuts every kept match in half, as a browser that ran out of room might. */
  async function damage(): Promise<void> {
    const database = await new Promise<IDBDatabase>(done => {
      const request = indexedDB.open('siegeworks', 1);
      request.onsuccess = () => done(request.result);
    });
    const kept = database.transaction('kept', 'readwrite').objectStore('kept');
    const cursor = kept.openCursor();
    await new Promise<void>(done => {
      cursor.onsuccess = () => {
        const at = cursor.result;
        if (!at) return done();
        const { file } = at.value;
        if (typeof file === 'string') at.update({ ...at.value, file: file.slice(0, file.length / 2) });
        at.continue();
      };
    });
    database.close();
  }
});

test('a card is dragged onto its target, and let go where it came from', async () => {
  const { page, leave, errors } = await visitor(browser);
  await start(page, 'outpost');
  const before = await glance(page);
  await page.locator('.is-usable > [data-place]').first().click();
  await changed(page, before);
  const watchman = page.locator('[data-place$="/0"]');
  const carry = async (to: string) => {
    await watchman.hover();
    await page.mouse.down();
    const box = await page.locator(`[data-place="${to}"]`).boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 6, (box?.y ?? 0) + (box?.height ?? 0) - 6, {
      steps: 5,
    });
    await page.locator('.drag-ghost').waitFor();
    return page.mouse.up();
  };
  await watchman.hover();
  await page.mouse.down();
  await page.mouse.move(5, 300, { steps: 5 });
  await page.locator('.drag-ghost').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => page.locator('.drag-ghost').count()).toBe(0);
  await carry('E');
  await page.getByText('A watchman goes to E.').first().waitFor();
  await expect.poll(() => page.locator('.drag-ghost').count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

test('a finger drags what it has rested on, and scrolls otherwise', async () => {
  const { page, context } = await visitor(browser, PHONE, { hasTouch: true });
  await start(page, 'outpost');
  const before = await glance(page);
  await page.locator('.is-usable > [data-place]').first().tap();
  await changed(page, before);
  const finger = await context.newCDPSession(page);
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) - 5 };
  };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const from = await middle('[data-place$="/0"]');
  await touch('touchStart', from);
  await touch('touchMove', { x: from.x, y: from.y + 30 });
  await touch('touchEnd');
  await expect.poll(() => page.locator('.drag-ghost').count()).toBe(0);
  // What was scrolled comes to rest before it can be touched anew.
  await page.waitForTimeout(600);
  await touch('touchStart', from);
  await page.locator('.drag-ghost').waitFor();
  await touch('touchMove', { x: from.x, y: from.y + 20 });
  await touch('touchMove', await middle('[data-place="E"]'));
  await touch('touchEnd');
  await page.getByText('A watchman goes to E.').first().waitFor();
  await context.close();
});

test('the end tells the story, and leads to the next match', async () => {
  const { page, leave, errors } = await visitor(browser);
  await start(page, 'thieves', { bot: 'page' });
  await clickThrough(page, 'story', 200);
  const end = endOf(page);
  const course = /^Estimated chances. You: from \d+ %.* Page: /;
  await expect.poll(() => end.getByRole('img').first().getAttribute('aria-label')).toMatch(course);
  expect(await faultsOf(page)).toEqual([]);
  await end.getByRole('button', { name: 'Figures' }).click();
  await page
    .getByRole('dialog')
    .getByRole('row', { name: /^Decisions \d+ \d+$/ })
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await end.getByRole('button', { name: 'Against a Squire' }).click();
  await page.waitForSelector('.table[data-over="false"]');
  await glance(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Give up…' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await end.getByRole('button', { name: 'Swap sides' }).click();
  await page.waitForSelector('.table[data-over="false"]');
  expect(errors).toEqual([]);
  await leave();
});

test('a best of three shows its score, and continues with the next match', async () => {
  const { page, leave, errors } = await visitor(browser);
  await start(page, 'thieves', { bot: 'page', series: '3' });
  const score = page.getByRole('list', { name: 'Where the game stands' });
  const end = endOf(page);
  const giveUp = async () => {
    await glance(page);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Give up…' }).click();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
  };
  await score.getByText('Match 1 of 3 · 0 : 0').waitFor();
  await giveUp();
  await end.getByText('0 : 1, first to 2').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await end.getByRole('button', { name: 'Next match' }).click();
  await score.getByText('Match 2 of 3 · 0 : 1').waitFor();
  await page.reload();
  await score.getByText('Match 2 of 3 · 0 : 1').waitFor();
  await giveUp();
  await end.getByText('Page won the series, 2 : 0.').waitFor();
  await end.getByRole('button', { name: 'All games' }).click();
  await page.getByText(/Match 2 of 3 · 0 : 2/).waitFor();
  await page.goBack();
  await end.getByRole('button', { name: 'Play again' }).click();
  await score.getByText('Match 1 of 3 · 0 : 0').waitFor();
  expect(errors).toEqual([]);
  await leave();
});
