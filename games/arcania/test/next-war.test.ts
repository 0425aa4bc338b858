import { arcania } from '@siegeworks/arcania';
import { arcaniaKit } from '@siegeworks/arcania/scene';
import type { MatchConfig, Seat } from '@siegeworks/contract';
import { advance, begin } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { eliminate } from '../src/rules/eliminate.ts';
import { nextWar } from '../src/rules/next-war.ts';
import type { War } from '../src/state/state.ts';

const CONFIG: MatchConfig = { players: [{ deck: 'dwarf-deep-hammers' }, { deck: 'undead-grave-host' }] };

/** A War of `seats` players in the middle of the turn of `turn`. */
function war(seats: number, turn: Seat): War {
  const sides = Object.fromEntries(Array.from({ length: seats }, (_, i) => [`P${i + 1}`, {}]));
  const s = arcaniaKit.arrange({ ...sides, turn: `P${turn + 1}`, phase: 'before' });
  advance(arcania.rules, s);
  return s;
}

test('AK-332: each War starts afresh with full decks', () => {
  const s = begin(arcania, { ...CONFIG, options: { firstPlayer: 1 } }, 'second War');
  for (const player of s.players) {
    expect(player.deck.length + player.hand.length).toBe(60);
    expect(player).toMatchObject({ castleDamage: 0, row: [], discard: [] });
  }
});

test('AK-333, AK-R96: after a draw the same player begins again', () => {
  const s = war(2, 1);
  s.starter = 0;
  eliminate(s, [0, 1], 'destruction');
  expect(nextWar(s)).toEqual({ firstPlayer: 0 });
});

test('AK-334: the next War begins with the loser of the last', () => {
  const s = war(2, 1);
  eliminate(s, [0], 'destruction');
  expect(nextWar(s)).toEqual({ firstPlayer: 0 });
  const config = { ...CONFIG, options: nextWar(s) };
  expect(begin(arcania, config, 'loser begins')).toMatchObject({ turn: 0, starter: 0 });
});

test('AK-334: with three players the one who fell first begins the next War', () => {
  const s = war(3, 0);
  eliminate(s, [2], 'attrition');
  eliminate(s, [1], 'destruction');
  expect(nextWar(s)).toEqual({ firstPlayer: 2 });
});

test('AK-336: of several players who fell first together, the next clockwise after the active player begins', () => {
  const s = war(4, 2);
  eliminate(s, [1, 0], 'destruction');
  eliminate(s, [3], 'destruction');
  expect(nextWar(s)).toEqual({ firstPlayer: 0 });
});

test('AK-336: the active player, if among them, counts as last', () => {
  const s = war(3, 1);
  eliminate(s, [1, 0], 'destruction');
  expect(nextWar(s)).toEqual({ firstPlayer: 0 });
});

test('a War that is not over says nothing about the next', () => {
  expect(() => nextWar(war(2, 0))).toThrow(/not over/);
});
