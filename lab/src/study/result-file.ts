import { Refused } from '@siegeworks/contract';
import { parseJson } from '@siegeworks/files/shape';
import type { StudyResult } from './result.ts';

/** Reads what a study has written. Its numbers are taken as they are; that it is one is made sure of. */
export function readResult(text: string): StudyResult {
  const found = parseJson(text, 'the result') as Partial<StudyResult> | null;
  const isResult =
    found?.format === 'siegeworks-study-result' && Array.isArray(found.arms) && found.arms.length > 0;
  if (!isResult) throw refuse('this is not the result of a study: no "format": "siegeworks-study-result"');
  if (found.version !== 1) throw refuse('this result was written by another version of this program');
  return found as StudyResult;
}
const refuse = (text: string) => new Refused([{ rule: '', text }]);
