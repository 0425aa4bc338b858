import { Refused } from '@siegeworks/contract';
import type { Report } from '@siegeworks/lab';
import { checkPlan, planned, playOne, seating, simulate } from '@siegeworks/lab';
import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { games } from './toys.ts';

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

/** What must hold between the numbers of any report of a game with exactly one winner or a draw. */
function consistent(report: Report): void {
  expect(report.finished + report.errors.length).toBe(report.games);
  expect(sum(report.winsBySeat) + report.draws).toBe(report.finished);
  expect(sum(Object.values(report.winsByPlayer)) + report.draws).toBe(report.finished);
  expect(sum(Object.values(report.endings))).toBe(report.finished);
  expect(report.turns.median).toBeLessThanOrEqual(report.turns.p95);
  expect(report.turns.p95).toBeLessThanOrEqual(report.turns.max);
  expect(report.picks).toBeGreaterThanOrEqual(report.picksPerGame.max);
  if (Object.keys(report.winsByDeck).length === 0) return;
  const decks = Object.values(report.winsByDeck);
  expect(sum(decks.map(deck => deck.wins)) + report.draws).toBe(report.finished);
  expect(sum(decks.map(deck => deck.games))).toBe(report.finished * report.seats);
}
const timeless = ({ seconds, picksPerSecond, ...rest }: Report) => rest;

describe('a report', () => {
  test.each([
    ['nim', nim],
    ['thieves', thieves],
  ])('of %s adds up and comes out the same again', (_id, game) => {
    const run = { game, games: 24, players: ['random', 'greedy'], seed: 'one' };
    const report = simulate(run);
    consistent(report);
    expect(report.finished).toBe(24);
    expect(timeless(simulate(run))).toEqual(timeless(report));
    expect(simulate({ ...run, seed: 'two' }).picks).not.toBe(report.picks);
  });

  test('tells who began from who sat where', () => {
    const second = {
      ...nim,
      audit: { ...nim.audit, begins: () => 1 },
    };
    const { winsOfFirst, winsBySeat } = simulate({ game: second, games: 24, seed: 'one' });
    expect(winsOfFirst).toEqual({ wins: winsBySeat[1], games: 24 });
    expect(winsBySeat[1]).not.toBe(winsBySeat[0]);
  });

  test('does not change when the laws are checked or coverage is recorded', () => {
    const run = { game: thieves, games: 6, players: ['random', 'greedy'], seed: 'laws' };
    const { command: _command, check: _check, ...plain } = timeless(simulate(run));
    const { coverage, ...checked } = timeless(simulate({ ...run, check: true, coverage: true }));
    expect(checked).toMatchObject(plain);
    expect(coverage?.expected).toBeGreaterThan(coverage?.never.length ?? 0);
  });

  test('lists what never ran, and only that', () => {
    const { coverage } = simulate({ game: nim, games: 3, coverage: true });
    expect(coverage?.never).toEqual([]);
    const short = simulate({ game: thieves, games: 1, coverage: true, options: { hand: 0 }, seed: '3' });
    expect(short.coverage?.never).toContain('card Beggar');
    expect(short.coverage?.never).not.toContain('turns.act');
  });

  test('more than two players: every seat counts', () => {
    const report = simulate({ game: thieves, games: 9, seats: 3, players: ['random', 'random', 'greedy'] });
    consistent(report);
    expect(report.winsBySeat).toHaveLength(3);
    expect(report.winsByDeck.street.games).toBe(27);
  });
});

describe('seats', () => {
  test('different players meet in mirrored games with the same seed', () => {
    const plan = planned(thieves, { players: ['random', 'greedy'], seed: 'x' });
    const [a, b, c] = [0, 1, 2].map(index => seating(thieves, plan, index));
    expect(b.seed).toBe(a.seed);
    expect(a.players).toEqual(['random', 'greedy']);
    expect(b.players).toEqual(['greedy', 'random']);
    expect(c.seed).not.toBe(a.seed);
  });

  test('equal players never play the same game twice', () => {
    const plan = planned(thieves, { players: ['random', 'random'], seed: 'x' });
    expect(seating(thieves, plan, 1).seed).not.toBe(seating(thieves, plan, 0).seed);
  });

  test('without named decks every combination has its turn', () => {
    const two = {
      ...thieves,
      catalogue: {
        ...thieves.catalogue,
        decks: ['a', 'b'].map(id => ({ id, name: id, text: '', cards: {} })),
      },
    };
    const pairs = [0, 1, 2, 3].map(index => seating(two, planned(two), index).decks.join(''));
    expect(new Set(pairs)).toEqual(new Set(['aa', 'ab', 'ba', 'bb']));
  });

  test('with the same deck for all every deck meets itself in turn', () => {
    const two = {
      ...thieves,
      catalogue: {
        ...thieves.catalogue,
        decks: ['a', 'b'].map(id => ({ id, name: id, text: '', cards: {} })),
      },
    };
    const plan = planned(two, { decks: ['same'], players: ['random', 'greedy'] });
    expect(plan.seats).toBe(two.about.seats.min);
    expect([0, 1, 2, 3].map(index => seating(two, plan, index).decks.join(''))).toEqual([
      'aa',
      'aa',
      'bb',
      'bb',
    ]);
    expect(() => checkPlan({ ...two, catalogue: { ...two.catalogue, decks: [] } }, plan)).toThrow('same');
  });
});

describe('trouble', () => {
  const faulty = games.find(game => game.about.id === 'faulty') ?? nim;

  test('a game that throws is reported with its seed, its pick and the command that reproduces it', () => {
    const report = simulate({ game: faulty, games: 20, players: ['greedy'], seed: 'bad luck' });
    consistent(report);
    expect(report.errors.length).toBeGreaterThan(0);
    const [error] = report.errors;
    expect(error.text).toContain('the first heap is cursed');
    expect(error.command).toBe(
      `siege sim faulty --games 20 --players greedy --seats 2 --seed 'bad luck' --only ${error.game}`,
    );
    const plan = planned(faulty, { games: 20, players: ['greedy'], seed: 'bad luck' });
    const again = playOne(faulty, plan, error.game);
    expect(again.failure?.pick).toBe(error.pick);
    expect(again.seed).toBe(error.seed);
  });

  test('a game without end stops at its bound', () => {
    const endless = {
      ...nim,
      about: { ...nim.about, bound: 3 },
    };
    const { errors } = simulate({ game: endless, games: 2 });
    expect(errors.map(({ law, pick }) => [law, pick])).toEqual([
      ['ending', 3],
      ['ending', 3],
    ]);
  });

  test.each([
    [{ players: ['nobody'] }, 'there is no player named nobody; players are random, habit, greedy'],
    [{ players: [] }, '0 players for 2 seats'],
    [{ decks: ['road', 'street'] }, 'Thieves has no deck road; it has street'],
    [{ decks: ['street', 'street'], seats: 3 }, '2 decks for 3 seats: name one per seat'],
    [{ seats: 9 }, 'Thieves has 2 to 4 seats, not 9'],
    [{ games: 0 }, 'the number of games must be a whole number from 1 to 1000000000, not 0'],
    [{ options: { hand: 77 } }, 'hand cannot be 77: a whole number from 0 to 4 (TH-1)'],
  ])('%j is refused', (said, text) => {
    const run = () => simulate({ game: thieves, ...(said as object) });
    expect(run).toThrow(Refused);
    expect(run).toThrow(text);
  });
});
