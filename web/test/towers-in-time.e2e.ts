import { playerDice } from '@siegeworks/kernel/laws';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  answerUsually,
  changed,
  clickSomething,
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
import type { Way } from './keyboard.ts';
import { typeSomething, WAYS, walkIntoShade } from './keyboard.ts';
import { bring, matchAt } from './pictures/moments.ts';
import { browser, server } from './running.ts';

async function sit(page: Page, fields: Record<string, string> = {}): Promise<void> {
  await sitDown(page, server.address, 'towers-in-time', { seed: 'wizard', ...fields });
  await glance(page);
}
const question = (page: Page) => page.locator('.question').first().innerText();
const sizeOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement;
    return { width, height };
  });

/** Mostly what most players would answer, now and then any glowing card or button; always with the mouse. */
async function decide(page: Page, dice: () => number): Promise<boolean> {
  const before = await glance(page);
  if (before.over) return false;
  if (dice() < 0.2 || before.chosen) return clickSomething(page, dice);
  await answerUsually(page, before);
  return true;
}
/** Decides until a question begins like this. */
async function reach(page: Page, words: string, dice: () => number): Promise<void> {
  for (let n = 0; n < 80; n++) {
    if ((await question(page)).startsWith(words)) return;
    if (!(await decide(page, dice))) break;
    await glance(page);
  }
  throw new Error(`nobody asked: ${words}`);
}

/** A busy machine takes its time. */
const PATIENCE = 180_000;

