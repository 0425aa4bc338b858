import { Unscripted } from '@siegeworks/kernel';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { expect, test } from 'vitest';
import { absorbs, rollAttack, rollDefence, rollTable } from '../src/rules/levels.ts';
import type { Siege } from '../src/state/state.ts';
import { piece } from '../src/state/state.ts';

const parts = [{ amount: 50, reason: 'any' }];
const ROLLS: Record<string, (s: Siege, wraith: number) => unknown> = {
  'an attack': (s, card) => rollAttack(s, { seat: 0, card, level: 'AL', parts }),
  'a defence': (s, card) => rollDefence(s, { seat: 0, card, level: 'DL', parts }),
  protection: (s, card) => absorbs(s, piece(s, card)),
  'a table': s => rollTable(s, 0, 4),
};
test.each(Object.entries(ROLLS))('%s is rolled with a die of a hundred sides', (_what, roll) => {
  const s = towerSiegeKit.arrange({ P1: { army: ['Wraith'] } });
  const wraith = towerSiegeKit.find(s, 'P1 Wraith') ?? -1;
  s.script = [100];
  roll(s, wraith);
  s.script = [101];
  expect(() => roll(s, wraith)).toThrow('a d100 cannot show 101');
});

/** What a roll leads to when the die shows this. */
function shows(roll: (typeof ROLLS)[string], die: number): unknown {
  const s = towerSiegeKit.arrange({ P1: { army: ['Wraith'] } });
  s.script = [die, 1];
  return roll(s, towerSiegeKit.find(s, 'P1 Wraith') ?? -1);
}
const THREES: typeof ROLLS = {
  ...ROLLS,
  'a table of three': (s: Siege) => [rollTable(s, 0, 3), s.script?.length],
};
test.each(Object.entries(THREES))('%s tells which numbers mean the same', (_what, roll) => {
  const s = towerSiegeKit.arrange({ P1: { army: ['Wraith'] } });
  s.script = [];
  let ends: readonly number[] = [];
  try {
    roll(s, towerSiegeKit.find(s, 'P1 Wraith') ?? -1);
  } catch (fault) {
    ends = fault instanceof Unscripted ? (fault.ends ?? []) : [];
  }
  expect(ends.at(-1)).toBe(100);
  let below = 0;
  for (const end of ends) {
    const range = Array.from({ length: end - below }, (_, i) => shows(roll, below + 1 + i));
    expect(range).toEqual(range.map(() => range[0]));
    below = end;
  }
});
