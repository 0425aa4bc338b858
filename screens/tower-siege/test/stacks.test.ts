import type { Face } from '@siegeworks/protocol';
import { expect, test } from 'vitest';
import { wordsBeside } from '../src/lane.ts';
import { fitOf, handFit, stacked } from '../src/stacks.ts';

const face = (id: number, name: string, attached: Face[] = []): Face => ({
  id,
  card: name.toLowerCase(),
  name,
  line: '',
  marks: [],
  attached,
});

test('creatures that nothing tells apart lie as one', () => {
  const faces = [
    face(1, 'Zombie'),
    face(2, 'Ogre'),
    face(3, 'Zombie'),
    face(4, 'Zombie', [face(5, 'Sword')]),
  ];
  const counts = (mark: (id: number) => string) => stacked(faces, mark).map(({ face: { id }, n }) => [id, n]);
  expect(counts(() => '')).toEqual([
    [1, 2],
    [2, 1],
    [4, 1],
  ]);
  expect(counts(id => `${id === 3}`)).toHaveLength(4);
});

test('cards become smaller before any name is covered', () => {
  expect([4, 7, 8, 9].map(cards => fitOf(cards, 0))).toEqual(['cards', 'cards', 'close', 'plaques']);
  expect(fitOf(7, 1)).toBe('close');
  expect(fitOf(14, 0)).toBe('plaques');
  expect([5, 7, 14].map(handFit)).toEqual(['cards', 'close', 'plaques']);
});

test('thresholds stand right of the arrows and the last roll left of them, as far as there is room', () => {
  const band = { from: 200, to: 1100, needs: 260, rolls: 290 };
  expect(wordsBeside({ ...band, left: 700, right: 740 })).toEqual({ needs: 'right', rolls: 'left' });
  expect(wordsBeside({ ...band, left: 900, right: 1000 })).toEqual({ needs: 'left', rolls: 'left' });
  expect(wordsBeside({ ...band, left: 300, right: 400 })).toEqual({ needs: 'right', rolls: 'right' });
  expect(wordsBeside({ ...band, left: 300, right: 1000 })).toEqual({ needs: 'right', rolls: 'none' });
});