describe('Towers in Time in the browser', { timeout: PATIENCE }, () => {
  test('Play now leads to the opening placement, and what is put down stands in a Tower', async () => {
    const { page, leave, errors } = await visitor(browser);
    await page.goto(server.address);
    await poster(page, 'Towers in Time').getByRole('button', { name: 'Play now' }).click();
    await glance(page);
    // Whoever was dealt too few Sources is asked about that first (TT-010).
    expect(await question(page)).toMatch(/^(Put down up to 8 cards|Do you keep these cards\?)/);
    await sit(page);
    const dice = () => 0.5;
    for (let n = 0; n < 3; n++) await decide(page, dice);
    await glance(page);
    const tower = page.getByRole('region', { name: /^Your Tower 1 on .*, \d free seats?/ }).first();
    await expect.poll(() => tower.locator('.token').count()).toBeGreaterThan(0);
    await expect
      .poll(() => page.getByRole('region', { name: /^(Your|.+'s) shields, unhurt/ }).count())
      .toBe(2);
    await expect.poll(() => page.getByRole('region', { name: /^(Your|.+'s) Limbo/ }).count()).toBe(2);
    expect(await sizeOf(page)).toEqual(DESK);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a combat is a stage: who attacks, who defends, whose batch it is and who is dying', async () => {
    const { page, leave, errors } = await visitor(browser);
    const config = { players: [{ deck: 'orc-horde' }, { deck: 'dwarf-hold' }] };
    const wounded = matchAt('towers-in-time', {
      config,
      seed: 'stage',
      preferred: [],
      wanted: ({ asked, board }) =>
        asked.question === 'batch.decide' &&
        board.areas.some(({ id, cards }) => id === 'attackers' && cards.length > 0) &&
        board.areas.some(
          ({ id, cards }) => id === 'defenders' && cards.some(face => face.marks[0] === 'dying'),
        ),
    });
    await bring(page, server.address, wounded);
    await expect.poll(() => page.locator('.status').innerText()).toContain('Your batch');
    const stage = page.getByRole('region', { name: 'Combat', exact: true });
    await expect.poll(() => stage.innerText()).toMatch(/You attack \w+|\w+ attacks you/);
    await expect.poll(() => stage.innerText()).toMatch(/^You act: /m);
    await expect.poll(() => stage.innerText()).toMatch(/(You lose|\w+ loses) .* unless/);
    const attackers = page.getByRole('region', { name: /^(You attack|\w+ attacks) \w+, blocked/ });
    await expect.poll(() => attackers.locator('.token').count()).toBeGreaterThan(0);
    const defenders = page.getByRole('region', { name: /^(You defend|\w+ defends)/ });
    await expect.poll(() => defenders.getByRole('button', { name: /dying/ }).count()).toBeGreaterThan(0);
    // Whoever fights has left its seat, which still says so.
    await expect
      .poll(() => page.locator('.tt-away').count())
      .toBe((await attackers.locator('.token').count()) + (await defenders.locator('.token').count()));
    await expect.poll(() => stage.locator('.tt-against').innerText()).toBe('against');
    expect(await sizeOf(page)).toEqual(DESK);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('undo takes a card back, the table reads and explains cards, and a reload changes nothing', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page);
    const hand = page.getByRole('region', { name: 'Your hand' });
    const cards = () => hand.locator('.card').count();
    const dealt = await cards();
    const before = await glance(page);
    await answerUsually(page, before);
    const put = await glance(page);
    expect(await cards()).toBe(dealt - 1);
    await page.keyboard.press('u');
    await changed(page, put);
    await glance(page);
    expect(await cards()).toBe(dealt);
    await reach(page, 'Your opportunity', () => 0.5);
    // The card in full, and why it cannot be used now.
    await walkIntoShade(page);
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('w');
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(name.startsWith(await sheet.getByRole('heading').first().innerText())).toBe(true);
    await sheet.getByRole('heading', { name: 'Why not now?' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const seen = async () => [await question(page), await page.locator('.tt-board').innerText()];
    const left = await seen();
    await page.reload();
    await glance(page);
    expect(await seen()).toEqual(left);
    expect(errors).toEqual([]);
    await leave();
  });

  test(
    'a whole match is played to its end with the keyboard alone, and reloaded in the middle',
    async () => {
      const { page, leave, errors } = await visitor(browser);
      await sit(page, { bot: 'page', 'option-shieldCount': '3' });
      const dice = playerDice('match');
      const ways = new Set<Way | null>();
      let batches = 0;
      for (let n = 0; n < 900; n++) {
        const before = await glance(page);
        if (before.over) break;
        if (n === 40) {
          await page.reload();
          await glance(page);
          continue;
        }
        if ((await page.locator('.status').innerText()).includes('Your batch')) batches++;
        ways.add(await typeSomething(page, dice));
      }
      expect(ways).toEqual(new Set(WAYS));
      // Where the arrows lead decides how much is fought.
      expect(batches).toBeGreaterThan(0);
      const end = endOf(page);
      await expect
        .poll(() => end.getByRole('heading').first().innerText())
        .toMatch(/^(You won|You lost|A draw)$/);
      expect(await faultsOf(page)).toEqual([]);
      await end.getByRole('button', { name: /^Rule TT-/ }).press('Enter');
      await page.getByRole('dialog', { name: /^Rule TT-/ }).waitFor();
      expect(errors).toEqual([]);
      await leave();
    },
    3 * PATIENCE,
  );

  test('four at one table, and nobody is off the screen', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, { players: '4' });
    await reach(page, 'Your opportunity', () => 0.5);
    await expect.poll(() => page.getByRole('region', { name: /^(Your|.+'s) shields, / }).count()).toBe(4);
    for (const domain of await page.locator('.tt-domain').all()) {
      const box = await domain.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= DESK.width).toBe(true);
    }
    expect(await sizeOf(page)).toEqual(DESK);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('on a phone a whole game is played to its end by touch, with everything within reach', async () => {
    const { page, leave, errors } = await finger(browser);
    await sit(page, { bot: 'page' });
    let decisions = 0;
    for (; decisions < 600 && (await tapUsually(page)); decisions++) {
      if (decisions % 10 > 0) continue;
      expect((await sizeOf(page)).width).toBe(PHONE.width);
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

/** The answer that most players would give, with a finger: where it stands, or in the list. */
async function tapUsually(page: Page): Promise<boolean> {
  const before = await glance(page);
  if (before.over) return false;
  const usual = (await page.locator('.table').getAttribute('data-usual')) ?? '';
  const named = `[data-answer=${JSON.stringify(usual)}]`;
  const slot = page.locator(`.answers ${named}`);
  if ((await slot.count()) > 0) await slot.tap();
  else {
    await page.getByRole('button', { name: 'All answers' }).tap();
    await page.locator(`.above ${named}`).tap();
  }
  await changed(page, before);
  return true;
}
