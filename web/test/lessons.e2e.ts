import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Option } from '@siegeworks/contract';
import { pending, upper } from '@siegeworks/kernel';
import { lessonsOf, puzzlesOf } from '@siegeworks/lab/examples';
import { parseDoubt, rehearse } from '@siegeworks/scenario';
import { gameOf, games, kitOf } from '@siegeworks/shelf';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsOf, finger, glance, visitor } from './browser.ts';
import type { Hand } from './pupil.ts';
import { answer } from './pupil.ts';
import { browser, server } from './running.ts';

const COURSES = games.map(({ about }) => about.id);
const ROOT = join(import.meta.dirname, '..', '..');

const ending = (page: Page) => page.getByRole('region', { name: 'The end of the lesson' });

/** What the learner does in each lesson of a course, and before which of it something is to be read. */
function coursesOf(game: string) {
  const kit = kitOf(game);
  if (!kit) throw new Error(game);
  return lessonsOf(ROOT, game).map(lesson => {
    const { moves } = rehearse(kit, lesson);
    return { title: lesson.title, picks: moves.filter(({ seat }) => seat === 0).map(({ option }) => option) };
  });
}

/** Reads on, gives every answer by what lies on the table, and goes on with the next lesson. */
async function takeCourse(page: Page, game: string, hand: Hand): Promise<number> {
  const course = coursesOf(game);
  for (const [i, { title, picks }] of course.entries()) {
    await page.getByText(`Lesson ${i + 1} of ${course.length}`).waitFor();
    await page.locator('.lesson-title', { hasText: title }).waitFor();
    for (const option of picks) {
      await readOn(page, hand);
      await answer(page, option, hand);
    }
    await readOn(page, hand);
    await ending(page).getByText('Well done').waitFor();
    await press(page, '.lesson-ending .slot.primary', hand);
  }
  return course.length;
}

/** As long as there is only something to read, Next stands there. */
async function readOn(page: Page, hand: Hand): Promise<void> {
  const next = '.lesson-band:not(.lesson-ending) .slot.primary';
  const step = () => page.locator('.lesson-band .eyebrow').first().innerText();
  while (await page.locator(next).isVisible()) {
    const before = await step();
    await press(page, next, hand);
    await expect.poll(step).not.toBe(before);
  }
}
async function press(page: Page, selector: string, hand: Hand): Promise<void> {
  if (hand === 'keyboard') return page.keyboard.press('Space');
  const found = page.locator(selector);
  await (hand === 'finger' ? found.tap() : found.click());
}

