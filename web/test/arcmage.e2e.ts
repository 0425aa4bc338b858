import { playerDice } from '@siegeworks/kernel/laws';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  answerUsually,
  changed,
  clickSomething,
  clickThrough,
  DESK,
  endOf,
  faultsOf,
  finger,
  glance,
  PHONE,
  poster,
  sitDown,
  visitor,
} from './browser.ts';
import { typeThrough, WAYS } from './keyboard.ts';
import { browser, server } from './running.ts';

/** First at the table, against somebody who answers at once; with equal hands and cities, for which these matches were chosen. */
async function sit(page: Page, turnLimit: string, fields: Record<string, string> = {}): Promise<void> {
  const usual = {
    bot: 'page',
    deck0: 'uneasy-alliance',
    'option-turnLimit': turnLimit,
    'option-secondHand': 'same',
    'option-secondCity': '0',
  };
  await sitDown(page, server.address, 'arcmage', { ...usual, ...fields });
  await glance(page);
}
const says = async (page: Page) => page.locator('.question').first().innerText();
const roomOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);

/** Plays cards rather than anything else, until this is asked. */
async function playCardsUntil(page: Page, question: RegExp): Promise<void> {
  for (let n = 0; n < 120; n++) {
    const before = await glance(page);
    if (before.over || question.test(await says(page))) return;
    await page.keyboard.press('o');
    const sheet = page.getByRole('dialog', { name: 'All answers' });
    await sheet.waitFor();
    const plays = sheet.locator('.option-group .button', { hasText: /^Play / });
    if ((await plays.count()) > 0) {
      await plays.first().click();
      await changed(page, before);
    } else {
      await page.keyboard.press('Escape');
      await answerUsually(page, before);
    }
  }
}

/** Gives the usual answers until this is asked; `false` when it is not. */
async function spaceUntil(page: Page, question: RegExp): Promise<boolean> {
  for (let n = 0; n < 150; n++) {
    const before = await glance(page);
    if (question.test(await says(page))) return true;
    if (before.over) return false;
    await answerUsually(page, before);
  }
  return false;
}
/** Answers until an answer can be taken back, and takes it back: the question that is asked again. */
async function takeBack(page: Page): Promise<string> {
  const undo = page.locator('.tools .button:not([aria-disabled="true"])', { hasText: 'Undo' });
  for (let n = 0; n < 60; n++) {
    const before = await glance(page);
    const asked = await says(page);
    await answerUsually(page, before);
    const after = await glance(page);
    if ((await undo.count()) === 0) continue;
    await page.keyboard.press('u');
    await changed(page, after);
    await glance(page);
    return asked;
  }
  throw new Error('nothing could be taken back');
}

