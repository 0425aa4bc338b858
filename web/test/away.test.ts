import type { ClientMessage, LineInfo } from '@siegeworks/protocol';
import { VERSION } from '@siegeworks/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { Away } from '../src/worker/away.ts';
import type { Line } from '../src/worker/line.ts';

/** The house's end of one line; `closed` once the page has given it up. */
interface End {
  said: ClientMessage[];
  tell(message: object): void;
  breaks(code?: number): void;
  closed: boolean;
}

/** A page whose clock moves only when somebody lets it. */
function pageFarAway() {
  const it = { now: 0, ends: [] as End[], lines: [] as LineInfo[], read: [] as string[], reachable: true };
  const waits: { until: number; done: () => void }[] = [];
  let n = 0;
  const away = new Away({
    dial: async (hear, ended) => {
      if (!it.reachable) throw new Error('nobody answers');
      const end: End = {
        said: [],
        tell: message => hear(JSON.stringify({ v: VERSION, re: null, ...message })),
        breaks: (code = 1006) => ended(code),
        closed: false,
      };
      it.ends.push(end);
      const line: Line = {
        send: text => void end.said.push(JSON.parse(text)),
        // As a browser does when the network is gone: its end is reported much later.
        close: () => {
          end.closed = true;
        },
      };
      return line;
    },
    read: message => void it.read.push(message.type),
    onLine: line => void it.lines.push(line),
    fresh: () => `pick ${++n}`,
    now: () => it.now,
    wait: milliseconds => new Promise(done => void waits.push({ until: it.now + milliseconds, done })),
  });
  /** Second by second, as a clock goes that nobody holds up. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      it.now += 1_000;
      for (const wait of waits.splice(0)) {
        if (wait.until <= it.now) wait.done();
        else waits.push(wait);
      }
      await new Promise(done => setImmediate(done));
    }
  };
  return { it, away, pass };
}

const open = { v: VERSION, re: 1, type: 'open', match: 'm' } as const;
const pick = {
  v: VERSION,
  re: 2,
  type: 'pick',
  match: 'm',
  seq: 0,
  question: 'q',
  option: { kind: 'pass' },
} as const;

describe('a match in a house far away', () => {
  let page: ReturnType<typeof pageFarAway>;
  beforeEach(async () => {
    page = pageFarAway();
    await page.away.ask(open);
    page.it.ends[0].tell({ re: 1, type: 'opened', match: 'm', game: 'g', rules: '1' });
  });
  const types = (end: End) => end.said.map(({ type }) => type);

  test('a pick that is not answered before the line breaks is sent again, by the same name, over the next', async () => {
    await page.away.ask(pick);
    await page.pass(2);
    page.it.ends[0].breaks();
    await page.pass(0);
    await new Promise(done => setImmediate(done));
    const [first, next] = page.it.ends;
    expect(first.said.at(-1)).toMatchObject({ type: 'pick', client: 'pick 1' });
    expect(types(next)).toEqual(['open', 'pick']);
    expect(next.said.at(-1)).toMatchObject({ client: 'pick 1', again: true });
    expect(page.it.lines).toEqual([{ open: true }, { open: false }]);
  });

  test('a line that lasted is dialled again at once, and more slowly where nobody answers', async () => {
    await page.pass(2);
    page.it.reachable = false;
    page.it.ends[0].breaks();
    await page.pass(1);
    page.it.reachable = true;
    await page.pass(1);
    expect(page.it.ends).toHaveLength(2);
  });

  test('a line that does not answer any more is given up, and what it says later concerns nobody', async () => {
    await page.away.ask(pick);
    await page.pass(3);
    expect(page.it.ends).toHaveLength(1);
    await page.pass(2);
    const [dead, next] = page.it.ends;
    expect(dead.closed).toBe(true);
    expect(types(next)).toEqual(['open', 'pick']);
    dead.tell({ re: 2, type: 'done' });
    dead.breaks();
    await page.pass(0);
    expect(page.it.read).toEqual(['opened']);
    next.tell({ re: 2, type: 'done' });
    await new Promise(done => setImmediate(done));
    expect(page.it.read).toEqual(['opened', 'done']);
    expect(page.it.ends).toHaveLength(2);
  });

  test('after a quiet time a line is asked whether it stands; an answer is enough', async () => {
    await page.pass(15);
    const [end] = page.it.ends;
    expect(types(end)).toEqual(['open', 'hello']);
    end.tell({ re: end.said.at(-1)?.re ?? 0, type: 'done' });
    await page.pass(10);
    expect(page.it.ends).toHaveLength(1);
    await page.pass(10);
    expect(page.it.ends).toHaveLength(2);
  });

  test('patience grows with every line that does not answer, and a page that slept looks again first', async () => {
    await page.away.ask(pick);
    await page.pass(5);
    expect(page.it.ends).toHaveLength(2);
    await page.pass(5);
    expect(page.it.ends).toHaveLength(2);
    await page.pass(4);
    expect(page.it.ends).toHaveLength(3);
    page.it.now += 3_600_000;
    await page.pass(1);
    expect(page.it.ends).toHaveLength(3);
  });
});
