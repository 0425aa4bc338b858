import { playerDice } from '@siegeworks/kernel/laws';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  ANSWER,
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
import { typeSomething, typeThrough, WAYS } from './keyboard.ts';
import { scenes } from './pictures/arcania.ts';
import { browser, server } from './running.ts';

/** A war with full hands; with Castles of ten life it is short. */
async function sit(page: Page, seed: string, castleLife = '10'): Promise<void> {
  await sitDown(page, server.address, 'arcania', {
    seed,
    bot: 'page',
    deck0: 'elf-spellwoods',
    deck1: 'undead-grave-host',
    'option-castleLife': castleLife,
    'option-openingHand': '12',
  });
  await glance(page);
}
const question = (page: Page) => page.locator('.question').first().innerText();
const lastLine = (page: Page) => page.locator('.log li').first().innerText();
/** Gives the usual answer until this is asked. */
async function reach(page: Page, asked: RegExp): Promise<void> {
  for (let n = 0; n < 120; n++) {
    const before = await glance(page);
    if (before.over) break;
    if (asked.test(await question(page))) return;
    await answerUsually(page, before);
  }
  throw new Error(`${asked} was never asked`);
}
/** Whether a part of the table can be seen without scrolling. */
const inSight = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).evaluate(area => {
    const { top, bottom } = area.getBoundingClientRect();
    const board = document.querySelector('.board')?.getBoundingClientRect();
    return board !== undefined && top < board.bottom - 20 && bottom > board.top + 20;
  });

const SMALL = { width: 1024, height: 768 };

/** What a player needs for any decision and does not see whole without scrolling. */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const parts = ['.arcania-castle', '.arcania-front', '.arcania-lands', '.arcania-hand .card', '.prompt'];
    const board = document.querySelector('.board')?.getBoundingClientRect();
    const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
    const hidden = parts.filter(part =>
      [...document.querySelectorAll(part)].some(element => {
        const { top, bottom } = element.getBoundingClientRect();
        const inBoard = board && part !== '.prompt';
        return inBoard ? top < board.top - 2 || bottom > board.bottom + 2 : bottom > innerHeight + 1;
      }),
    );
    const tall = (prompt?.height ?? 0) > innerHeight * 0.3 ? ['a prompt of more than 30 %'] : [];
    return [...hidden, ...tall];
  });

/** Words under an arrow, or under the label of one. Those of the middle lie over the arrows. */
const coveredWords = (page: Page) =>
  page.evaluate(() => {
    // Whatever is uppermost is found by a pointer that nothing lets through.
    for (const part of document.querySelectorAll<HTMLElement>('.arrow-line, .arrow-label'))
      part.style.pointerEvents = 'all';
    const words = [
      ...document.querySelectorAll<HTMLElement>(
        '.arcania .card-name, .arcania .stats, .arcania-strip-name, .arcania-name, .arcania-castle-words',
      ),
    ].filter(element => element.getClientRects().length > 0);
    const points = [...document.querySelectorAll<SVGPathElement>('.arrow-line')].flatMap(path => {
      const [matrix, length] = [path.getScreenCTM(), path.getTotalLength()];
      if (!matrix || path.getClientRects().length === 0) return [];
      return Array.from({ length: 40 }, (_, i) =>
        path.getPointAtLength((length * i) / 39).matrixTransform(matrix),
      );
    });
    const corners = [...document.querySelectorAll('.arrow-label')].flatMap(label => {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      return right > left
        ? [left, (left + right) / 2, right].flatMap(x => [
            { x, y: top },
            { x, y: bottom },
          ])
        : [];
    });
    return words.flatMap(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inside = ({ x, y }: { x: number; y: number }) => x > left && x < right && y > top && y < bottom;
      const point = [...points, ...corners].find(inside);
      // What lies over the arrows hides them, and not the other way round.
      const uppermost = point && document.elementFromPoint(point.x, point.y);
      if (!uppermost?.closest('.arrows')) return [];
      return [element.innerText];
    });
  });