describe('Arcmage in the browser', () => {
  test('its authors and its licence are named on the poster, in the form, at the table and in About', async () => {
    const { page, leave, errors } = await visitor(browser);
    await page.goto(server.address);
    const notice = poster(page, 'Arcmage').getByText('By the Arcmage team');
    await expect.poll(() => notice.innerText()).toContain('CC BY-SA 4.0');
    await poster(page, 'Arcmage').getByRole('link', { name: 'Source, licence and changes' }).click();
    const line = page.locator('.credit', { hasText: 'Arcmage is the work of the Arcmage team' });
    await line.getByRole('link', { name: 'arcmage.org' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await sit(page, '9');
    await page.keyboard.press('m');
    await page.getByRole('dialog', { name: 'Menu' }).getByText('The material was changed').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${server.address}#/new/arcmage`);
    await line.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${server.address}#/rules/arcmage`);
    await line.waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  test('a whole game is played to its end with the mouse', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, '6');
    const decisions = await clickThrough(page, 'whole', 900);
    expect(decisions).toBeGreaterThan(9);
    expect(await roomOf(page)).toEqual([DESK.width, DESK.height]);
    const end = endOf(page);
    await expect
      .poll(() => end.getByRole('heading').first().innerText())
      .toMatch(/^(You won|You lost|A draw)$/);
    expect(await faultsOf(page)).toEqual([]);
    await end.getByRole('button', { name: /^Rule AM-/ }).click();
    await page.getByRole('dialog', { name: /^Rule AM-/ }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  test('a whole game is played to its end with the keyboard alone', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, '5');
    const taken = await typeThrough(page, 'keys', 600);
    for (const way of WAYS) expect(taken[way], way).toBeGreaterThan(0);
    const end = endOf(page);
    await expect
      .poll(() => end.getByRole('heading').first().innerText())
      .toMatch(/^(You won|You lost|A draw)$/);
    expect(errors).toEqual([]);
    await leave();
  });

  test('whoever wants to respond to own cards is asked, with the stack in sight', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, '30');
    await page.keyboard.press('m');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByLabel('Ask me whether I respond to my own cards').check();
    await page.keyboard.press('Escape');
    await playCardsUntil(page, /^Respond to your own/);
    expect(await says(page)).toMatch(/^Respond to your own/);
    const stack = page.getByRole('region', { name: 'Stack' });
    await expect.poll(() => stack.locator('.token').count()).toBeGreaterThan(0);
    await expect.poll(() => stack.locator('.realm-entry').first().innerText()).toContain('by you');
    expect(await roomOf(page)).toEqual([DESK.width, DESK.height]);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('cities show devotion and levels, a card is read in full, and it is said why it cannot be used', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, '9');
    // Whoever takes the turn sees the table: the cities that could be built in its place only glow.
    await spaceUntil(page, /^Take your turn/);
    await page.locator('.mine .realm-pile.glows').waitFor();
    expect(await page.locator('.realm-tray').count()).toBe(0);
    await spaceUntil(page, /How do you draw/);
    await expect
      .poll(() => page.locator('.mine .realm-levels').first().innerText())
      .toMatch(/devotion \d+, levels \d/);
    const card = page.locator('.realm-hand .card').first();
    // The first press says why it cannot be used now, the second one reads the card.
    await card.locator('.card-face').click();
    const why = page.locator('.prompt .line');
    await why
      .filter({ hasText: 'First choose how many cards to draw' })
      .filter({ hasText: 'AM-140' })
      .waitFor();
    await card.locator('.card-face').click();
    const sheet = page.getByRole('dialog');
    await expect.poll(() => sheet.locator('.zoom-name').innerText()).not.toBe('');
    await expect.poll(() => sheet.locator('.zoom .picture').count()).toBe(1);
    await sheet.locator('.why-not').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Unbuilt cities/ })
      .first()
      .click();
    await page.locator('.realm-tray .card').first().waitFor();
    expect(await roomOf(page)).toEqual([DESK.width, DESK.height]);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a step is taken back, and a match continues where it was after a reload', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, '9');
    const asked = await takeBack(page);
    expect(await says(page)).toBe(asked);
    await page.reload();
    const before = await glance(page);
    expect(await says(page)).toBe(asked);
    await answerUsually(page, before);
    expect(errors).toEqual([]);
    await leave();
  });

  test('attackers and interceptors are joined by arrows, and the answers say who would die', async () => {
    const { page, leave, errors } = await visitor(browser);
    // Who judges otherwise attacks otherwise: some game of several comes to it.
    for (const seed of ['castellan', 'marshal', 'warden', 'herald', 'steward']) {
      await sit(page, '30', { seed, bot: 'squire' });
      if (await spaceUntil(page, /^Who intercepts whom/)) break;
    }
    await expect.poll(() => page.locator('.arrow-attack').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.arrow-label').first().innerText()).toMatch(/damage|stopped/);
    await expect
      .poll(() => page.locator('.realm-battles li').first().innerText())
      .toMatch(/damage|dies|survives/);
    await expect.poll(() => page.locator('.prompt').innerText()).toMatch(/dies|survives|gets through/);
    expect(await roomOf(page)).toEqual([DESK.width, DESK.height]);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('on a phone a whole game is played to its end by touch, with everything within reach', async () => {
    const { page, leave, errors } = await finger(browser);
    await sit(page, '6');
    const dice = playerDice('small');
    let decisions = 0;
    for (; decisions < 900 && (await clickSomething(page, dice, 'tap')); decisions++) {
      if (decisions % 10 > 0) continue;
      expect((await roomOf(page))[0]).toBe(PHONE.width);
      const foot = await page.locator('.foot').boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
      expect(foot?.height ?? 0).toBeLessThanOrEqual(PHONE.height * 0.3);
    }
    expect((await glance(page)).over).toBe(true);
    expect(decisions).toBeGreaterThan(15);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });
});
