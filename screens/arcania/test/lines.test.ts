import { arcania } from '@siegeworks/arcania';
import { arcaniaKit } from '@siegeworks/arcania/scene';
import { advance, pending, play } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { arrowsOf } from '../src/lines.ts';
import { needsOf } from '../src/needs.tsx';
import { stormsOf } from '../src/wave.tsx';

type War = ReturnType<typeof arcaniaKit.arrange>;

function scene(given: object): War {
  const s = arcaniaKit.arrange({ phase: 'before', ...given });
  advance(arcania.rules, s);
  return s;
}
/** Gives these answers, and any forced ones in between. */
function answer(s: War, ...texts: string[]): void {
  for (const text of texts) {
    skip(s);
    const pick = pending(arcania, s)?.options.find(each => arcania.words.option(s, each) === text);
    if (!pick) throw new Error(`${text} is not offered`);
    play(arcania, s, pick);
  }
}
function skip(s: War): void {
  for (let asked = pending(arcania, s); asked?.options.length === 1; asked = pending(arcania, s))
    play(arcania, s, asked.options[0]);
}
const id = (s: War, name: string): number => arcaniaKit.find(s, name) ?? -1;

test('an attack goes for the Castle until it is blocked', () => {
  const s = scene({ P1: { row: ['Griffon', 'Hammer'] }, P2: { row: ['Skeleton', 'Mummy', 'Ghoul'] } });
  answer(s, 'attack P2 with Griffon');
  const [griffon, hammer, skeleton, mummy] = ['Griffon', 'Hammer', 'Skeleton', 'Mummy'].map(name =>
    id(s, name),
  );
  expect(arrowsOf(s)).toEqual([{ from: griffon, to: '1.castle', kind: 'attack', label: '3 Damage' }]);
  answer(s, 'attack P2 with Hammer');
  expect(arrowsOf(s)).toEqual([
    { from: griffon, to: '1.castle', kind: 'attack' },
    { from: hammer, to: '1.castle', kind: 'attack' },
  ]);
  answer(s, 'Skeleton blocks Griffon', 'Mummy blocks Griffon');
  expect(arrowsOf(s).slice(0, 2)).toEqual([
    { from: skeleton, to: griffon, kind: 'block' },
    { from: mummy, to: griffon, kind: 'block' },
  ]);
});

test('the only fight has its numbers on its arrow', () => {
  const s = scene({ P1: { row: ['Griffon'] }, P2: { row: ['Skeleton', 'Mummy', 'Ghoul'] } });
  answer(s, 'attack P2 with Griffon', 'Skeleton blocks Griffon', 'Mummy blocks Griffon');
  expect(arrowsOf(s).map(({ label }) => label)).toEqual(['misses, 5 against 6', undefined]);
});

test('unblocked damage is added up for each Castle', () => {
  const s = scene({
    P1: { row: ['Griffon', 'Hammer', 'Drill'] },
    P2: { row: ['Skeleton', 'Mummy'] },
    P3: { row: ['Ghoul'] },
  });
  answer(s, 'attack P2 with Griffon', 'attack P2 with Hammer', 'attack P3 with Drill');
  expect(stormsOf(s)).toEqual([
    { seat: 1, n: 2, damage: 5 },
    { seat: 2, n: 1, damage: 4 },
  ]);
  answer(s, 'Skeleton blocks Griffon');
  expect(stormsOf(s)).toEqual([
    { seat: 1, n: 1, damage: 2 },
    { seat: 2, n: 1, damage: 4 },
  ]);
});

test('what is announced and what waits on the stack points at its targets', () => {
  const s = scene({
    phase: 'units',
    P1: { hand: ['Hurricane'], buildings: ['Mage Tower', 'Mage Tower'] },
    P2: { row: ['Skeleton', 'Mummy'], hand: ['Dispel'], buildings: ['Mage Tower'] },
  });
  answer(s, 'play Hurricane', 'target P2 Skeleton');
  const [spell, skeleton, mummy] = ['Hurricane', 'Skeleton', 'Mummy'].map(name => id(s, name));
  expect(arrowsOf(s)).toEqual([{ from: spell, to: skeleton, kind: 'target' }]);
  answer(s, 'target P2 Mummy', 'done choosing targets');
  expect(arrowsOf(s)).toEqual([
    { from: spell, to: skeleton, kind: 'target' },
    { from: spell, to: mummy, kind: 'target' },
  ]);
});

test('an Op against a Castle points at that Castle', () => {
  const s = scene({
    phase: 'units',
    P1: { hand: ['Infiltrate Castle'], buildings: ['Thieves Guild', 'Thieves Guild'] },
    P2: { hand: ['Expose Thief'], buildings: ['Mage Tower'] },
  });
  answer(s, 'play Infiltrate Castle');
  skip(s);
  expect(arrowsOf(s)).toEqual([{ from: id(s, 'Infiltrate Castle'), to: '1.castle', kind: 'target' }]);
});

test('the needs of a card: what is ready, what has been used this turn, what is missing', () => {
  const s = scene({
    phase: 'units',
    P1: { hand: ['General', 'Hurricane'], buildings: ['Barrack', { Armoury: { used: true } }, 'Mage Tower'] },
  });
  expect(needsOf(s, 0, 'general').map(({ name, state }) => [name, state])).toEqual([
    ['Armoury', 'used'],
    ['Barrack', 'ready'],
    ['Weapon Smith', 'missing'],
  ]);
  expect(needsOf(s, 0, 'hurricane').map(({ state }) => state)).toEqual(['ready', 'missing']);
  expect(needsOf(s, 0, 'barrack')).toEqual([]);
});
