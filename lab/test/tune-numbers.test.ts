import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Tuned, TuningLine, TuningOptions } from '@siegeworks/lab';
import {
  distanceOf,
  measuresOf,
  nearer,
  overlayText,
  readOverlay,
  readTuning,
  tunedLines,
  tuneNumbers,
  tuningJournal,
} from '@siegeworks/lab';
import { afterAll, describe, expect, test } from 'vitest';
import { tilt } from '../../kernel/test/toys/tilt.ts';
import { games } from './toys.ts';

const folder = mkdtempSync(join(tmpdir(), 'siege-tuning-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reading = {
  gameCalled: (id: string) => games.find(game => game.about.id === id),
  games: games.map(game => game.about.id),
  shelf: new URL('./toys.ts', import.meta.url).href,
};
const read = (text: string) => readTuning(text, reading).tuning;
function refused(text: string): string {
  try {
    read(text);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}
const TUNING = [
  'game: tilt',
  'players: random',
  'targets: { decks: [45, 55] }',
  'move: { reach: 5 }',
  'games: 128',
  'candidates: 2',
  'races: 10',
  'proof: 400',
  'seed: tug',
].join('\n');
const tuned = (text: string, options: Partial<TuningOptions> = {}): Promise<Tuned> =>
  tuneNumbers(tilt, read(text), { workers: 1, ...options });
const timeless = ({ seconds: _seconds, ...rest }: Tuned) => rest;

describe('what is to be tuned', () => {
  test('is read with what was not said, and only designed numbers may move', () => {
    const {
      movable,
      games: each,
      candidates,
      players,
    } = read('game: tilt\nplayers: random\ntargets: { first: [47, 54] }\n');
    expect(movable).toEqual([{ card: 'mouse', name: 'force', from: 3, low: 1, high: 5 }]);
    expect([each, candidates, players]).toEqual([400, 8, ['random', 'random']]);
    const bounded = read(`${TUNING.replace('reach: 5', 'reach: 5, bounds: { force: [2, 4] }')}\n`);
    expect(bounded.movable[0]).toMatchObject({ low: 2, high: 4 });
  });

  test('is refused with every reason at once, each with its line', () => {
    const told = refused(
      'game: tilt\nplayers: [queen, random]\ngames: 13\ntargets: { won: [1, 2], groups: [4, 5] }\nmove: { names: [tail], cards: [lion, lino] }\n',
    );
    expect(told).toMatch(/line 2: players.*|there is no player named queen/);
    expect(told).toMatch(/line 3: games must be a multiple of the 8 candidates, not 13/);
    expect(told).toMatch(/line 4: targets.won: won is for games that are played alone/);
    expect(told).toMatch(/line 4: targets.groups: decks of Tug of war come in no groups/);
    expect(told).toMatch(/line 5: move.names: no card has a designed number tail; there are force/);
    expect(told).toMatch(/line 5: move.cards: the numbers of lion are printed and stay as they are/);
    expect(told).toMatch(/line 5: move.cards: there is no card lino; did you mean lion\?/);
  });

  test('is refused when it is not a tuning at all', () => {
    const told = refused('game: tilt\ncandidates: 3\ntargets: { first: [9, 3], love: [1, 2] }\nhurry: yes\n');
    expect(told).toMatch(/unknown field "hurry"/);
    expect(told).toMatch(/line 3: targets has an unknown field "love"/);
    expect(told).toMatch(/line 3: targets.first must go from less to more, not from 9 to 3/);
    expect(told).toMatch(/line 2: candidates must be 2, 4/);
    expect(refused('game: nim\ntargets: { first: [47, 54] }\n')).toMatch(/Nim has no designed numbers/);
    expect(refused('game: tilt\ntargets: {}\n')).toMatch(/line 2: targets must name at least one/);
  });
});

describe('how far games are from their targets', () => {
  const rates = (won: number, of: number) =>
    Array.from({ length: of }, (_, i) => [['decks/mouse', i < won ? 1 : 0] as const]);

  test('is nothing in the middle of the band and one at its edge, however few the games', () => {
    const targets = { decks: [40, 60] } as const;
    expect(Math.abs(distanceOf(targets, rates(5000, 10_000)))).toBeLessThan(0.01);
    expect(distanceOf(targets, rates(6000, 10_000))).toBeCloseTo(1, 1);
    // Chance alone puts 20 games at 40 or 60 of a hundred as often as not: no loss is seen in that.
    expect(distanceOf(targets, rates(12, 20))).toBeLessThan(0);
    expect(measuresOf(targets, rates(5000, 10_000))).toMatchObject([
      { target: 'decks', of: 'mouse', value: 50, games: 10_000, inside: true },
    ]);
  });

  test('differs for sure only where the same deals say so', () => {
    const targets = { decks: [45, 55] } as const;
    const dice = playerDice('bootstrap');
    const pairs = (a: number, b: number) => rates(a, 100).map((each, i) => [each, rates(b, 100)[i]] as const);
    expect(nearer(targets, pairs(20, 50), dice)).toBeGreaterThan(0.99);
    expect(nearer(targets, pairs(50, 20), dice)).toBeLessThan(0.01);
    expect(nearer(targets, pairs(48, 48), dice)).toBe(0.5);
  });
});

describe('tuning numbers', () => {
  test('moves the designed number to where both win as often, and proves it in fresh games', async () => {
    const found = await tuned(TUNING);
    expect(found.moves).toHaveLength(1);
    expect(found.moves[0]).toMatchObject({ card: 'mouse', name: 'force' });
    expect(found.moves[0].to).toBeGreaterThan(5);
    expect(found.races).toHaveLength(10);
    expect(found.proof).toMatchObject({ proved: true });
    const overlay = overlayText(tilt, found) ?? '';
    expect(readOverlay(overlay, tilt).cards).toEqual({ mouse: { force: found.moves[0].to } });
    expect(overlay).toMatch(/before:\n.*decks lion: \d\d\.\d % \(\d\d\.\d to \d\d\.\d\) of \d+/);
    expect(tunedLines(tilt, found).join('\n')).toMatch(/Fresh games: proved/);
  });

  test('keeps within the bounds, and writes nothing that is not proved', async () => {
    const found = await tuned(TUNING.replace('reach: 5', 'reach: 5, bounds: { force: [2, 4] }'));
    expect(
      found.races
        .flatMap(({ candidates }) => candidates.flatMap(({ moves }) => moves.map(({ to }) => to)))
        .every(to => to >= 2 && to <= 4),
    ).toBe(true);
    expect(overlayText(tilt, { ...found, proof: null })).toBe(null);
  });

  test('finds the same however often it is stopped, on however many threads', async () => {
    const short = TUNING.replace('races: 10', 'races: 3').replace('proof: 400', 'proof: 64');
    const whole = await tuned(short, { workers: 2 });
    const file = join(mkdtempSync(join(folder, 'tug-')), 'tug.jsonl');
    const written: TuningLine[] = [];
    for (let part = 0; part < 12; part++) {
      const journal = tuningJournal(file, tilt, read(short));
      const stop = new AbortController();
      let fresh = 0;
      const found = await tuned(short, {
        ...{ known: journal.known, signal: stop.signal },
        onLine(line) {
          journal.write(line);
          written.push(line);
          if (++fresh === 300) stop.abort();
        },
      });
      if (found.interrupted) continue;
      expect(timeless(found)).toEqual(timeless(whole));
      const keys = written.map(({ stage, trial, played }) => `${stage}/${trial}/${played.index}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(part).toBeGreaterThan(1);
      return;
    }
    expect.unreachable('the tuning never ended');
  });
});
