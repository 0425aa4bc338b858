import { join } from 'node:path';
import { lessonsOf } from '@siegeworks/lab/examples';
import type { LessonInfo } from '@siegeworks/protocol';
import { games, kits } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { stepAt } from '../src/school/use-lesson.ts';
import { shelfOf } from '../src/worker/shelf.ts';
import { Client, partsFor } from './client.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const school = () =>
  new Client({
    ...partsFor(games),
    shelf: shelfOf(games, kits),
    lessons: async game => lessonsOf(ROOT, game),
  });

async function begin(client: Client, game: string, lesson: number) {
  const opened = await client.ask('learn', { game, lesson });
  expect(opened.type).toBe('opened');
}
const statusOf = (client: Client) => client.all('lesson').at(-1);

describe.each(games.map(game => game.about.id))('the course of %s at the table', game => {
  const lessons = lessonsOf(ROOT, game);

  test.each(lessons.map(({ number, title }) => [title, number] as const))(
    '%s: whoever does what is said reaches the goal',
    async (_title, number) => {
      const client = school();
      await begin(client, game, number);
      for (let n = 0; n < 20 && statusOf(client)?.met === false; n++) {
        const next = statusOf(client)?.next;
        const { match, seq, question } = client.state;
        if (!next || !question) throw new Error(`stuck: ${JSON.stringify(statusOf(client))}`);
        await client.ask('pick', { match, seq, question: question.id, option: next });
      }
      expect(statusOf(client)).toMatchObject({ met: true, off: false, failed: false });
    },
  );

  test('every first step that is named wrong is refused with its comment, and nothing happens', async () => {
    for (const { number, steps } of lessons) {
      const first = steps.find(({ step }) => step === 0);
      for (const { pick, say } of first?.wrong ?? []) {
        const client = school();
        await begin(client, game, number);
        const { match, seq, question, board } = client.state;
        const offer = question?.offers.find(({ text }) => text.startsWith(`${pick}`.replace(/ P[12] /, ' ')));
        if (!offer || !question) continue;
        const answer = await client.ask('pick', { match, seq, question: question.id, option: offer.option });
        expect(answer).toMatchObject({ type: 'refused', reasons: [{ text: say }] });
        expect(client.state.board).toEqual(board);
      }
    }
  });
});

test('another way is free, and the goal still counts', async () => {
  const client = school();
  await begin(client, 'tower-siege', 2);
  const { match, seq, question } = client.state;
  const mage = question?.offers.find(({ text }) => text !== 'declare Hero' && text.startsWith('declare'));
  if (mage && question) await client.ask('pick', { match, seq, question: question.id, option: mage.option });
  expect(statusOf(client)).toMatchObject({ met: false });
});

test('the step is the first that is not done: moves are made, and what only stands there is read', () => {
  const step = (upTo: number) => ({ say: '', point: [], rules: [], upTo });
  const lesson: LessonInfo = { number: 1, title: '', goal: '', hint: '', steps: [0, 2, 2, 3].map(step) };
  expect([stepAt(lesson, 0, -1), stepAt(lesson, 0, 0), stepAt(lesson, 1, 0)]).toEqual([0, 1, 1]);
  expect([stepAt(lesson, 2, 0), stepAt(lesson, 2, 2), stepAt(lesson, 3, 2)]).toEqual([2, 3, 4]);
});
