import { readFileSync } from 'node:fs';
import { parseScenarios, report, runScenarios } from '@siegeworks/scenario';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { thievesKit } from './kits/thieves.ts';

const page = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```yaml\n(.*?)^```/gms)].map(match => match[1]);

test('the examples of the documentation come out as they say', () => {
  expect(examples).toHaveLength(2);
  for (const [i, example] of examples.entries()) {
    const results = runScenarios(thievesKit, parseScenarios(parse(example), `example ${i + 1}`));
    expect(results.map(report).filter(text => text.startsWith('✗'))).toEqual([]);
  }
});

test('the failure shown in the documentation is what the runner says', () => {
  const shown = /^```\n(✗.*?)^```/ms.exec(page)?.[1].split('\n') ?? [];
  expect(shown.length).toBeGreaterThan(10);
  const [data] = examples.map(example => parse(example));
  data.scenarios[0].steps[0] = { P1: 'steel from P2' };
  const [result] = runScenarios(thievesKit, parseScenarios(data, 'my-report.scenario.yaml'));
  const told = report(result).split('\n');
  expect(told.slice(0, shown.length - 2)).toEqual(shown.slice(0, -2));
});
