import { arcania } from '@siegeworks/arcania';
import { arcaniaKit } from '@siegeworks/arcania/scene';
import { describe, expect, test } from 'vitest';
import { attrition } from '../src/judgement/attrition.ts';
import { ATTRITION, EXPERIENCE } from '../src/judgement/weights.ts';
import type { War } from '../src/state/state.ts';

/** A quiet War on the first player's turn, with so many cards left to draw. */
function quiet(own: number, rival: number, P1: object = {}, P2: object = {}): War {
  const side = (cards: number, more: object) => ({
    army: 'dwarf',
    hand: ['Hammer'],
    deck: Array.from({ length: cards }, (_, i) => ['Berserker', 'Miner', 'General', 'Hammer'][i % 4]),
    ...more,
  });
  return arcaniaKit.arrange({ phase: 'before', P1: side(own, P1), P2: side(rival, P2) });
}
function experienced<T>(look: () => T): T {
  const plain = { ...ATTRITION };
  Object.assign(ATTRITION, EXPERIENCE.ATTRITION);
  try {
    return look();
  } finally {
    Object.assign(ATTRITION, plain);
  }
}

describe('12.25: who runs dry first', () => {
  test('only experience sees it coming', () => {
    const s = quiet(8, 12);
    expect(attrition(s, 0).likely).toBe(0);
    expect(experienced(() => attrition(s, 0).likely)).toBeGreaterThan(0.9);
    expect(arcania.judgement.score(s, 0) - experienced(() => arcania.judgement.score(s, 0))).toBeGreaterThan(
      0.2,
    );
  });
  test('with as many cards left, whoever draws next loses', () => {
    const s = quiet(12, 12);
    const [own, rival] = experienced(() => [attrition(s, 0), attrition(s, 1)]);
    expect(own.wins).toBe(ATTRITION.sure);
    expect(rival.wins).toBeCloseTo(1 - ATTRITION.sure);
  });
  test('an empty hand costs a card', () => {
    const wins = (P1: object) => experienced(() => attrition(quiet(12, 12, P1), 0).wins);
    expect(wins({})).toBeGreaterThan(0.5);
    expect(wins({ hand: [] })).toBeLessThan(0.5);
  });
  test('it is the less likely the more cards are left and the more Damage a Castle has', () => {
    const likely = (...given: Parameters<typeof quiet>) =>
      experienced(() => attrition(quiet(...given), 0).likely);
    expect(likely(12, 12)).toBeGreaterThan(likely(40, 40));
    expect(likely(12, 12)).toBeGreaterThan(2 * likely(12, 12, { castleDamage: 8 }));
    expect(likely(12, 12, {}, { castleDamage: 8 })).toBe(likely(12, 12, { castleDamage: 8 }));
  });
  test('two players share one chance, and among three nobody reckons with it', () => {
    const s = quiet(10, 9);
    expect(experienced(() => arcania.judgement.score(s, 0) + arcania.judgement.score(s, 1))).toBeCloseTo(1);
    const three = arcaniaKit.arrange({
      phase: 'before',
      P1: { army: 'dwarf' },
      P2: { army: 'elf' },
      P3: { army: 'undead' },
    });
    expect(experienced(() => attrition(three, 0).likely)).toBe(0);
  });
});
