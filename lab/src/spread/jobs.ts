import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Refused } from '@siegeworks/contract';
import { shown } from '@siegeworks/files';
import pg from 'pg';
import { fromPglite, PgBoss } from 'pg-boss';
import type { Played } from '../played.ts';
import { QUEUE } from './queue.ts';

/** Everything of ours in a database lies under this name. */
const SCHEMA = 'siege_lab';
/** A worker that has been silent for this many seconds is gone, and another one takes its games. The least that pg-boss allows. */
const SILENCE = 10;

/** Two workers that start at the same moment would both find no table, and one of them would fail. */
const TABLE = `do $$ begin
  perform pg_advisory_xact_lock(7421);
  create table if not exists ${SCHEMA}.played
    (run text, arm int, game int, played jsonb not null, primary key (run, arm, game));
end $$`;

/** Jobs and their results in one database: PostgreSQL for many machines, or a database of our own in a folder. */
export class Jobs {
  readonly boss: PgBoss;
  readonly #query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;
  readonly #close: () => Promise<void>;

  private constructor(boss: PgBoss, query: Jobs['query'], close: () => Promise<void>) {
    this.boss = boss;
    this.#query = query;
    this.#close = close;
  }

  static async open(where: { url: string } | { folder: string }): Promise<Jobs> {
    const jobs = 'url' in where ? shared(where.url) : await own(where.folder);
    try {
      await jobs.boss.start();
      await jobs.boss.createQueue(QUEUE, {
        heartbeatSeconds: SILENCE,
        // However often workers are lost: what is played twice is counted once.
        retryLimit: 1000,
        expireInSeconds: 86_399,
      });
      await jobs.query(TABLE, []);
      return jobs;
    } catch (error) {
      await jobs.close().catch(() => {});
      throw new Refused([
        {
          rule: '',
          text: `the database cannot be used: ${shown(error instanceof Error ? error.message : error)}`,
        },
      ]);
    }
  }

  static of(boss: PgBoss, query: Jobs['query'], close: () => Promise<void>): Jobs {
    // Without a listener a lost connection would end the program; whoever asks next hears of it.
    boss.on('error', () => {});
    return new Jobs(boss, query, close);
  }

  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    return this.#query(text, values);
  }

  /** Keeps a game; what is known already stays as it is. */
  async keep(run: string, arm: number, played: Played): Promise<void> {
    await this.query(`insert into ${SCHEMA}.played values ($1, $2, $3, $4) on conflict do nothing`, [
      run,
      arm,
      played.index,
      JSON.stringify(played),
    ]);
  }
  /** Which of these games are known. */
  async known(run: string, arm: number, games: readonly number[]): Promise<Played[]> {
    const { rows } = await this.query(
      `select played from ${SCHEMA}.played where run = $1 and arm = $2 and game = any($3)`,
      [run, arm, games],
    );
    return (rows as { played: Played }[]).map(({ played }) => played);
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false }).catch(() => {});
    await this.#close();
  }
}

/** How often pg-boss looks for workers that are gone, in seconds. */
const WATCH = { superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 };

function shared(url: string): Jobs {
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, application_name: 'siege lab', ...WATCH });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  return Jobs.of(
    boss,
    (text, values) => pool.query(text, values),
    () => pool.end(),
  );
}

async function own(folder: string): Promise<Jobs> {
  const database = await PGlite.create({ dataDir: join(folder, 'jobs') });
  const boss = new PgBoss({ db: fromPglite(database), backend: 'pglite', schema: SCHEMA, ...WATCH });
  return Jobs.of(
    boss,
    (text, values) => database.query(text, values),
    () => database.close(),
  );
}
