import { arcaniaKit } from '@siegeworks/arcania/scene';
import { describe, expect, test } from 'vitest';
import { attrition } from '../src/judgement/attrition.ts';
import { score } from '../src/judgement/score.ts';
import { EXPERIENCE, WEIGHTS } from '../src/judgement/weights.ts';
import type { War } from '../src/state/state.ts';

/** A quiet War on the first player's turn, with this many cards left to draw. */
function quiet(own: number, rival: number, P1: object = {}, P2: object = {}): War {
  const side = (cards: number, more: object) => ({
    army: 'dwarf',
    hand: ['Hammer'],
    deck: Array.from({ length: cards }, (_, i) => ['Berserker', 'Miner', 'General', 'Hammer'][i % 4]),
    ...more,
  });
  return arcaniaKit.arrange({ phase: 'before', P1: side(own, P1), P2: side(rival, P2) });
}
const EXPERIENCED = { ...WEIGHTS, ATTRITION: { ...WEIGHTS.ATTRITION, ...EXPERIENCE.ATTRITION } };
const outlook = (s: War, seat: number) => attrition(s, seat, EXPERIENCED);
const chance = (s: War, seat: number) => score(s, seat, EXPERIENCED);

describe('12.25: whose deck runs out first', () => {
  test('only experience sees it coming', () => {
    const s = quiet(8, 12);
    expect(attrition(s, 0, WEIGHTS).likely).toBe(0);
    expect(outlook(s, 0).likely).toBeGreaterThan(0.9);
    expect(score(s, 0) - chance(s, 0)).toBeGreaterThan(0.2);
  });
  test('with equally many cards left, the player who draws next loses', () => {
    const s = quiet(12, 12);
    const [own, rival] = [outlook(s, 0), outlook(s, 1)];
    expect(own.wins).toBe(WEIGHTS.ATTRITION.sure);
    expect(rival.wins).toBeCloseTo(1 - WEIGHTS.ATTRITION.sure);
  });
  test('an empty hand costs a card', () => {
    const wins = (P1: object) => outlook(quiet(12, 12, P1), 0).wins;
    expect(wins({})).toBeGreaterThan(0.5);
    expect(wins({ hand: [] })).toBeLessThan(0.5);
  });
  test('the more cards are left and the more Damage a Castle has, the less likely it is', () => {
    const likely = (...given: Parameters<typeof quiet>) => outlook(quiet(...given), 0).likely;
    expect(likely(12, 12)).toBeGreaterThan(likely(40, 40));
    expect(likely(12, 12)).toBeGreaterThan(2 * likely(12, 12, { castleDamage: 8 }));
    expect(likely(12, 12, {}, { castleDamage: 8 })).toBe(likely(12, 12, { castleDamage: 8 }));
  });
  test('two players share one chance, and among three it is ignored', () => {
    const s = quiet(10, 9);
    expect(chance(s, 0) + chance(s, 1)).toBeCloseTo(1);
    const three = arcaniaKit.arrange({
      phase: 'before',
      P1: { army: 'dwarf' },
      P2: { army: 'elf' },
      P3: { army: 'undead' },
    });
    expect(outlook(three, 0).likely).toBe(0);
  });
});
