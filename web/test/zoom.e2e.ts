import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  answerUsually,
  changed,
  DESK,
  faultsOf,
  finger,
  glance,
  PHONE,
  sitDown,
  visitor,
} from './browser.ts';
import { browser, server } from './running.ts';

/** At every table a card is read in full by hovering, resting with the focus, a long press, Enter or Z. */
const GAMES = ['tower-siege', 'arcania', 'two-deck-siege', 'towers-in-time', 'arcmage'];
const SMALL = { width: 1024, height: 768 };
const USABLE = '.card.is-usable > .card-face';
const IDLE = '.card:not(.is-usable, .is-targeted) > .card-face';

async function sit(page: Page, game: string): Promise<void> {
  await sitDown(page, server.address, game, { seed: 'zoom' });
  await glance(page);
}
/** Gives the usual answer until there is a card that can be used and one that cannot. */
async function reachCards(page: Page): Promise<void> {
  for (let n = 0; n < 40; n++) {
    const before = await glance(page);
    if ((await page.locator(USABLE).count()) > 0 && (await page.locator(IDLE).count()) > 0) return;
    await answerUsually(page, before);
  }
  throw new Error('no card can be used');
}
const zoom = (page: Page) => page.locator('.beside-card');
const nameOf = (card: Locator) => card.locator('.card-name').innerText();
const seqOf = (page: Page) => page.locator('.table').getAttribute('data-seq');

/** Whether the zoom lies in the window and apart from its card. */
async function isBeside(page: Page, card: Locator): Promise<boolean> {
  const [a, b, { width, height }] = [
    await zoom(page).boundingBox(),
    await card.boundingBox(),
    page.viewportSize() ?? DESK,
  ];
  if (!a || !b) return false;
  const apart =
    a.x >= b.x + b.width || a.x + a.width <= b.x || a.y >= b.y + b.height || a.y + a.height <= b.y;
  return apart && a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + a.height <= height;
}

describe('a card in full', () => {
  test.each(GAMES)('is shown beside the card under the pointer: %s', async game => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, game);
    for (const size of [DESK, SMALL]) {
      await page.setViewportSize(size);
      const cards = page.locator('.card > .card-face, .token > .token-face');
      const names = new Set<string>();
      for (const card of (await cards.all()).slice(-2)) {
        await page.mouse.move(3, 3);
        await zoom(page).waitFor({ state: 'detached' });
        await card.hover({ force: true });
        await zoom(page).waitFor();
        names.add(await zoom(page).locator('.zoom-name').innerText());
        expect(await isBeside(page, card)).toBe(true);
      }
      expect(names.size).toBeGreaterThan(0);
    }
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('hides when the pointer leaves, when something is pressed and with Escape; it can be turned off', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, 'tower-siege');
    await reachCards(page);
    const card = page.locator(IDLE).last();
    await card.hover();
    await zoom(page)
      .getByText(await nameOf(card))
      .first()
      .waitFor();
    await page.mouse.move(3, 3);
    await zoom(page).waitFor({ state: 'detached' });
    await card.hover();
    await zoom(page).waitFor();
    const before = await seqOf(page);
    await page.keyboard.press('Escape');
    await zoom(page).waitFor({ state: 'detached' });
    expect(await seqOf(page)).toBe(before);

    // Pressing works through whatever is shown, and takes it away.
    await page.mouse.move(3, 3);
    await card.hover();
    await zoom(page).waitFor();
    await card.click();
    await page.getByRole('alert').waitFor();
    await card.click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => zoom(page).count()).toBe(0);
    await page.keyboard.press('Escape');

    await page.keyboard.press('m');
    await page.getByLabel('Zoom on hover').uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await glance(page);
    await page.locator(IDLE).last().hover();
    await page.waitForTimeout(900);
    await expect.poll(() => zoom(page).count()).toBe(0);
    expect(errors).toEqual([]);
    await leave();
  });

  test('comes with the focus; Enter uses a card or says why not and then reads it, Z reads it, Escape closes it', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, 'tower-siege');
    await reachCards(page);
    await page.keyboard.press('ArrowDown');
    await zoom(page).waitFor();
    const focused = page.locator(':focus');
    expect(await isBeside(page, focused)).toBe(true);
    await page.keyboard.press('Escape');
    await zoom(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused.getAttribute('data-place')).not.toBeNull();

    const dialog = page.getByRole('dialog');
    const idle = page.locator(IDLE).last();
    const before = await glance(page);
    await idle.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: await nameOf(idle) }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect((await glance(page)).seq).toBe(before.seq);

    const usable = page.locator(USABLE).first();
    await usable.focus();
    await page.keyboard.press('z');
    await page.getByRole('dialog', { name: await nameOf(usable) }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await usable.focus();
    await page.keyboard.press('Enter');
    await changed(page, before);
    await expect.poll(() => dialog.count()).toBe(0);
    expect(errors).toEqual([]);
    await leave();
  });
});

test('the gallery shows a card in full, too', async () => {
  const { page, leave, errors } = await visitor(browser);
  await page.goto(`${server.address}#/cards`);
  const card = page.locator('.card > .card-face').nth(3);
  await card.hover();
  await zoom(page)
    .getByText(await nameOf(card))
    .first()
    .waitFor();
  expect(await isBeside(page, card)).toBe(true);
  await page.mouse.move(3, 3);
  await zoom(page).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await leave();
});

describe('a long press on a phone', () => {
  /** A finger on the middle of a card, until something comes of it. */
  async function hold(context: BrowserContext, page: Page, card: Locator, sight: Locator): Promise<void> {
    await card.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const touch = await context.newCDPSession(page);
    const at = { x: x + width / 2, y: y + height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await sight.waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test.each(GAMES)('reads the card and does not press it: %s', async game => {
    const { page, context } = await finger(browser);
    // Menus that the browser itself would have opened.
    await context.addInitScript(() =>
      document.addEventListener('contextmenu', event => {
        if (event.isTrusted && !event.defaultPrevented) document.title = 'menu';
      }),
    );
    await sit(page, game);
    const card = page.locator('.is-usable > :is(.card-face, .token-face)').first();
    for (let n = 0; n < 40 && (await card.count()) === 0; n++) {
      const before = await glance(page);
      await answerUsually(page, before);
    }
    const before = await glance(page);
    const dialog = page.getByRole('dialog');
    await hold(context, page, card, dialog.locator('.zoom'));
    await page.waitForTimeout(500);
    await expect.poll(() => dialog.count()).toBe(1);
    await expect.poll(() => page.locator('.drag-ghost').count()).toBe(0);
    const box = await dialog.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height);
    expect(await page.title()).not.toBe('menu');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'detached' });
    expect(await glance(page)).toEqual(before);
    await context.close();
  });
});
