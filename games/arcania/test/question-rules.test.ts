import { begin } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { arcania } from '../src/index.ts';
import { ruleAsked } from '../src/knowledge/question-rules.ts';
import { QUESTIONS } from '../src/words/questions.ts';
import { anyMatch } from './play.ts';

test('every question has a rule', () => {
  const s = { ...begin(arcania, anyMatch(0), 'asked'), phase: 'before' as const };
  expect(Object.keys(QUESTIONS).filter(question => !/^AK-R?\d+$/.test(ruleAsked(s, question)))).toEqual([]);
});
