import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DESK, PHONE, visitor } from './browser.ts';
import { scenes } from './pictures/tower-siege.ts';
import { browser, server } from './running.ts';

const SMALL = { width: 1024, height: 768 };

/** Names that another card or a label covers, cards outside their position, words under the label of an arrow. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.siege ${selector}`)];
    const meets = (a: Element, b: Element, room = 1) => {
      const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      return wide > room && high > room;
    };
    const cards = all('.card, .token');
    const names = all('.card-name').flatMap(name =>
      cards
        .filter(card => !card.contains(name) && meets(card, name, 2))
        .map(card => `${card.innerText.split('\n')[0]} covers ${name.innerText}`),
    );
    const beside = all('.siege-lane').flatMap(lane =>
      [...lane.querySelectorAll<HTMLElement>('.card, .token')]
        .filter(card => card.getBoundingClientRect().right > lane.getBoundingClientRect().right + 1)
        .map(card => `${card.innerText.split('\n')[0]} lies outside its position`),
    );
    const words = all('.siege-needs li, .roll, .siege-turn');
    const labels = all('.arrow-label').filter(label => words.some(word => meets(label, word)));
    return [...names, ...beside, ...labels.map(label => `${label.innerText} covers words`)];
  });
}
const bands = (page: Page) =>
  page.evaluate(() =>
    ['.siege-foes', '.siege-middle', '.siege-side.mine', '.siege-hand'].map(band =>
      Math.round(document.querySelector(`.siege ${band}`)?.getBoundingClientRect().height ?? 0),
    ),
  );

test.each(Object.keys(scenes))('%s: names stay readable and nothing lies over words', async name => {
  const { page, leave, errors } = await visitor(browser, DESK);
  await scenes[name](page, server.address);
  for (const size of [DESK, SMALL]) {
    await page.setViewportSize(size);
    // Cards glide to their new places.
    await expect.poll(() => covered(page), { message: `${size.width}` }).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

test('the bands are as high as they were drawn, whatever is asked', async () => {
  for (const name of ['combat', 'market', 'pending']) {
    const { page, leave } = await visitor(browser, DESK);
    await scenes[name](page, server.address);
    expect(await bands(page), name).toEqual([208, 120, 208, 180]);
    await leave();
  }
});
