import type { LuckPlan, LuckProgress, LuckReport } from '@siegeworks/lab';
import { luck } from '@siegeworks/lab';
import type { HouseRules } from '../house-rules.ts';
import { RULE_FLAGS } from '../house-rules.ts';
import { bold, columns, dim, number, percent, plural } from '../page.ts';
import { carryOut } from '../study.ts';
import type { Args, Verb } from '../usage.ts';
import { count, seedOf } from '../usage.ts';

export const luckVerb: Verb = {
  name: 'luck',
  usage: 'GAME [--deals N] [--tries K] [--option NAME=VALUE] [--seed S] [--json]',
  summary: 'Find out how much of a game the deal decides.',
  help: [
    'Every deal is played again and again by a player who judges a little differently each time (in turn exactly like',
    'greedy, nearly so, hastily and very hastily) against greedy, which does not change. A deal that is won in all tries,',
    'or in none, was decided by the cards as far as anybody could see; in the others play made a difference. A different',
    'roll of the dice after a different pick counts as play, too. Ctrl-C stops cleanly and shows what was found so far.',
    'The same seed plays the same games.',
  ].join('\n'),
  flags: {
    deals: { value: 'N', text: 'how many deals (50)' },
    tries: { value: 'K', text: 'how often each deal is played (20)' },
    ...RULE_FLAGS,
    seed: { value: 'S', text: 'any text (1)' },
    json: { text: 'print JSON, for programs' },
  },
  examples: ['siege luck arcania', 'siege luck arcania --deals 100 --tries 40 --option drawPerTurn=3'],
  run: args => carryOut(args, { planOf, find: luck, progressText, reportText }),
};

function planOf(args: Args, rules: HouseRules): LuckPlan {
  return {
    deals: count(args, 'deals', 1) ?? 50,
    tries: count(args, 'tries', 2) ?? 20,
    seed: seedOf(args),
    ...rules,
  };
}

function progressText(plan: LuckPlan, { deals, tries }: LuckProgress): string {
  return `deal ${number(deals + 1)} of ${number(plan.deals)}: ${number(tries)} of ${plural(plan.tries, 'game')}`;
}

function reportText(
  title: string,
  { wins, tries, always, open, never, seconds, interrupted }: LuckReport,
): string {
  const deals = wins.length;
  const head = `${title}: ${plural(deals, 'deal')}, ${plural(tries, 'game')} each, in ${seconds.toFixed(1)} s`;
  const row = (what: string, n: number) => ['', what, number(n), deals > 0 ? percent(n / deals, 1) : '–'];
  return [
    bold(head) + (interrupted ? ' (interrupted)' : ''),
    '',
    columns([row('always won', always), row('decided by play', open), row('never won', never)]),
    '',
    dim('A player who always found the best line that was tried would win the first two.'),
  ].join('\n');
}
