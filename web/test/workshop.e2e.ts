import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { faultsOf, finger, visitor } from './browser.ts';
import { browser, server } from './running.ts';

/** Opens a bench and waits until the rules have judged the deck. */
async function openBench(page: Page, game: string, deck = ''): Promise<void> {
  await page.goto(`${server.address}#/build/${game}/${deck}`);
  await page.locator('.bench-cards [data-place]').first().waitFor();
  await page.locator('.bench[data-judged="true"]').waitFor();
  await judged(page);
}
const flag = (page: Page) => page.locator('.bench-flag');
const judged = (page: Page) => flag(page).filter({ hasNotText: '…' }).waitFor();
const isLegal = async (page: Page): Promise<boolean> => (await flag(page).innerText()) === 'legal';

/** Which cards are taken, in the order of the wall: by words. */
const GAMES = [
  { game: 'tower-siege', words: [''], copies: 4 },
  { game: 'arcania', words: ['military unit dwarves', 'spell all armies'], copies: 4 },
  { game: 'towers-in-time', words: [''], copies: 4 },
  { game: 'arcmage', words: [''], copies: 3 },
];

describe.each(GAMES)('a legal deck of $game', ({ game, words, copies }) => {
  test('is built with the mouse alone, and played', async () => {
    const { page, context, errors } = await visitor(browser);
    await openBench(page, game);
    expect(await isLegal(page)).toBe(false);
    for (const sought of words) {
      await page.getByRole('searchbox').fill(sought);
      const cards = page.locator('.bench-card');
      for (let i = 0; i < (await cards.count()) && !(await isLegal(page)); i++) {
        const card = cards.nth(i);
        await card.locator('.card-face').click({ clickCount: 1 });
        for (let n = 1; n < copies; n++) await card.locator('.stepper button').last().click();
        await card.locator('.stepper b', { hasText: `${copies}` }).waitFor();
      }
    }
    await flag(page).filter({ hasText: 'legal' }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.prompt').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is built with the keyboard alone', async () => {
    const { page, context, errors } = await visitor(browser);
    await openBench(page, game);
    for (const sought of words) {
      await page.keyboard.press('/');
      await page.keyboard.type(sought);
      // The wall follows the words when it has time for it.
      if (sought !== '') await page.locator(`[data-words="${sought}"]`).waitFor();
      await page.keyboard.press('Enter');
      const found = await page.locator('.bench-card').count();
      for (let i = 0; i < found && !(await isLegal(page)); i++) {
        for (let n = 0; n < copies; n++) await page.keyboard.press('+');
        await page.keyboard.press('ArrowRight');
        await judged(page);
      }
      await page.keyboard.press('/');
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
    }
    await flag(page).filter({ hasText: 'legal' }).waitFor();
    const before = await page.locator('.bench-size b').innerText();
    await page.keyboard.press('u');
    await page.locator('.bench-size b').filter({ hasNotText: before }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a deck on its way', () => {
  test('goes to another browser in a link, and a damaged link is refused with its reason', async () => {
    const { page, context, errors } = await visitor(browser);
    await openBench(page, 'arcmage', 'from.merfolk');
    await page.getByRole('button', { name: 'Share…' }).click();
    const link = await page.locator('dialog textarea').first().inputValue();
    // A whole deck of 45 cards with its name.
    expect(link.length - server.address.length).toBeLessThan(200);
    const other = await visitor(browser);
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'Merfolk, changed' }).waitFor();
    await other.page.getByRole('button', { name: 'Keep a copy and open it' }).click();
    await flag(other.page).filter({ hasText: 'legal' }).waitFor();
    await expect.poll(() => other.page.locator('.bench-size b').innerText()).toBe('45');
    await other.page.goto(`${link.slice(0, -3)}`);
    await other.page.getByText('The link is damaged, or part of it is missing').waitFor();
    expect([...errors, ...other.errors]).toEqual([]);
    await context.close();
    await other.context.close();
  });

  test('a broken list is read as far as possible, with what is wrong in each line and what was meant', async () => {
    const { page, context, errors } = await visitor(browser);
    await openBench(page, 'arcania');
    await page.getByRole('button', { name: 'Import…' }).click();
    const list = [
      'Name: Odd ends',
      'Army: elves',
      '4x Elite Guard',
      '3 Rangerz',
      'Colour: blue',
      '2 Rangers',
    ];
    await page.locator('dialog textarea').fill(list.join('\n'));
    const read = page.locator('.bench-read');
    await expect.poll(() => read.innerText()).toContain('6 cards read, 2 lines could not be.');
    await expect.poll(() => read.innerText()).toContain('Line 4: there is no card “Rangerz”');
    await expect.poll(() => read.innerText()).toContain('Line 5: there is nothing called “Colour” to set');
    await read.getByRole('button', { name: 'Rangers', exact: true }).click();
    await page.getByText('9 cards read, one line could not be.').waitFor();
    await page.getByRole('button', { name: 'Take what could be read' }).click();
    await page.getByText('5 copies of Rangers; at most 4 are allowed').first().waitFor();
    await page.getByRole('button', { name: 'Take out 1', exact: true }).first().click();
    await page.locator('.bench-size b', { hasText: '8' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('axe finds nothing on the bench, and a phone has no room too little', async () => {
    const { page, context } = await visitor(browser);
    await openBench(page, 'tower-siege', 'from.red-horde');
    expect(await faultsOf(page)).toEqual([]);
    await context.close();
    const phone = await finger(browser);
    await openBench(phone.page, 'arcania', 'from.elf-silver-court');
    const across = () => phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const tab of ['Deck', 'Problems', 'Test', 'Cards']) {
      await phone.page.locator('.bench-tabs button', { hasText: tab }).tap();
      expect(await across(), tab).toBe(0);
    }
    expect(await faultsOf(phone.page)).toEqual([]);
    const rangers = phone.page.locator('.bench-card', { hasText: 'Rangers' });
    await rangers.locator('.stepper button').last().tap();
    await phone.page.locator('.bench-foot').getByRole('button', { name: 'Take out 1' }).tap();
    await flag(phone.page).filter({ hasText: 'legal' }).waitFor();
    await phone.context.close();
  });
});
