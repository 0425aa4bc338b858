import type { LearnPlan, LearnProgress, LearnReport } from '@siegeworks/lab';
import { learn } from '@siegeworks/lab';
import { changesText } from '../changes-text.ts';
import type { HouseRules } from '../house-rules.ts';
import { bold, plural } from '../page.ts';
import { carryOut } from '../study.ts';
import type { Args, Verb } from '../usage.ts';
import { count, list, seedOf, UsageError } from '../usage.ts';

export const learnVerb: Verb = {
  name: 'learn',
  usage: 'GAME [--games N] [--proof N] [--tables WORTH,BUILT] [--seed S] [--json]',
  summary: 'Learn the weights of the computer players from the results of games.',
  help: [
    'Plays greedy against greedy with all decks and notes at the start of every turn which chance of winning the score',
    'gives and how each number of the tables contributes to it. The numbers that best predict the winner (logistic',
    'regression) then play fresh mirrored games against the present ones: only those show whether they are a gain.',
    'Use --tables to leave out what should not be learned: a card worth more in hand than on the table is never played.',
    'Nothing is written: the new numbers are printed for the file that holds the tables. The same seed learns the same.',
    'Ctrl-C stops cleanly and shows what was learned so far. For games of two.',
  ].join('\n'),
  flags: {
    games: { value: 'N', text: 'games to learn from (300)' },
    proof: { value: 'N', text: 'fresh games against the present numbers, an even number (200)' },
    tables: { value: 'A,B', text: 'which tables (all that the game offers)' },
    option: { value: 'NAME=VALUE', many: true, text: 'an option of the game, see siege games' },
    seed: { value: 'S', text: 'any text (1)' },
    json: { text: 'print JSON, for programs' },
  },
  examples: [
    'siege learn tower-siege',
    'siege learn arcania --tables WORTH,BUILT --games 500 --proof 400 --seed monday',
  ],
  run: args => carryOut(args, { planOf, find: learn, progressText, reportText }),
};

function planOf(args: Args, rules: HouseRules): LearnPlan {
  const fresh = count(args, 'proof', 2) ?? 200;
  if (fresh % 2 === 1) throw new UsageError('mirrored games come in pairs: name an even number for --proof');
  return {
    tables: list(args, 'tables') ?? [],
    games: count(args, 'games', 5) ?? 300,
    fresh,
    seed: seedOf(args),
    ...rules,
  };
}

function progressText({ games: all, fresh }: LearnPlan, { games, positions, trial }: LearnProgress): string {
  if (trial === null) return `game ${games} of ${all}, ${plural(positions, 'position')}`;
  return `proof, game ${trial.games} of ${fresh}: ${trial.better} better, ${trial.worse} worse`;
}

function reportText(title: string, report: LearnReport): string {
  const { played, positions, seconds, interrupted, changes, proof } = report;
  const head = `${title}: learned from ${plural(positions, 'position')} of ${plural(played, 'game')}, in ${seconds.toFixed(1)} s`;
  return [
    bold(head) + (interrupted ? ' (interrupted)' : ''),
    ...lossText(report),
    ...changesText(changes, proof, null),
  ].join('\n');
}

function lossText({ loss }: LearnReport): string[] {
  if (loss === null) return [];
  const [before, after] = [loss.before, loss.after].map(each => each.toFixed(3));
  return [
    `Error in games not learned from (logarithmic loss, 0.693 is a guess): ${before} before, ${after} after.`,
  ];
}
