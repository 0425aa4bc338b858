import type { TunePlan, TuneProgress, TuneReport } from '@siegeworks/lab';
import { tune } from '@siegeworks/lab';
import { changesText } from '../changes-text.ts';
import type { HouseRules } from '../house-rules.ts';
import { RULE_FLAGS } from '../house-rules.ts';
import { bold, plural } from '../page.ts';
import { carryOut, trialOf } from '../study.ts';
import type { Args, Verb } from '../usage.ts';
import { count, list } from '../usage.ts';

export const tuneVerb: Verb = {
  name: 'tune',
  usage: 'GAME [--tables WORTH,PLAN] [--games N] [--rounds N] [--against random] [--seed S] [--json]',
  summary: 'Find better weights for the computer players by playing.',
  help: [
    'Each round changes one or two numbers of the tables, plays greedy with them against greedy without them in mirrored',
    'games, and keeps them if they win significantly more. With --against both play the same games against that player, and',
    'the new numbers have to win more of them. At the end all kept changes together must prove themselves in fresh games.',
    'Nothing is written: the new numbers are printed for the file that holds the tables. The same seed tunes the same.',
    'Ctrl-C stops cleanly and shows what was kept so far.',
  ].join('\n'),
  flags: {
    tables: { value: 'A,B', text: 'which tables (all that the game offers)' },
    games: { value: 'N', text: 'games for each change, an even number (400)' },
    rounds: { value: 'N', text: 'how many changes are tried (50)' },
    against: { value: 'PLAYER', text: 'the player to beat more often (greedy as it is)' },
    ...RULE_FLAGS,
    seed: { value: 'S', text: 'any text (1)' },
    json: { text: 'print JSON, for programs' },
  },
  examples: [
    'siege tune tower-siege --games 200 --rounds 20',
    'siege tune arcania --tables WORTH,BUILT --against random --seed monday',
  ],
  run: args => carryOut(args, { planOf, find: tune, progressText, reportText }),
};

function planOf(args: Args, rules: HouseRules): TunePlan {
  const rounds = count(args, 'rounds', 1) ?? 50;
  return { ...trialOf(args, rules, 400), tables: list(args, 'tables') ?? [], rounds };
}

function progressText({ rounds }: TunePlan, { round, changes, better, worse, kept }: TuneProgress): string {
  const step = round < rounds ? `round ${round + 1} of ${rounds}` : 'proof';
  const what = changes.map(({ table, name, from, to }) => `${table} ${name} ${from} → ${to}`).join(', ');
  return `${step}, ${kept} kept; ${what}: ${better} better, ${worse} worse`;
}

function reportText(title: string, report: TuneReport): string {
  const { tried, kept, seconds, interrupted, changes, proof, against } = report;
  const head = `${title}: ${plural(tried, 'change')} tried, ${kept} kept, in ${seconds.toFixed(1)} s`;
  return [bold(head) + (interrupted ? ' (interrupted)' : ''), ...changesText(changes, proof, against)].join(
    '\n',
  );
}
