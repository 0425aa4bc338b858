import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@siegeworks/contract';
import type { ArmResult, StudyLine, StudyPlan } from '@siegeworks/lab';
import {
  armPlan,
  compare,
  gamesCsv,
  gamesForWidth,
  htmlReport,
  playOne,
  ratesCsv,
  readPlan,
  readResult,
  resultOf,
  runStudy,
  studyJournal,
} from '@siegeworks/lab';
import { afterAll, describe, expect, test } from 'vitest';
import { randomDeck } from '../src/random-deck.ts';
import { games } from './toys.ts';

const folder = mkdtempSync(join(tmpdir(), 'siege-study-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shelf = new URL('./toys.ts', import.meta.url).href;
const reading = {
  gameCalled: (id: string) => games.find(game => game.about.id === id),
  games: games.map(game => game.about.id),
  overlay: () => {
    throw new Error('there is no such file');
  },
  shelf,
};
const read = (text: string): { study: StudyPlan; game: Game } => readPlan(text, reading);
function refused(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
  return [];
}
const PLAN = 'game: nim\nplayers: [greedy, random]\ngames: 6\nseed: study\n';

describe('the plan of a study', () => {
  test('is read with what was not said', () => {
    expect(read('game: nim\nplayers: random\n').study).toMatchObject({
      ...{ title: 'Nim: All games', players: ['random', 'random'], seats: 2, games: 100, seed: '1' },
      arms: [{ name: 'All games', options: {}, overlay: null }],
    });
  });

  test('is refused with every reason at once, each with its line', () => {
    const told = refused('game: nim\nplayers: 7\ngames: none\ncolour: red\nluck: { deals: 0 }\n');
    expect(told).toHaveLength(5);
    expect(told.join('\n')).toMatch(/line 2: players must be/);
    expect(told.join('\n')).toMatch(/line 3: games must be a whole number/);
    expect(told.join('\n')).toMatch(/unknown field "colour"/);
    expect(told.join('\n')).toMatch(/line 5: luck.deals must be from 1/);
    expect(told.join('\n')).toMatch(/luck.tries must be/);
  });

  test('is refused for what the game does not know', () => {
    expect(refused('game: nin\n')).toEqual(['line 1: game nin is not on the shelf; did you mean nim?']);
    const told = refused(
      'game: nim\nplayers: [queen]\ncompare:\n  - {}\n  - options: { heaps: 9 }\n  - overlay: x\n',
    );
    expect(told.join('\n')).toMatch(/there is no player named queen/);
    expect(told.join('\n')).toMatch(/line 5: compare\[1\]: heaps cannot be 9/);
    expect(told.join('\n')).toMatch(/line 6: compare\[2\].overlay: there is no such file/);
    expect(refused('game: [nim\n')[0]).toMatch(/^line 2: /);
    expect(refused(`${PLAN}width: 5\n`)).toEqual([
      'line 5: width and games cannot both be set: name one of them',
    ]);
  });

  test('plays as many games as an interval of this width needs', () => {
    expect(gamesForWidth(10)).toBe(381);
    expect(read('game: nim\nplayers: random\nwidth: 10\n').study.games).toBe(381);
    expect(read('game: nim\nplayers: [random, greedy]\nwidth: 10\n').study.games).toBe(382);
  });
});

describe('a study', () => {
  const { study, game } = read(PLAN);
  const lines = Array.from({ length: study.games }, (_, index): StudyLine => {
    return { arm: 0, played: playOne(game, armPlan(game, study, study.arms[0]), index) };
  });

  test('plays every game once, whatever was known before', async () => {
    const fresh: StudyLine[] = [];
    const known = lines.slice(0, 2);
    const result = await runStudy(game, study, { workers: 2, known, onLine: line => fresh.push(line) });
    expect(fresh.map(({ played }) => played?.index).sort()).toEqual([2, 3, 4, 5]);
    expect(result.arms).toEqual(resultOf(game, study, lines).arms);
    expect(result.arms[0]).toMatchObject({ games: 6, finished: 6, stalls: { games: 6, rate: 0 } });
    expect(result.arms[0].players.map(({ id, games: n }) => [id, n])).toEqual([
      ['greedy', 6],
      ['random', 6],
    ]);
  });

  test('is kept line by line, and continues from there', () => {
    const file = join(folder, 'kept.jsonl');
    const journal = studyJournal(file, game, study);
    for (const line of lines) journal.write(line);
    expect(studyJournal(file, game, study).known).toEqual(lines);
    expect(() => studyJournal(file, game, { ...study, seed: 'other' })).toThrow(/keeps another run \(seed\)/);
  });

  test('is written as HTML without a reference to anything outside, as CSV and as JSON', () => {
    const result = resultOf(game, { ...study, title: '<b>Nim & co</b>' }, lines);
    const page = htmlReport(result);
    expect(page).toContain('&lt;b&gt;Nim &amp; co&lt;/b&gt;');
    expect(page).not.toMatch(/<(script|link|img)[^>]+(src|href)=/);
    expect(gamesCsv(study, lines).split('\r\n')).toHaveLength(lines.length + 2);
    expect(ratesCsv(result)).toMatch(/^arm,kind,what,wins,draws,games,rate,low,high\r\n/);
    expect(readResult(JSON.stringify(result))).toEqual(result);
    expect(() => readResult('{"format":"something"}')).toThrow(/not the result of a study/);
  });
});

describe('what a study says', () => {
  const { study, game } = read(`${PLAN}compare: [{ name: one }, { name: two }]\n`);
  const [base] = resultOf(game, study, []).arms;
  const rate = (wins: number, games: number) => ({
    wins,
    draws: 0,
    games,
    rate: wins / games,
    low: 0,
    high: 1,
  });
  const deck = (id: string, wins: number) => ({ id, name: id, ...rate(wins, 1000) });
  const arm = (change: Partial<ArmResult>): ArmResult => ({
    ...base,
    finished: 1000,
    turns: { 10: 1000 },
    ...change,
  });

  test('is sure only after correcting for all that was looked at', () => {
    const before = arm({ first: rate(500, 1000), decks: ['a', 'b', 'c', 'd'].map(id => deck(id, 500)) });
    const after = arm({
      first: rate(600, 1000),
      decks: [deck('a', 548), ...['b', 'c', 'd'].map(id => deck(id, 500))],
    });
    const { findings, looked } = compare(before, after);
    const verdicts = Object.fromEntries(findings.map(({ about, verdict }) => [about, verdict]));
    expect(verdicts).toEqual({ first: 'sure', 'decks/a': 'likely', turns: 'not seen' });
    expect(findings[0].text).toBe('600 of 1,000 instead of 500 of 1,000: 10 points more, between 6 and 14.');
    expect(looked).toBeGreaterThan(6);
  });

  test('names what was looked for and not seen, and how many games would show it', () => {
    const same = arm({ first: rate(500, 1000), decks: [deck('a', 500), deck('b', 510)] });
    expect(compare(same, same).findings.map(({ about, verdict }) => [about, verdict])).toEqual([
      ['turns', 'not seen'],
      ['first', 'not seen'],
      ['decks', 'not seen'],
    ]);
  });
});

test('a random deck is legal, and the same for the same seed', () => {
  const [nim] = games.filter(({ about }) => about.id === 'nim');
  const card = (id: string) => ({ id, name: id, type: '', text: '', facts: [], set: '' });
  const deck = { id: 'ready', name: 'Ready', text: '', cards: { a: 3, b: 3 } };
  const copies = (cards: Record<string, number> = {}) => Object.values(cards);
  const built: Game = {
    ...nim,
    catalogue: { decks: [deck], cards: ['a', 'b', 'c', 'd', 'e'].map(card) },
    setup: {
      ...nim.setup,
      check: ({ players: [{ cards }] }) => {
        const legal = copies(cards).reduce((a, b) => a + b, 0) === 6 && copies(cards).every(n => n <= 3);
        return legal ? [] : [{ rule: '', text: 'not legal' }];
      },
    },
  };
  const one = randomDeck(built, [deck], 'x');
  expect(built.setup.check({ players: [one] })).toEqual([]);
  expect(randomDeck(built, [deck], 'x')).toEqual(one);
  const many = new Set(['x', 'y', 'z'].map(seed => JSON.stringify(randomDeck(built, [deck], seed))));
  expect(many.size).toBeGreaterThan(1);
});
