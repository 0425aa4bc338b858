import type { Game } from '@siegeworks/contract';
import { Malformed } from '@siegeworks/files/shape';
import type { Mean, SkillOptions, SkillPlan, SkillReport } from '@siegeworks/lab';
import { skill, skillJournal, USUAL_TABLES } from '@siegeworks/lab';
import { botCalled, budgetOf } from '../config.ts';
import type { HouseRules } from '../house-rules.ts';
import { RULE_FLAGS } from '../house-rules.ts';
import { orFailed } from '../matches.ts';
import { bold, columns, dim, number, plural } from '../page.ts';
import { carryOut } from '../study.ts';
import type { Args, Verb } from '../usage.ts';
import { count, seedOf, text } from '../usage.ts';

export const skillVerb: Verb = {
  name: 'skill',
  usage:
    'GAME [--players A,B] [--games N] [--tries T] [--every N] [--tables K] [--seed S] [--keep FILE] [--json]',
  summary: 'Take luck and skill apart over many matches, as the studio does in one.',
  help: [
    'Plays matches between the players and accounts for each of them: luck, what their own decisions gave away, what those of',
    'the others gave away, and what the judge cannot tell. All figures are of the player named first, in chances of winning.',
    'Without luck the result varies less: the factor says how many times as many matches would have told as much. Luck as it',
    'fits is weighed by least squares, in two ways to look at it; that keeps the average and makes the interval smaller. With',
    '--tries 0 decisions are not judged, and only luck is measured; with --every 10 one decision in ten is judged, by lot, and',
    'counted ten times, which is right on average. Ctrl-C stops cleanly and shows what was found so far; with --keep the same',
    'command continues from there.',
  ].join('\n'),
  flags: {
    players: { value: 'A,B', text: 'who plays (squire,squire)' },
    games: { value: 'N', text: 'how many matches (100)' },
    tries: { value: 'T', text: 'how many tries each decision is judged with (60)' },
    every: { value: 'N', text: 'judge one decision in N (1: all)' },
    budget: { value: 'B', text: 'how long searching players think: 200ms or 2000i (their own)' },
    tables: { value: 'K', text: `how many tables say what luck was to be expected (${USUAL_TABLES})` },
    ...RULE_FLAGS,
    seed: { value: 'S', text: 'any text (1)' },
    keep: { value: 'FILE', text: 'write each match to a file when it is judged, and continue from there' },
    json: { text: 'print JSON, for programs' },
  },
  examples: ['siege skill tower-siege --players page,warlord --games 40', 'siege skill arcania --tries 0'],
  run: args => carryOut(args, { planOf, find: kept, progressText, reportText }),
};

function kept(game: Game, plan: SkillPlan, watch: SkillOptions, args: Args): Promise<SkillReport> {
  const file = text(args, 'keep');
  if (file === undefined) return skill(game, plan, watch);
  const journal = orFailed(file, () => skillJournal(file, game, plan), Malformed);
  return skill(game, plan, { ...watch, known: journal.known, onFound: match => journal.write(match) });
}

function planOf(args: Args, rules: HouseRules): SkillPlan {
  const players = (text(args, 'players') ?? 'squire,squire')
    .split(',')
    .map(each => botCalled(each.trim()).id);
  return {
    players,
    games: count(args, 'games', 1) ?? 100,
    tries: count(args, 'tries', 0) ?? 60,
    every: count(args, 'every', 1) ?? 1,
    tables: count(args, 'tables', 1) ?? USUAL_TABLES,
    budget: text(args, 'budget') === undefined ? null : budgetOf(text(args, 'budget') ?? ''),
    seed: seedOf(args),
    ...rules,
  };
}

const progressText = (plan: SkillPlan, { games }: { games: number }): string =>
  `${number(games)} of ${plural(plan.games, 'match', 'matches')}`;

function reportText(title: string, report: SkillReport): string {
  const { played, seconds, interrupted, players, factor, fitted, negative, tries } = report;
  const [cards, dice, second] = fitted.weights;
  const row = (what: string, { mean, low, high }: Mean) => [
    what,
    share(mean),
    `${share(low)} to ${share(high)}`,
  ];
  return [
    bold(
      `${title}: ${plural(played, 'match', 'matches')} of ${players.join(' against ')} in ${seconds.toFixed(1)} s`,
    ) + (interrupted ? ' (interrupted)' : ''),
    '',
    columns([
      [players[0], 'mean', '95 %'],
      row('won', report.won),
      row('won without luck', report.adjusted),
      row('the same, luck as it fits', fitted),
      row('luck', report.luck),
      row('luck of the first seat', report.luckOfFirstSeat),
      ...(tries > 0 ? [row('skill', report.skill), row('not told', report.untold)] : []),
    ]),
    '',
    `Without luck the variance falls by a factor of ${factor.toFixed(2)}; where luck counts as it fits these matches best, by ${fitted.factor.toFixed(2)}:`,
    `cards × ${cards.toFixed(1)}, dice × ${dice.toFixed(1)}, what a second look calls luck × ${second.toFixed(1)}.`,
    ...(tries > 0 ? [`Skill was negative in ${negative} of ${plural(played, 'match', 'matches')}.`] : []),
    dim('How it is measured: docs/coach.md'),
  ].join('\n');
}
const share = (part: number): string => `${(100 * part).toFixed(1)} %`;
