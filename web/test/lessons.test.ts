import { join } from 'node:path';
import type { Option } from '@siegeworks/contract';
import { lessonsOf } from '@siegeworks/lab/examples';
import type { LessonPartInfo } from '@siegeworks/protocol';
import type { Rehearsal } from '@siegeworks/scenario';
import { LEARNER, rehearse } from '@siegeworks/scenario';
import { games, kitOf, kits } from '@siegeworks/shelf';
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

async function begin(client: Client, game: string, lesson: number, part = 0) {
  const opened = await client.ask('learn', { game, lesson, part });
  expect(opened.type).toBe('opened');
}
/** After how many moves each step begins in which the learner moves first. */
const beginningsOf = ({ moves, steps }: Rehearsal): number[] =>
  steps
    .map(({ acts }, i) => ({ acts, from: steps[i - 1]?.upTo ?? 0 }))
    .filter(({ acts, from }) => acts && moves[from].seat === LEARNER)
    .map(({ from }) => from);
const statusOf = (client: Client) => client.all('lesson').at(-1);

describe.each(games.map(game => game.about.id))('the course of %s at the table', game => {
  const lessons = lessonsOf(ROOT, game);
  const parts = lessons.flatMap(({ number, parts }) =>
    parts.map((part, i) => [part.name, part, number, i] as const),
  );
  const kit = kitOf(game);
  if (!kit) throw new Error(game);

  test.each(parts)(
    '%s: whoever does what is said reaches the goal, and hears every step, one answer at a time',
    async (_name, part, number, i) => {
      const client = school();
      await begin(client, game, number, i);
      const asked: number[] = [];
      for (let n = 0; n < 20 && statusOf(client)?.met === false; n++) {
        asked.push(statusOf(client)?.moves ?? -1);
        expect(client.state.question).not.toHaveProperty('bundles');
        await goOn(client, statusOf(client)?.next ?? null);
      }
      expect(statusOf(client)).toMatchObject({ met: true, off: false, failed: false });
      expect(asked).toEqual(expect.arrayContaining(beginningsOf(rehearse(kit, part))));
    },
  );

  test.each(parts)(
    '%s: every pick that is named wrong is refused with its comment, and nothing happens',
    async (_name, part, number, i) => {
      const { steps } = rehearse(kit, part);
      const client = school();
      await begin(client, game, number, i);
      let refused = 0;
      while (statusOf(client)?.met === false) {
        const { moves = 0, next } = statusOf(client) ?? {};
        const begun = steps.findIndex(({ upTo }, i) => upTo > moves && (steps[i - 1]?.upTo ?? 0) === moves);
        for (const { option, say } of steps[begun]?.wrong ?? []) {
          const { match, seq, question, board } = client.state;
          if (!question) throw new Error('nobody is asked');
          const answer = await client.ask('pick', { match, seq, question: question.id, option });
          expect(answer).toMatchObject({ type: 'refused', reasons: [{ text: say }] });
          expect(client.state.board).toEqual(board);
          expect(statusOf(client)).toMatchObject({ moves, off: false });
          refused++;
        }
        await goOn(client, next ?? null);
      }
      expect(refused).toBe(steps.flatMap(({ wrong }) => wrong).length);
    },
  );
});

async function goOn(client: Client, option: Option | null): Promise<void> {
  const { match, seq, question } = client.state;
  if (!option || !question) throw new Error(`stuck: ${JSON.stringify(statusOf(client))}`);
  await client.ask('pick', { match, seq, question: question.id, option });
}

test('another way is free, and the goal still counts', async () => {
  const client = school();
  await begin(client, 'tower-siege', 2);
  const { match, seq, question } = client.state;
  const mage = question?.offers.find(({ text }) => text !== 'declare Hero' && text.startsWith('declare'));
  if (mage && question) await client.ask('pick', { match, seq, question: question.id, option: mage.option });
  expect(statusOf(client)).toMatchObject({ met: false });
});

const steps = (...all: [acts: boolean, upTo: number][]): LessonPartInfo => ({
  ...{ goal: '', hint: '' },
  steps: all.map(([acts, upTo]) => ({ say: '', point: [], rules: [], acts, upTo })),
});

test('the step is the first that is not done: moves are made, and what only stands there is read', () => {
  const lesson = steps([false, 0], [true, 2], [false, 2], [true, 3]);
  expect([stepAt(lesson, 0, -1), stepAt(lesson, 0, 0), stepAt(lesson, 1, 0)]).toEqual([0, 1, 1]);
  expect([stepAt(lesson, 2, 0), stepAt(lesson, 2, 2), stepAt(lesson, 3, 2)]).toEqual([2, 3, 4]);
});

test('what others do is told until it is read, or until the learner has gone on', () => {
  const lesson = steps([false, 2], [true, 3]);
  expect([stepAt(lesson, 0, -1), stepAt(lesson, 2, -1), stepAt(lesson, 2, 0)]).toEqual([0, 0, 1]);
  expect(stepAt(lesson, 3, -1)).toBe(2);
});
