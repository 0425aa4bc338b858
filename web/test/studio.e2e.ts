import { save } from '@siegeworks/files';
import type { Match } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { endOf, faultsOf, finger, visitor } from './browser.ts';
import { server } from './own-house.ts';
import { browser } from './running.ts';
import { begin, openTable, sitDownAt } from './sitting.ts';

const PICKS = 40;
/** A short match of Arcania: somebody who answers at random against somebody who does the usual, and then gives up. */
function shortMatch(): Match {
  const game = games.find(({ about }) => about.id === 'arcania') ?? games[0];
  const players = game.catalogue.decks.slice(0, 2).map(({ id }) => ({ deck: id }));
  const m: Match = create(game, { players }, 'studio');
  const dice = playerDice('studio');
  while (m.asked && m.picks.length < PICKS) {
    const { seat, options } = m.asked;
    const usual = game.judgement.habit(m.state, seat, options);
    pick(m, seat, seat === 0 ? options[Math.floor(dice() * options.length)] : usual);
  }
  pick(m, 0, { kind: 'concede' });
  return m;
}
const seats = [
  { kind: 'me', name: 'You' },
  { kind: 'bot', name: 'Squire', bot: 'squire' },
];
const FILE = JSON.stringify({ ...save(shortMatch()), table: { seats, auto: [] } });
const LAST = shortMatch().picks.length;

async function openFile(page: Page, text = FILE): Promise<void> {
  await page.goto(`${server.address}#/studio`);
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}
const shows = (page: Page, at: number) => page.waitForSelector(`.studio[data-at="${at}"]`);

test('a file is opened, scrubbed and seen through every eye, and a link shows a friend the same', async () => {
  const { page, leave, errors } = await visitor(browser);
  await openFile(page);
  await shows(page, LAST);
  await page.getByLabel('Moment of the match').fill('12');
  await shows(page, 12);
  await page.getByRole('button', { name: 'Forward' }).click();
  await shows(page, 13);
  await page.keyboard.press('Home');
  await shows(page, 0);
  await page.keyboard.press('t');
  await page.waitForFunction(() => document.querySelector('.studio')?.getAttribute('data-at') !== '0');
  await page.getByLabel('Moment of the match').fill('20');
  await shows(page, 20);
  await page.keyboard.press('l');
  await expect.poll(() => page.getByLabel('Coach').isVisible()).toBe(false);
  await page.keyboard.press('l');
  await page.getByLabel('Coach').waitFor();
  await page.getByLabel('Seen by').selectOption('open');
  await page.waitForSelector('.studio[data-eye="open"]');
  await page.getByLabel('Cards that are open now').getByText('Squire').first().waitFor();
  await page.waitForURL(/\/20-open/);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByLabel('A note on moment 20').fill('Here it turned');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForURL(/link\./);
  expect(page.url().length).toBeLessThan(4000);
  const friend = await visitor(browser);
  await friend.page.goto(page.url());
  await friend.page.waitForSelector('.studio[data-at="20"][data-eye="open"]');
  await friend.page.getByRole('tab', { name: 'Notes' }).click();
  await friend.page.getByText('Here it turned').waitFor();
  expect([...errors, ...friend.errors]).toEqual([]);
  await Promise.all([leave(), friend.leave()]);
});

test('damaged, foreign and older files, and cut links, say what is wrong and what can be done', async () => {
  const { page, leave } = await visitor(browser);
  const wrong: [string, RegExp][] = [
    ['nothing of ours', /not a saved match/],
    [JSON.stringify({ ...JSON.parse(FILE), game: 'chess' }), /not on this shelf/],
    [JSON.stringify({ ...JSON.parse(FILE), state: '0'.repeat(64) }), /does not lead to the state/],
    [JSON.stringify({ ...JSON.parse(FILE), rulesVersion: '0.0' }), /A house keeps the rules of every match/],
  ];
  for (const [text, says] of wrong) {
    await openFile(page, text);
    await page.getByText(says).waitFor();
  }
  await page.goto(`${server.address}#/studio/link.abcdef`);
  await page.getByText(/cut off when it was passed on/).waitFor();
  await leave();
});

