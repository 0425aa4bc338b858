import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markOfList } from '@siegeworks/decks';
import { GauntletTally, gauntletPlan, playGauntletGame } from '@siegeworks/lab/gauntlet';
import type { KeptDeck } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLegal, judged, legal, openBench } from './bench.ts';
import type { Visitor } from './browser.ts';
import { faultsOf, finger, visitor } from './browser.ts';
import { browser, server } from './running.ts';

/** Somebody whose browser loads the page once for all tests that need no other one. */
let desk: Visitor;
let page: Page;
const folder = mkdtempSync(join(tmpdir(), 'siege-decks-'));
beforeAll(async () => {
  desk = await visitor(browser);
  page = desk.page;
  // One worker plays the games of a gauntlet in their order.
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1 }));
});
afterAll(async () => {
  await desk?.context.close();
  rmSync(folder, { recursive: true });
});

const size = (on: Page, n: number) =>
  on
    .locator('.bench-size b')
    .filter({ hasText: new RegExp(`^${n}$`) })
    .waitFor();
/** The deck on the bench: copies by name. */
const cardsOf = async (on: Page): Promise<Record<string, number>> => {
  const lines = await on
    .locator('.bench-line')
    .evaluateAll(all =>
      all.map(each => [
        each.querySelector('.bench-name')?.textContent ?? '',
        Number(each.querySelector('.bench-count')?.textContent),
      ]),
    );
  return Object.fromEntries(lines);
};
const press = (name: string, on: Page | Locator = page) =>
  on.getByRole('button', { name, exact: true }).click();

/** Which cards are taken, in the order of the wall: by words. */
const GAMES = [
  { game: 'tower-siege', words: [''], copies: 4 },
  { game: 'arcania', words: ['military unit dwarves', 'spell all armies'], copies: 4 },
  { game: 'towers-in-time', words: [''], copies: 4 },
  { game: 'arcmage', words: [''], copies: 3 },
];

describe.each(GAMES)('a legal deck of $game', ({ game, words, copies }) => {
  test('is built with the mouse alone, and played', async () => {
    await openBench(page, game);
    expect(await isLegal(page)).toBe(false);
    for (const sought of words) {
      await page.getByRole('searchbox').fill(sought);
      if (sought !== '') await page.locator(`[data-words="${sought}"]`).waitFor();
      const cards = page.locator('.bench-card');
      for (let i = 0; i < (await cards.count()) && !(await isLegal(page)); i++) {
        await cards.nth(i).locator('.card-face').click();
        // Several clicks in a row are as many copies.
        await cards
          .nth(i)
          .locator('.stepper button')
          .last()
          .click({ clickCount: copies - 1 });
        await cards
          .nth(i)
          .locator('.stepper b', { hasText: `${copies}` })
          .waitFor();
      }
    }
    await legal(page);
    await press('Play');
    await page.locator('.prompt').first().waitFor();
    expect(desk.errors).toEqual([]);
  });

  test('is built with the keyboard alone', async () => {
    await openBench(page, game);
    for (const sought of words) {
      await page.keyboard.press('/');
      await page.keyboard.type(sought);
      // The wall follows the words when it has time for it.
      if (sought !== '') await page.locator(`[data-words="${sought}"]`).waitFor();
      await page.keyboard.press('Enter');
      const found = await page.locator('.bench-card').count();
      for (let i = 0; i < found && !(await isLegal(page)); i++) {
        for (let n = 0; n < copies; n++) await page.keyboard.press('+');
        await page.keyboard.press('ArrowRight');
        await judged(page);
      }
      await page.keyboard.press('/');
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
    }
    await legal(page);
    const before = await page.locator('.bench-size b').innerText();
    await page.keyboard.press('u');
    await page.locator('.bench-size b').filter({ hasNotText: before }).waitFor();
    expect(desk.errors).toEqual([]);
  });
});

