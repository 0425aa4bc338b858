import type { Analysis, Verdict } from '@siegeworks/bots';
import { accounts, accuracy, analyse, DEPTHS, isDone, markOf, WAY } from '@siegeworks/bots';
import type { Match } from '@siegeworks/kernel';
import { stateAt } from '@siegeworks/kernel';
import { interruptible } from '../interrupt.ts';
import { loadMatch, readMatch } from '../matches.ts';
import { bad, bold, columns, dim, plural, say, sayJson } from '../page.ts';
import { ProgressLine } from '../progress.ts';
import { gameCalled } from '../shelves.ts';
import type { Verb } from '../usage.ts';
import { count, has, words } from '../usage.ts';

/** How many turning points are shown. */
const TOLD = 8;

export const reviewVerb: Verb = {
  name: 'review',
  usage: 'FILE [--tries N] [--worst N] [--json]',
  summary: 'Judge every decision of a saved match, and take luck and skill in it apart.',
  help: [
    'Every decision is judged by what its player could know at that moment, luck by what truly happened: the same figures as',
    'in the studio of the page. What a pick gave away is shown in points of the chance to win. Ctrl-C ends early and shows',
    'what was judged so far. How it is done, and what the signs mean: docs/coach.md.',
  ].join('\n'),
  flags: {
    tries: { value: 'N', text: `how many tries each decision is given (${DEPTHS.usual})` },
    worst: { value: 'N', text: `how many of the costliest decisions to show (${TOLD})` },
    json: { text: 'print everything as JSON, for programs' },
  },
  examples: ['siege review game17.json', 'siege review game17.json --tries 1500 --json'],
  async run(args) {
    const [file] = words(args, ['FILE']);
    const saved = readMatch(file);
    const match = loadMatch(await gameCalled(args, saved.game), saved, file);
    const tries = count(args, 'tries', 1) ?? DEPTHS.usual;
    const line = new ProgressLine();
    const worst = count(args, 'worst', 1) ?? TOLD;
    const { analysis, interrupted } = await interruptible(line, signal =>
      gathered(analyse(match, tries), line, signal),
    );
    if (has(args, 'json')) sayJson({ file, interrupted, ...figuresOf(match, analysis) });
    else say(reviewText(match, analysis, worst, interrupted));
    return interrupted ? 130 : 0;
  },
};

/** Between two decisions there is time for Ctrl-C. */
async function gathered(steps: Iterable<Analysis>, line: ProgressLine, signal: AbortSignal) {
  let analysis: Analysis = { way: WAY, tries: 0, points: [], verdicts: [], decisions: 0 };
  for (const step of steps) {
    analysis = step;
    const { verdicts, decisions } = step;
    line.show(`${verdicts.length} of ${plural(decisions, 'decision')}`);
    await new Promise(next => setImmediate(next));
    if (signal.aborted) break;
  }
  return { analysis, interrupted: signal.aborted };
}

function figuresOf({ state }: Match, analysis: Analysis) {
  const { points, verdicts, tries } = analysis;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    tries,
    chances: points.map(({ chances }) => chances),
    accuracy: seats.map(seat => accuracy(verdicts, seat)),
    accounts: isDone(analysis) ? accounts(points, verdicts) : null,
    decisions: verdicts.map(verdict => ({ ...verdict, mark: markOf(verdict) })),
  };
}

function reviewText(match: Match, analysis: Analysis, most: number, interrupted: boolean): string {
  const { game } = match;
  const { verdicts, tries } = analysis;
  const worst = verdicts
    .filter(verdict => verdict.lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
  return [
    bold(
      `${game.about.title}: ${plural(verdicts.length, 'decision')}, ${plural(tries, 'try', 'tries')} each`,
    ) + (interrupted ? bad(' (interrupted)') : ''),
    ...accountRows(match, analysis),
    '',
    bold(worst.length === 0 ? 'Nothing was given away' : 'The costliest decisions'),
    ...worst.flatMap(verdict => told(match, verdict)),
    dim('siege replay FILE --at N shows the table before a decision'),
  ].join('\n');
}

/** Luck and skill of each seat, in points: the parts add up from the start to the end. */
function accountRows(match: Match, analysis: Analysis): string[] {
  const { accuracy: kept, accounts: all } = figuresOf(match, analysis);
  if (!all) return [dim('Luck and skill appear once every decision has been judged.')];
  const points = (part: number) => `${(100 * part).toFixed(1)}`;
  const head = ['', 'start', 'cards', 'dice', 'others', 'own', 'not told', 'end', 'accuracy'];
  const rows = all.map(({ first, cards, dice, others, own, untold, last }, seat) => [
    `P${seat + 1}`,
    ...[first, cards, dice, others, own, untold, last].map(points),
    kept[seat] === null ? '–' : `${(kept[seat] ?? 0).toFixed(0)} %`,
  ]);
  return [columns([head, ...rows])];
}

function told(match: Match, verdict: Verdict): string[] {
  const { at, seat, option, chance, best, lost } = verdict;
  const { game } = match;
  const seen = game.knowledge.view(stateAt(match, at), seat);
  const share = (part: number) => `${Math.round(100 * part)} %`;
  const mark = markOf(verdict) ?? '';
  return [
    `  after ${plural(at, 'pick')}, P${seat + 1}: ${game.words.option(seen, option)} (${share(chance)}) ${mark}`.trimEnd(),
    `    better: ${game.words.option(seen, best.option)} (${share(best.chance)}), ${share(lost)} given away`,
  ];
}
