import { create, pick } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { twoDeckSiege } from '../src/index.ts';
import { finalScore } from '../src/rules/result.ts';

// TD-192, 9.5
test.each(['castellan-0', 'squire-0', 'marshal-1'])('the parts of the score of %s add up to it', preset => {
  for (const seed of ['a', 'b', 'c']) {
    const m = create(twoDeckSiege, { players: [{}], options: { preset } }, seed);
    while (m.asked) {
      const { seat, options } = m.asked;
      pick(m, seat, twoDeckSiege.judgement.habit(m.state, seat, options));
    }
    const score = twoDeckSiege.words.score?.(m.state);
    expect(score?.total).toBe(finalScore(m.state));
    expect(score?.parts.reduce((sum, part) => sum + part.points, 0)).toBe(score?.total);
    expect(score?.parts[0].title).toMatch(/^Enemies slain/);
  }
});
