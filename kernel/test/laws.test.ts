import { coverageOf, underLaws } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import { nim } from './toys/nim.ts';
import { thieves } from './toys/thieves/thieves.ts';

test('both toys keep all laws', () => {
  const { never } = coverageOf(thieves, () => {
    for (let i = 0; i < 50; i++) {
      const players = Array.from({ length: 2 + (i % 3) }, () => ({}));
      expect(underLaws({ game: thieves, config: { players }, seed: `t${i}` }).broken).toEqual([]);
      expect(underLaws({ game: nim, config: { players: [{}, {}] }, seed: `n${i}` }).broken).toEqual([]);
    }
  });
  expect(never).toEqual([]);
});
