import { readFileSync } from 'node:fs';
import { Refused } from '@siegeworks/contract';
import { playerDice } from '@siegeworks/kernel/laws';
import type { SceneKit } from '@siegeworks/scenario';
import { parseScenarios, runScenarios } from '@siegeworks/scenario';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { nimKit } from './kits/nim.ts';
import { thievesKit } from './kits/thieves.ts';

/** What stands where something else was meant. */
const ODD: unknown[] = [
  null,
  true,
  -1,
  1.5,
  Number.NaN,
  1e300,
  '',
  'x',
  'P9',
  'constructor',
  [],
  {},
  [null],
  [[]],
  { length: 3 },
];
type Spot = [holder: Record<string, unknown>, key: string];

function spotsIn(node: unknown): Spot[] {
  if (typeof node !== 'object' || node === null) return [];
  const holder = node as Record<string, unknown>;
  return Object.keys(holder).flatMap((key): Spot[] => [[holder, key], ...spotsIn(holder[key])]);
}

/** Takes something away, puts something odd in its place, or something from elsewhere, perhaps the whole itself. */
function damage(spots: readonly Spot[], dice: () => number): void {
  const one = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)];
  const [holder, key] = one(spots);
  const how = dice();
  if (how < 0.25) delete holder[key];
  else if (how < 0.7) holder[key] = structuredClone(one(ODD));
  else if (how < 0.8) holder[one(['__proto__x', 'toString', 'P7', ' '])] = one(ODD);
  else holder[key] = one(spots)[0];
}

/** How it ended, or what nobody should ever see. */
function outcome(kit: SceneKit, data: unknown): string {
  try {
    const failed = runScenarios(kit, parseScenarios(data, 'a')).flatMap(
      ({ failure }) => failure?.message ?? [],
    );
    return failed.find(message => /broke|undefined|\n\s+at /.test(message)) ?? 'read';
  } catch (error) {
    if (error instanceof Refused && error.message !== '') return 'refused';
    return `threw ${error}`;
  }
}

test.each<[string, SceneKit]>([
  ['nim', nimKit],
  ['thieves', thievesKit],
])('a file of %s that is damaged in many ways is read, or refused with its reasons', (name, kit) => {
  const file = new URL(`./scenarios/${name}/${name}.scenario.yaml`, import.meta.url);
  const whole = parse(readFileSync(file, 'utf8'));
  const dice = playerDice(`damage ${name}`);
  const ended = new Map<string, number>();
  for (let n = 0; n < 250; n++) {
    const data = structuredClone(whole);
    const spots = spotsIn(data);
    for (let times = 1 + Math.floor(dice() * 3); times > 0; times--) damage(spots, dice);
    const how = outcome(kit, data);
    ended.set(how, (ended.get(how) ?? 0) + 1);
  }
  expect([...ended.keys()].sort()).toEqual(['read', 'refused']);
  expect(Math.min(...ended.values())).toBeGreaterThan(25);
});
