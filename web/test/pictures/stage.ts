import type { Page } from 'playwright';
import { answerUsually, changed, glance } from '../browser.ts';

/** Brings a page to a moment of a match that is worth a picture. `address` is where the hall is found. */
export type Scene = (page: Page, address: string) => Promise<void>;

/**
 * What each `pictures/GAME.ts` exports: `export const scenes: Scenes = { combat: async (page, address) => … }`.
 * A scene is played once at 1440 by 900 and then drawn in three sizes as docs/pictures/GAME-NAME-SIZE.
 */
export type Scenes = Readonly<Record<string, Scene>>;

/** Gives the usual answer until the status and the question read like this, or for at most this many decisions. */
export async function follow(page: Page, status: RegExp, question: RegExp, most: number): Promise<void> {
  for (let n = 0; n < most; n++) {
    const before = await glance(page);
    if (before.over || (await reads(page, status, question))) return;
    await answerUsually(page, before);
  }
}

async function reads(page: Page, status: RegExp, question: RegExp): Promise<boolean> {
  const read = (selector: string) => page.locator(selector).first().innerText();
  return status.test(await read('.status')) && question.test(await read('.question'));
}

/** Answers with the first option whose words match one of these patterns, else with the usual one. */
export async function decide(page: Page, preferred: readonly RegExp[]): Promise<boolean> {
  const before = await glance(page);
  if (before.over) return false;
  await page.keyboard.press('o');
  const sheet = page.getByRole('dialog', { name: 'All answers' });
  await sheet.waitFor();
  const buttons = sheet.locator('.option-group .button');
  const texts = await buttons.allInnerTexts();
  const choice = preferred.map(like => texts.findIndex(text => like.test(text))).find(n => n >= 0);
  if (choice === undefined) {
    await page.keyboard.press('Escape');
    await answerUsually(page, before);
    return true;
  }
  await buttons.nth(choice).click();
  await changed(page, before);
  return true;
}
