import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refused } from '@siegeworks/contract';

/** The name that PostgreSQL's clients look for in the folder of a socket. */
const SOCKET = '.s.PGSQL.5432';

/** A database of our own in a folder, for a house that has no PostgreSQL. */
export interface Embedded {
  /** Where its socket lies: clients connect to it as to any PostgreSQL. */
  host: string;
  close(): Promise<void>;
}

/** PostgreSQL itself, compiled (a `WebAssembly.Module`): threads may hand it to each other. */
export type Program = object;

/** What the thread of the database has to know. */
export interface EmbeddedPlace {
  folder: string;
  socket: string;
  /** Where this process has compiled it before. */
  program?: Program | undefined;
}

/** Kept for whatever this process opens next: to compile it again takes as long as everything else about opening a database. */
let program: Program | undefined;

/** Opens the database in this folder; refuses where another process has it, because two would lose each other's rows. */
export async function openEmbedded(folder: string): Promise<Embedded> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lock(join(folder, 'lock'));
  // The path of a socket may have about a hundred bytes: it lies in a short private folder, wherever the data lie.
  const host = mkdtempSync(join(tmpdir(), 'siege-'));
  const tidy = () => {
    rmSync(host, { recursive: true, force: true });
    unlock();
  };
  process.once('exit', tidy);
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder: join(folder, 'pg'), socket: join(host, SOCKET), program } satisfies EmbeddedPlace,
  });
  try {
    [program] = await Promise.race([once(worker, 'message'), failed(worker)]);
  } catch (cause) {
    tidy();
    throw cause;
  }
  return {
    host,
    async close() {
      worker.postMessage('close');
      await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
      await worker.terminate();
      process.off('exit', tidy);
      tidy();
    },
  };
}

async function failed(worker: Worker): Promise<never> {
  const [cause] = await once(worker, 'error');
  throw cause;
}

/** The folders that this process has taken. */
const held = new Set<string>();

/** Takes the folder for this process; one left by a process that has died is taken over. */
function lock(file: string): () => void {
  for (;;) {
    try {
      writeFileSync(file, `${process.pid}`, { flag: 'wx' });
      held.add(file);
      return () => {
        held.delete(file);
        rmSync(file, { force: true });
      };
    } catch (cause) {
      if (!isCode(cause, 'EEXIST')) throw cause;
    }
    const pid = Number(readFileSync(file, 'utf8'));
    // One with our own number that we do not hold was left by a process that had it before us.
    if (held.has(file) || (pid !== process.pid && lives(pid)))
      throw new Refused([
        {
          rule: '',
          text: `the data folder is in use by process ${pid}; stop it first, or choose another --data`,
        },
      ]);
    rmSync(file, { force: true });
  }
}

function lives(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (cause) {
    return isCode(cause, 'EPERM');
  }
}
const isCode = (cause: unknown, code: string): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === code;
