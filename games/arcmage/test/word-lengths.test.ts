import { arcmage } from '@siegeworks/arcmage';
import { begin, pending, play } from '@siegeworks/kernel';
import { expect, test } from 'vitest';

const DECKS = [
  'warren-warband',
  'brothers-in-arms',
  'merfolk',
  'long-night',
  'gaian-love-for-life',
  'toll-of-time',
];

test('questions fit into 76 letters, forecasts mostly into 60, and no words fail in whole games', () => {
  const long: string[] = [];
  let [notes, wide] = [0, 0];
  for (let n = 0; n < 8; n++) {
    const players = [DECKS[n % 6], DECKS[(n + 1) % 6]].map(deck => ({ deck }));
    const s = begin(arcmage, { players, options: { turnLimit: 12 } }, `words ${n}`);
    s.people = { names: ['Greta', 'Squire'], you: 0 };
    for (let asked = pending(arcmage, s); asked; asked = pending(arcmage, s)) {
      const seen = arcmage.knowledge.view(s, asked.seat);
      const question = arcmage.words.questions[asked.question](seen);
      if (question.length > 76) long.push(question);
      for (const option of asked.options.slice(0, 12)) {
        const note = arcmage.words.forecast?.(seen, option) ?? '';
        arcmage.words.about?.(seen, option);
        arcmage.words.uses?.(seen, option);
        notes += note === '' ? 0 : 1;
        wide += note.length > 60 ? 1 : 0;
      }
      play(arcmage, s, arcmage.judgement.habit(s, asked.seat, asked.options));
    }
  }
  expect(long).toEqual([]);
  expect(notes).toBeGreaterThan(500);
  expect(wide / notes).toBeLessThan(0.2);
});
