import type { Game, State } from '@siegeworks/contract';
import { pending, play } from '@siegeworks/kernel';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { playAtRandom, readyMatch } from './random-play.ts';

/** Three positions a game: the first real choice after a number of random picks, and the number of people at the table. */
const POSITIONS = [
  { title: 'opening', picks: 4, seats: 2 },
  { title: 'middle', picks: 70, seats: 2 },
  { title: 'with three', picks: 40, seats: 3 },
] as const;
const REAL = 5;
const DEPTHS = [1, 2, 3] as const;

/** The number of lines: every way in which the next `depth` questions can be answered. */
function lines(game: Game, s: State, depth: number): number {
  const asked = pending(game, s);
  if (asked === null || depth === 0) return 1;
  let count = 0;
  for (const option of depth === 1 ? [] : asked.options) {
    const after: State = game.rules.clone(s);
    play(game, after, option);
    count += lines(game, after, depth - 1);
  }
  return depth === 1 ? asked.options.length : count;
}

function counts(game: Game): string[] {
  return POSITIONS.map(({ title, picks, seats }) => {
    const s = playAtRandom(
      game,
      readyMatch(game, 1, seats),
      `lines ${title}`,
      (made, asked) => made >= picks && asked.options.length >= REAL,
    );
    s.events = null;
    const found = DEPTHS.map(depth => lines(game, s, depth));
    return `${title.padEnd(10)} ${pending(game, s)?.question ?? 'over'}: ${found.join(' ')}`;
  });
}

test('from fixed positions there are exactly as many lines as there were', async () => {
  const found = games.flatMap(game => [
    `${game.about.id}, rules ${game.about.rulesVersion}`,
    ...counts(game),
    '',
  ]);
  await expect(found.join('\n')).toMatchFileSnapshot('lines.txt');
});
