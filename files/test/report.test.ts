import { create, pick } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { LIMITS } from '../src/limits.ts';
import type { ReportParts } from '../src/report.ts';
import { parseReport, reportText } from '../src/report.ts';
import { save } from '../src/saved.ts';

function parts(): ReportParts {
  const m = create(nim, { players: [{}, {}] }, 'keep');
  if (m.asked) pick(m, m.asked.seat, m.asked.options[0]);
  return {
    words: 'The heap did not shrink.',
    versions: { protocol: '3' },
    sentences: ['One.', 'Two.'],
    match: save(m),
  };
}

test('a report is read as it was written', () => {
  const error = { message: 'boom', stack: 'at once', doing: 'nim.take' };
  const report = { ...parts(), error };
  expect(parseReport(reportText(report))).toEqual({ format: 'siegeworks-report', version: 1, ...report });
});

test('whoever writes much writes no file that cannot be read', () => {
  const long = 'x'.repeat(LIMITS.text + 1);
  const report = {
    ...parts(),
    words: long,
    sentences: Array.from({ length: 500 }, () => long),
    error: { message: long, stack: long, doing: long },
  };
  const { words, sentences, error } = parseReport(reportText(report));
  expect([words.length, sentences.length, sentences[0].length]).toEqual([
    LIMITS.words,
    LIMITS.sentences,
    LIMITS.sentence,
  ]);
  expect(error?.stack).toHaveLength(LIMITS.text);
});

test('every reason why a file is refused is given', () => {
  const why = (text: string) => {
    try {
      parseReport(text);
      return 'read';
    } catch (fault) {
      return (fault as Error).message;
    }
  };
  expect(why('{}')).toBe('this is not a report: no "format": "siegeworks-report"');
  expect(why('nothing')).toContain('this is not a report');
  const broken = { ...JSON.parse(reportText(parts())), words: 7, sentences: [1], more: true };
  for (const reason of [/words must be a text/, /sentences\[0\] must be/, /unknown field "more"/])
    expect(why(JSON.stringify(broken))).toMatch(reason);
  const inside = JSON.parse(reportText(parts()));
  inside.match.picks[0].seat = 99;
  expect(why(JSON.stringify(inside))).toContain('match.picks[0].seat');
});
