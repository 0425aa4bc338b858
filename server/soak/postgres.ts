import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL of our own in a temporary folder, on a private socket. */
export interface Postgres {
  url: string;
  /** Stops it, and starts it again after something was done without it. */
  restart(without: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Where PostgreSQL's programs are, or `null` where it is not installed. */
export function findPostgres(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = folders.flatMap(folder => globSync(join(folder, 'initdb')));
  const debian = globSync('/usr/lib/postgresql/*/bin/initdb').sort();
  const found = inPath[0] ?? debian.at(-1);
  return found ? dirname(found) : null;
}

export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'siege-pg-'));
  const user = whoRuns();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'],
    {
      ...user,
      stdio: 'ignore',
    },
  );
  const start = () =>
    spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
      ...user,
      stdio: 'ignore',
    });
  let child = start();
  const url = `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`;
  await ready(url, child);
  return {
    url,
    async restart(without) {
      await ended(child);
      try {
        await without();
      } finally {
        child = start();
        await ready(url, child);
      }
    },
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  await gone;
}

/** PostgreSQL refuses to run as root: then its own user does, where there is one. */
function whoRuns(): { uid?: number; gid?: number; cwd: string } {
  if (process.getuid?.() !== 0) return { cwd: tmpdir() };
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g'), cwd: tmpdir() };
}

/** Tries until it answers; a minute is enough even on a busy machine. */
async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let n = 0; n < 300 && child.exitCode === null; n++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(200);
    }
  }
  throw new Error('PostgreSQL did not start');
}
