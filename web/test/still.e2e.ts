import { playerDice } from '@siegeworks/kernel/laws';
import { THOROUGH } from '@siegeworks/scenario/testing';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { DESK, glance, PHONE, sitDown, visitor } from './browser.ts';
import { browser, server } from './running.ts';
import type { Look } from './still.ts';
import { decide, look, movedBetween, teach } from './still.ts';

const SIZES = [
  { name: 'desk', box: DESK },
  { name: 'a small laptop', box: { width: 1024, height: 768 } },
  { name: 'a phone', box: PHONE },
];
const DECISIONS = 60 * THOROUGH;
/** How many decisions lie between looks for covered things, at every size. */
const CLOSELY = 10;
/** Their boxes depend on the window alone. */
const FIXED = ['.foot', '.prompt', '.asked', '.answers', '.table-main'];

/** Somebody who answers at once, where there is an opponent at all. */
const opponentIn = (game: string) => (game === 'two-deck-siege' ? {} : { bot: 'page' });

/** What is wrong at one size, look by look. */
class Watch {
  readonly faults: string[] = [];
  private before: Look | null = null;
  private readonly boxes = new Map<string, string>();
  private readonly size: string;
  constructor(size: string) {
    this.size = size;
  }

  /** Another match: nothing lies where it did. */
  forget(): void {
    this.before = null;
  }
  see(n: number, now: Look): void {
    const moved = movedBetween(this.before?.places ?? {}, now.places, this.size === 'a phone');
    this.note(n, now, [...moved, ...now.covered]);
    for (const [part, seen] of Object.entries(now.boxes)) {
      for (const box of seen) {
        const was = this.boxes.get(part) ?? box;
        if (was !== box) this.note(n, now, [`${part} was at ${was}, then ${box}`]);
        this.boxes.set(part, box);
      }
    }
    this.before = now;
  }
  private note(n: number, { asked }: Look, faults: readonly string[]): void {
    this.faults.push(...faults.map(fault => `${fault} (on ${this.size}, ${n}: ${asked})`));
  }
}

/**
 * The same decisions at every size, so that one match is played instead of three: two of them at one size, then a look
 * at the others, and on at the next. A match that is over does not ask any more, so another one goes on.
 */
async function faultsIn(game: string): Promise<string[]> {
  const { page, context, errors } = await visitor(browser, DESK);
  const dice = playerDice(`still ${game}`);
  const watches = SIZES.map(({ name }) => new Watch(name));
  let on = false;
  for (let [n, round] = [0, 0]; n < DECISIONS; n++) {
    const size = Math.floor(n / TOGETHER) % SIZES.length;
    if (!on) {
      await page.setViewportSize(SIZES[size].box);
      await sitDown(page, server.address, game, { seed: `still ${round++}`, ...opponentIn(game) });
      await glance(page);
      await teach(page, FIXED);
      for (const watch of watches) watch.forget();
    }
    on = await decide(page, n, dice());
    const closely = n % CLOSELY === TOGETHER - 1;
    watches[size].see(n, await look(page, false, closely));
    if (n % TOGETHER !== TOGETHER - 1) continue;
    // The last one is the size of the next decisions.
    for (const at of [(size + 2) % SIZES.length, (size + 1) % SIZES.length]) {
      await page.setViewportSize(SIZES[at].box);
      watches[at].see(n, await look(page, true, closely));
    }
  }
  await context.close();
  return [...watches.flatMap(({ faults }) => faults), ...errors];
}
const TOGETHER = 2;

/** Side by side: while one page waits for its match, the others go on. */
describe.concurrent('only what changes its place or its row moves, and nothing covers names and values', () => {
  test.each(games.map(({ about }) => about.id))('%s', async game => {
    const faults = await faultsIn(game);
    expect(faults).toEqual([]);
  });
});
