import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legal } from './bench.ts';
import type { Visitor } from './browser.ts';
import { faultsOf, finger, visitor } from './browser.ts';
import { openPacks, takeCards } from './pictures/drafts.ts';
import { browser, server } from './running.ts';

let desk: Visitor;
let page: Page;
beforeAll(async () => {
  desk = await visitor(browser);
  page = desk.page;
});
afterAll(() => desk?.leave());

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('packs', () => {
  const held = (n: number) => page.getByRole('heading', { name: `You hold ${n} cards` }).waitFor();

  test('are drafted with mouse and keyboard, kept on reload, built within the pool, and played', async () => {
    await page.goto(`${server.address}#/decks`);
    await expect.poll(() => page.getByRole('link', { name: 'Open packs' }).count()).toBe(4);
    await page.locator('[data-game="arcania"]').getByRole('link', { name: 'Open packs' }).click();
    await page.locator('.draft-plan').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await openPacks(page, server.address, { game: 'arcania', kind: 'Draft', seed: 'browser', packs: '4' });
    await takeCards(page);
    await held(2);
    // The focus stands on the first card of the next pack.
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('t');
    await held(4);
    await page.reload();
    await held(4);
    expect(await faultsOf(page)).toEqual([]);
    for (let turn = 2; turn < 28; turn++) await takeCards(page);
    await page.getByRole('heading', { name: 'All packs are empty' }).waitFor();
    await press('Begin with the computer’s deck');
    await legal(page);
    await page.locator('.bench-size').getByText('from your pool of 56').waitFor();
    // One more than there are: told, and mended at one press.
    const card = page.locator('.bench-card', { hasText: 'of 1' }).first();
    await card.locator('.stepper button').last().click();
    await card.locator('.stepper button').last().click();
    await page
      .getByText(/copies, but only 1 is in your pool/)
      .first()
      .waitFor();
    await page
      .locator('.bench-problems')
      .getByRole('button', { name: /^Take out/ })
      .first()
      .click();
    await page
      .getByText(/in your pool$/)
      .first()
      .waitFor({ state: 'detached' });
    await legal(page);
    await press('Play');
    await page.locator('.prompt').first().waitFor();
    expect(desk.errors).toEqual([]);
  });

  test('are shared by two friends at one screen, who see only their own and then play each other', async () => {
    const two = { seats: '2', people: '2' };
    await openPacks(page, server.address, { game: 'arcmage', kind: 'Draft', seed: 'friends', ...two });
    const turnOf = (name: string) =>
      page.getByRole('heading', { name: `${name}, it is your turn` }).waitFor();
    await turnOf('Player 1');
    expect(await faultsOf(page)).toEqual([]);
    await press('Show my pack');
    await takeCards(page);
    await turnOf('Player 2');
    await press('Show my pack');
    await expect.poll(() => page.locator('.draft-pack .card-face').count()).toBe(14);
    await takeCards(page);
    await turnOf('Player 1');
    await openPacks(page, server.address, { game: 'arcmage', kind: 'Sealed', seed: 'friends', ...two });
    const packs = page.url();
    for (const name of ['Player 1', 'Player 2']) {
      await page.goto(packs);
      await press(name);
      await page.getByText(`${name} holds 84 cards`).waitFor();
      await press('Begin with the computer’s deck');
      await page.locator('.bench-title').waitFor();
      await legal(page);
    }
    await page.getByText('You both sit at this screen.').waitFor();
    await press('Play');
    await page
      .getByText(/Player [12]/)
      .first()
      .waitFor();
    await expect.poll(() => page.url()).toContain('#/match/');
    expect(desk.errors).toEqual([]);
  });

  test('are opened sealed on a phone, and a legal deck is built from them by touch', async () => {
    const phone = await finger(browser);
    await openPacks(phone.page, server.address, { game: 'arcmage', kind: 'Sealed', seed: 'browser' });
    await expect.poll(() => phone.page.locator('.draft-opened').count()).toBe(6);
    const across = () => phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(across).toBe(0);
    expect(await faultsOf(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: 'Build a deck' }).tap();
    await phone.page.locator('.bench[data-judged="true"]').waitFor();
    await phone.page.locator('.bench-tabs button', { hasText: 'Problems' }).tap();
    await phone.page.getByRole('button', { name: 'Add 3 Cities' }).first().tap();
    await phone.page.locator('.bench-foot button').filter({ hasText: 'Add 42 cards' }).tap();
    await phone.page.locator('.bench-tabs button', { hasText: 'Deck 45' }).waitFor();
    await legal(phone.page);
    await openPacks(phone.page, server.address, { game: 'tower-siege', kind: 'Draft', seed: 'browser' });
    await takeCards(phone.page);
    await expect.poll(across).toBe(0);
    expect(await faultsOf(phone.page)).toEqual([]);
    expect(phone.errors).toEqual([]);
    await phone.leave();
  });
});
