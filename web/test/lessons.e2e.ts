import { join } from 'node:path';
import type { Game, Option } from '@siegeworks/contract';
import { pending } from '@siegeworks/kernel';
import { puzzlesOf } from '@siegeworks/lab/examples';
import type { Puzzle } from '@siegeworks/scenario';
import { upper } from '@siegeworks/screen-table';
import { gameOf } from '@siegeworks/shelf';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { faultsOf, finger, glance, visitor } from './browser.ts';
import type { Hand } from './course.ts';
import { ending, FINGER, KEYS, MOUSE, takeLesson } from './course.ts';
import { browser, server } from './running.ts';

/** Every game, and how its course is taken. */
const COURSES: [game: string, how: string, hand: Hand, visit: () => Promise<Visitor>][] = [
  ['tower-siege', 'by mouse', MOUSE, () => visitor(browser)],
  ['arcania', 'by mouse', MOUSE, () => visitor(browser)],
  ['two-deck-siege', 'by mouse', MOUSE, () => visitor(browser)],
  ['towers-in-time', 'by mouse', MOUSE, () => visitor(browser)],
  ['arcmage', 'by mouse', MOUSE, () => visitor(browser)],
  ['arcania', 'by keys alone', KEYS, () => visitor(browser)],
  ['towers-in-time', 'by finger', FINGER, () => finger(browser)],
];

test.each(COURSES)('the whole course of %s is finished %s, and kept', async (game, _how, hand, visit) => {
  const { page, errors, leave } = await visit();
  await page.goto(`${server.address}#/lessons/${game}`);
  await hand.press(page.getByRole('link', { name: 'Begin with lesson 1' }));
  const lessons = page.locator('.lesson-shields .course-shield');
  await lessons.first().waitFor({ state: 'attached' });
  const count = await lessons.count();
  for (let lesson = 1; lesson <= count; lesson++) {
    await page.getByText(`Lesson ${lesson} of ${count}`).waitFor();
    await takeLesson(page, hand);
    await ending(page).getByText('Well done').waitFor();
    // What the lesson says takes its room from the board, which fits into the rest; a phone scrolls to what is taught.
    if (hand !== FINGER) expect(await hidden(page), `lesson ${lesson}`).toBeLessThanOrEqual(1);
    await hand.next(page);
  }
  // What comes next is offered: the first match.
  await page.getByRole('region', { name: 'Your guide' }).waitFor();
  await page.goto(`${server.address}#/lessons/${game}`);
  await expect.poll(() => page.locator('.course-list [data-done="true"]').count()).toBe(count);
  expect(errors).toEqual([]);
  await leave();
});

/** How much of the board can only be scrolled to. */
const hidden = (page: Page) =>
  page.locator('.board').evaluate(board => board.scrollHeight - board.clientHeight);

test('a wrong press does nothing and gets its reason; the right one leads on', async () => {
  const { page, context, errors } = await visitor(browser);
  await page.goto(`${server.address}#/lesson/tower-siege/3`);
  // What the others do is read first.
  await page.getByText('Step 1 of 3').waitFor();
  await page.keyboard.press('Space');
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
  if (!game) throw new Error(id);
  const short = puzzlesOf(join(import.meta.dirname, '..', '..'), id).sort(
    (a, b) => a.line.length - b.line.length,
  );
  for (const puzzle of short) {
    const [wrong] = wrongAt(game, puzzle);
    const right = puzzle.line.filter(({ key }) => key).map(({ option }) => option);
    if (wrong !== undefined) return { puzzle, wrong, right };
  }
  throw new Error(`in the puzzles of ${id} nothing else can be done`);
}
/** What else can be done at the beginning of a puzzle, in words. A twin of the right card may do as well. */
function wrongAt(game: Game, { position, seat, line }: Puzzle): string[] {
  const names = Array.from({ length: position.seats }, (_, n) => (n === seat ? 'You' : 'Enemy'));
  const say = (option: Option) =>
    upper(game.words.option({ ...position, people: { names, you: seat } }, option));
  const deed = ({ kind, card }: Option) =>
    `${kind} ${card === undefined ? '' : game.words.card?.(position, card)}`;
  return (pending(game, position)?.options ?? [])
    .filter(option => deed(option) !== deed(line[0].option))
    .map(say);
}

const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

test('a wrong pick is refuted on the board and taken back; the right ones, found on the board, reach the goal', async () => {
  const { puzzle, wrong, right } = puzzleOf('towers-in-time');
  const { page, context, errors } = await visitor(browser);
  await page.goto(`${server.address}#/puzzles/towers-in-time`);
  await page.locator(`.course-list a[href$="${puzzle.id}"]`).click();
  await page.locator('.puzzle-band').waitFor();
  await page.getByRole('button', { name: 'All answers' }).click();
  // What an answer brings about may stand behind its words.
  const answers = page.getByRole('dialog', { name: 'All answers' }).locator('.offer-words');
  await answers
    .filter({ hasText: startingWith(wrong) })
    .first()
    .click();
  const refuted = page.getByRole('region', { name: 'Not yet' });
  await refuted.getByText('Not yet').waitFor();
  // What came of it is told with its rule.
  await refuted
    .locator('.puzzle-story li')
    .filter({ hasText: /TT-\d+/ })
    .first()
    .waitFor();
  await page.keyboard.press('Space');
  const solved = page.getByRole('region', { name: 'Solved' });
  for (const [made, option] of right.entries()) {
    await glance(page);
    await MOUSE.answer(page, JSON.stringify(option));
    await page
      .getByText(`${made + 1} of ${right.length} found`)
      .or(solved)
      .first()
      .waitFor();
  }
  // What was missed at first is solved all the same, and whoever wants to may look at the answer.
  await solved.getByText('Solved', { exact: true }).waitFor();
  await solved.getByRole('button', { name: 'Once more' }).click();
  await page.locator('.puzzle-band').getByRole('button', { name: 'Answer' }).click();
  await solved
    .getByText('That was the answer')
    .or(page.getByText(`1 of ${right.length} found`))
    .first()
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
