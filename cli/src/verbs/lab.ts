import { compared } from '../lab/compare.ts';
import { run } from '../lab/run.ts';
import { tuned } from '../lab/tune.ts';
import { variants } from '../lab/variants.ts';
import { worker } from '../lab/worker.ts';
import { safe } from '../page.ts';
import type { Args, Verb } from '../usage.ts';
import { UsageError, words } from '../usage.ts';

export const labVerb: Verb = {
  name: 'lab',
  usage: 'ORDER … [--out FOLDER] [--workers K] [--database URL] [--json]',
  summary: 'Carry out studies: who wins, how long, with which cards, and what a change of rules does.',
  help: `  run PLAN            carry out a plan, or continue it; everything is kept in PLAN.study/
  worker              play games of studies that are run with --database, on this machine, until it is stopped
  compare A B         what changed from one study to another, and how sure that is
  variants GAME       what every variant of a game does to its length, to the first player and to luck
  tune FILE           move designed numbers on cards towards targets, and prove it on fresh games; kept in FILE.tune/

A plan is a small YAML file: docs/lab.md describes it. A study may be interrupted at any moment, also by force: the same
command continues, and no game is played or counted twice. Its folder holds games.jsonl (every game), result.json,
report.html (one file, with plots), games.csv and rates.csv.`,
  flags: {
    out: { value: 'FOLDER', text: 'where it is kept (PLAN.study, FILE.tune)' },
    workers: { value: 'K', text: 'threads (one per core)' },
    database: { value: 'URL', text: 'run, worker: the PostgreSQL through which machines share a study' },
    jobs: { text: 'run: through the same jobs, in a database of its own in the folder of the study' },
    patience: { value: 'SECONDS', text: 'run, worker: give up a game that takes longer (3600)' },
    games: { value: 'N', text: 'variants: games for each value (200)' },
    deals: { value: 'N', text: 'variants: deals that are tried again and again for luck; 0 for none (20)' },
    tries: { value: 'N', text: 'variants: how often each of them is played (10)' },
    players: { value: 'PLAYER', text: 'variants: who plays all seats (greedy)' },
    seed: { value: 'S', text: 'variants: any text (1)' },
    json: { text: 'print JSON, for programs' },
  },
  examples: [
    'siege lab run arcania.yaml',
    'siege lab run arcania.yaml --database postgres://lab@db/lab',
    'siege lab worker --database postgres://lab@db/lab',
    'siege lab compare before.study after.study',
    'siege lab variants arcania --games 400',
    'siege lab tune towers.yaml',
  ],
  async run(args) {
    const [order, ...rest] = words(args, ['ORDER'], 'more');
    const carryOut = Object.hasOwn(ORDERS, order) ? ORDERS[order] : undefined;
    if (!carryOut)
      throw new UsageError(`there is no order ${safe(order)}; there are ${Object.keys(ORDERS).join(', ')}`);
    return carryOut({ ...args, words: rest });
  },
};

const ORDERS: Record<string, (args: Args) => Promise<number> | number> = {
  run,
  worker,
  compare: compared,
  variants,
  tune: tuned,
};
