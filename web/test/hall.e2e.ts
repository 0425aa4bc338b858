import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { answerUsually, DESK, faultsOf, glance, PHONE, poster, sitDown, visitor } from './browser.ts';
import { browser, server } from './running.ts';

const SMALL = { width: 1024, height: 768 };
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { across: scrollWidth - innerWidth, down: scrollHeight - innerHeight };
  });
/** Visits an address of the page and waits until it stands. */
async function visit(page: Page, hash: string): Promise<void> {
  await page.goto(`${server.address}${hash}`);
  // The room that was left stays behind the curtain until the new one has been fetched.
  await page.locator('.wait').waitFor({ state: 'detached' });
  await page.locator('.frame main h1').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

describe('the Great Hall', () => {
  test('fits a desk and a small laptop without scrolling, and a phone without scrolling sideways', async () => {
    const { page, context, errors } = await visitor(browser);
    await visit(page, '#/');
    await poster(page, 'Arcmage').waitFor();
    for (const viewport of [DESK, SMALL]) {
      await page.setViewportSize(viewport);
      expect(await overflow(page), `${viewport.width}`).toEqual({ across: 0, down: 0 });
    }
    await page.setViewportSize(PHONE);
    expect((await overflow(page)).across).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('every way out of it leads somewhere', async () => {
    const { page, context, errors } = await visitor(browser);
    await visit(page, '#/');
    await poster(page, 'Arcmage').waitFor();
    const found = await page
      .locator('a[href^="#/"]')
      .evaluateAll(links => links.map(a => a.getAttribute('href')));
    const ways = [...new Set(found)].filter(way => way !== null);
    // Five games with five pages each, the hall itself and eight more rooms.
    expect(ways).toHaveLength(34);
    for (const way of ways) {
      await visit(page, way);
      const heading = await page.locator('main h1').innerText();
      expect(heading, way).not.toMatch(/There is no|has stopped/);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the keyboard alone leads to the first decision, and makes it', async () => {
    const { page, context, errors } = await visitor(browser);
    await visit(page, '#/');
    await poster(page, 'Tower Siege').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    for (let n = 0; n < 12 && (await focused())?.startsWith('Play now') !== true; n++)
      await page.keyboard.press('Tab');
    expect(await focused()).toBe('Play now against a Page, the gentlest');
    await page.keyboard.press('Enter');
    const before = await glance(page);
    await answerUsually(page, before);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a match is listed with its game, opponent and round, is exported, and is gone when deleted', async () => {
    const { page, context } = await visitor(browser);
    await visit(page, '#/');
    await poster(page, 'Tower Siege').getByRole('button', { name: 'Play now' }).click();
    await glance(page);
    await visit(page, '#/');
    const save = page.locator('.save');
    await save.waitFor();
    await expect.poll(() => save.getByRole('heading').innerText()).toBe('Tower Siege against Page');
    await expect.poll(() => save.locator('p').innerText()).toMatch(/Round 1/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Tower Siege against Page' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    await visit(page, '#/matches');
    await page.getByRole('heading', { name: 'Unfinished' }).waitFor();
    await page.getByRole('button', { name: 'Delete Tower Siege against Page' }).click();
    await page.getByText('No match is waiting').waitFor();
    await context.close();
  });
});

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('axe finds nothing at %s', (_name, viewport) => {
  // One visitor for all rooms: whoever comes back has most of the page already.
  let seen: Visitor;
  beforeAll(async () => {
    seen = await visitor(browser, viewport);
  });
  afterAll(() => seen?.context.close());

  test.each([
    '#/',
    '#/matches',
    '#/about',
    '#/game/arcmage',
    '#/new/tower-siege',
    '#/game/two-deck-siege',
    '#/learn/towers-in-time',
    '#/rules/arcania/AK-181',
    '#/cards/two-deck-siege',
  ])('on %s', async hash => {
    const { page, errors } = seen;
    // An address that differs only behind the # would not be read anew.
    await page.goto('about:blank');
    await visit(page, hash);
    await page.waitForLoadState('networkidle');
    expect(await faultsOf(page)).toEqual([]);
    expect((await overflow(page)).across).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('the page of a game', () => {
  test('folds its options away and tells which were changed', async () => {
    const { page, context } = await visitor(browser);
    await visit(page, '#/game/tower-siege');
    const limit = page.getByLabel('Round limit');
    await expect.poll(() => limit.isVisible()).toBe(false);
    const summary = page.locator('.options summary');
    await summary.click();
    await limit.fill('9');
    await summary.click();
    await expect.poll(() => summary.innerText()).toContain('Round limit 9');
    await context.close();
  });

  test('shows each deck with what it is made of, and each opponent with what it can do', async () => {
    const { page, context } = await visitor(browser);
    await visit(page, '#/game/arcania');
    await page.locator('.composition').first().waitFor();
    const [first] = await page.locator('.composition figcaption').allInnerTexts();
    const counts = [...first.matchAll(/(\d+)/g)].map(([, n]) => Number(n));
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(60);
    await expect
      .poll(() => page.locator('.opponents dt').allInnerTexts())
      .toEqual(['Page', 'Squire', 'Knight', 'Warlord'].map(name => expect.stringContaining(name)));
    await context.close();
  });

  test('seats two people at one screen, under their names', async () => {
    const { page, context } = await visitor(browser);
    await sitDown(page, server.address, 'towers-in-time', { bot: 'person', name0: 'Ann', name1: 'Ben' });
    await page.getByRole('heading', { name: /^Pass the screen to (Ann|Ben)$/ }).waitFor();
    await context.close();
  });
});

test('the rules are searched as one types, with counts, marks and addresses', async () => {
  const { page, context, errors } = await visitor(browser);
  await visit(page, '#/rules/tower-siege');
  await page.locator('#TS-204').waitFor();
  await page.getByLabel('Search the rules').fill('riposte optional');
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ rules?( and \d+ other passages?)? found\.$/ })
    .waitFor();
  await expect.poll(() => page.locator('#TS-204').isVisible()).toBe(true);
  await expect.poll(() => page.locator('#TS-001').count()).toBe(0);
  expect(await page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)).toBeGreaterThan(1);
  await page.getByRole('link', { name: 'TS-204', exact: true }).click();
  expect(page.url()).toContain('#/rules/tower-siege/TS-204');
  await page.getByLabel('Search the rules').fill('xylophone');
  await page.getByText('No rule says “xylophone”.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a lesson links each statement to its rule', async () => {
  const { page, context } = await visitor(browser);
  await visit(page, '#/learn/tower-siege');
  await page.getByRole('link', { name: 'TS-066' }).first().click();
  await page.locator('#TS-066').waitFor();
  await expect.poll(() => page.locator('#TS-066').getAttribute('data-sought')).toBe('true');
  await context.close();
});
