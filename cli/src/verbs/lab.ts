import { compared } from '../lab/compare.ts';
import { run } from '../lab/run.ts';
import { safe } from '../page.ts';
import type { Args, Verb } from '../usage.ts';
import { UsageError, words } from '../usage.ts';

export const labVerb: Verb = {
  name: 'lab',
  usage: 'ORDER … [--out FOLDER] [--workers K] [--json]',
  summary: 'Carry out studies: who wins, how long, with which cards, and what a change of rules does.',
  help: `  run PLAN            carry out a plan, or go on with it; everything is kept in PLAN.study/
  compare A B         what changed from one study to another, and how sure that is

A plan is a small YAML file: docs/lab.md describes it. A study may be interrupted at any moment, also by force: the same
command goes on, and no game is played or counted twice. Its folder holds games.jsonl (every game), result.json,
report.html (one file, with plots), games.csv and rates.csv.`,
  flags: {
    out: { value: 'FOLDER', text: 'run: where the study is kept (PLAN.study)' },
    workers: { value: 'K', text: 'run: threads (one per core)' },
    patience: { value: 'SECONDS', text: 'run: give up a game that takes longer (3600)' },
    json: { text: 'print JSON, for programs' },
  },
  examples: ['siege lab run arcania.yaml', 'siege lab compare before.study after.study'],
  async run(args) {
    const [order, ...rest] = words(args, ['ORDER'], 'more');
    const carryOut = Object.hasOwn(ORDERS, order) ? ORDERS[order] : undefined;
    if (!carryOut)
      throw new UsageError(`there is no order ${safe(order)}; there are ${Object.keys(ORDERS).join(', ')}`);
    return carryOut({ ...args, words: rest });
  },
};

const ORDERS: Record<string, (args: Args) => Promise<number> | number> = { run, compare: compared };
