import type { Dial, Line } from './line.ts';
import { STRANGER } from './line.ts';

/** A socket that breaks within this time counts as cut, in milliseconds. */
const SHORT = 15_000;
/** After this many cut ones in a row, the slower way is taken. */
const CUTS = 3;
/** How long the slower way is taken before sockets are tried again. */
const SPELL = { blocked: 60_000, cut: 600_000 };

/** A socket that is open for so long gets through. */
const STEADY = 2_000;

export interface Ways {
  socket: Dial;
  poll: Dial;
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** Sockets where they get through; where they cannot be opened or keep breaking, single requests. */
export function dialEither({ socket, poll, now, wait }: Ways): Dial {
  let cuts = 0;
  let slowUntil = 0;
  const quick: Dial = async (hear, ended) => {
    const since = now();
    return socket(hear, code => {
      cuts = code !== STRANGER && now() - since < SHORT ? cuts + 1 : 0;
      if (cuts >= CUTS) slowUntil = now() + SPELL.cut;
      ended(code);
    });
  };
  const slow: Dial = async (hear, ended) => {
    let isOver = false;
    const line = await poll(hear, code => {
      isOver = true;
      ended(code);
    });
    cuts = 0;
    slowUntil = Math.max(slowUntil, now() + SPELL.blocked);
    void backToQuick(line, () => isOver);
    return line;
  };
  /** When sockets get through again, the slow line is closed: the page dials anew. */
  async function backToQuick(line: Line, isOver: () => boolean): Promise<void> {
    for (;;) {
      await wait(slowUntil - now());
      if (isOver()) return;
      if (await getsThrough(socket, wait)) return line.close();
      slowUntil = now() + SPELL.blocked;
    }
  }
  return async (hear, ended) => {
    if (now() < slowUntil) return slow(hear, ended);
    try {
      return await quick(hear, ended);
    } catch {
      return slow(hear, ended);
    }
  };
}

/** Whether a socket can be opened and is not cut at once. */
async function getsThrough(socket: Dial, wait: Ways['wait']): Promise<boolean> {
  let isOpen = true;
  const end = () => {
    isOpen = false;
  };
  const line = await socket(() => {}, end).catch(end);
  await wait(STEADY);
  const works = isOpen;
  line?.close();
  return works;
}
