import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Jobs } from '@siegeworks/lab/jobs';
import type { Postgres } from '@siegeworks/server/testing/postgres';
import { findPostgres, startPostgres } from '@siegeworks/server/testing/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder, siege, TOYS } from './siege.ts';

const plan = join(folder, 'spread.yaml');
writeFileSync(plan, 'title: Spread\ngame: thieves\nplayers: greedy\ngames: 150\nseed: spread\n');
const out = (name: string) => join(folder, `${name}.study`);
const lab = (name: string, ...more: string[]) =>
  siege(['lab', 'run', plan, '--out', out(name), '--shelf', TOYS, '--workers', '1', ...more]);
/** What a study found out, but for the time that it took. */
function found(name: string): unknown {
  const { seconds: _seconds, ...rest } = JSON.parse(readFileSync(join(out(name), 'result.json'), 'utf8'));
  return rest;
}
/** Every game once, in whatever order. */
const games = (name: string) =>
  readFileSync(join(out(name), 'games.jsonl'), 'utf8')
    .trim()
    .split('\n').length - 1;

beforeAll(async () => {
  expect((await lab('alone')).code).toBe(0);
});

test('a study through jobs in a database of its own finds the same, and continues where it was', async () => {
  expect(await lab('own', '--jobs')).toMatchObject({ code: 0 });
  expect([found('own'), games('own')]).toEqual([found('alone'), 150]);
  expect(await lab('own', '--jobs')).toMatchObject({ code: 0 });
  expect(games('own')).toBe(150);
});

test('what is not a database is refused', async () => {
  expect(await siege('lab worker')).toMatchObject({
    code: 2,
    err: expect.stringContaining('needs --database'),
  });
  expect(await siege('lab worker --database mysql://x')).toMatchObject({
    code: 2,
    err: expect.stringContaining('postgres://'),
  });
  const nowhere = await siege(['lab', 'worker', '--database', 'postgres://x@127.0.0.1:1/x']);
  expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('the database cannot be used') });
});

const programs = findPostgres();
describe.skipIf(programs === null)('on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres?.stop());

  test('workers share a study, one of them is killed in the middle, and no game is lost or counted twice', async () => {
    const work = ['lab', 'worker', '--database', postgres.url, '--workers', '1'];
    const started: ChildProcess[] = [];
    const worker = () =>
      siege(work, { direct: true, open: true, onStart: child => void started.push(child) });
    const study = lab('shared', '--database', postgres.url);
    const victim = worker();
    const jobs = await Jobs.open({ url: postgres.url });
    await expect
      .poll(async () => (await jobs.query('select * from siege_lab.played limit 1', [])).rows.length)
      .toBe(1);
    started.pop()?.kill('SIGKILL');
    expect((await victim).code).toBeNull();
    await jobs.close();
    const others = [worker(), worker()];
    expect(await study).toMatchObject({ code: 0 });
    expect([found('shared'), games('shared')]).toEqual([found('alone'), 150]);
    for (const child of started) child.kill('SIGINT');
    const said = await Promise.all(others);
    for (const { code, out: text } of said)
      expect([code, text]).toEqual([0, expect.stringMatching(/played\n$/)]);
  });
});
