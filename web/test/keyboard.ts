import { playerDice } from '@siegeworks/kernel/laws';
import type { Page } from 'playwright';
import type { Glance } from './browser.ts';
import { ANSWER, changed, glance, LIT, TARGET } from './browser.ts';

/** How a decision is made without a pointer: each is a way through the whole table. */
export const WAYS = ['Space', 'digit', 'Enter', 'list'] as const;
export type Way = (typeof WAYS)[number];

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** Whether the focus lies on such a thing. */
const isOn = (page: Page, selector: string) =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);

/** Walks over the table with the arrows until the focus lies on such a thing. */
async function walkTo(page: Page, selector: string, dice: () => number): Promise<boolean> {
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press(ARROWS[Math.floor(dice() * ARROWS.length)] ?? 'ArrowDown');
    if (await isOn(page, selector)) return true;
  }
  return false;
}

/** Goes to the nearest card that does not glow. */
export async function walkIntoShade(page: Page): Promise<void> {
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press(ARROWS[n % ARROWS.length] ?? 'ArrowDown');
    const onCard = await page.evaluate(() => document.activeElement?.matches('[data-place]'));
    if (onCard && !(await isOn(page, LIT))) return;
  }
  throw new Error('every card glows');
}

/** Presses a key that one of the buttons shows. */
async function pressShown(page: Page, dice: () => number): Promise<Way> {
  const keys = await page.locator(`${ANSWER} kbd`).allInnerTexts();
  const key = keys[Math.floor(dice() * keys.length)] ?? 'Space';
  await page.keyboard.press(key);
  return key === 'Space' ? 'Space' : 'digit';
}

/** One of the first answers, from the list. */
async function pressListed(page: Page, dice: () => number): Promise<Way> {
  await page.keyboard.press('o');
  await page.getByRole('dialog', { name: 'All answers' }).waitFor();
  const most = Math.min(4, await page.locator('.above [data-answer]').count());
  for (let n = Math.floor(dice() * most); n >= 0; n--) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  return 'list';
}

async function press(
  page: Page,
  { chosen, lit, answers, targets }: Glance,
  dice: () => number,
): Promise<Way> {
  const roll = dice();
  if (answers > 0 && (chosen || roll < 0.1)) return pressShown(page, dice);
  if (roll < 0.25) return pressListed(page, dice);
  // What has been chosen glows as well: pressed again, it would only be put back.
  const aims = chosen && targets > 0;
  if (roll < 0.6 && (aims || lit > 0) && (await walkTo(page, aims ? TARGET : LIT, dice))) {
    await page.keyboard.press('Enter');
    return 'Enter';
  }
  if ((await page.locator('.way[data-answer]').count()) === 0) return pressListed(page, dice);
  await page.keyboard.press('Space');
  return 'Space';
}

/** One decision without a pointer, mostly by going on; `null` when the game is over. */
export async function typeSomething(page: Page, dice: () => number): Promise<Way | null> {
  const before = await glance(page);
  if (before.over) return null;
  const way = await press(page, before, dice);
  await changed(page, before);
  return way;
}

/** Plays to the end of the match by real keys: how often each way was taken. */
export async function typeThrough(page: Page, seed: string, most: number): Promise<Record<Way, number>> {
  const dice = playerDice(seed);
  const taken: Record<Way, number> = { Space: 0, digit: 0, Enter: 0, list: 0 };
  for (let n = 0; n < most; n++) {
    const way = await typeSomething(page, dice);
    if (way === null) return taken;
    taken[way]++;
  }
  throw new Error(`the game is not over after ${most} keys`);
}
