import { readdirSync, readFileSync } from 'node:fs';
import type { SceneKit } from '@siegeworks/scenario';
import { nameOf, parseScenarios, refuseLostNumbers, report, runCase } from '@siegeworks/scenario';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** The scenario files of a folder, in order of their names. */
export function scenarioFiles(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.scenario.yaml'))
    .map(name => name.replaceAll('\\', '/'))
    .sort();
}

/** Makes one test of every variant of every `*.scenario.yaml` in a folder. */
export function describeScenarios(kit: SceneKit, folder: URL): void {
  const files = scenarioFiles(folder);
  test(`there are scenarios in ${folder.pathname.split('/').slice(-3, -1).join('/')}`, () => {
    expect(files).not.toEqual([]);
  });
  for (const name of files) describe(name, () => describeFile(kit, folder, name));
}

function describeFile(kit: SceneKit, folder: URL, name: string): void {
  try {
    const text = readFileSync(new URL(name, folder), 'utf8');
    refuseLostNumbers(text, name);
    const file = parseScenarios(parse(text), name);
    for (const one of file.cases) {
      test(nameOf(one), () => {
        const result = runCase(kit, file, one);
        if (!result.ok) throw new Unexpected(report(result));
      });
    }
  } catch (error) {
    test('can be read', () => {
      throw error;
    });
  }
}

/** Its stack would only show this file, so the report stands alone. */
class Unexpected extends Error {
  override name = 'Scenario';
  constructor(text: string) {
    super(text);
    this.stack = `Scenario: ${text}`;
  }
}
