import { expect, test } from 'vitest';
import { inTurn } from '../src/in-turn.ts';

/** Work that reads at once and tells when it is let go, the oldest first or not. */
function tellings() {
  const told: number[] = [];
  const waiting: (() => void)[] = [];
  let written = 0;
  return {
    told,
    waiting,
    write: () => ++written,
    work: async () => {
      const read = written;
      await new Promise<void>(done => waiting.push(done));
      told.push(read);
    },
  };
}

test('the last message sent was the last one read, and those who wait share a run', async () => {
  const room = {};
  const { told, waiting, write, work } = tellings();
  const asked = [1, 2, 3].map(() => {
    write();
    return inTurn(room, work);
  });
  expect(waiting).toHaveLength(1);
  waiting.shift()?.();
  await asked[0];
  await expect.poll(() => waiting.length).toBe(1);
  waiting.shift()?.();
  await Promise.all(asked);
  expect(told).toEqual([1, 3]);
});

test('a failure reaches those who asked for it, and nobody after them', async () => {
  const room = {};
  const failing = inTurn(room, () => Promise.reject(new Error('no database')));
  const next = inTurn(room, async () => {});
  await expect(failing).rejects.toThrow('no database');
  await expect(next).resolves.toBeUndefined();
  await expect(inTurn(room, async () => {})).resolves.toBeUndefined();
});
