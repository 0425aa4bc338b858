import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { StudyResult } from '@siegeworks/lab';
import { beside, differences, pathText, readResult, readText } from '@siegeworks/lab';
import { Failed } from '../fault.ts';
import { orFailed } from '../matches.ts';
import { complain, say, sayJson } from '../page.ts';
import type { Args } from '../usage.ts';
import { has, words } from '../usage.ts';
import { comparisonLines } from './text.ts';

/** `siege lab compare A B`: what changed from one study to another, and how sure that is. */
export function compared(args: Args): number {
  const [from, to] = words(args, ['A', 'B']);
  const [a, b] = [resultIn(from), resultIn(to)];
  if (a.game !== b.game)
    throw new Failed(`${pathText(from)} is about ${a.game}, ${pathText(to)} about ${b.game}`);
  for (const difference of differences(a, b)) complain(`siege lab compare: ${difference}`);
  const [found] = beside(a, b, [from, to]).comparisons;
  if (has(args, 'json')) sayJson(found);
  else say(comparisonLines(found).join('\n'));
  return 0;
}

/** A result, or the folder of a study with one in it. */
function resultIn(path: string): StudyResult {
  const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, 'result.json') : path;
  return orFailed(file, () => readResult(readText(file)));
}
