import { expect, test } from 'vitest';
import { ruleAsked } from '../src/rules/question-rules.ts';
import { QUESTIONS } from '../src/words/questions.ts';

test('every question rests on a rule', () => {
  expect(Object.keys(QUESTIONS).filter(question => !/^TD-R?\d+$/.test(ruleAsked(question)))).toEqual([]);
});
