import type { CampaignKind, WarResult } from '@siegeworks/arcania';
import { afterWar, arcania, newCampaign, nextWar, warResult } from '@siegeworks/arcania';
import { arcaniaKit } from '@siegeworks/arcania/scene';
import type { Seat } from '@siegeworks/kernel';
import { advance, begin } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { eliminate } from '../src/rules/eliminate.ts';
import type { War } from '../src/state/state.ts';

const CONFIG = { players: [{ deck: 'dwarf-deep-hammers' }, { deck: 'undead-grave-host' }] };
const OTHER = [{ deck: 'elf-silver-court' }, { deck: 'undead-grave-host' }];

const wonBy = (winner: Seat | null, next = 0): WarResult => ({ winner, starter: 0, next });
function series(kind: CampaignKind, winners: (Seat | null)[], seats = 2) {
  return winners.reduce((c, winner) => afterWar(c, wonBy(winner)), newCampaign(kind, seats));
}
/** A War of `seats` players in the middle of the turn of `turn`. */
function war(seats: number, turn: Seat): War {
  const sides = Object.fromEntries(Array.from({ length: seats }, (_, i) => [`P${i + 1}`, {}]));
  const s = arcaniaKit.arrange({ ...sides, turn: `P${turn + 1}`, phase: 'before' });
  advance(arcania.rules, s);
  return s;
}

test('AK-331: a Campaign is won with 3 wins of 5, or with 4 of 7', () => {
  expect(series('3-of-5', [0, 0]).winner).toBeNull();
  expect(series('3-of-5', [0, 1, 1, 0, 0])).toMatchObject({ winner: 0, wins: [3, 2], wars: 5 });
  expect(series('4-of-7', [1, 1, 1]).winner).toBeNull();
  expect(series('4-of-7', [1, 1, 0, 1, 1])).toMatchObject({ winner: 1, wins: [1, 4] });
  expect(series('single', [1]).winner).toBe(1);
});

test('AK-331: the same players fight all the Wars', () => {
  const config = { ...CONFIG, options: { campaignDeckChange: true } };
  expect(() => nextWar(series('3-of-5', [0]), config, [...OTHER, ...OTHER])).toThrow(/AK-331/);
});

test('AK-332: each War starts afresh with full decks', () => {
  const next = nextWar(afterWar(newCampaign('3-of-5', 2), wonBy(0, 1)), CONFIG);
  const s = begin(arcania, next, 'second War');
  expect(next.players).toEqual(CONFIG.players);
  for (const player of s.players) {
    expect(player.deck.length + player.hand.length).toBe(60);
    expect(player).toMatchObject({ castleDamage: 0, row: [], discard: [] });
  }
});

test('AK-332: decks change between Wars only with the option', () => {
  const campaign = series('3-of-5', [0]);
  expect(() => nextWar(campaign, CONFIG, OTHER)).toThrow(/AK-332/);
  const free = { ...CONFIG, options: { campaignDeckChange: true } };
  expect(nextWar(campaign, free, OTHER).players).toEqual(OTHER);
  expect(arcania.setup.check(nextWar(campaign, free, OTHER))).toEqual([]);
});

test('AK-333: a drawn War counts for nobody', () => {
  expect(series('3-of-5', [0, null, 0, null])).toMatchObject({ wins: [2, 0], wars: 4, winner: null });
});

test('AK-333, AK-R96: after a draw the same player begins again', () => {
  const s = war(2, 1);
  s.starter = 0;
  eliminate(s, [0, 1], 'destruction');
  expect(warResult(s)).toEqual({ winner: null, starter: 0, next: 0 });
});

test('AK-334: the first War begins at random, the next with the loser of the last', () => {
  const first = newCampaign('3-of-5', 2);
  expect(nextWar(first, CONFIG).options).toMatchObject({ firstPlayer: -1 });
  const s = war(2, 1);
  eliminate(s, [0], 'destruction');
  expect(warResult(s)).toMatchObject({ winner: 1, next: 0 });
  const config = nextWar(afterWar(first, warResult(s)), CONFIG);
  expect(begin(arcania, config, 'loser begins')).toMatchObject({ turn: 0, starter: 0 });
});

test('AK-334: with three players the one who fell first begins the next War', () => {
  const s = war(3, 0);
  eliminate(s, [2], 'attrition');
  eliminate(s, [1], 'destruction');
  expect(warResult(s)).toMatchObject({ winner: 0, next: 2 });
});

test('AK-335: with three players a Campaign may take more Wars than 5', () => {
  const six = series('3-of-5', [0, 1, 2, 0, 1, 2], 3);
  expect(six).toMatchObject({ winner: null, wars: 6 });
  expect(afterWar(six, wonBy(2))).toMatchObject({ winner: 2, wars: 7 });
});

test('AK-335: no War is fought after the Campaign is won', () => {
  const over = series('3-of-5', [0, 0, 0]);
  expect(() => afterWar(over, wonBy(1))).toThrow(/over/);
  expect(() => nextWar(over, CONFIG)).toThrow(/over/);
});

test('AK-336: of several who fell first together, the next clockwise after the active player begins', () => {
  const s = war(4, 2);
  eliminate(s, [1, 0], 'destruction');
  eliminate(s, [3], 'destruction');
  expect(warResult(s)).toMatchObject({ winner: 2, next: 0 });
});

test('AK-336: the active player, if among them, counts as last', () => {
  const s = war(3, 1);
  eliminate(s, [1, 0], 'destruction');
  expect(warResult(s)).toMatchObject({ winner: 2, next: 0 });
});
