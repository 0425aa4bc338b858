import type { BenchReport } from '@siegeworks/bench';
import { bench, benchText, measureEnvironment, measureGame, measureThinking, tiny } from '@siegeworks/bench';
import { expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';

test('the numbers of a game fit together', () => {
  const row = measureGame(thieves, 0.1);
  expect(row.game).toBe('thieves');
  expect(row.picksPerGame).toBeGreaterThan(10);
  expect(row.optionsPerQuestion).toBeGreaterThan(1);
  expect(row.picksPerSecond / row.gamesPerSecond / row.picksPerGame).toBeCloseTo(1, 1);
  expect(row.cloneMicroseconds).toBeGreaterThan(0);
  expect(row.stateBytes).toBeGreaterThan(JSON.stringify(thieves.catalogue.cards).length / 10);
});

test('thinking is measured at three moments of a game', () => {
  const { game, early, middle, late, megabytes } = measureThinking(thieves, 0.3);
  expect(game).toBe('thieves');
  for (const rate of [early, middle, late]) expect(rate).toBeGreaterThan(0);
  expect(megabytes).toBeLessThan(200);
});

test('an environment is measured in three ways', () => {
  const { game, ...rates } = measureEnvironment(thieves, 0.3);
  expect(game).toBe('thieves');
  expect(Object.keys(rates)).toEqual(['steps', 'observed', 'lines']);
  for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(0);
});

test('a report has a line per game and per engine', async () => {
  const told: string[] = [];
  const report = await bench([nim, tiny], 0.1, text => told.push(text));
  expect(told).toHaveLength(9);
  const lines = benchText(report).split('\n');
  expect(lines.filter(line => /^(nim|tiny) {2}/.test(line))).toHaveLength(8);
  expect(lines.filter(line => line.includes('boardgame.io 0.50.2'))).toHaveLength(2);
});

test('without the peer the table says so', () => {
  const alone: BenchReport = {
    node: 'v24',
    processor: '',
    seconds: 1,
    games: [],
    thinking: [],
    messages: [],
    environments: [],
    tiny: { rows: [{ engine: 'Siegeworks kernel', movesPerSecond: 5, ratio: 1 }], missing: 'not installed' },
  };
  expect(benchText(alone)).toContain('(not installed: no comparison)');
});
