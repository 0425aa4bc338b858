import { describe, expect, test } from 'vitest';
import type { Dial, Line } from '../src/worker/line.ts';
import { dialEither } from '../src/worker/ways.ts';

/** Ways that work or not, on a clock that moves only when somebody waits. */
function network() {
  const it = { socket: true, now: 0, dialled: [] as string[], ends: [] as ((code: number) => void)[] };
  const waits: { until: number; done: () => void }[] = [];
  const dial =
    (name: string, works: () => boolean): Dial =>
    async (_hear, ended) => {
      it.dialled.push(name);
      if (!works()) throw new Error('cut');
      it.ends.push(ended);
      const line: Line = { send: () => {}, close: () => ended(1000) };
      return line;
    };
  const either = dialEither({
    socket: dial('socket', () => it.socket),
    poll: dial('poll', () => true),
    now: () => it.now,
    wait: milliseconds =>
      new Promise(done => void waits.push({ until: it.now + milliseconds, done: () => done() })),
  });
  /** Lets time pass; whoever has waited long enough continues. */
  const pass = async (milliseconds: number) => {
    it.now += milliseconds;
    for (let n = 0; n < 10; n++) {
      for (const wait of waits.splice(0)) {
        if (wait.until <= it.now) wait.done();
        else waits.push(wait);
      }
      await new Promise(done => setImmediate(done));
    }
  };
  return { it, either, pass };
}
const nothing = () => {};

describe('the way to a house', () => {
  test('is a socket where one can be opened', async () => {
    const { it, either } = network();
    await either(nothing, nothing);
    expect(it.dialled).toEqual(['socket']);
  });

  test('is single requests where none can, until one can again', async () => {
    const { it, either, pass } = network();
    it.socket = false;
    let ended = 0;
    await either(nothing, () => void ended++);
    expect(it.dialled).toEqual(['socket', 'poll']);
    await pass(61_000);
    await pass(2_000);
    expect(ended).toBe(0);
    it.socket = true;
    await pass(61_000);
    await pass(2_000);
    expect(ended).toBe(1);
    await either(nothing, nothing);
    expect(it.dialled.at(-1)).toBe('socket');
  });

  test('is single requests after sockets have broken three times in a row', async () => {
    const { it, either, pass } = network();
    for (let n = 0; n < 3; n++) {
      await either(nothing, nothing);
      await pass(5_000);
      it.ends.pop()?.(1006);
    }
    await either(nothing, nothing);
    expect(it.dialled).toEqual(['socket', 'socket', 'socket', 'poll']);
  });

  test('stays a socket where lines break now and then', async () => {
    const { it, either, pass } = network();
    for (let n = 0; n < 4; n++) {
      await either(nothing, nothing);
      await pass(20_000);
      it.ends.pop()?.(1006);
    }
    expect(it.dialled).toEqual(['socket', 'socket', 'socket', 'socket']);
  });
});
