import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ArmResult, StudyResult } from '@siegeworks/lab';
import { compare, pathText, readResult, readText } from '@siegeworks/lab';
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
  const found = compare(named(a.arms[0], a, from, b), named(b.arms[0], b, to, a));
  if (has(args, 'json')) sayJson(found);
  else say(comparisonLines(found).join('\n'));
  return 0;
}

/** A result, or the folder of a study with one in it. */
function resultIn(path: string): StudyResult {
  const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, 'result.json') : path;
  return orFailed(file, () => readResult(readText(file)));
}

/** Arms of the same name are told apart by their studies. */
const named = (arm: ArmResult, own: StudyResult, path: string, other: StudyResult): ArmResult => ({
  ...arm,
  name: arm.name !== other.arms[0].name ? arm.name : own.title !== other.title ? own.title : path,
});

/** What else is different, and may be the cause of whatever changed. */
function differences(a: StudyResult, b: StudyResult): string[] {
  const same = (x: unknown, y: unknown) => JSON.stringify(x) === JSON.stringify(y);
  return [
    ...(a.rulesVersion === b.rulesVersion
      ? []
      : [`the rules are of version ${a.rulesVersion} and ${b.rulesVersion}`]),
    ...(same(a.plan.players, b.plan.players)
      ? []
      : [`the players are ${a.plan.players.join(', ')} and ${b.plan.players.join(', ')}`]),
    ...(same([a.plan.decks, a.plan.pool], [b.plan.decks, b.plan.pool]) ? [] : ['the decks are not the same']),
    ...(a.arms.length + b.arms.length === 2
      ? []
      : ['of a study with several arms only the first is compared']),
  ];
}
