import type { Table, Tiny } from '@siegeworks/bench';
import { boardgameIo, compare, enumerate, KINDS, tiny } from '@siegeworks/bench';
import { decide, greedy } from '@siegeworks/bots';
import { begin, pending, play } from '@siegeworks/kernel';
import { expected, playerDice, underLaws } from '@siegeworks/kernel/laws';
import { describe, expect, test } from 'vitest';

const config = { players: [{}, {}] };
const start = (seed: string): Tiny => {
  const s = begin(tiny, config, seed);
  s.events = null;
  return s;
};
const peer = boardgameIo();
if (!peer) throw new Error('boardgame.io is a development dependency: npm ci installs it');

/** The same cards in the same order on both tables, before anybody has drawn. */
function sameDeal(s: Tiny, table: Table): void {
  const theirs = table.g();
  s.sides = structuredClone(theirs.sides);
  s.turns = theirs.turns;
}

describe('the tiny card game', () => {
  test('is 30 cards of 12 kinds', () => {
    expect(KINDS).toHaveLength(12);
    expect(KINDS.reduce((sum, { count }) => sum + count, 0)).toBe(30);
    const all = (field: 'cost' | 'attack' | 'health') => new Set(KINDS.map(kind => kind[field]));
    expect(all('cost')).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(all('attack')).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(all('health')).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('keeps the laws of the kernel', () => {
    for (const seed of ['1', '2', '3']) {
      expect(underLaws({ game: tiny, config, seed })).toMatchObject({ broken: [], finished: true });
    }
    expect(expected(tiny)).toContain('event attacked');
  });

  test('can be played by bots', () => {
    const s = start('bots');
    for (let n = 0; s.over === null && n < tiny.about.bound; n++) {
      play(tiny, s, decide(tiny, s, greedy, `${n}`));
    }
    expect(s.over).not.toBeNull();
  });

  test.each([
    ['reducer', peer.reducer],
    ['client', peer.client],
  ])('has the same moves, tables and winners on boardgame.io: %s', (_way, open) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const table = open(seed);
      const s = start('any');
      sameDeal(s, table);
      const dice = playerDice(seed);
      let moves = 0;
      for (let asked = pending(tiny, s); asked !== null; asked = pending(tiny, s)) {
        const theirs = enumerate(table.g(), table.current());
        expect(theirs).toHaveLength(asked.options.length);
        expect(table.current()).toBe(`${asked.seat}`);
        const n = Math.floor(dice() * theirs.length);
        expect(theirs[n].move).toBe(asked.options[n].kind);
        play(tiny, s, asked.options[n]);
        table.move(theirs[n]);
        expect(table.g().sides).toEqual(s.sides);
        moves++;
      }
      expect(table.over()).toBe(true);
      expect(moves).toBeGreaterThan(30);
    }
  });

  test('is compared in the same run', () => {
    const { rows, missing } = compare(0.2);
    expect(missing).toBeNull();
    expect(rows.map(({ engine }) => engine)).toEqual([
      'Siegeworks kernel',
      'boardgame.io 0.50.2, reducer',
      'boardgame.io 0.50.2, client',
    ]);
    expect(rows[0].ratio).toBe(1);
    for (const { ratio, movesPerSecond } of rows) {
      expect(movesPerSecond).toBeGreaterThan(0);
      expect(ratio).toBeCloseTo(rows[0].movesPerSecond / movesPerSecond, 0);
    }
  });
});
