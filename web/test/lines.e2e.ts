import { playerDice } from '@siegeworks/kernel/laws';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickSomething, faultsOf, visitor } from './browser.ts';
import type { Cutter } from './cutter.ts';
import { cutter } from './cutter.ts';
import { server } from './own-house.ts';
import { browser } from './running.ts';
import { begin, openTable, sitDownAt } from './sitting.ts';

let network: Cutter;
beforeAll(async () => {
  network = await cutter(server.address);
  await named(server.address, 'Porter');
});
afterAll(async () => {
  await network.close();
});

const named = (address: string, name: string) =>
  fetch(`${address}api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });

const isAsked = (page: Page) => page.locator('.table[data-busy="false"][data-usual]').count();

test('a network that cuts sockets costs nobody the match: the page takes another way and says so', async () => {
  const ann = await visitor(browser);
  const ben = await visitor(browser);
  const link = new URL(await openTable(ann.page, `${network.address}#/invite/towers-in-time`, 'Ann'));
  // Ben's network lets sockets through.
  await sitDownAt(ben.page, `${server.address}${link.hash}`, 'Ben');
  await begin(ann.page, ben.page);

  const dice = playerDice('cut');
  /** Both play on until each of them has decided so often. */
  const playOn = async (most: number) => {
    const decided = new Map([ann.page, ben.page].map(page => [page, 0]));
    for (let n = 0; n < 400 && [...decided.values()].some(times => times < most); n++) {
      for (const [page, times] of decided)
        if (await isAsked(page)) {
          await clickSomething(page, dice);
          decided.set(page, times + 1);
        }
      await ann.page.waitForTimeout(20);
    }
    return Math.min(...decided.values());
  };
  expect(await playOn(2)).toBeGreaterThanOrEqual(2);
  network.sockets('cut');
  const slow = ann.page.locator('.line-notice[data-line="slow"]');
  await slow.waitFor();
  await expect.poll(() => slow.innerText()).toMatch(/continues over a slower one/);
  expect(await playOn(4)).toBeGreaterThanOrEqual(4);
  expect(network.polls).toBeGreaterThan(4);
  // The notice covers nothing of the table.
  const { height } = (await slow.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(0);
  expect((await ann.page.locator('.table').boundingBox())?.y).toBeGreaterThanOrEqual(height);
  await expect.poll(() => ann.page.locator('.status').innerText()).not.toBe('');
  expect(await faultsOf(ann.page)).toEqual([]);
  // The browser itself complains about sockets that it could not open.
  expect(ann.errors.filter(error => !/WebSocket|ERR_/.test(error))).toEqual([]);
  await ann.context.close();
  await ben.context.close();
});
