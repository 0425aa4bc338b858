import { expect, test } from 'vitest';
import { ruleAsked } from '../src/rules/question-rules.ts';
import { QUESTIONS } from '../src/words/questions.ts';

test('every question is backed by a rule', () => {
  expect(Object.keys(QUESTIONS).filter(question => !/^TT-R?\d+$/.test(ruleAsked(question)))).toEqual([]);
});
