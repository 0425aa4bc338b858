import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Pair } from './players.ts';
import { PLAYERS } from './players.ts';
import type { Usage } from './server.ts';
import type { Kind } from './servers.ts';
import { KINDS } from './servers.ts';

/** What the same tiny card game costs a server, with two players at every match. */
export interface ServingRow {
  server: Kind;
  picks: number;
  /** CPU time of the server for one pick, in microseconds. */
  cpu: number;
  /** Bytes sent for one pick to both players. */
  bytes: number;
  /** Memory that one match holds with its two lines after these picks, in kB. */
  memory: number;
  /** Memory of the whole process with all matches, its database included, in MB. */
  resident: number;
}
export interface ServingPlan {
  matches: number;
  /** How many picks of each match are measured. */
  picks: number;
}

/** All servers, one after the other in one run, each as a process of its own. */
export async function measureServing(plan: ServingPlan, tell: (text: string) => void): Promise<ServingRow[]> {
  const rows: ServingRow[] = [];
  for (const kind of KINDS) {
    tell(`${plan.matches} matches of the tiny card game at ${kind}`);
    rows.push(await measured(kind, plan));
  }
  return rows;
}

async function measured(server: Kind, { matches, picks: most }: ServingPlan): Promise<ServingRow> {
  const data = mkdtempSync(join(tmpdir(), 'siege-bench-'));
  const program = join(import.meta.dirname, 'server.ts');
  const child = fork(program, [server, data], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ address }] = (await once(child, 'message')) as [{ address: string }];
    // Whatever is loaded and compiled at first is paid for by matches of its own.
    await playAll(await seated(server, address, { from: 0, matches: 5 }), 30);
    const idle = await usageOf(child);
    const pairs = await seated(server, address, { from: 5, matches });
    const begun = await usageOf(child);
    const picks = await playAll(pairs, most);
    const used = await usageOf(child);
    for (const pair of pairs) pair.leave();
    return {
      server,
      picks,
      cpu: Math.round((1e6 * (used.cpu - begun.cpu)) / picks),
      bytes: Math.round((used.sent - begun.sent) / picks),
      memory: Math.round((used.held - idle.held) / 1024 / matches),
      resident: Math.round(used.resident / 1024 / 1024),
    };
  } finally {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const said = once(child, 'message');
  child.send('usage');
  return ((await said) as [Usage])[0];
}

interface Seats {
  from: number;
  matches: number;
}
async function seated(server: Kind, address: string, { from, matches }: Seats): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let n = from; n < from + matches; n++) pairs.push(await PLAYERS[server](address, n));
  return pairs;
}

/** Everybody plays this many picks, all matches at the same time; returns their total. */
async function playAll(pairs: readonly Pair[], most: number): Promise<number> {
  const played = await Promise.all(
    pairs.map(async (pair, n) => {
      const dice = playerDice(`serving ${n}`);
      for (let picks = 0; picks < most; picks++) if (!(await pair.pick(dice))) return picks;
      return most;
    }),
  );
  return played.reduce((sum, picks) => sum + picks, 0);
}