async function finishes(game: string, hand: Hand): Promise<void> {
  const { page, context, errors } = await (hand === 'finger' ? finger(browser) : visitor(browser));
  await page.goto(`${server.address}#/lessons/${game}`);
  const begin = page.getByRole('link', { name: 'Begin with lesson 1' });
  if (hand === 'keyboard') {
    await begin.focus();
    await page.keyboard.press('Enter');
  } else await (hand === 'finger' ? begin.tap() : begin.click());
  const count = await takeCourse(page, game, hand);
  // After the last lesson comes the guided match.
  await page.waitForURL(/#\/first\//);
  await glance(page);
  await page.goto(`${server.address}#/lessons/${game}`);
  await expect.poll(() => page.locator('.course-list [data-done="true"]').count()).toBe(count);
  expect(errors).toEqual([]);
  await context.close();
}

test.each(COURSES)('the whole course of %s is finished by mouse, press by press, and kept', game =>
  finishes(game, 'mouse'),
);
test('a whole course by keyboard alone', () => finishes('tower-siege', 'keyboard'));
test('a whole course by finger alone', () => finishes('arcania', 'finger'));

test('a wrong press does nothing and gets its reason; the right one leads on', async () => {
  const { page, context, errors } = await visitor(browser);
  await page.goto(`${server.address}#/lesson/tower-siege/3`);
  await page.getByText('Step 2 of 3').waitFor();
  await page
    .locator('.board')
    .getByRole('button', { name: /^Skeleton/ })
    .first()
    .click();
  await page.getByText('Skeleton defends itself in 25 of 100 rolls').waitFor();
  await page.getByText('Step 2 of 3').waitFor();
  await page.locator('.board').getByRole('button', { name: /^Hero/ }).first().click();
  await page.getByText('Step 3 of 3').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

/** A puzzle of few picks, and a wrong first one in words. */
function puzzleOf(id: string) {
  const game = gameOf(id);
  const [puzzle] = puzzlesOf(join(import.meta.dirname, '..', '..'), id).sort(
    (a, b) => a.line.length - b.line.length,
  );
  if (!game) throw new Error(id);
  const { position, seat, line } = puzzle;
  const names = Array.from({ length: position.seats }, (_, n) => (n === seat ? 'You' : 'Enemy'));
  const say = (option: Option) =>
    upper(game.words.option({ ...position, people: { names, you: seat } }, option));
  const others = (pending(game, position)?.options ?? [])
    .map(say)
    .filter(text => text !== say(line[0].option));
  return { puzzle, wrong: others[0], picks: line.filter(({ key }) => key).length };
}

test('a wrong pick is refuted on the board and taken back; the right ones reach the goal', async () => {
  const { puzzle, wrong, picks } = puzzleOf('towers-in-time');
  const { page, context, errors } = await visitor(browser);
  await page.goto(`${server.address}#/puzzles/towers-in-time`);
  await page.locator(`.course-list a[href$="${puzzle.id}"]`).click();
  await page.locator('.puzzle-band').waitFor();
  await page.getByRole('button', { name: 'All answers' }).click();
  await page.getByRole('dialog', { name: 'All answers' }).getByText(wrong, { exact: true }).first().click();
  const refuted = page.getByRole('region', { name: 'Not yet' });
  await refuted.getByText('Not yet').waitFor();
  await refuted.locator('.puzzle-story li').first().waitFor();
  await page.keyboard.press('Space');
  const solved = page.getByRole('region', { name: 'Solved' });
  for (let made = 1; made <= picks; made++) {
    await page.locator('.puzzle-band').getByRole('button', { name: 'Answer' }).click();
    await page.getByText(`${made} of ${picks} found`).or(solved).first().waitFor();
  }
  await solved.getByText('That was the answer').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

/** Puzzles of each game that are solved pick by pick on the board, the one with the fewest picks of each. */
test.each(COURSES)('a puzzle of %s is solved by free picks', async id => {
  const [puzzle] = puzzlesOf(ROOT, id).toSorted((a, b) => a.line.length - b.line.length);
  const { page, context, errors } = await visitor(browser);
  await page.goto(`${server.address}#/puzzle/${id}/${puzzle.id}`);
  await page.locator('.puzzle-band').waitFor();
  const keys = puzzle.line.filter(({ key }) => key);
  const solved = page.getByRole('region', { name: 'Solved' });
  for (const [n, { option }] of keys.entries()) {
    await answer(page, option, 'mouse');
    await page
      .getByText(`${n + 1} of ${keys.length} found`)
      .or(solved)
      .first()
      .waitFor();
  }
  await solved.getByText('Solved', { exact: true }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a pick that was called wrong can be doubted: it is kept as a file that the prover reads', async () => {
  const { puzzle, wrong } = puzzleOf('towers-in-time');
  const { page, context } = await visitor(browser);
  await page.goto(`${server.address}#/puzzle/towers-in-time/${puzzle.id}`);
  await page.locator('.puzzle-band').waitFor();
  await page.getByRole('button', { name: 'All answers' }).click();
  await page.getByRole('dialog', { name: 'All answers' }).getByText(wrong, { exact: true }).first().click();
  const refuted = page.getByRole('region', { name: 'Not yet' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    refuted.getByRole('button', { name: 'Doubt this puzzle' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${puzzle.id}.doubt.json`);
  const doubt = parseDoubt(readFileSync(await download.path(), 'utf8'), 'doubt');
  expect(doubt.puzzle).toEqual(puzzle);
  expect(doubt.at).toMatchObject({ seats: puzzle.position.seats });
  expect(doubt.said).toContain(wrong.slice(1));
  await context.close();
});
