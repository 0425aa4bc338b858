import type { Result, ScenarioFile, SceneKit } from '@siegeworks/scenario';
import { parseScenarios, report, runScenarios, summary } from '@siegeworks/scenario';
import { parse } from 'yaml';
import { readText } from '../files.ts';
import { Failed, orFailed } from '../matches.ts';
import { bad, good, say, sayJson } from '../page.ts';
import { kitsOf } from '../shelves.ts';
import type { Verb } from '../usage.ts';
import { has, words } from '../usage.ts';

export const scenarioVerb: Verb = {
  name: 'scenario',
  usage: 'FILE… [--json]',
  summary: 'Run scenarios: positions with steps and what must come of them.',
  help: 'The format is described in docs/scenarios.md. Exit code 1 when something is not as expected.',
  flags: { json: { text: 'for programs' } },
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
  const kit = kits.find(each => each.game.id === scenarios.game);
  if (!kit) throw new Failed(`${file}: there is no game "${scenarios.game}"`);
  return orFailed(file, () => runScenarios(kit, scenarios));
}

function readScenarios(file: string): ScenarioFile {
  const text = readText(file);
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    throw new Failed(`${file}: this is not YAML: ${error instanceof Error ? error.message : error}`);
  }
  return orFailed(file, () => parseScenarios(data, file));
}

const told = (result: Result) => (result.ok ? good(report(result)) : bad(report(result)));
