import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@siegeworks/contract';
import type { MineProgress } from '@siegeworks/lab';
import { appendText, mine, NODES, pathText, readText, settleDoubt, whyNoPuzzle } from '@siegeworks/lab';
import type { Doubt, Puzzle } from '@siegeworks/scenario';
import { isDoubt, parseDoubt, parsePuzzles, puzzleLine } from '@siegeworks/scenario';
import { interruptible } from '../interrupt.ts';
import { orFailed } from '../matches.ts';
import { bad, bold, dim, good, number, plural, say } from '../page.ts';
import { ProgressLine } from '../progress.ts';
import { ROOT } from '../rules/books.ts';
import { gameCalled, gamesOf } from '../shelves.ts';
import type { Args, Verb } from '../usage.ts';
import { count, seedOf, text, UsageError, words } from '../usage.ts';

export const puzzlesVerb: Verb = {
  name: 'puzzles',
  usage:
    'mine GAME [--most N] [--minutes M] [--nodes N] [--seed S] [--to FILE] | prove GAME|FILE… [--nodes N]',
  summary: 'Find puzzles in computer matches, and prove them again.',
  help: [
    'mine plays computer matches and looks in their positions for goals that exactly one pick reaches, and at each later',
    'question one, whatever the others answer and the dice show. What is found is added to the file at once; Ctrl-C stops',
    'cleanly. prove searches every puzzle of a game or of files to its end again, and tells which are none any more; a',
    'doubt that was kept in the page is settled: was the pick that was called wrong as good as the right one?',
    'What counts as a puzzle is described in docs/puzzles.md.',
  ].join('\n'),
  flags: {
    most: { value: 'N', text: 'puzzles to find (10)' },
    minutes: { value: 'M', text: 'when to stop in any case (10)' },
    nodes: { value: 'N', text: `answers that one proof may try (600 to mine, ${NODES} to prove)` },
    seed: { value: 'S', text: 'any text (1)' },
    to: { value: 'FILE', text: 'where to add what is found (GAME.puzzles.jsonl)' },
  },
  examples: ['siege puzzles mine towers-in-time --most 5', 'siege puzzles prove arcania'],
  run(args) {
    const [what, ...rest] = words(args, ['mine|prove', 'GAME'], 'more');
    if (what === 'mine') return mined(args, rest);
    if (what === 'prove') return proved(args, rest);
    throw new UsageError('siege puzzles can mine or prove');
  },
};

/** The puzzles that come with a game. */
const fileOf = (game: string) => join(ROOT, 'games', game, 'puzzles', 'mined.jsonl');
const readPuzzles = (file: string): Puzzle[] =>
  orFailed(file, () => parsePuzzles(readText(file), pathText(file)));

async function mined(args: Args, [id, ...more]: string[]): Promise<number> {
  if (more.length > 0) throw new UsageError('siege puzzles mine takes one game');
  const game = await gameCalled(args, id);
  const file = text(args, 'to') ?? `${id}.puzzles.jsonl`;
  const before = existsSync(file) ? readPuzzles(file) : [];
  const plan = {
    seed: seedOf(args),
    most: count(args, 'most', 1) ?? 10,
    milliseconds: (count(args, 'minutes', 1) ?? 10) * 60_000,
    nodes: count(args, 'nodes', 100) ?? 600,
    before,
  };
  const line = new ProgressLine();
  const report = await interruptible(line, signal =>
    mine(game, plan, {
      signal,
      onProgress: progress => line.show(progressText(progress)),
      onFound(puzzle) {
        appendText(file, `${puzzleLine(puzzle)}\n`);
        line.clear();
        say(`${good(puzzle.id)} ${bold(puzzle.title)}  ${puzzle.goal}  ${dim(puzzle.themes.join(', '))}`);
      },
    }),
  );
  say(`${progressText(report)}; ${pathText(file)} has ${plural(before.length + report.found, 'puzzle')}`);
  const none = Object.entries(report.flaws).toSorted(([, a], [, b]) => b - a);
  if (none.length > 0) say(dim(`The others: ${none.map(([why, n]) => `${why} ${number(n)}`).join(', ')}`));
  return 0;
}
function progressText({ matches, positions, proofs, found }: MineProgress): string {
  return `${plural(found, 'puzzle')} in ${plural(matches + 1, 'match', 'matches')}: ${plural(positions, 'position')}, ${plural(proofs, 'proof')}`;
}

async function proved(args: Args, named: readonly string[]): Promise<number> {
  const all = await gamesOf(args);
  const nodes = count(args, 'nodes', 100) ?? NODES;
  const files = named.map(each => (all.some(({ about }) => about.id === each) ? fileOf(each) : each));
  const doubts = files.filter(file => isDoubt(readText(file)));
  const open = doubts.map(file => settled(all, file, nodes)).filter(why => why !== 'right as it is').length;
  const puzzles = files.filter(file => !doubts.includes(file)).flatMap(readPuzzles);
  if (puzzles.length === 0 && doubts.length > 0) return open === 0 ? 0 : 1;
  const line = new ProgressLine();
  const start = performance.now();
  const broken = puzzles.filter((puzzle, i) => {
    line.show(`${number(i)} of ${plural(puzzles.length, 'puzzle')}`);
    const why = whyNot(all, puzzle, nodes);
    if (why === null) return false;
    line.clear();
    say(`${bad(puzzle.id)} ${bold(puzzle.title)}: ${why}`);
    return true;
  });
  line.clear();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(
    `${number(puzzles.length - broken.length)} of ${plural(puzzles.length, 'puzzle')} proved in ${seconds} s`,
  );
  return broken.length + open === 0 ? 0 : 1;
}

/** Settles what somebody holds against a puzzle, and says what came of it. */
function settled(all: readonly Game[], file: string, nodes: number): string {
  const doubt: Doubt = orFailed(file, () => parseDoubt(readText(file), pathText(file)));
  const { puzzle } = doubt;
  const game = all.find(({ about }) => about.id === puzzle.game);
  const { right, why } = game
    ? settleDoubt(game, doubt, nodes)
    : { right: 'open' as const, why: `there is no game ${puzzle.game}` };
  const verdict = right === 'open' ? 'not settled' : right ? 'the doubt is right' : 'right as it is';
  const tone = right === false ? good : bad;
  say(`${tone(puzzle.id)} ${bold(puzzle.title)}, ${verdict}: ${why}`);
  return verdict;
}
function whyNot(all: readonly Game[], puzzle: Puzzle, nodes: number): string | null {
  const game = all.find(({ about }) => about.id === puzzle.game);
  return game ? whyNoPuzzle(game, puzzle, nodes) : `there is no game ${puzzle.game}`;
}
