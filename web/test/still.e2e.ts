import { playerDice } from '@siegeworks/kernel/laws';
import { THOROUGH } from '@siegeworks/scenario/testing';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { DESK, glance, PHONE, sitDown, visitor } from './browser.ts';
import { browser, server } from './running.ts';
import { movedBetween, playInPage } from './still.ts';

const SIZES = { desk: DESK, 'a small laptop': { width: 1024, height: 768 }, 'a phone': PHONE };
type Size = keyof typeof SIZES;
/** Boards are laid out by the same rules at every size: most is seen at the first one. */
const DECISIONS = { desk: 50, 'a small laptop': 20, 'a phone': 20 };
/** Their boxes depend on the window alone. */
const FIXED = ['.foot', '.prompt', '.asked', '.answers', '.table-main'];

/** Somebody who answers at once, where there is an opponent at all. */
const opponentIn = (game: string) => (game === 'two-deck-siege' ? {} : { bot: 'page' });

/** Many decisions: a match that is over does not ask any more, so another one goes on. */
async function faultsIn(game: string, size: Size): Promise<string[]> {
  const { page, context, errors } = await visitor(browser, SIZES[size]);
  const dice = playerDice(`still ${game}`);
  const faults: string[] = [];
  let left = DECISIONS[size] * THOROUGH;
  for (let round = 0; left > 0; round++) {
    await sitDown(page, server.address, game, { seed: `still ${round}`, ...opponentIn(game) });
    await glance(page);
    const { looks, boxes } = await playInPage(page, Array.from({ length: left }, dice), FIXED);
    for (const [i, { asked, places, covered }] of looks.entries()) {
      const moved = movedBetween(looks[i - 1]?.places ?? {}, places, size === 'a phone');
      faults.push(...[...moved, ...covered].map(fault => `${fault} (${i}: ${asked})`));
    }
    for (const [part, seen] of Object.entries(boxes))
      if (seen.length > 1) faults.push(`${part} was at ${seen.join(', then ')}`);
    left -= looks.length - 1;
  }
  await context.close();
  return [...faults, ...errors];
}

/** Side by side: while one page waits for its match, the others go on. */
describe.concurrent('only what changes its place or its row moves, and nothing covers names and values', () => {
  const sizes = Object.keys(SIZES) as Size[];
  const tables = games.flatMap(({ about }) => sizes.map(size => [about.id, size] as const));
  test.each(tables)('%s on %s', async (game, size) => {
    const faults = await faultsIn(game, size);
    expect(faults).toEqual([]);
  });
});
