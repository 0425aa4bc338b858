import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPage } from '../build/page.ts';
import type { Served } from '../build/serve.ts';
import { serve } from '../build/serve.ts';
import { ANSWER, changed, faultsOf, finger, glance, launch, sitDown, visitor } from './browser.ts';

/** The prompt, with toys: which presses count, what Space does, and how answers and cards mark each other. */
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

async function start(page: Page, game: string): Promise<void> {
  await sitDown(page, served.address, game);
  await glance(page);
}
const seqOf = async (page: Page) => (await glance(page)).seq;

describe('Space', () => {
  test('passes, and where nothing is harmless it only says what to do', async () => {
    const { page, leave, errors } = await visitor(browser);
    await start(page, 'thieves');
    await expect.poll(() => page.locator('.way').innerText()).toMatch(/Space\s+Pass/);
    const before = await glance(page);
    await page.keyboard.press('Space');
    await changed(page, before);
    await start(page, 'nim');
    const seq = await seqOf(page);
    await expect.poll(() => page.locator('.way').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Space');
    await page.locator('.prompt').getByRole('alert').filter({ hasText: 'Choose' }).waitFor();
    // It can be pressed, but only to learn what to do.
    await page.locator('.way').click({ force: true });
    expect(await seqOf(page)).toBe(seq);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('does not use the card on which the focus rests', async () => {
    const { page, leave } = await visitor(browser);
    await start(page, 'outpost');
    const seq = await seqOf(page);
    await page.locator('.token.is-usable > .token-face').first().focus();
    await page.keyboard.press('Space');
    expect(await seqOf(page)).toBe(seq);
    await leave();
  });
});

describe('the end of a turn', () => {
  test('is asked for again while something could be done, unless the player wants no question', async () => {
    const { page, context, errors } = await visitor(browser);
    await context.addInitScript(() => localStorage.setItem('siegeworks.lastCall', 'true'));
    await start(page, 'thieves');
    const before = await glance(page);
    await page.keyboard.press('Space');
    await page.locator('.way', { hasText: 'Press again to end the turn' }).waitFor();
    await expect
      .poll(() => page.locator('.prompt').getByRole('alert').innerText())
      .toMatch(/could still be done/);
    expect(await seqOf(page)).toBe(before.seq);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Space');
    await changed(page, before);
    let next = await glance(page);
    // In the other's turn there may be something to foil; to let it be ends no turn of one's own.
    while ((await page.locator('.question').innerText()).includes('foil')) {
      await page.keyboard.press('Space');
      await changed(page, next);
      next = await glance(page);
    }
    await page.keyboard.press('m');
    await page.getByRole('checkbox', { name: /Ask before the turn ends/ }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await changed(page, next);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a press counts', () => {
  /** Presses a key in the very moment in which the table shows another state. */
  const pressAtOnce = (page: Page, key: string) =>
    page.evaluate(async pressed => {
      const table = document.querySelector<HTMLElement>('.table');
      const seq = table?.dataset.seq;
      const type = (each: string) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: each, bubbles: true }));
      type(pressed);
      const asked = () => table?.dataset.seq !== seq && table?.dataset.busy === 'false';
      // At the very moment at which it is there, however long the next frame takes.
      await new Promise<void>(done => {
        const watcher = new MutationObserver(() => {
          if (!asked()) return;
          watcher.disconnect();
          done();
        });
        if (table) watcher.observe(table, { attributes: true });
      });
      const before = table?.dataset.seq;
      type(pressed);
      await new Promise(done => setTimeout(done, 200));
      return { before, after: table?.dataset.seq };
    }, key);

  test('only once the question has been there for a moment, if it spends something', async () => {
    const { page, context } = await visitor(browser);
    await context.addInitScript(() => localStorage.setItem('siegeworks.steady', 'true'));
    await page.reload();
    await start(page, 'nim');
    await page.waitForTimeout(300);
    const { before, after } = await pressAtOnce(page, '1');
    expect(after).toBe(before);
    await page.waitForTimeout(300);
    const later = await glance(page);
    await page.keyboard.press('1');
    await changed(page, later);
    await context.close();
  });

  test('for the question that was there when the button went down', async () => {
    const { page, leave } = await visitor(browser);
    await start(page, 'nim');
    const answer = page.locator(ANSWER).first();
    const box = await answer.boundingBox();
    const before = await glance(page);
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.keyboard.press('1');
    await changed(page, before);
    const seq = await seqOf(page);
    await page.mouse.up();
    await page.waitForTimeout(200);
    expect(await seqOf(page)).toBe(seq);
    await leave();
  });
});

describe('answers and cards mark each other', () => {
  test('an answer marks what it is about, a card the answers about it', async () => {
    const { page, leave } = await visitor(browser);
    await start(page, 'outpost');
    const answer = page.locator(ANSWER, { hasText: /watchman/i }).first();
    await answer.hover();
    await page.locator('.board [data-mark="own"]').waitFor();
    await expect.poll(() => page.locator('.line').innerText()).toMatch(/watchman/i);
    await page.mouse.move(5, 5);
    await page.locator('.board [data-mark]').waitFor({ state: 'detached' });
    await page.locator('.token.is-usable > .token-face').first().hover();
    await page.locator(`${ANSWER}[data-mark="own"]`).first().waitFor();
    await leave();
  });
});

test('pressing what cannot be used shows why, in full with a second press', async () => {
  const { page, leave } = await finger(browser);
  await start(page, 'outpost');
  await page.getByRole('button', { name: 'Closer' }).tap();
  const raider = page.getByRole('region', { name: 'E3' }).getByRole('button').first();
  await raider.tap();
  await page.locator('.prompt').getByRole('alert').filter({ hasText: 'Read Raider' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await raider.tap();
  await page.getByRole('dialog', { name: 'Raider' }).waitFor();
  await leave();
});
