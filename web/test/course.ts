import type { Locator, Page } from 'playwright';
import { ANSWER, glance } from './browser.ts';

/** How a learner presses things, and goes on where there is only something to read. */
export interface Hand {
  press(thing: Locator): Promise<void>;
  next(page: Page): Promise<void>;
  /** Gives an answer that stands in no slot, or in one. */
  answer(page: Page, answer: string): Promise<void>;
}

const slotOf = (answer: string) => `${ANSWER}[data-answer=${JSON.stringify(answer)}]`;
const cardOf = (answer: string): number => (JSON.parse(answer) as { card?: number }).card ?? -1;

/** On the board if the card glows there, else in the prompt, else in the list of all answers. */
async function point(page: Page, hand: Hand, answer: string): Promise<void> {
  const slot = page.locator(slotOf(answer));
  const card = page.locator(`.board .is-usable[data-thing="${cardOf(answer)}"] > [data-place]`).first();
  if ((await slot.count()) === 0 && (await card.isVisible())) {
    const { seq } = await glance(page);
    await hand.press(card);
    if (await hasAnswered(page, seq)) return;
  }
  if ((await slot.count()) > 0) return hand.press(slot.first());
  await hand.press(page.getByRole('button', { name: 'All answers' }).first());
  await hand.press(page.locator(`.above [data-answer=${JSON.stringify(answer)}]`));
}
/** Whether the press has already answered; else the card is chosen. When the goal is reached, the table stands still. */
async function hasAnswered(page: Page, seq: number): Promise<boolean> {
  const answered = await page.waitForFunction(last => {
    const now = Number(document.querySelector<HTMLElement>('.table')?.dataset.seq);
    if (now !== last) return 'yes';
    return document.querySelector('.answers [data-back]') && 'no';
  }, seq);
  return (await answered.jsonValue()) === 'yes';
}

const pointing = (press: Hand['press']): Hand => ({
  press,
  next: page => press(page.locator('.lesson-band .slot.primary')),
  answer(page, answer) {
    return point(page, this, answer);
  },
});

export const MOUSE = pointing(thing => thing.click());
export const FINGER = pointing(thing => thing.tap());

/** No pointer at all: digits and Space where a slot shows them, else the list of all answers. */
export const KEYS: Hand = {
  press: thing => thing.press('Enter'),
  next: page => page.keyboard.press('Space'),
  async answer(page, answer) {
    const key = page.locator(`${slotOf(answer)} kbd`);
    if ((await key.count()) > 0) return page.keyboard.press(await key.first().innerText());
    await page.keyboard.press('o');
    const listed = page.locator('.above [data-answer]');
    await listed.first().waitFor();
    const keys = await listed.evaluateAll(all => all.map(each => (each as HTMLElement).dataset.answer));
    // The focus lies on the button that closes the list.
    for (let n = keys.indexOf(answer); n >= 0; n--) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
};

export const ending = (page: Page) => page.getByRole('region', { name: 'The end of the lesson' });

/** Takes a lesson to its end: reads what is to be read, makes the moves that are meant, and does it again on its own. */
export async function takeLesson(page: Page, hand: Hand): Promise<void> {
  const band = page.locator('.lesson-band');
  const meant = band.locator('.slot[data-answer]');
  for (let n = 0; n < MOST_STEPS; n++) {
    await band.locator('.slot:enabled').first().waitFor();
    if (await ending(page).isVisible()) {
      if ((await ending(page).getByRole('button', { name: 'On your own' }).count()) === 0) return;
      await hand.next(page);
      await page.locator('.lesson-rail').getByText('On your own').waitFor({ state: 'attached' });
      continue;
    }
    if ((await meant.count()) === 0) await readOn(page, hand);
    else await move(page, hand, (await meant.getAttribute('data-answer')) ?? '');
  }
  throw new Error('the lesson does not end');
}
const MOST_STEPS = 40;

/** While there is something to read, Space goes on with that, and the question below does not claim it. */
async function readOn(page: Page, hand: Hand): Promise<void> {
  if (await page.locator('.answers .way kbd').isVisible())
    throw new Error('two things are said to take Space');
  await hand.next(page);
}

async function move(page: Page, hand: Hand, answer: string): Promise<void> {
  const { seq } = await glance(page);
  await hand.answer(page, answer);
  await page.waitForFunction(
    last => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) !== last,
    seq,
  );
}
