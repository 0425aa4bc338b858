import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { GauntletTally, gainBetween, gauntletOf, gauntletPlan, playGauntletGame } from '../src/gauntlet.ts';
import { planned, seating } from '../src/plan.ts';
import { playOne } from '../src/played.ts';
import { simulate } from '../src/simulate.ts';

const decked = games.filter(game => game.catalogue.bench !== undefined);

test.each(decked.map(game => [game.about.id, game] as const))(
  'a gauntlet of %s has the figures of the same games as a simulation',
  (_id, game) => {
    const [{ cards, choices = {} }] = game.catalogue.decks;
    const plan = gauntletPlan(game, { cards, choices }, { player: 'random', games: 8, seed: 'x' });
    const tally = new GauntletTally();
    // In whatever order they arrive.
    for (const index of [7, 0, 3, 1, 2, 6, 5, 4]) tally.add(playGauntletGame(game, plan, index));
    const { all, rows, failed } = tally.report(
      game.catalogue.decks.map(({ id }) => id),
      Object.keys(cards),
    );
    const { game: _name, ...said } = plan;
    const report = simulate({ game, ...said });
    expect(failed).toBe(0);
    expect(all.games).toBe(8);
    expect({ wins: all.wins, games: 8 }).toEqual(report.winsByDeck.tried);
    expect(all.draws).toBe(report.draws);
    for (const { deck, games: met } of rows) expect(met, deck).toBe(report.winsByDeck[deck]?.games ?? 0);
  },
);

test('a castle has the games of a simulation with it, and every ready castle the same deals in turn', () => {
  const game = games.find(({ catalogue }) => catalogue.castles !== undefined);
  if (!game) throw new Error('no game with castles');
  const { ready = [] } = game.catalogue.castles ?? {};
  const choices = { ...ready[0].choices, provisions: 40 };
  const played = gauntletOf(game, { choices }, { player: 'random', games: 8, seed: 'x' });
  const tally = new GauntletTally();
  for (const index of [7, 0, 3, 1, 2, 6, 5, 4]) tally.add(played(index));
  const { all, rows } = tally.report(
    ready.map(({ id }) => id),
    [],
  );
  expect(all.games).toBe(4);
  const plan = planned(game, { games: 4, players: ['random'], seed: 'x', options: choices, follow: true });
  const { followed } = playOne(game, plan, 1);
  const drawn = Object.entries(followed?.cards[0] ?? {}).filter(([, stage]) => stage > 0);
  expect(played(2)).toMatchObject({ against: 'tried', drawn: drawn.map(([card]) => card) });
  expect(drawn.length).toBeGreaterThan(3);
  expect(rows.map(row => row.games)).toEqual(ready.map((_castle, i) => (i < 4 ? 1 : 0)));
});

test('the tried deck has either seat equally often, with the same seed against the same deck', () => {
  const [game] = decked;
  const plan = gauntletPlan(game, { deck: 'council-of-storms' }, { player: 'random', games: 8, seed: 'x' });
  const first = seating(game, plan, 4);
  const second = seating(game, plan, 5);
  expect(first.decks).toEqual(second.decks.toReversed());
  expect(first.seed).toBe(second.seed);
  expect(seating(game, plan, 6).decks[1]).not.toBe(first.decks[1]);
});

test('a gain is the mean of the differences in the same games, with its interval', () => {
  const game = (index: number, won: number) => ({
    index,
    against: '',
    won,
    began: true,
    drawn: [],
    failed: false,
  });
  const usual = [0, 1, 0, 1, 0, 0, 1, 0].map((won, i) => game(i, won));
  const other = [1, 1, 1, 1, 0, 0, 1, 0, 1].map((won, i) => game(i, won));
  const { games: n, gain, low, high } = gainBetween(usual, other);
  expect(n).toBe(8);
  expect(gain).toBe(0.25);
  expect(low).toBeLessThan(gain);
  expect(high - gain).toBeCloseTo(gain - low, 12);
});
