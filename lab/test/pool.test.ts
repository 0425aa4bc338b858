import type { Plan, PoolOptions, Report } from '@siegeworks/lab';
import { planned, simulate, simulateInWorkers } from '@siegeworks/lab';
import { describe, expect, test } from 'vitest';
import { games } from './toys.ts';

const shelf = new URL('./toys.ts', import.meta.url).href;

function run(
  id: string,
  said: Partial<Omit<Plan, 'game'>>,
  options: Partial<PoolOptions> = {},
): Promise<Report> {
  const game = games.find(each => each.about.id === id);
  if (!game) throw new Error(`no toy ${id}`);
  return simulateInWorkers(game, planned(game, { shelf, ...said }), { workers: 2, ...options });
}
const timeless = ({ seconds, picksPerSecond, ...rest }: Report) => rest;

describe('workers', () => {
  test('play the same games as one thread, however many there are', async () => {
    const said = { shelf, games: 12, players: ['random', 'greedy'], seed: 'same', coverage: true };
    const thieves = games.find(each => each.about.id === 'thieves') ?? games[0];
    const here = timeless(simulate({ game: thieves, ...said }));
    expect(timeless(await run('thieves', said, { workers: 1 }))).toEqual(here);
    expect(timeless(await run('thieves', said, { workers: 3 }))).toEqual(here);
  });

  test('tell how far they are', async () => {
    const seen: number[] = [];
    await run('nim', { games: 5 }, { onProgress: ({ played, games }) => seen.push(played, games) });
    expect(seen).toEqual([1, 5, 2, 5, 3, 5, 4, 5, 5, 5]);
  });

  test('only one game of a run', async () => {
    const said = { games: 8, players: ['random'], seed: 'only' };
    const all = await run('nim', said);
    const one = await run('nim', { ...said, only: 3 });
    expect(one.games).toBe(1);
    expect(one.finished).toBe(1);
    expect(one.picks).toBeLessThan(all.picks);
  });

  test('a game that hangs costs that game only', async () => {
    const said = { games: 2, players: ['greedy'], seed: 'h', options: { size: 3 } };
    const report = await run('hanging', said, { patience: 0.5 });
    expect(report.errors.length).toBeGreaterThan(0);
    expect(report.errors[0].text).toBe('took longer than 0.5 seconds');
    expect(report.finished + report.errors.length).toBe(2);
  });

  test('a worker that dies costs its game only', async () => {
    const report = await run('crashing', { games: 3, players: ['greedy'], seed: 'h', options: { size: 3 } });
    expect(report.errors.length).toBeGreaterThan(0);
    expect(report.errors[0].command).toMatch(/--only \d+ --shelf \S+toys\.ts$/);
    expect(report.finished + report.errors.length).toBe(3);
  });

  test('stop on request, and keep what they have', async () => {
    const stop = new AbortController();
    const report = await run(
      'nim',
      { games: 100_000 },
      { signal: stop.signal, onProgress: ({ played }) => played === 10 && stop.abort() },
    );
    expect(report.interrupted).toBe(true);
    expect(report.games).toBe(100_000);
    expect(report.finished).toBe(10);
    expect(report.command).toContain('--games 100000');
  });

  test('a run of a thousand million games is planned one by one', async () => {
    const stop = new AbortController();
    const options = { workers: 1, signal: stop.signal, onProgress: () => stop.abort() };
    const report = await run('nim', { games: 1e9 }, options);
    expect(report).toMatchObject({ games: 1e9, finished: 1, interrupted: true });
  });

  test('whoever listens and cannot go on ends the run with the reason', async () => {
    const onPlayed = () => {
      throw new Error('the disk is full');
    };
    await expect(run('nim', { games: 20 }, { onPlayed })).rejects.toThrow('the disk is full');
  });

  test('a shelf that cannot be loaded ends the run with the reason', async () => {
    const missing = new URL('./no-such-shelf.ts', import.meta.url).href;
    await expect(run('nim', { games: 2, shelf: missing })).rejects.toThrow('no-such-shelf');
  });
});
