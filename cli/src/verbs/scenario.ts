import { shown } from '@siegeworks/files';
import { commandLine, pathText } from '@siegeworks/lab';
import type { Result, SceneKit } from '@siegeworks/scenario';
import { report, runScenarios, summary } from '@siegeworks/scenario';
import { duringSync, Failed } from '../fault.ts';
import { orFailed } from '../matches.ts';
import { bad, good, safe, say, sayJson } from '../page.ts';
import { readScenarios } from '../scenario-file.ts';
import { kitsOf } from '../shelves.ts';
import type { Verb } from '../usage.ts';
import { has, words } from '../usage.ts';

export const scenarioVerb: Verb = {
  name: 'scenario',
  usage: 'FILE… [--json]',
  summary: 'Run scenarios: positions with steps and their expected results.',
  help: 'The format is described in docs/scenarios.md. Exit code 1 when something is not as expected.',
  flags: { json: { text: 'print JSON, for programs' } },
  examples: ['siege scenario games/tower-siege/scenarios/*.yaml'],
  async run(args) {
    const files = words(args, ['FILE'], 'more');
    const kits = await kitsOf(args);
    const results = files.flatMap(file => runFile(file, kits));
    if (has(args, 'json')) sayJson(results);
    else say(...results.map(told), summary(results));
    return results.every(result => result.ok) ? 0 : 1;
  },
};

function runFile(file: string, kits: readonly SceneKit[]): Result[] {
  const scenarios = readScenarios(file);
  const kit = kits.find(each => each.game.about.id === scenarios.game);
  if (!kit) throw new Failed(`${pathText(file)}: there is no game ${shown(scenarios.game)}`);
  const doing = {
    what: `running scenarios of ${kit.game.about.id}`,
    again: commandLine(['siege', 'scenario', file]),
  };
  return orFailed(file, () => duringSync(doing, () => runScenarios(kit, scenarios)));
}

function told(result: Result): string {
  const lines = safe(report(result));
  return result.ok ? good(lines) : bad(lines);
}
