import type { Option, Usual } from '@siegeworks/contract';
import { expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { standingAnswer } from '../src/answers.ts';

const settings = { askForced: false, stops: [], standing: {} };
/** What is answered to `q` by a game that usually passes there. */
function answer(options: Option[], usual: Partial<Usual>, standing = {}) {
  const row: Usual = { answer: 'pass', text: 'when somebody attacks', cards: false, ...usual };
  const game = { ...nim, judgement: { ...nim.judgement, standing: { q: row } } };
  return standingAnswer(game, { seat: 0, question: 'q', options }, { ...settings, standing });
}
const PASS = { kind: 'pass' };
const BLOCK = { kind: 'block', card: 1 };

test('the usual answer is given where no option uses a card, or where that does not matter', () => {
  expect(answer([PASS, { kind: 'flee' }], {})).toBe('pass');
  expect(answer([PASS, BLOCK], {})).toBe('ask');
  expect(answer([PASS, BLOCK], { cards: true })).toBe('pass');
});

test('whoever has settled it is answered for in any case', () => {
  expect(answer([PASS, BLOCK], {}, { q: 'block' })).toBe('block');
  expect(answer([PASS], {}, { q: 'ask' })).toBe('ask');
});
