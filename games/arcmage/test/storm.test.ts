import { arcmageKit } from '@siegeworks/arcmage/scene';
import { describe, expect, test } from 'vitest';
import { stormed } from '../src/judgement/storm.ts';
import { WEIGHTS } from '../src/judgement/weights.ts';

const { FEAR } = WEIGHTS;

/** What the army of the second player may do to the city of the first, who has these creatures. */
const storm = (guards: unknown[], army: unknown[]): number =>
  stormed(arcmageKit.arrange({ P1: { army: guards }, P2: { army } }), 0, 1, WEIGHTS);

describe('what the next attack may cost, duel by duel', () => {
  test('without attackers nothing is lost', () => {
    expect(storm([], [])).toBe(0);
  });
  test('an attacker that is not stopped costs the city its defence', () => {
    expect(storm([], ['Ghoul'])).toBe(3 * FEAR.point);
  });
  test('a guard that dies in the duel is a loss as well: the cheaper of the two is chosen', () => {
    const chump = storm(['Kalenz'], ['Ghoul']);
    expect(chump).toBeGreaterThan(0);
    expect(chump).toBeLessThanOrEqual(3 * FEAR.point);
  });
  test('a guard that wins its duel stops the attack', () => {
    expect(storm(['Majestic Griffin'], ['Ghoul'])).toBe(0);
  });
  test('a flyer passes over guards that cannot reach it', () => {
    expect(storm(['Ghoul'], ['Majestic Griffin'])).toBe(4 * FEAR.point);
  });
  test('a creature in a Rope Trap does not attack', () => {
    expect(storm([], [{ Ghoul: { enchantments: ['P1 Rope Trap'] } }])).toBe(0);
  });
  test('an army that takes the last city is feared most', () => {
    const horde = ['Majestic Griffin', 'Majestic Griffin', 'Majestic Griffin', 'Ghoul', 'Ghoul', 'Ghoul'];
    expect(storm([], horde)).toBe(FEAR.lastCityFalls);
  });
});
