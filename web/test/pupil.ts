import type { Option } from '@siegeworks/contract';
import type { Page } from 'playwright';
import { ANSWER, glance, LIT, TARGET } from './browser.ts';

/** How a person gives an answer at the table. */
export const HANDS = ['mouse', 'finger', 'keyboard'] as const;
export type Hand = (typeof HANDS)[number];

/** As the page writes an option down. */
const keyOf = ({ kind, card, target, seat, n, what }: Option): string =>
  JSON.stringify({ kind, card, target, seat, n, what });
const attribute = (name: string, value: string) => `[${name}="${value.replaceAll('"', '\\"')}"]`;
/** What lies under a number: what glows or is aimed at is a button inside it. */
const thing = (id: number, state: string) => `.board ${attribute('data-thing', `${id}`)}${state}`;
const GLOWS = LIT.replace('.is-usable', '');
const AIMED = TARGET.replace('.is-targeted', '');

/** Gives one answer by what is on the table: a card that glows, what it is aimed at, an answer beside the question, or the list. */
export async function answer(page: Page, option: Option, hand: Hand): Promise<void> {
  const { seq } = await glance(page);
  const key = keyOf(option);
  for (let presses = 0; presses < 4 && (await stands(page, seq)); presses++) {
    const found = await nextPress(page, option, key);
    await touch(page, found, hand);
    await page.waitForTimeout(60);
  }
  await page.waitForFunction(before => {
    const table = document.querySelector<HTMLElement>('.table');
    return table === null || Number(table.dataset.seq) !== before;
  }, seq);
}

const stands = (page: Page, seq: number): Promise<boolean> =>
  page.evaluate(before => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) === before, seq);

/** Where the next press goes: the answer itself, else the card that it begins with, else the list. */
async function nextPress(page: Page, { card, target }: Option, key: string): Promise<string> {
  const wanted = [
    ANSWER.replace('[data-answer]', attribute('data-answer', key)),
    `.above ${attribute('data-answer', key)}`,
    ...(target === undefined ? [] : [`${thing(target, '.is-targeted')} ${AIMED}`]),
    ...(card === undefined ? [] : [`${thing(card, '.is-usable:not(.is-selected)')} ${GLOWS}`]),
  ];
  for (const selector of wanted) if (await page.locator(selector).first().isVisible()) return selector;
  return LIST;
}
/** All answers, as a list above the question. */
const LIST = '.strip .tools button:has(kbd:text-is("O"))';

async function touch(page: Page, selector: string, hand: Hand): Promise<void> {
  const found = page.locator(selector).first();
  if (hand === 'finger') return found.tap();
  if (hand === 'mouse') return found.click();
  if (selector === LIST) return page.keyboard.press('o');
  await found.focus();
  await page.keyboard.press('Enter');
}
