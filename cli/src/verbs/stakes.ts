import type { Stake, StakesPlan, StakesProgress, StakesReport } from '@siegeworks/lab';
import { stakes } from '@siegeworks/lab';
import type { HouseRules } from '../house-rules.ts';
import { RULE_FLAGS } from '../house-rules.ts';
import { bold, columns, dim, number, percent, plural } from '../page.ts';
import { carryOut, trialOf } from '../study.ts';
import type { Args, Verb } from '../usage.ts';
import { list } from '../usage.ts';

export const stakesVerb: Verb = {
  name: 'stakes',
  usage: 'GAME [--questions A,B] [--games N] [--against random] [--option NAME=VALUE] [--seed S] [--json]',
  summary: 'Find out which decisions decide a game.',
  help: [
    'Greedy meets a player who plays like it but leaves one question to chance, in mirrored games; then the next',
    'question has its turn. Only games that ended differently are counted: near 50 % the question does not matter, or',
    'greedy knows nothing about it; near 0 % it decides everything. Questions that never came up are left out.',
    'Ctrl-C stops cleanly and shows what was found so far. The same seed plays the same games.',
  ].join('\n'),
  flags: {
    questions: { value: 'A,B', text: 'which questions, by rule and step (all)' },
    games: { value: 'N', text: 'games for each question, an even number (100)' },
    against: { value: 'PLAYER', text: 'both play against this player (greedy against the careless one)' },
    ...RULE_FLAGS,
    seed: { value: 'S', text: 'any text (1)' },
    json: { text: 'print JSON, for programs' },
  },
  examples: [
    'siege stakes arcania --games 200',
    'siege stakes arcania --questions defence.assign,wave.declare --option castleLife=40',
  ],
  run: args => carryOut(args, { planOf, find: stakes, progressText, reportText }),
};

function planOf(args: Args, rules: HouseRules): StakesPlan {
  return { ...trialOf(args, rules, 100), questions: list(args, 'questions') ?? [] };
}

function progressText(plan: StakesPlan, { question, place, questions, trial }: StakesProgress): string {
  return `${question} (${place + 1} of ${questions}): ${number(trial.games)} of ${plural(plan.games, 'game')}`;
}

function reportText(title: string, { stakes: found, games, seconds, interrupted }: StakesReport): string {
  return [
    bold(
      `${title}: ${plural(found.length, 'question')}, ${plural(games, 'game')} each, in ${seconds.toFixed(1)} s`,
    ) + (interrupted ? ' (interrupted)' : ''),
    '',
    columns([['', 'left to chance', 'asked', 'better', ''], ...found.map(row)]),
    '',
    dim('better: of the games that ended differently; near 50 % the question does not matter.'),
  ].join('\n');
}
function row({ question, asked, wins, games, rate, low, high }: Stake): string[] {
  const interval =
    games > 0 ? `${percent(rate, 1)}  (${percent(low, 1)} to ${percent(high, 1)})` : 'never mattered';
  return ['', question, `${asked.toFixed(1)} a game`, `${number(wins)} of ${number(games)}`, interval];
}
