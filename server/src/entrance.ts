import { setImmediate as breathe } from 'node:timers/promises';

/** How many come in at a time at one node. */
const AT_ONCE = 4;

/**
 * Lets people in a few at a time. When a whole club comes at once, after a node has died or on the hour, those who play
 * already do not wait behind a thousand tables that have to be laid.
 */
export interface Entrance {
  through<T>(comeIn: () => Promise<T>): Promise<T>;
}

export function newEntrance(most = AT_ONCE): Entrance {
  const waiting: (() => void)[] = [];
  let inside = 0;
  async function enter(): Promise<void> {
    if (inside < most) {
      inside++;
      return;
    }
    // Whoever leaves hands the place on.
    await new Promise<void>(next => waiting.push(next));
  }
  async function leave(): Promise<void> {
    // Whatever else has arrived has its turn first.
    await breathe();
    const next = waiting.shift();
    if (next) next();
    else inside--;
  }
  return {
    async through(comeIn) {
      await enter();
      try {
        return await comeIn();
      } finally {
        void leave();
      }
    },
  };
}