test('the analysis stops and continues, and the coach asks for something better before it shows the answer', async () => {
  const { page, leave, errors } = await visitor(browser);
  await openFile(page);
  await shows(page, LAST);
  await page.getByLabel('How closely to look').selectOption('1500');
  await page.getByRole('button', { name: 'Look into it' }).click();
  await page.getByText(/[1-9]\d* of \d+ decisions judged/).waitFor();
  await page.getByRole('button', { name: 'Stop looking' }).click();
  const stopped = await page.getByText(/decisions judged/).innerText();
  // What was found is kept, and continued by whoever opens the same match again.
  await openFile(page);
  await page.getByLabel('How closely to look').selectOption('1500');
  await page.getByRole('button', { name: 'Look into it' }).click();
  const judged = Number.parseInt(stopped, 10);
  await page.waitForFunction(
    n => Number.parseInt(document.querySelector('.studio-coach h2')?.textContent ?? '', 10) >= n,
    judged,
  );
  await page.getByRole('button', { name: 'Stop looking' }).click();
  await page.getByLabel('How closely to look').selectOption('60');
  await page.getByRole('button', { name: 'Go on looking' }).click();
  await page.getByText(/worth a second look/).waitFor();
  await page.getByRole('button', { name: 'Look closer: 300 tries each' }).waitFor();
  await page.getByRole('tab', { name: 'Luck and skill' }).click();
  const sum = await page.locator('.studio-sum').innerText();
  const [, left, right] = /^(.*) = (-?\d+)\./.exec(sum) ?? [];
  const parts =
    left
      .replaceAll(' ', '')
      .replaceAll('−', '-')
      .match(/[+-]?\d+/g) ?? [];
  expect(parts.reduce((all, part) => all + Number(part), 0)).toBe(Number(right));
  await page.getByRole('button', { name: 'First moment' }).click();
  await page.getByText('There was something better').waitFor();
  const telling = '.studio-tries, .studio-sum, .studio-marks button, .studio-board [data-mark]';
  await expect.poll(() => page.locator(telling).count()).toBe(0);
  await page.locator('.studio-offers button').first().click();
  await page.getByText(/^(Right|Not yet):/).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByText('This was the best answer').waitFor();
  // The table marks what it is about; until then nothing does.
  await page.locator('.studio-board [data-mark="own"]').first().waitFor();
  await page.keyboard.press('1');
  await page.getByText('There was something better').waitFor();
  await page.keyboard.press('2');
  await page.waitForSelector('.table[data-busy="false"]');
  // What was judged to the end stands there at once when the match is opened again.
  await openFile(page);
  await page.getByText(/worth a second look/).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('somebody takes over a seat and plays on, and the branch hangs in the tree', async () => {
  const { page, leave, errors } = await finger(browser);
  await openFile(page);
  await shows(page, LAST);
  // On a phone nothing lies below the screen: the lists, the coach and what-if are tabs.
  await page.getByRole('heading', { name: 'Where was it decided?' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  // A finger on the plot leads there.
  const plot = await page.getByRole('img', { name: /Chance to win/ }).boundingBox();
  if (!plot) throw new Error('there is no plot');
  await page.touchscreen.tap(plot.x + plot.width / 2, plot.y + plot.height / 2);
  await page.waitForFunction(
    last =>
      Math.abs(Number(document.querySelector<HTMLElement>('.studio')?.dataset.at) - last / 2) < last / 8,
    LAST,
  );
  await page.getByLabel('Moment of the match').fill('10');
  await shows(page, 10);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: 'What if' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Hidden cards').selectOption('anew');
  await page.getByLabel('Name', { exact: true }).fill('Another way');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForSelector('.table[data-busy="false"]');
  await openFile(page);
  await page.getByRole('tab', { name: 'What if' }).click();
  await page.getByText('Another way').waitFor();
  await page.getByText(/cards dealt anew: chance \d+ %/).waitFor();
  await page.goto(`${server.address}#/matches`);
  await page.getByText('No match is waiting').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('a moment is taken along as a picture, a few of them as a film, and all sentences as text', async () => {
  const { page, leave } = await visitor(browser);
  await openFile(page);
  await shows(page, LAST);
  await page.getByRole('button', { name: 'Back' }).click();
  await shows(page, LAST - 1);
  const saved = async (name: string) => {
    await page.locator('.studio-export summary').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const stream = await (await download).createReadStream();
    await page.locator('.studio-export summary').click();
    return Buffer.concat(await stream.toArray());
  };
  expect((await saved('This moment as a picture')).subarray(1, 4).toString()).toBe('PNG');
  expect((await saved('All sentences as text')).toString()).toContain('Arcania');
  // Matroska, which WebM is, begins so.
  expect((await saved('A film from here on')).subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  await leave();
});

test('a match in a house is opened by its id once it is over, one press from its result', async () => {
  const ann = await visitor(browser);
  const ben = await visitor(browser);
  await sitDownAt(ben.page, await openTable(ann.page, `${server.address}#/invite/arcania`, 'Ann'), 'Ben');
  await begin(ann.page, ben.page);
  const id = /match\/([^/]+)/.exec(ben.page.url())?.[1];
  // While it is played nobody looks into it.
  await ben.page.goto(`${server.address}#/studio/${id}`);
  await ben.page.getByText(/not possible in a match with people/).waitFor();
  await ben.page.goto(`${server.address}#/match/${id}`);
  await ben.page.locator('.table').waitFor();
  await ben.page.keyboard.press('m');
  await ben.page.getByRole('button', { name: 'Give up…' }).click();
  await ben.page.getByRole('button', { name: 'Give up', exact: true }).click();
  await endOf(ben.page).getByRole('button', { name: 'Coach' }).click();
  await ben.page.waitForSelector('.studio[data-ready="true"]');
  await ben.page.getByRole('heading', { name: 'Where was it decided?' }).waitFor();
  expect([...ann.errors, ...ben.errors]).toEqual([]);
  await Promise.all([ann.leave(), ben.leave()]);
});
