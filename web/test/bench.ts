import type { Page } from 'playwright';
import { server } from './running.ts';

/** Opens a bench and waits until the rules have judged the deck. */
export async function openBench(on: Page, game: string, deck = '', { address } = server): Promise<void> {
  // What is still on the screen from before is not what is waited for.
  await on.evaluate(() => document.querySelector('.bench')?.setAttribute('data-before', ''));
  await on.goto(`${address}#/build/${game}/${deck}`);
  await on.locator('.bench[data-judged="true"]:not([data-before])').waitFor();
  await on.locator('.bench-cards [data-place]').first().waitFor();
  await judged(on);
}
export const flag = (on: Page) => on.locator('.bench-flag');
export const judged = (on: Page) => flag(on).filter({ hasNotText: '…' }).waitFor();
export const legal = (on: Page) => flag(on).filter({ hasText: 'legal' }).waitFor();
export const isLegal = async (on: Page): Promise<boolean> => (await flag(on).innerText()) === 'legal';