describe('Arcania in the browser', () => {
  test('Play now leads to the first question, and the page does not scroll', async () => {
    const { page, leave, errors } = await visitor(browser);
    await page.goto(server.address);
    const banner = poster(page, 'Arcania: Kingdoms of Power');
    await banner.getByRole('button', { name: 'Play now' }).click();
    await glance(page);
    await expect.poll(() => page.locator('.asked .eyebrow').innerText()).toBe('You decide');
    await expect.poll(() => page.locator('.arcania-mine .arcania-castle').innerText()).toMatch(/\d+\s*\/ 20/);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(DESK.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESK.width);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a whole war is fought to its end with the keyboard alone, and its end names the rule', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, 'keep 17', '20');
    const taken = await typeThrough(page, 'war', 500);
    for (const way of WAYS) expect(taken[way], way).toBeGreaterThan(0);
    const end = endOf(page);
    await expect.poll(() => end.getByRole('heading').first().innerText()).toMatch(/^(You won|You lost)$/);
    expect(await faultsOf(page)).toEqual([]);
    const link = end.getByRole('button', { name: /^Rule AK-/ });
    await link.focus();
    await page.keyboard.press('Enter');
    const rule = page.getByRole('dialog', { name: /^Rule AK-/ });
    await expect.poll(() => rule.locator('.rule-blocks').innerText()).toMatch(/Castle|Draw Deck/);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a Building is placed with the keys and taken back; cards say why not; a reload loses nothing', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, 'keep 0');
    await reach(page, /^What do you build/);
    const built = page.getByRole('list', { name: 'Your Lands' }).locator('.arcania-slots .arcania-strip');
    const standing = await built.count();
    await page.locator('.arcania-hand .is-usable > .card-face').first().focus();
    const before = await glance(page);
    await page.keyboard.press('Enter');
    await changed(page, before);
    const chosen = await glance(page);
    if (chosen.chosen) {
      await expect
        .poll(() => page.locator('.arcania-mine .arcania-land-head > .is-targeted').count())
        .toBeGreaterThan(1);
      await page.keyboard.press('1');
      await changed(page, chosen);
    }
    await expect.poll(() => built.count()).toBe(standing + 1);
    await expect.poll(() => page.locator('.log').innerText()).toContain('You build ');
    const after = await glance(page);
    await page.keyboard.press('u');
    await changed(page, after);
    await glance(page);
    await expect.poll(() => built.count()).toBe(standing);

    const idle = page.locator('.arcania-hand .card:not(.is-usable) > .card-face').first();
    const [name = ''] = (await idle.innerText()).split('\n');
    await idle.focus();
    await page.keyboard.press('w');
    const sheet = page.getByRole('dialog', { name });
    await sheet.getByRole('heading', { name: 'Why not now?' }).waitFor();
    await expect.poll(() => sheet.locator('.why-not').innerText()).toMatch(/AK-/);
    await expect.poll(() => sheet.locator('.zoom').count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    const asked = await question(page);
    const last = await lastLine(page);
    await page.reload();
    await glance(page);
    expect(await question(page)).toBe(asked);
    expect(await lastLine(page)).toBe(last);
    expect(await typeSomething(page, playerDice('on'))).not.toBeNull();
    expect(errors).toEqual([]);
    await leave();
  });

  test('an attack is met by dragging a force onto it: arrows, and what would come of it', async () => {
    const { page, leave, errors } = await visitor(browser);
    await scenes.battle?.(page, server.address);
    const attack = page.getByRole('region', { name: /^\w+ attacks$/ });
    expect(await inSight(page, (await attack.getAttribute('aria-label')) ?? '')).toBe(true);
    await expect.poll(() => attack.innerText()).toMatch(/\d Damage to the Castle/);
    await expect.poll(() => page.locator('.arrow-attack').count()).toBeGreaterThan(0);
    expect(await faultsOf(page)).toEqual([]);
    const before = await glance(page);
    const blocker = page.locator('.arcania-mine .arcania-row .is-usable > .card-face').first();
    // Pressing a force shows whom it could block; the drag does both at once.
    await blocker.click();
    const attacker = await page.locator('.arcania-foes .is-targeted').first().getAttribute('data-thing');
    await page.keyboard.press('Escape');
    await blocker.dragTo(page.locator(`.arcania-foes [data-thing="${attacker}"] > .card-face`));
    await changed(page, before);
    // That somebody blocks is a detail of the battle, which the story folds away.
    await page.getByLabel('What to show').selectOption('everything');
    await page
      .locator('.log .said', { hasText: /^Your .* blocks? / })
      .first()
      .waitFor();
    // The battle may be over before anybody is asked again; then the log tells of it.
    const told = `${await page.locator('.board').innerText()}\n${await page.locator('.log').innerText()}`;
    expect(told).toMatch(/(hits?|misse?s?), \d+ against \d+|\d+ against \d+, a (hit|miss)/);
    expect(errors).toEqual([]);
    await leave();
  });

  test('the stack lies open in the middle, the top first, while an answer is asked for', async () => {
    const { page, leave, errors } = await visitor(browser);
    await scenes.stack?.(page, server.address);
    const [, card = ''] = /respond to \S+'s (.*)\?$/.exec(await question(page)) ?? [];
    expect(await inSight(page, 'Stack')).toBe(true);
    const items = page.getByRole('region', { name: 'Stack', exact: true }).locator('li');
    await expect.poll(() => items.count()).toBeGreaterThan(2);
    await expect.poll(() => items.first().innerText()).toContain(card);
    await expect.poll(() => page.locator('.arrow-target').count()).toBeGreaterThan(0);
    expect(await faultsOf(page)).toEqual([]);
    const before = await glance(page);
    await page.locator(ANSWER, { hasText: 'Play ' }).first().click();
    await changed(page, before);
    await expect.poll(() => page.locator('.log').innerText()).toMatch(/You (play|use)\b/);
    expect(errors).toEqual([]);
    await leave();
  });

  test('on a phone everything is within reach', async () => {
    const { page, leave, errors } = await visitor(browser, PHONE);
    await scenes.front?.(page, server.address);
    await page.setViewportSize(PHONE);
    await glance(page);
    expect(await outOfSight(page)).toEqual([]);
    const prompt = await page.locator('.prompt').boundingBox();
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    for (const part of [
      '.arcania-foes .arcania-castle',
      '.arcania-mine .arcania-castle',
      '.arcania-hand .card',
    ]) {
      await page.locator(part).last().scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator(part).last().isVisible()).toBe(true);
    }
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a whole war is played with a finger on a phone, and the fight stays in view', async () => {
    const { page, leave, errors } = await finger(browser);
    await sit(page, 'finger');
    const dice = playerDice('finger');
    let n = 0;
    while (await clickSomething(page, dice, 'tap')) {
      if (n++ % 12 === 0) expect(await outOfSight(page)).toEqual([]);
      expect(n).toBeLessThan(700);
    }
    await expect.poll(() => endOf(page).isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await leave();
  });

  test.each(['battle', 'front', 'fight', 'stack'] as const)(
    'arrows and marks of %s lie over no words',
    async name => {
      const { page, leave, errors } = await visitor(browser);
      await scenes[name]?.(page, server.address);
      for (const viewport of [DESK, SMALL, PHONE]) {
        await page.setViewportSize(viewport);
        // Cards glide to their new places.
        await expect.poll(() => coveredWords(page), { message: `${viewport.width}` }).toEqual([]);
      }
      expect(errors).toEqual([]);
      await leave();
    },
  );
});
