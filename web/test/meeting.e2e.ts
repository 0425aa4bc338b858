import { playerDice } from '@siegeworks/kernel/laws';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { endOf, faultsOf, PHONE, visitor } from './browser.ts';
import { typeSomething } from './keyboard.ts';
import { server } from './own-house.ts';
import { browser } from './running.ts';
import { written } from './sitting.ts';

/** Walks with Tab to what is called so, as somebody who hears the page would, and presses it. */
async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().waitFor();
  for (let n = 0; n < 150; n++) {
    const called = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.matches('button, a') ? (at.getAttribute('aria-label') ?? at.textContent ?? '') : '';
    });
    if (name.test(called.replace(/\s+/g, ' ').trim())) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached by Tab`);
}

/** Everything that a live region has said, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const note = () => {
      for (const region of document.querySelectorAll('[role="status"], [role="alert"], [role="log"]')) {
        const text = region.textContent?.trim() ?? '';
        const told = region as Element & { told?: string };
        if (text !== '' && told.told !== text) said.push(text);
        told.told = text;
      }
    };
    note();
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

const matchOf = (page: Page) => new URL(page.url()).hash;

describe('meeting people', () => {
  test('from invitation to rematch by keyboard alone, everything said once', async () => {
    const ann = await visitor(browser);
    const ben = await visitor(browser);
    await ann.page.goto(`${server.address}#/invite/arcania`);
    await ann.page.getByLabel('Your name').waitFor();
    await ann.page.keyboard.type('Ann');
    await ann.page.keyboard.press('Enter');
    const link = await ann.page.getByLabel('Link', { exact: true }).inputValue();
    await ben.page.goto(link);
    await ben.page.getByLabel('Your name').waitFor();
    await ben.page.keyboard.type('Ben');
    await ben.page.keyboard.press('Enter');
    await ann.page.getByText('Ben has sat down').waitFor();
    await ann.page.keyboard.press('Space');
    for (const { page } of [ann, ben]) await page.locator('.table').waitFor();
    const dice = playerDice('keys');
    for (let n = 0; n < 7; n++) {
      for (const { page } of [ann, ben])
        if (await page.locator('.table[data-busy="false"][data-usual]').count())
          await typeSomething(page, dice);
      await ann.page.waitForTimeout(50);
    }
    const titles = () => Promise.all([ann, ben].map(({ page }) => page.title()));
    await expect
      .poll(titles)
      .toContainEqual(expect.stringMatching(/^Your turn · Arcania: Kingdoms of Power · Siegeworks$/));
    await ben.page.keyboard.press('Escape');
    await ben.page.keyboard.press('m');
    await press(ben.page, /^Give up…$/);
    await press(ben.page, /^Give up$/);
    await endOf(ann.page).getByRole('heading', { name: 'You won' }).waitFor();
    const before = matchOf(ann.page);
    // Looking back works with people too.
    await press(ann.page, /Look back/);
    await ann.page.getByRole('button', { name: 'To the result' }).first().waitFor();
    await ann.page.keyboard.press('Escape');
    expect(await faultsOf(ann.page)).toEqual([]);
    await ann.page.reload();
    await endOf(ann.page).getByRole('heading', { name: 'You won' }).waitFor();
    // Both prove the deal in their own page, by what their browser knew before it.
    for (const { page } of [ann, ben]) {
      await press(page, /^Check the deal$/);
      const proof = page.getByRole('dialog', { name: 'Check the deal' });
      await proof.getByText('Nobody chose the cards of this match.').waitFor();
      await proof.getByText('The house sealed it').waitFor();
      expect(await proof.getByText('Proved:').count()).toBe(5);
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    // Whoever was promised another seed is told.
    await ann.page.evaluate(match => {
      const other = JSON.stringify([[match, { commitment: '0'.repeat(64), entropy: 'ff' }]]);
      localStorage.setItem('siegeworks.promises', other);
    }, before.split('/').at(-1));
    await press(ann.page, /^Check the deal$/);
    await ann.page.getByText('Something is wrong with this deal.').waitFor();
    expect(await ann.page.getByText('Wrong:').count()).toBe(2);
    await ann.page.keyboard.press('Escape');
    // A series is asked for in two steps; here they think better of it.
    await press(ann.page, /Series…/);
    await press(ann.page, /Best of five/);
    await ben.page.getByText('Ann asks for a rematch, best of 5.').waitFor();
    await press(ann.page, /Do not ask/);
    await ben.page.getByText('There will be no rematch for now.').waitFor();
    const heard = await listen(ben.page);
    await press(ann.page, /Rematch/);
    await endOf(ben.page)
      .getByRole('button', { name: /Ann asks: agree/ })
      .waitFor();
    expect((await heard()).filter(text => text.includes('Ann asks for a rematch'))).toHaveLength(1);
    expect(await faultsOf(ben.page)).toEqual([]);
    await press(ben.page, /Ann asks: agree/);
    for (const { page } of [ann, ben]) await page.waitForFunction(old => location.hash !== old, before);
    for (const { page } of [ann, ben]) await page.locator('.table[data-over="false"]').waitFor();
    expect(matchOf(ann.page)).toBe(matchOf(ben.page));
    expect([...ann.errors, ...ben.errors]).toEqual([]);
    for (const { leave } of [ann, ben]) await leave();
  });

  test('terms that are changed before the deal are read and agreed to again', async () => {
    const ann = await visitor(browser);
    const ben = await visitor(browser, PHONE);
    await ann.page.goto(`${server.address}#/invite/tower-siege`);
    await ann.page.getByLabel('Your name').fill('Ann');
    await ann.page.keyboard.press('Enter');
    await ann.page.getByRole('combobox', { name: /^Players/ }).selectOption('3');
    await written(ann.page);
    // Whoever looks at the page again does not invite again, and finds what they have chosen.
    const link = () => ann.page.getByLabel('Link', { exact: true }).inputValue();
    const before = await link();
    await ann.page.reload();
    expect(await link()).toBe(before);
    expect(await ann.page.getByRole('combobox', { name: /^Players/ }).inputValue()).toBe('3');
    // Ben was told the name of the table on the telephone.
    await ben.page.goto(server.address);
    await ben.page.getByText('Play with a friend…').click();
    const name = (await ann.page.locator('.letter-spoken strong').innerText())
      .toUpperCase()
      .replace(' ', '-');
    await ben.page.getByLabel('Or a table by its name').fill(name);
    expect(await faultsOf(ben.page)).toEqual([]);
    await ben.page.keyboard.press('Enter');
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Sit down' }).click();
    await ann.page.getByRole('button', { name: 'Change the terms…' }).click();
    await ann.page.getByText('Ben must agree once more').waitFor();
    await ann.page.getByLabel('Clock').selectOption({ label: '15 minutes + 10 seconds' });
    expect(await faultsOf(ann.page)).toEqual([]);
    await ann.page.getByRole('button', { name: 'Change the terms', exact: true }).click();
    await ann.page.getByText('waiting for Ben to agree').waitFor();
    const changed = ben.page.getByRole('alert', { name: 'The terms have been changed' });
    await changed.getByText('with 15 minutes each').waitFor();
    expect(await faultsOf(ben.page)).toEqual([]);
    await ann.page.getByRole('button', { name: /Fill the free seats/ }).click();
    await ben.page.getByText('computer').first().waitFor();
    expect(matchOf(ann.page)).toContain('invite');
    await changed.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [ann, ben]) await page.locator('.table').waitFor();
    await ann.page.locator('.company-time').first().waitFor();
    expect([...ann.errors, ...ben.errors]).toEqual([]);
    for (const { leave } of [ann, ben]) await leave();
  });

  test('the hall pairs two, and what comes and goes in it leaves a writer alone', async () => {
    const ann = await visitor(browser);
    const ben = await visitor(browser, PHONE);
    for (const [{ page }, name] of [
      [ann, 'Anne'],
      [ben, 'Benno'],
    ] as const) {
      await page.goto(server.address);
      await page.evaluate(
        body => fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
        JSON.stringify({ name }),
      );
      await page.reload();
      await page.getByRole('heading', { name: /Play a person|Nobody else/ }).waitFor();
    }
    await ann.page.getByLabel('Name of a friend').fill('Ben');
    await ann.page
      .getByLabel('Name of a friend')
      .evaluate((box: HTMLInputElement) => box.setSelectionRange(1, 2));
    await ben.page.evaluate(
      body =>
        fetch('/api/invitations', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      JSON.stringify({
        terms: { game: 'arcania', options: {}, seats: [null, null], clock: null, watch: true, series: null },
        sitting: { seat: 0, deck: null, entropy: 'his' },
        open: true,
      }),
    );
    await ann.page.getByRole('link', { name: 'Sit down with Benno: Arcania' }).waitFor();
    const focus = await ann.page.evaluate(() => {
      const box = document.activeElement as HTMLInputElement;
      return [box.value, box.selectionStart, box.selectionEnd];
    });
    expect(focus).toEqual(['Ben', 1, 2]);
    for (const { page } of [ann, ben]) expect(await faultsOf(page)).toEqual([]);
    for (const { page } of [ann, ben]) {
      await page.getByLabel('Game', { exact: true }).selectOption('towers-in-time');
      await page.getByRole('button', { name: /^Quick match/ }).click();
    }
    for (const { page } of [ann, ben]) await page.locator('.table').waitFor();
    expect(matchOf(ann.page)).toBe(matchOf(ben.page));
    const eve = await visitor(browser);
    await eve.page.goto(server.address);
    await eve.page.getByRole('link', { name: /^Watch Anne against Benno/ }).waitFor();
    expect(await faultsOf(eve.page)).toEqual([]);
    expect([...ann.errors, ...ben.errors, ...eve.errors]).toEqual([]);
    for (const { leave } of [ann, ben, eve]) await leave();
  });
});
