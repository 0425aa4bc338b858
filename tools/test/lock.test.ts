import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acquire } from '../../scripts/lock.mjs';
import { folder } from './folder.ts';

const held = (content: string) => join(folder({ lock: content }), 'lock');
const dead = () => spawnSync(process.execPath, ['-e', '']).pid;
const unexpected = () => expect.unreachable('nobody holds this lock');

function sleeper() {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  onTestFinished(() => void child.kill());
  return child;
}

test('a free lock is taken and given back', async () => {
  const file = join(folder({}), 'lock');
  const lock = await acquire(file, unexpected);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} - `));
  lock.release();
  expect(existsSync(file)).toBe(false);
});

test('the second waits for the first', async () => {
  const file = join(folder({}), 'lock');
  const first = await acquire(file, unexpected);
  const waits: string[] = [];
  const second = acquire(file, pid => waits.push(pid));
  await expect.poll(() => waits).toEqual([String(process.pid)]);
  first.release();
  (await second).release();
});

test('a dead holder loses the lock', async () => {
  const lock = await acquire(held(`${dead()} - x`), unexpected);
  lock.release();
});

test('a holder whose number now belongs to another process loses it after a while', async () => {
  const file = held(`${process.pid} - x`);
  const old = new Date(Date.now() - 60_000);
  utimesSync(file, old, old);
  (await acquire(file, unexpected)).release();
});

test('a program that outlived its starter is waited for', async () => {
  const worker = sleeper();
  const file = held(`${dead()} ${worker.pid} x`);
  let waited = false;
  const lock = acquire(file, () => {
    waited = true;
  });
  await expect.poll(() => waited).toBe(true);
  worker.kill();
  (await lock).release();
});

test('whoever lost the lock does not give away the next one', async () => {
  const file = join(folder({}), 'lock');
  const first = await acquire(file, unexpected);
  const old = new Date(Date.now() - 60_000);
  utimesSync(file, old, old);
  const second = await acquire(file, unexpected);
  first.release();
  expect(existsSync(file)).toBe(true);
  second.release();
});
