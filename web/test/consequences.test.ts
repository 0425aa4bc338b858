import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import type { Kept } from '../src/game/consequences.ts';
import { consequencesOf, measuredVariants } from '../src/game/consequences.ts';

const KEPT: Kept = {
  ...{ rulesVersion: '3', player: 'greedy', date: '2026-11-18' },
  rows: [
    {
      ...{ variant: 'levy', value: true, games: 400, same: false },
      length: { from: 23, to: 11, verdict: 'sure' },
      first: { from: 0.437, to: 0.554, verdict: 'likely' },
      luck: { from: 0.2, to: 0.3, verdict: 'not seen' },
    },
    {
      ...{ variant: 'handLimit', value: 9, games: 80, same: true },
      ...{ length: null, first: null, luck: null },
    },
  ],
};
const known = (variant: string, rulesVersion = '3') =>
  consequencesOf(
    { id: 'arcania', rulesVersion },
    variant,
    value => (value === true ? 'on' : `${value}`),
    KEPT,
  );

test('what a variant does is said with how sure that is', () => {
  expect(known('levy')?.lines).toEqual([
    'on: turns a game 23 → 11; whoever begins wins 44 % → 55 % (likely).',
  ]);
  expect(known('handLimit')?.lines).toEqual(['9: changed nothing in 80 games.']);
});

test('nothing is said about what nobody has measured, or by other rules', () => {
  expect(known('mulligan')).toBe(null);
  expect(known('levy', '4')).toBe(null);
  expect(consequencesOf({ id: 'chess', rulesVersion: '1' }, 'castling', String)).toBe(null);
});

test('what is kept is about variants that the game has', () => {
  for (const id of measuredVariants()) {
    const about = games.find(each => each.about.id === id)?.about ?? { id, rulesVersion: '' };
    const variants = Object.keys(games.find(each => each.about.id === id)?.setup.variants ?? {});
    expect(
      variants.some(variant => consequencesOf(about, variant, String) !== null),
      id,
    ).toBe(true);
  }
});
