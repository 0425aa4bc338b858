import { foesOf } from '@siegeworks/screen-table';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { expect, test } from 'vitest';
import { linesOf } from '../src/lines.ts';
import { laid } from '../src/siege.ts';

const s = towerSiegeKit.arrange({ P1: { army: ['Zombie'] }, P2: { army: ['Ogre'] } });
const [, zombie] = s.players[0].army;
const [, ogre] = s.players[1].army;
const attack = { attackers: [zombie], army: 1, target: -1, defender: -1, travel: '', club: -1 };
const during = (frame: Partial<typeof attack>) => ({
  ...s,
  stack: [{ rule: 'assault', at: 'window', ...attack, ...frame }],
});
const pendingShield = (n: number) => ({
  n,
  kind: 'spell' as const,
  by: 0,
  what: 'spell-shield',
  card: -1,
  level: -1,
  targets: [zombie],
  negated: false,
  resolving: false,
});

test('melee points at the army until somebody defends, then at the defender with its chance', () => {
  expect(linesOf(during({}))).toEqual([{ from: zombie, to: 'seat 1', kind: 'attack', label: 'melee' }]);
  const [line] = linesOf(during({ defender: ogre }));
  expect(line).toMatchObject({ from: zombie, to: ogre, kind: 'attack' });
  expect(line?.label).toMatch(/^melee \d+%$/);
});

test('two castings of one Mage at one card are one arrow', () => {
  const twice = { ...s, pending: [pendingShield(1), pendingShield(2)] };
  expect(linesOf(twice)).toMatchObject([{ from: s.players[0].mage, to: zombie, kind: 'target' }]);
});

test('a card has no mark for what its place already shows; the ribbon appears only on its own turn', () => {
  const face = { id: ogre, card: 'ogre', name: 'Ogre', line: '', marks: ['attack', 'has acted', 'Flight'] };
  const marksOn = (turn: number) => laid({ ...s, turn }, { ...face, attached: [] }).marks;
  expect(marksOn(0)).toEqual(['Flight']);
  expect(marksOn(1)).toEqual(['used', 'Flight']);
});

test('foes sit clockwise from the left', () => {
  expect(foesOf({ ...s, seats: 4 }, 2)).toEqual([3, 0, 1]);
});
