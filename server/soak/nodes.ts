import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A node that can be killed at any moment, and comes back at the same address. */
export interface Node {
  address: string;
  /** Dies at once, with `kill -9`, and starts again. */
  kill(): Promise<void>;
  die(): Promise<void>;
  rise(): Promise<void>;
  stop(): Promise<void>;
  usage(): Promise<Usage>;
}
/** What a node says of itself. */
export interface Usage {
  /** Seconds of processor time since it started. */
  cpu: number;
  /** Bytes that it holds and cannot throw away, without the threads of its database. */
  memory: number;
}

export interface NodePlan {
  data: string;
  database?: string | undefined;
}

/** What Node has once compiled starts in a third of the time. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/siegeworks/node');

export async function startNode({ data, database }: NodePlan): Promise<Node> {
  const port = await freePort();
  const args = [`${port}`, data];
  const env = { NODE_COMPILE_CACHE, ...process.env, DATABASE_URL: database ?? '' };
  const start = async (): Promise<ChildProcess> => {
    const child = fork(join(import.meta.dirname, 'node.ts'), args, { env, execArgv: ['--expose-gc'] });
    await Promise.race([once(child, 'message'), died(child)]);
    return child;
  };
  let child = await start();
  const die = () => ended(child, 'SIGKILL');
  const rise = async () => {
    child = await start();
  };
  return {
    address: `http://127.0.0.1:${port}`,
    die,
    rise,
    kill: () => die().then(rise),
    stop: () => ended(child, 'SIGTERM'),
    async usage() {
      const said = once(child, 'message');
      child.send('usage');
      return ((await said) as [Usage])[0];
    },
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

async function died(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`a node ended with ${code} before it was up`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const place = probe.address();
      probe.close(() => resolve(typeof place === 'object' && place ? place.port : 0));
    });
  });
}
