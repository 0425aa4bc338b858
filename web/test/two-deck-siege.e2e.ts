import { playerDice } from '@siegeworks/kernel/laws';
import type { Locator, Page } from 'playwright';
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
import { typeThrough, WAYS } from './keyboard.ts';
import { join, siegeFile } from './pictures/two-deck-siege.ts';
import { browser, server } from './running.ts';

async function sit(page: Page, fields: Record<string, string> = {}): Promise<void> {
  await sitDown(page, server.address, 'two-deck-siege', fields);
  await glance(page);
}
/** Orders are asked for, in the middle of a siege. */
const midSiege = siegeFile(
  'castellan',
  ({ question }, round) => question === 'defenderTurn.play' && round >= 6,
);
/** A defender is asked for its target. */
const aiming = siegeFile(
  'castellan',
  ({ question, options }, round) => question === 'acting.action' && options.length > 2 && round >= 4,
);

/** Man the Walls is being carried out; nobody has moved yet. */
const manning = siegeFile('castellan', ({ question }) => question === 'moving.unit');

const place = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}(,|$)`) });
const says = async (page: Page) => page.locator('.question').first().innerText();
/** Those who are alike lie on one another; each pile says how many they are. */
const garrison = (page: Page) =>
  page
    .locator('.tds-heap')
    .evaluateAll(heaps => heaps.reduce((sum, heap) => sum + Number(heap.dataset.count), 0));

const LIT = {
  unit: '.token.is-usable > .token-face',
  place: '.is-usable > .cell-face',
  card: '.card.is-usable > .card-face',
} as const;
type Tapped = keyof typeof LIT | 'answer' | 'over';
/** How often each is tapped where it could be: whoever never plays a card does not play for long. */
const EAGER = { unit: 0.6, place: 0.6, card: 0.9 } as const;

/** One decision with the finger: a unit, a place or a card that glows, else an answer of the prompt. */
async function tap(page: Page, dice: () => number): Promise<Tapped> {
  const before = await glance(page);
  if (before.over) return 'over';
  const kinds = (['unit', 'place', 'card'] as const).filter(kind => !before.chosen && dice() < EAGER[kind]);
  for (const kind of kinds) {
    const n = await page.locator(LIT[kind]).count();
    if (n === 0) continue;
    const lit = page.locator(LIT[kind]).nth(Math.floor(dice() * n));
    // In the middle of a place somebody may stand who can be chosen too; its corner is always its own.
    await lit.tap(kind === 'place' ? { position: { x: 5, y: 5 } } : {});
    await changed(page, before);
    return kind;
  }
  if (!before.chosen) await answerUsually(page, before);
  else await clickSomething(page, dice, 'tap');
  return 'answer';
}

describe('Two Deck Siege in the browser', () => {
  test('Play now leads to the castle, without an opponent', async () => {
    const { page, leave, errors } = await visitor(browser);
    await page.goto(server.address);
    await poster(page, 'Two Deck Siege').getByRole('button', { name: 'Play now' }).click();
    await glance(page);
    await expect.poll(() => page.locator('.asked .eyebrow').innerText()).toBe('You decide');
    await expect.poll(() => page.getByRole('region', { name: /^[NESW]\d:[123], empty$/ }).count()).toBe(24);
    expect(await garrison(page)).toBe(26);
    const { width, height } = DESK;
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('the game of the day starts from the hall, and its result stands there to be passed on', async () => {
    const { page, leave, errors } = await visitor(browser);
    await page.goto(server.address);
    await page
      .getByRole('region', { name: 'Today’s challenges' })
      .getByRole('button', { name: 'Two Deck Siege' })
      .first()
      .click();
    await glance(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Give up…' }).click();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
    const end = endOf(page);
    await end.getByRole('heading', { name: 'You lost' }).waitFor();
    await end.getByRole('button', { name: 'Figures' }).click();
    const figures = page.getByRole('dialog');
    await expect
      .poll(() => figures.locator('.share q').innerText())
      .toMatch(/^Two Deck Siege \d{4}-\d\d-\d\d \w+-\d: Castle lost in round 1, \d+ points #+$/);
    await expect.poll(() => figures.getByRole('button', { name: 'Copy' }).isVisible()).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a whole siege is played to its end with the keyboard alone', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page, {
      'option-preset': 'marshal-2',
      // Enough cards for every way of answering before the siege is over.
      'option-openingHand': '4',
      'option-overrunLimit': '3',
      'option-ties': 'auto-hostile',
    });
    const taken = await typeThrough(page, 'siege', 600);
    for (const way of WAYS) expect(taken[way], way).toBeGreaterThan(0);
    const end = endOf(page);
    await expect.poll(() => end.getByRole('heading').first().innerText()).toMatch(/^(You won|You lost)$/);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a whole siege is played to its end with a finger on a phone', async () => {
    const { page, leave, errors } = await finger(browser);
    await sit(page, { 'option-provisions': '15', 'option-overrunLimit': '3' });
    const dice = playerDice('finger');
    const taps: Record<Tapped, number> = { unit: 0, place: 0, card: 0, answer: 0, over: 0 };
    for (let n = 0; n < 700 && taps.over === 0; n++) taps[await tap(page, dice)]++;
    expect(taps.over).toBe(1);
    expect(taps.unit).toBeGreaterThan(10);
    expect(taps.place).toBeGreaterThan(3);
    expect(taps.card).toBeGreaterThan(5);
    const end = endOf(page);
    await expect.poll(() => end.getByRole('heading').first().innerText()).toMatch(/^You (won|lost)$/);
    await expect
      .poll(() => end.locator('.end-why p').innerText())
      .toMatch(/^(Victory|Defeat) in round \d+: .*\./);
    expect(await faultsOf(page)).toEqual([]);
    await end.getByRole('button', { name: /^Rule TD-/ }).tap();
    await page.getByRole('dialog', { name: /^Rule TD-/ }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  test('with a finger: another side, zoom, why not, undo, and a reload in the middle', async () => {
    const { page, leave, errors } = await finger(browser);
    await join(page, server.address, aiming);
    const sides = page.getByRole('navigation', { name: 'Sides of the castle' });
    await sides.getByRole('button', { name: /^South/ }).tap();
    await place(page, 'S1').waitFor();
    await expect.poll(() => place(page, 'N1').count()).toBe(0);
    await place(page, 'S1').locator('.token-face').first().tap();
    await page
      .getByRole('alert')
      .getByRole('button', { name: /^Read Pikeman/ })
      .tap();
    const sheet = page.getByRole('dialog', { name: /^Pikeman/ });
    await sheet.getByRole('heading', { name: 'Why not now?' }).waitFor();
    await expect.poll(() => sheet.getByRole('button', { name: /^Rule TD-/ }).count()).toBeGreaterThan(0);
    expect(await faultsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sides.getByRole('button', { name: /^North/ }).tap();
    const asked = await says(page);
    const before = await glance(page);
    await page.locator('.token.foe.is-usable > .token-face').first().tap();
    await changed(page, before);
    await page.reload();
    const after = await glance(page);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await changed(page, after);
    await glance(page);
    expect(await says(page)).toBe(asked);
    expect(errors).toEqual([]);
    await leave();
  });

  test('the forecast says what the enemy will do; whoever is looked at shows what it reaches', async () => {
    const { page, leave, errors } = await visitor(browser);
    await join(page, server.address, midSiege);
    const forecast = page.locator('.rail').getByRole('region', { name: 'Forecast' });
    await expect.poll(() => forecast.locator('li').count()).toBeGreaterThan(2);
    await expect
      .poll(() => forecast.locator('li.is-grave').first().innerText())
      .toMatch(/kills|breached|enters/);
    await page.getByRole('img', { name: 'would be killed' }).first().waitFor();
    await place(page, 'N1').locator('.token-face').first().focus();
    await expect.poll(() => page.locator('.tds-place.is-reached').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.tds-panel h2').nth(1).innerText()).toMatch(/ on N1$/);
    await expect.poll(() => page.locator('.is-named').count()).toBe(0);
    await page.locator('.tds-cell .token.foe > .token-face').first().focus();
    // Whom it will hit is marked, and its panel says how hard.
    await page.locator('.is-named').first().waitFor();
    await expect.poll(() => page.locator('.tds-panel h2').nth(1).innerText()).toMatch(/ at [NESW]\d:\d$/);
    expect(await faultsOf(page)).toEqual([]);
    const predicted = await forecast.locator('.tds-forecast-sum').innerText();
    // The answer says the same, in short.
    const [first = 'nothing'] = predicted.replace(': ', ' ').split(/,| and /);
    await expect.poll(() => page.locator('.answers').innerText()).toContain(first);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a defender is ordered onto a wall: order, unit and place, with the keyboard alone', async () => {
    const { page, leave, errors } = await visitor(browser);
    await sit(page);
    for (let n = 0; n < 9 && !(await says(page)).startsWith('Your orders'); n++) {
      const before = await glance(page);
      await answerUsually(page, before);
      await glance(page);
    }
    const order = page
      .locator('.mine .card.is-usable', { hasText: 'Man the Walls' })
      .first()
      .locator('.card-face');
    await order.focus();
    await page.keyboard.press('Enter');
    // Each answer shows its key: the usual bundle may have the first one.
    const itself = page.locator(ANSWER, { hasText: 'Order Man the Walls' });
    await page.keyboard.press(await itself.locator('kbd').innerText());
    await page.getByText('Who moves?').first().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
    await page.locator('[data-place^="C/"]').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toMatch(/^C\/\d+$/);
    await page.keyboard.press('Enter');
    await page.getByText(/^Where does .* go\?$/).waitFor();
    await page.locator('[data-place="N2"]').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('N1');
    await page.keyboard.press('Enter');
    await place(page, 'N1').locator('.token').waitFor();
    expect(await garrison(page)).toBe(25);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a defender is dragged onto a wall: who moves and where to are answered at once', async () => {
    const { page, leave, errors } = await visitor(browser);
    await join(page, server.address, manning);
    const guard = page.locator('.tds-heap .token.is-usable > .token-face').first();
    const [from, to] = [await guard.boundingBox(), await place(page, 'N1').boundingBox()];
    if (!from || !to) throw new Error('nobody to drag, or nowhere to go');
    const before = await glance(page);
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width - 20, to.y + 20, { steps: 5 });
    await page.mouse.up();
    await changed(page, before);
    await place(page, 'N1').locator('.token').waitFor();
    await page.getByText('Who moves?').first().waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  test('difficulty is a word, and what is left to it says so', async () => {
    const { page, leave } = await visitor(browser);
    await page.goto(`${server.address}#/new/two-deck-siege`);
    await page.getByLabel('Difficulty').waitFor();
    await expect
      .poll(() => page.getByLabel('Difficulty').locator('option').allInnerTexts())
      .toContain('Marshal, one Reinforcements card');
    const limits = page.getByLabel('Overrun limit').locator('option');
    await expect.poll(() => limits.allInnerTexts()).toEqual(['By preset', '3', '4', '5', '6', '7', '8', '9']);
    expect(await faultsOf(page)).toEqual([]);
    await sit(page, { 'option-preset': 'marshal-0', 'option-provisions': '20' });
    await expect.poll(() => page.locator('.status').innerText()).toContain('Round 1 of 20');
    await place(page, 'N3').waitFor();
    await leave();
  });

  test.each([
    ['a phone', PHONE],
    ['a small laptop', { width: 1024, height: 768 }],
  ])('on %s everything is within reach', async (_name, viewport) => {
    const { page, leave, errors } = await visitor(browser, viewport);
    await join(page, server.address, midSiege);
    const prompt = await page.locator('.prompt').boundingBox();
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);
    const forecast = page.locator('.board').getByRole('region', { name: 'Forecast' });
    await forecast.scrollIntoViewIfNeeded();
    await expect.poll(() => forecast.locator('li').count()).toBeGreaterThan(2);
    await page.getByRole('button', { name: /^Fallen/ }).click();
    await page.getByRole('button', { name: 'Back to the hand' }).click();
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });
});
