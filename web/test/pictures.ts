// Draws the pictures in docs/pictures from the page itself: npm run pictures
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { changed, DESK, glance, launch, PHONE, startServer, visitor } from './browser.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');

/** What somebody who wants to see something happen answers, in this order; otherwise the usual answer. */
const LIVELY = [
  /^Declare/,
  /^Attack with/,
  /^Melee/,
  /^Defend with (?!.*(Mage|Tower))/,
  /^Riposte/,
  /^Buy (?!Mine|Powerstone)/,
  /^Put /,
];

async function decide(page: Page): Promise<boolean> {
  const before = await glance(page);
  if (before.over) return false;
  await page.keyboard.press('o');
  const sheet = page.getByRole('dialog');
  const texts = await sheet.locator('.option-group .button').allInnerTexts();
  const wish = LIVELY.map(like => texts.findIndex(text => like.test(text))).find(n => n >= 0);
  const fight = texts.indexOf('Go to combat');
  if (wish !== undefined) await sheet.locator('.option-group .button').nth(wish).click();
  else if (fight >= 0 && (await page.locator('.mine .card-mark', { hasText: 'on guard' }).count()) > 1) {
    await sheet.locator('.option-group .button').nth(fight).click();
  } else {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
  }
  await changed(page, before);
  return true;
}

/** Plays until a question begins like this, or for so many decisions. */
async function playUntil(page: Page, question: RegExp, most: number, skip = 0): Promise<void> {
  for (let n = 0, met = 0; n < most; n++) {
    await glance(page);
    if (question.test(await page.locator('.question').first().innerText()) && ++met > skip) return;
    if (!(await decide(page))) return;
  }
}

async function sit(page: Page, address: string, game: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await page.locator('[name="seat"]').selectOption('0');
  await page.locator('[name="seed"]').fill('candlelight');
  await page.getByRole('button', { name: 'Start' }).click();
  await glance(page);
}

/** Gives the usual answer until the status and the question read like this, or for so many decisions. */
async function follow(page: Page, status: RegExp, question: RegExp, most: number): Promise<void> {
  for (let n = 0; n < most; n++) {
    const before = await glance(page);
    const read = (selector: string) => page.locator(selector).first().innerText();
    if (status.test(await read('.status')) && question.test(await read('.question'))) return;
    if (before.over) return;
    await page.keyboard.press('Space');
    await changed(page, before);
  }
}

type Shoot = (name: string) => Promise<void>;
const shooting =
  (page: Page, prefix: string): Shoot =>
  async name => {
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(FOLDER, `${prefix}${name}.png`) });
    console.log(`docs/pictures/${prefix}${name}.png`);
  };

/** The castle in the middle of a siege, an order being carried out, and a place being chosen. */
async function drawCastle(
  browser: Browser,
  address: string,
  viewport: typeof DESK,
  prefix: string,
): Promise<void> {
  const { page, context } = await visitor(browser, viewport);
  const shoot = shooting(page, `${prefix}two-deck-siege-`);
  await sit(page, address, 'two-deck-siege');
  await follow(page, /Round 1/, /^Where does/, 60);
  await shoot('place');
  await follow(page, /Round [6-9]/, /^Your orders/, 600);
  await shoot('table');
  await follow(page, /Round/, /^What does/, 200);
  await shoot('attack');
  await context.close();
}

async function draw(browser: Browser, address: string, viewport: typeof DESK, prefix: string): Promise<void> {
  const { page, context } = await visitor(browser, viewport);
  const shoot = shooting(page, prefix);
  await page.goto(`${address}#/new/tower-siege`);
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await shoot('new-game');
  await sit(page, address, 'tower-siege');
  await playUntil(page, /^Your turn/, 60, 3);
  await shoot('table');
  await playUntil(page, /who defends|Riposte|Do you respond to P2's (melee|Directed|shot)/, 200);
  await shoot('combat');
  await page.locator('.mine .card:not(.is-usable) > .card-face').last().click();
  await page.getByRole('dialog').waitFor();
  await shoot('why-not');
  const link = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Rule / })
    .first();
  if ((await link.count()) > 0) await link.click();
  await shoot('rule');
  await page.goto(address);
  await page.getByRole('link', { name: /^Continue/ }).waitFor();
  await shoot('home');
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const server = await startServer(0);
const browser = await launch();
try {
  await draw(browser, server.address, DESK, '');
  await draw(browser, server.address, PHONE, 'phone-');
  await drawCastle(browser, server.address, DESK, '');
  await drawCastle(browser, server.address, PHONE, 'phone-');
} finally {
  await browser.close();
  await server.stop('SIGTERM');
}