describe('on the bench', () => {
  test('a card is dragged into the deck and out of it again', async () => {
    await openBench(page, 'arcania');
    const card = page.locator('.bench-card').first();
    await card.locator('.card-face').dragTo(page.locator('.bench-deck'));
    await size(page, 1);
    await page.locator('.bench-line').first().dragTo(page.locator('.bench-cards'));
    await page.locator('.bench-none').waitFor();
  });

  test('a deck has a history: what changed, how it did, and a way back; and is compared', async () => {
    await openBench(page, 'arcania', 'from.dwarf-deep-hammers');
    const dwarves = page.url();
    await openBench(page, 'arcania', 'from.elf-silver-court');
    expect(page.url()).not.toBe(dwarves);
    const elves = page.url();
    await openBench(page, 'arcania', 'from.elf-silver-court');
    expect(page.url()).not.toBe(elves);
    const keep = async (note: string) => {
      await press('History…');
      await page.getByLabel('Keep the deck as it is now').fill(note);
      await press('Keep this version');
      await page.getByRole('heading', { name: note }).waitFor();
    };
    await keep('As copied');
    await page.keyboard.press('Escape');
    const rangers = page.locator('.bench-card', { hasText: 'Rangers' });
    await rangers.locator('.stepper button').first().click();
    await size(page, 59);
    await keep('One fewer');
    const line = page.locator('.history-list li', { hasText: 'One fewer' });
    await line.getByText('−1 Rangers').waitFor();
    await line.getByText('on the bench').waitFor();
    await press('Compare', page.locator('.history-list li', { hasText: 'As copied' }));
    await page.getByText('has 59 cards, As copied 60; 59 are in both.').waitFor();
    await page.locator('.compare-cards .is-other', { hasText: 'Rangers' }).getByText('−1').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await press('History…');
    await press('Go back to it', page.locator('.history-list li', { hasText: 'As copied' }));
    await page.locator('.history-list li[aria-current="true"]', { hasText: 'As copied' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await size(page, 60);
    await page.keyboard.press('u');
    await size(page, 59);
  });
});

describe('a deck is tried', () => {
  test('in a gauntlet that has the figures of the same games elsewhere; the five best exchanges are told, one is made and taken back', async () => {
    const ready = arcania?.catalogue.decks.find(({ id }) => id === 'dwarf-iron-siege');
    if (!arcania || !ready) throw new Error('no such deck');
    await openBench(page, 'arcania', `from.${ready.id}`);
    await legal(page);
    const gauntlet = page.getByRole('region', { name: 'Gauntlet' });
    await press('Play the gauntlet', gauntlet);
    await gauntlet.locator('progress:not([value="0"], [value="1"])').waitFor();
    await press('Stop', gauntlet);
    const said = gauntlet.locator('.gauntlet-plot > p');
    await said.waitFor();
    const [, share, n] =
      /^Won (\d+) % of (\d+) games/.exec((await said.innerText()).replaceAll('\u00a0', ' ')) ?? [];
    const seat = { cards: ready.cards, choices: ready.choices ?? {} };
    const plan = gauntletPlan(arcania, seat, { player: 'page', games: Number(n), seed: '1' });
    const tally = new GauntletTally();
    for (let i = 0; i < Number(n); i++) tally.add(playGauntletGame(arcania, plan, i));
    const { all, rows } = tally.report(
      arcania.catalogue.decks.map(({ id }) => id),
      [],
    );
    expect(Number(n)).toBeGreaterThan(1);
    expect(Number(share)).toBe(Math.round(all.rate * 100));
    const met = rows.filter(row => row.games > 0).length;
    const shown = gauntlet.locator('tbody tr', { hasText: /, [1-9]\d* games/ });
    await expect.poll(() => shown.count()).toBe(met);
    await gauntlet.getByText('Won by who begins').click();
    const begun = gauntlet.locator('.gauntlet-beginner tbody tr td:nth-of-type(1)');
    expect(await begun.allInnerTexts()).toEqual(
      rows.map(row => (row.begun.games === 0 ? '–' : `${row.begun.wins} of ${row.begun.games}`)),
    );
    await press('What could be better?', gauntlet);
    const trying = gauntlet.getByText(/^Trying (?!1 of)/);
    await trying.waitFor();
    await press('Stop', gauntlet);
    const words = gauntlet.locator('.bench-suggestions li').first();
    await words.getByText(/wins in 100 games \(.* to .*, \d+ games\), too /).waitFor();
    await press('What could be better?', gauntlet);
    const found = gauntlet.locator('.bench-suggestions li');
    await found.nth(4).waitFor();
    expect(await found.count()).toBe(5);
    const told = (await found.allInnerTexts()).map(text =>
      /^(\d .+ for \d .+): ([+−]?\d+) wins in 100 games \(([+−]?\d+) to ([+−]?\d+), \d+ games\), /.exec(text),
    );
    const [gains, lows, highs] = [2, 3, 4].map(i => told.map(parts => Number(parts?.[i].replace('−', '-'))));
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    gains.forEach((gain, i) => {
      expect(lows[i]).toBeLessThanOrEqual(gain);
      expect(highs[i]).toBeGreaterThanOrEqual(gain);
    });
    const before = await cardsOf(page);
    await press('Exchange', found.nth(0));
    await gauntlet.getByText('before your changes').waitFor();
    const [count, into] = /^(\d) (.+) for/.exec(told[0]?.[1] ?? '')?.slice(1) ?? [];
    await expect.poll(() => cardsOf(page)).toMatchObject({ [into]: (before[into] ?? 0) + Number(count) });
    // The others were tried on the list as it was.
    expect(await found.nth(1).getByRole('button').isDisabled()).toBe(true);
    await page.keyboard.press('u');
    await expect.poll(() => cardsOf(page)).toEqual(before);
    await expect.poll(() => found.nth(1).getByRole('button').isDisabled()).toBe(false);
    expect(desk.errors).toEqual([]);
  });
});

describe('a castle of Two Deck Siege', () => {
  test('is built within the rules, tried beside the ready ones, shared and played', async () => {
    await page.goto(`${server.address}#/build/two-deck-siege/from.marshal-0`);
    await page.locator('.castle-bench[data-judged="true"]').waitFor();
    await legal(page);
    await press('N2: thick wall');
    await page.getByText('Two different walls of this castle are thick').first().waitFor();
    await page.locator('.bench-problems').getByRole('link', { name: 'TD-014' }).waitFor();
    await press('Thick walls: as usual', page.locator('.bench-problems'));
    await legal(page);
    await press('E2: wall');
    await page.getByRole('button', { name: 'E2: thick wall', pressed: true }).waitFor();
    await page.getByLabel('Provisions').fill('30');
    await legal(page);
    expect(await faultsOf(page)).toEqual([]);
    const gauntlet = page.getByRole('region', { name: 'Gauntlet' });
    await press('Play the gauntlet', gauntlet);
    await gauntlet.locator('progress:not([value="0"], [value="1"])').waitFor();
    await press('Stop', gauntlet);
    await gauntlet.getByRole('row', { name: /^This castle/ }).waitFor();
    await press('What could be better?', gauntlet);
    await gauntlet.getByText(/^Trying (?!1 of)/).waitFor();
    await press('Stop', gauntlet);
    const change = gauntlet.locator('.bench-suggestions li').first();
    await change.getByText(/wins in 100 games \(.* to .*, \d+ games\), too /).waitFor();
    const hand = page.getByRole('list', { name: 'Cards of the sample hand' }).getByRole('listitem');
    expect(await hand.allInnerTexts()).toEqual([expect.stringContaining('Man the Walls')]);
    await press('Next round');
    await expect.poll(() => hand.count()).toBe(3);
    const chances = page.getByRole('region', { name: 'Chances' });
    await chances.getByLabel('by round').selectOption('2');
    await chances.getByLabel('Chance to hold').selectOption({ label: 'Knights' });
    // One of 27 cards, four of which are seen by then.
    await chances.getByText('15 %').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await press('Share…');
    const link = await page.locator('dialog textarea').first().inputValue();
    await page.keyboard.press('Escape');
    await press('History…');
    await page
      .locator('.history-list li[aria-current="true"]')
      .getByText(/^Gauntlet: /)
      .waitFor();
    await page.keyboard.press('Escape');
    await press('Play');
    await page
      .getByText(/ of 30/)
      .first()
      .waitFor();
    await page.goto(link);
    await press('Keep a copy and open it');
    await page.getByRole('button', { name: 'E2: thick wall', pressed: true }).waitFor();
    await legal(page);
    expect(desk.errors).toEqual([]);
  });
});

/** What the page keeps under a key, after another value was put there if one is given. Runs in the browser. */
function inDatabase({ key, value }: { key: string; value: KeptDeck | null }): Promise<KeptDeck> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('siegeworks');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const kept = request.result.transaction('kept', 'readwrite').objectStore('kept');
      if (value) kept.put(value, key);
      const found = kept.get(key);
      found.onsuccess = () => {
        request.result.close();
        resolve(found.result);
      };
    };
  });
}
const arcania = games.find(({ about }) => about.id === 'arcania');

