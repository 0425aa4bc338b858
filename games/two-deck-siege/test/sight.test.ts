import { advance } from '@siegeworks/kernel';
import { sightOf, twoDeckSiege } from '@siegeworks/two-deck-siege';
import { twoDeckSiegeKit } from '@siegeworks/two-deck-siege/scene';
import { expect, test } from 'vitest';
import type { Given } from '../src/scene/words.ts';
import { bandOf } from '../src/state/geometry.ts';

/** What this defender sees, reaches and would hit, with enemies by name. */
function sight(units: Given['units'], name: string) {
  const s = twoDeckSiegeKit.arrange({ hand: ['Attack! 1'], units });
  advance(twoDeckSiege.rules, s);
  const { seen, reached, aims } = sightOf(s, twoDeckSiegeKit.find(s, name) ?? -1);
  const called = (id: number) => ['Ogre 1', 'Ogre 2'].find(each => twoDeckSiegeKit.find(s, each) === id);
  return { seen, reached, aims: aims.map(({ enemy, result }) => `${called(enemy)}: ${result}`) };
}
const FIELD = { 'N1:1': [{ 'Ogre 1': {} }], 'N1:2': [{ 'Ogre 2': { wounds: 1 } }] };

test('a blow kills at the last heart, wounds before, and does nothing unless it is stronger than the shields (TD-063)', () => {
  expect(sight({ N1: ['Crossbow 1'], ...FIELD }, 'Crossbow 1').aims).toEqual([
    'Ogre 2: kill',
    'Ogre 1: wound',
  ]);
  expect(sight({ N1: ['Archer 1'], ...FIELD }, 'Archer 1').aims).toEqual([
    'Ogre 1: nothing',
    'Ogre 2: nothing',
  ]);
});

test('a unit that is exhausted, has no swords or stands too far away hits nobody', () => {
  expect(sight({ N1: [{ 'Crossbow 1': { tired: 8 } }], ...FIELD }, 'Crossbow 1').aims).toEqual([]);
  expect(sight({ N1: ['Engineer 1'], ...FIELD }, 'Engineer 1')).toMatchObject({ aims: [], reached: [] });
  expect(sight({ N1: ['Man-at-arms 1'], ...FIELD }, 'Man-at-arms 1').aims).toEqual(['Ogre 1: wound']);
  expect(sight({ S1: ['Man-at-arms 1'], ...FIELD }, 'Man-at-arms 1').aims).toEqual([]);
});

test('a weapon reaches what is seen within its range', () => {
  for (const [name, range] of [
    ['Man-at-arms 1', 1],
    ['Crossbow 1', 3],
  ] as const) {
    const { seen, reached } = sight({ N1: [name], ...FIELD }, name);
    expect(reached).toContain('N1:1');
    expect(reached.every(cell => (seen.get(cell) ?? 99) <= range)).toBe(true);
    expect([...seen].filter(([cell, steps]) => steps <= range && !reached.includes(cell))).toEqual([]);
    expect(reached.some(cell => bandOf(cell) > 1)).toBe(range > 1);
  }
});

test('Knights ride out of the courtyard to the first two bands, and a Gryphon flies anywhere', () => {
  const reached = (name: string, place: string) => sight({ [place]: [name], ...FIELD }, name).reached;
  const bands = (cells: readonly string[]) => [...new Set(cells.map(bandOf))].sort();
  expect(bands(reached('Knights', 'C'))).toEqual([1, 2]);
  expect(bands(reached('Knights', 'N1'))).toEqual([1]);
  expect(reached('Gryphon', 'N1')).toContain('S1:3');
});

test('what a defender reaches can still be looked at when the siege is over', () => {
  const s = twoDeckSiegeKit.arrange({ hand: ['Attack! 1'], units: { N1: ['Crossbow 1'], ...FIELD } });
  advance(twoDeckSiege.rules, s);
  const archer = twoDeckSiegeKit.find(s, 'Crossbow 1') ?? -1;
  const { reached } = sightOf(s, archer);
  twoDeckSiege.rules.concede(s, 0);
  advance(twoDeckSiege.rules, s);
  expect(s.over).not.toBeNull();
  expect(sightOf(s, archer).reached).toEqual(reached);
});
