import type { Budget, Verdict } from '@siegeworks/bots';
import { review } from '@siegeworks/bots';
import type { Match } from '@siegeworks/kernel';
import { stateAt } from '@siegeworks/kernel';
import { botCalled, budgetOf } from '../config.ts';
import { interruptible } from '../interrupt.ts';
import { loadMatch, readMatch } from '../matches.ts';
import { bad, bold, columns, dim, percent, plural, say, sayJson } from '../page.ts';
import { ProgressLine } from '../progress.ts';
import { gameCalled } from '../shelves.ts';
import type { Verb } from '../usage.ts';
import { count, has, text, words } from '../usage.ts';

/** How many turning points are shown. */
const TOLD = 8;

export const reviewVerb: Verb = {
  name: 'review',
  usage: 'FILE [--by warlord] [--budget 200ms|2000i] [--worst N] [--json]',
  summary: 'Judge every decision of a saved match: what was picked, and what would have been better.',
  help: [
    'Every decision is judged by what its player could know at that moment. What a pick gave away is shown in percentage',
    'points of the chance to win. Ctrl-C ends early and shows what was judged so far.',
  ].join('\n'),
  flags: {
    by: { value: 'PLAYER', text: 'who judges (warlord)' },
    budget: { value: 'B', text: 'how long it thinks about each decision: 200ms or 2000i (300i)' },
    worst: { value: 'N', text: `how many of the costliest decisions to show (${TOLD})` },
    json: { text: 'print every decision as JSON, for programs' },
  },
  examples: ['siege review game17.json', 'siege review game17.json --budget 2000i --json'],
  async run(args) {
    const [file] = words(args, ['FILE']);
    const saved = readMatch(file);
    const match = loadMatch(await gameCalled(args, saved.game), saved, file);
    const bot = botCalled(text(args, 'by') ?? 'warlord');
    const budget = budgetOf(text(args, 'budget') ?? '300i');
    const line = new ProgressLine();
    const worst = count(args, 'worst', 1) ?? TOLD;
    const { verdicts, interrupted } = await interruptible(line, signal =>
      gathered(review(match, bot, budget, { clock: clockFor(budget) }), match, line, signal),
    );
    if (has(args, 'json')) sayJson({ file, by: bot.id, interrupted, decisions: verdicts });
    else say(reviewText(match, bot.name, verdicts, worst, interrupted));
    return interrupted ? 130 : 0;
  },
};

/** Without milliseconds to keep to, the same match is judged alike every time. */
const clockFor = ({ milliseconds }: Budget) =>
  milliseconds < Number.POSITIVE_INFINITY ? () => performance.now() : null;

/** Between two decisions there is time for Ctrl-C. */
async function gathered(
  verdicts: Iterable<Verdict>,
  { picks }: Match,
  line: ProgressLine,
  signal: AbortSignal,
): Promise<{ verdicts: Verdict[]; interrupted: boolean }> {
  const all: Verdict[] = [];
  for (const verdict of verdicts) {
    all.push(verdict);
    line.show(`${verdict.at + 1} of ${plural(picks.length, 'pick')}`);
    await new Promise(next => setImmediate(next));
    if (signal.aborted) break;
  }
  return { verdicts: all, interrupted: signal.aborted };
}

function reviewText(
  match: Match,
  by: string,
  verdicts: readonly Verdict[],
  most: number,
  interrupted: boolean,
): string {
  const { game, state } = match;
  const worst = verdicts
    .filter(verdict => verdict.lost > 0.005)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
  const seats = Array.from({ length: state.seats }, (_, seat) => seatRow(seat, verdicts));
  return [
    bold(`${game.about.title}: ${plural(verdicts.length, 'decision')}, judged by ${by}`) +
      (interrupted ? bad(' (interrupted)') : ''),
    columns([['', 'decisions', 'as judged best', 'given away per decision'], ...seats]),
    '',
    bold(worst.length === 0 ? 'Nothing was given away' : 'The costliest decisions'),
    ...worst.flatMap(verdict => told(match, verdict)),
    dim('siege replay FILE --at N shows the table before a decision'),
  ].join('\n');
}

function seatRow(seat: number, verdicts: readonly Verdict[]): string[] {
  const own = verdicts.filter(verdict => verdict.seat === seat);
  const lost = own.reduce((sum, verdict) => sum + verdict.lost, 0);
  const best = own.filter(verdict => verdict.lost === 0).length;
  return [`P${seat + 1}`, `${own.length}`, percent(best, own.length), percent(lost, own.length)];
}

function told(match: Match, { at, seat, option, chance, best, lost }: Verdict): string[] {
  const { game } = match;
  const seen = game.knowledge.view(stateAt(match, at), seat);
  const share = (part: number) => `${Math.round(100 * part)} %`;
  return [
    `  after ${plural(at, 'pick')}, P${seat + 1}: ${game.words.option(seen, option)} (${share(chance)})`,
    `    better: ${game.words.option(seen, best.option)} (${share(best.chance)}), ${share(lost)} given away`,
  ];
}