describe('a deck on its way', () => {
  test('goes to another browser in a link, and a damaged link is refused with its reason', async () => {
    await openBench(page, 'arcmage', 'from.merfolk');
    await page.getByLabel('Notes').fill('Swim!');
    await press('Share…');
    const link = await page.locator('dialog textarea').first().inputValue();
    await page.keyboard.press('Escape');
    // A whole deck of 45 cards with its name.
    expect(link.length - server.address.length).toBeLessThan(200);
    const other = await visitor(browser);
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'Merfolk, changed' }).waitFor();
    await other.page.getByText('Swim!').waitFor();
    await press('Keep a copy and open it', other.page);
    await legal(other.page);
    await size(other.page, 45);
    await other.page.goto(`${link.slice(0, -3)}`);
    await other.page.getByText('The link is damaged, or part of it is missing').waitFor();
    expect([...desk.errors, ...other.errors]).toEqual([]);
    await other.leave();
  });

  test('a broken list is read as far as possible, with what is wrong in each line and what was meant', async () => {
    await openBench(page, 'arcania');
    await press('Import…');
    const list = [
      'Name: Odd ends',
      'Army: elves',
      '4x Elite Guard',
      '3 Rangerz',
      'Colour: blue',
      '2 Rangers',
    ];
    await page.locator('dialog textarea').fill(list.join('\n'));
    const read = page.locator('.bench-read');
    await read.getByText('6 cards read, 2 lines could not be.').waitFor();
    await expect.poll(() => read.innerText()).toContain('Line 4: there is no card “Rangerz”');
    await expect.poll(() => read.innerText()).toContain('Line 5: there is nothing called “Colour” to set');
    await press('Rangers', read);
    await page.getByText('9 cards read, one line could not be.').waitFor();
    await press('Take what could be read');
    await page.getByText('5 copies of Rangers; at most 4 are allowed').first().waitFor();
    await page.getByRole('button', { name: 'Take out 1', exact: true }).first().click();
    await size(page, 8);
    expect(desk.errors).toEqual([]);
  });

  test('comes to the set-up page from the browser and from a file, and a broken file is refused', async () => {
    await page.goto(`${server.address}#/game/arcmage`);
    const choice = page.locator('[name="deck0"]');
    await choice.selectOption({ label: 'Merfolk, changed' });
    await page.getByText('Your deck of 45 cards.').waitFor();
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return page.locator('[name="deck-file0"]').setInputFiles(join(folder, name));
    };
    await file('odd.txt', 'Name: Odd\n3 Nobody at All\nColour: blue\n');
    await page.getByText('Line 2: there is no card “Nobody at All”').waitFor();
    await page.getByText('Line 3: there is nothing called “Colour” to set').waitFor();
    const merfolk = games.find(({ about }) => about.id === 'arcmage')?.catalogue.decks[0];
    await file(
      'mine.json',
      JSON.stringify({
        game: 'arcmage',
        name: 'From a file',
        cards: merfolk?.cards,
        choices: merfolk?.choices,
      }),
    );
    await choice.locator('option:checked', { hasText: 'From a file' }).waitFor({ state: 'attached' });
    expect(await faultsOf(page)).toEqual([]);
    await press('Start');
    await page.locator('.prompt').first().waitFor();
    await page.goto(`${server.address}#/decks`);
    await page.getByRole('link', { name: 'From a file 45 cards' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Copy From a file' }).click();
    await size(page, 45);
    await expect.poll(() => page.getByLabel('Name of the deck').inputValue()).toBe('From a file, copy');
    expect(desk.errors).toEqual([]);
  });

  test('that newer rules have made illegal stays: listed and opened with what is wrong, and mended', async () => {
    await openBench(page, 'arcania', 'from.elf-silver-court');
    const id = page.url().split('/').at(-1) ?? '';
    await page.getByLabel('Name of the deck').fill(`Old ${id}`);
    await legal(page);
    await page.goto(`${server.address}#/decks`);
    const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Old ${id}` }) });
    await line.waitFor();
    // As if the rules of another day had known one card and one choice more.
    const deck = await page.evaluate(inDatabase, { key: `deck/${id}`, value: null });
    expect(deck.lawful).toEqual({ mark: markOfList(deck), rules: arcania?.about.rulesVersion });
    const cards = { ...deck.cards, rangers: deck.cards.rangers - 2, 'gone-for-good': 2 };
    const older = { ...deck, cards, choices: { ...deck.choices, moat: true } };
    const value = { ...older, lawful: { mark: markOfList(older), rules: '0' } };
    await page.evaluate(inDatabase, { key: `deck/${id}`, value });
    await page.reload();
    await line.getByText('Not legal any more (3 problems): there is no option moat').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await line.getByRole('link', { name: /^Old/ }).click();
    const problems = page.locator('.bench-problems');
    await problems.getByText('These very cards were legal under version 0 of the rules').waitFor();
    await press('Leave out moat', problems);
    await press('Take out all 2', problems);
    await press('Add 2 cards', problems);
    await legal(page);
    expect(desk.errors).toEqual([]);
  });

  test('axe finds nothing on the bench, and a phone has no room too little', async () => {
    await openBench(page, 'tower-siege', 'from.red-raiders');
    expect(await faultsOf(page)).toEqual([]);
    const phone = await finger(browser);
    await openBench(phone.page, 'arcania', 'from.elf-silver-court');
    const across = () => phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const tab of ['Deck', 'Problems', 'Test', 'Cards']) {
      await phone.page.locator('.bench-tabs button', { hasText: tab }).tap();
      await expect.poll(across, { message: tab }).toBe(0);
    }
    expect(await faultsOf(phone.page)).toEqual([]);
    const rangers = phone.page.locator('.bench-card', { hasText: 'Rangers' });
    await rangers.locator('.stepper button').last().tap();
    await phone.page.locator('.bench-foot').getByRole('button', { name: 'Take out 1' }).tap();
    await legal(phone.page);
    await phone.leave();
  });
});
