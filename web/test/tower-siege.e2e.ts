import { createServer } from 'node:net';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  ANSWER,
  changed,
  clickSomething,
  clickThrough,
  endOf,
  faultsOf,
  finger,
  glance,
  poster,
  sitDown,
  startServer,
  visitor,
} from './browser.ts';
import { typeThrough, WAYS } from './keyboard.ts';
import { decide } from './pictures/stage.ts';
import { browser, server } from './running.ts';

/** First at the table, against somebody who answers at once. */
const sit = (page: Page, fields: Record<string, string> = {}) =>
  sitDown(page, server.address, 'tower-siege', { bot: 'page', ...fields });
const lastLine = (page: Page) => page.locator('.log li').first().innerText();

describe('Tower Siege in the browser', () => {
  test('Play now leads to a question within one click', async () => {
    const { page, leave, errors } = await visitor(browser);
    await page.goto(server.address);
    await poster(page, 'Tower Siege').getByRole('button', { name: 'Play now' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await poster(page, 'Tower Siege').getByRole('button', { name: 'Play now' }).click();
    const seen = await glance(page);
    expect(seen.answers + seen.lit).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.asked .eyebrow').innerText()).toBe('You decide');
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a whole game is played to its end with the mouse', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, { 'option-roundLimit': '4' });
    const decisions = await clickThrough(page, 'whole', 600);
    expect(decisions).toBeGreaterThan(15);
    const end = endOf(page);
    await expect
      .poll(() => end.getByRole('heading').first().innerText())
      .toMatch(/^(You won|You lost|A draw)$/);
    expect(await faultsOf(page)).toEqual([]);
    await end.getByRole('button', { name: /^Rule TS-/ }).click();
    await page.getByRole('dialog', { name: /^Rule TS-/ }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  test('another whole game is played with a finger on a phone', async () => {
    const { page, leave, errors } = await finger(browser);
    await sit(page, { 'option-roundLimit': '3' });
    const dice = playerDice('finger');
    for (let n = 0; n < 600 && (await clickSomething(page, dice, 'tap')); n++)
      if (n === 12) await inspect(page);
    const end = endOf(page);
    await expect
      .poll(() => end.getByRole('heading').first().innerText())
      .toMatch(/^(You won|You lost|A draw)$/);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('before dice are rolled the table shows who attacks whom, what is needed, and what waits', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, { seed: 'candlelight' });
    await reach(page, '’s attack before the dice', 200, [
      /^Declare (?!.*Mage)/,
      /^Attack with/,
      /^Melee against (?!yourself)/,
      /^Go to/,
    ]);
    await expect.poll(() => page.locator('.arrow-label').first().innerText()).toMatch(/\d%/);
    await expect.poll(() => page.locator('.siege-needs li').count()).toBeGreaterThan(1);
    await expect
      .poll(() => page.locator('.siege-aside .siege-entry').first().innerText())
      .toContain('attack');
    await expect
      .poll(() => page.locator('.asked').innerText())
      .toMatch(/\d% to (slay|wound|damage|bring down|be|fall)/);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a card is read in full, with what changes its values; a pile lies open when it is pressed', async () => {
    const { page, leave } = await visitor(browser);
    await sit(page);
    await reach(page, 'Your turn');
    await page.locator('.mine .card-face', { hasText: 'Mage' }).first().focus();
    await page.keyboard.press('z');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Attack Level').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .locator('.siege-foes')
      .getByRole('button', { name: /^Market Place/ })
      .click();
    await page.locator('.siege-tray .back').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('.siege-tray').getByRole('button', { name: 'Close' }).click();
    await page.locator('.siege-tray').waitFor({ state: 'detached' });
    await leave();
  });

  test('a whole match is played to its end with the keyboard alone', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, { 'option-roundLimit': '5' });
    const taken = await typeThrough(page, 'keys', 400);
    for (const way of WAYS) expect(taken[way], way).toBeGreaterThan(0);
    const end = endOf(page);
    await expect
      .poll(() => end.getByRole('heading').first().innerText())
      .toMatch(/^(You won|You lost|A draw)$/);
    for (const [key, name] of [
      ['?', 'Keys'],
      ['m', 'Menu'],
    ]) {
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(errors).toEqual([]);
    await leave();
  });

  test('says why a card cannot be used, with the rule and its text', async () => {
    const { page, leave } = await visitor(browser);
    await sit(page);
    await glance(page);
    const dark = page.locator('.mine .card:not(.is-usable) > .card-face').last();
    await dark.focus();
    await page.keyboard.press('w');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading', { name: 'Why not now?' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await sheet
      .locator('.why-not')
      .getByRole('button', { name: /^Rule TS-/ })
      .first()
      .click();
    const rule = page.getByRole('dialog', { name: /^Rule TS-/ });
    expect((await rule.locator('.rule-blocks').innerText()).length).toBeGreaterThan(20);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await leave();
  });

  test('a line of the log shows its rule', async () => {
    const { page, leave } = await visitor(browser);
    await sit(page);
    await glance(page);
    const line = page.locator('.log li').filter({ hasText: 'TS-' }).first();
    const id = await line.locator('.rule-link').first().innerText();
    await line.locator('.rule-link').first().click();
    const rule = page.getByRole('dialog', { name: `Rule ${id}` });
    await expect.poll(() => rule.locator('.rule-number').innerText()).toBe(id);
    await rule.getByRole('button', { name: 'All rules' }).click();
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('riposte');
    await expect.poll(() => page.locator('.rule-block').count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Back' }).click();
    await glance(page);
    await leave();
  });

  test('undo takes a purchase back, and says why it cannot take back a roll', async () => {
    const { page, leave } = await visitor(browser);
    await sit(page);
    await reach(page, 'Your turn');
    const before = await lastLine(page);
    const seen = await glance(page);
    await page
      .locator('.is-usable', { hasText: /Mine|Powerstone/ })
      .first()
      .click();
    await changed(page, seen);
    if ((await glance(page)).chosen) await page.locator(ANSWER).first().click();
    await page.waitForFunction(
      line => document.querySelector<HTMLElement>('.log li')?.innerText !== line,
      before,
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(
      line => document.querySelector<HTMLElement>('.log li')?.innerText === line,
      before,
    );
    // Until the host has answered, the turn has not ended, and an undo would take something else back.
    await decide(page, [/^End turn/]);
    await glance(page);
    await page.keyboard.press('u');
    await page.getByRole('alert').filter({ hasText: 'No undo: ' }).waitFor();
    await leave();
  });

  test('a match survives a reload in the middle, and is listed under Continue', async () => {
    const { page, leave } = await visitor(browser);
    await sit(page);
    const dice = playerDice('reload');
    for (let n = 0; n < 12; n++) await clickSomething(page, dice);
    const look = async () => {
      await glance(page);
      return page.evaluate(() =>
        ['.board', '.question', '.log'].map(part => document.querySelector<HTMLElement>(part)?.innerText),
      );
    };
    await glance(page);
    await page.keyboard.press('Escape');
    // Nothing is pointed at or focused after a reload.
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const before = await look();
    await page.reload();
    expect(await look()).toEqual(before);
    await page.goto(server.address);
    await page.getByRole('link', { name: 'Continue Tower Siege against Page' }).click();
    expect(await look()).toEqual(before);
    await clickSomething(page, dice);
    await leave();
  });

  test('a broken saved match is refused with its reason, and can be deleted', async () => {
    const { page, leave } = await visitor(browser);
    await sit(page);
    await clickSomething(page, playerDice('broken'));
    await glance(page);
    await page.goto(server.address);
    await page.getByRole('link', { name: /^Continue/ }).waitFor();
    await spoilSaves(page);
    await page.getByRole('link', { name: /^Continue/ }).click();
    await page.getByRole('heading', { name: 'This match cannot be opened' }).waitFor();
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/is not legal|damaged/);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete match' }).click();
    await page.getByText('No match is waiting').waitFor();
    await leave();
  });

  test('a new game with another deck, another Mage and an option', async () => {
    const { page, leave } = await visitor(browser);
    await page.goto(`${server.address}#/new/tower-siege`);
    await page.locator('select[name="deck0"]').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const decks = await page
      .locator('select[name="deck0"] option')
      .evaluateAll(all => all.map(each => each.getAttribute('value') ?? ''));
    await page.locator('select[name="deck0"]').selectOption(decks[1]);
    await page.getByLabel('Round limit').fill('9');
    await page.locator('#choice0-mage').selectOption('mage-orc');
    await page.locator('select[name="seat"]').selectOption('0');
    await page.getByRole('button', { name: 'Start' }).click();
    await glance(page);
    await expect.poll(() => page.locator('.status').innerText()).toContain('of 9');
    await expect.poll(() => page.locator('.mine .card-name').allInnerTexts()).toContain('Orc Mage');
    await leave();
  });

  test('an impossible set-up is refused with its reason', async () => {
    const { page, leave } = await visitor(browser);
    await page.goto(`${server.address}#/new/tower-siege`);
    await page.getByLabel('Number of players').selectOption('3');
    await page.locator('#option-maxPlayers').fill('2');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/TS-002/);
    await leave();
  });
});

/** Answers as preferred, or as usual, until this is asked. */
async function reach(
  page: Page,
  question: string,
  most = 60,
  preferred: readonly RegExp[] = [],
): Promise<void> {
  for (let n = 0; n < most; n++) {
    await glance(page);
    if ((await page.locator('.asked').innerText()).includes(question)) return;
    await decide(page, preferred);
  }
  throw new Error(`"${question}" was never asked`);
}

/** In the middle of a game on a phone: nothing is wider than the screen, and the log opens. */
async function inspect(page: Page): Promise<void> {
  await glance(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log' }).tap();
  await page.locator('.rail.open .log li').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('.rail.open').getByRole('button', { name: 'Close' }).tap();
}

/** Changes the first pick of every saved match into one that no rule allows. */
function spoilSaves(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>(resolve => request.addEventListener('success', () => resolve(request.result)));
    const database = await done(indexedDB.open('siegeworks'));
    const shelf = () => database.transaction('kept', 'readwrite').objectStore('kept');
    for (const key of await done(shelf().getAllKeys())) {
      const kept = await done(shelf().get(key));
      if (typeof kept?.file !== 'string') continue;
      const file = JSON.parse(kept.file);
      file.picks[0].option.kind = 'cheat';
      await done(shelf().put({ ...kept, file: JSON.stringify(file) }, key));
    }
    database.close();
  });
}

describe('npm start', () => {
  test('takes the next port when one is taken, prints the address, and stops on Ctrl+C', async () => {
    const stranger = createServer();
    await new Promise<void>(done => stranger.listen(0, '127.0.0.1', done));
    const place = stranger.address();
    const port = typeof place === 'object' && place ? place.port : 0;
    const second = await startServer(port);
    expect(second.said).toContain(`Port ${port} is taken.`);
    expect((await fetch(second.address)).status).toBe(200);
    expect(await second.stop('SIGINT')).toBe(0);
    await expect(fetch(second.address)).rejects.toThrow();
    stranger.close();
  });
});
