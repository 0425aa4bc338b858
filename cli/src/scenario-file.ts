import { brief, LIMITS } from '@siegeworks/files';
import { readText } from '@siegeworks/lab';
import type { ScenarioFile } from '@siegeworks/scenario';
import { parseScenarios, refuseLostNumbers } from '@siegeworks/scenario';
import { parse } from 'yaml';
import { Failed } from './fault.ts';
import { orFailed } from './matches.ts';

export function readScenarios(file: string): ScenarioFile {
  return orFailed(file, () => scenariosIn(readText(file, LIMITS.scenarios), file));
}

/** The scenarios of a YAML text. */
export function scenariosIn(text: string, file: string): ScenarioFile {
  const data = yamlIn(text, file);
  refuseLostNumbers(text, file);
  return parseScenarios(data, file);
}
function yamlIn(text: string, file: string): unknown {
  try {
    return parse(text, { logLevel: 'error' });
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : `${error}`).split('\n');
    throw new Failed(`${brief(file, 300)}: this is not YAML: ${why}`);
  }
}
