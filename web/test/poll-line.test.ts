import type { PollBody } from '@siegeworks/protocol';
import { expect, test } from 'vitest';
import { STRANGER } from '../src/worker/line.ts';
import { dialPoll } from '../src/worker/poll-line.ts';

/** A line to a house that gives these answers, one after the other, and then the last one for ever. */
function lineTo(...answers: (() => Response)[]) {
  const asked: PollBody[] = [];
  const waits: number[] = [];
  const codes: number[] = [];
  const heard: string[] = [];
  const dial = dialPoll({
    request: async body => {
      asked.push(body);
      return (answers[asked.length - 1] ?? answers[answers.length - 1])();
    },
    fresh: () => 'line',
    wait: async milliseconds => void waits.push(milliseconds),
  });
  const line = dial(
    text => heard.push(text),
    code => codes.push(code),
  );
  return { line, asked, waits, codes, heard };
}
const says =
  (...messages: object[]) =>
  () =>
    Response.json({ node: 'n', last: 7, messages: messages.map(message => JSON.stringify(message)) });
const fails = (status: number) => () => new Response('', { status });

test('a house that does not know who asks ends the line at once, as a stranger’s', async () => {
  const { line, codes, asked, waits } = lineTo(says(), fails(401));
  await line;
  await expect.poll(() => codes).toEqual([STRANGER]);
  expect([asked.length, waits]).toEqual([2, []]);
});

test('a house that fails is asked three times, with longer and longer pauses', async () => {
  const { line, codes, asked, waits } = lineTo(says(), fails(500));
  await line;
  await expect.poll(() => codes).toEqual([1006]);
  expect([asked.length, waits]).toEqual([4, [300, 600]]);
});

test('whoever asks too often waits a second first', async () => {
  const { line, codes, waits } = lineTo(says(), fails(429), says(), fails(401));
  await line;
  await expect.poll(() => codes).toEqual([STRANGER]);
  expect(waits).toEqual([1_000, 300]);
});

test('what is heard is asked for from where it ended, and open matches are named', async () => {
  const opened = { re: null, type: 'opened', match: 'm' };
  const { line, codes, asked, heard } = lineTo(says(opened), says(), fails(401));
  await line;
  await expect.poll(() => codes).toEqual([STRANGER]);
  expect(heard).toEqual([JSON.stringify(opened)]);
  expect(asked[0]).toMatchObject({ line: 'line', node: null, after: 0, open: [] });
  expect(asked[1]).toMatchObject({ line: 'line', node: 'n', after: 7, open: ['m'] });
});
