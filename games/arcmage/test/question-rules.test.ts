import { expect, test } from 'vitest';
import { ruleOfQuestion } from '../src/words/question-rules.ts';
import { QUESTIONS } from '../src/words/questions.ts';

test('every question rests on a rule', () => {
  expect(Object.keys(QUESTIONS).filter(question => !/^AM-R?\d+$/.test(ruleOfQuestion(question)))).toEqual([]);
});
