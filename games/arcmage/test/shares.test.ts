import { arcmageKit } from '@siegeworks/arcmage/scene';
import { describe, expect, test } from 'vitest';
import { score } from '../src/judgement/score.ts';
import { shares } from '../src/judgement/shares.ts';
import { WEIGHTS } from '../src/judgement/weights.ts';

type Side = Record<string, unknown>;
const table = (P1: Side, P2: Side = {}) => arcmageKit.arrange({ P1, P2 });
const share = (side: Side, danger = 0): number => shares(table(side), 0, danger, WEIGHTS.SHARES);
const ghouls = (n: number): string[] => new Array<string>(n).fill('Ghoul');

describe('how a kingdom looks in proportion', () => {
  test('the more there are, the less one more is worth', () => {
    const gain = (n: number) => share({ army: ghouls(n + 1) }) - share({ army: ghouls(n) });
    expect(gain(0)).toBeGreaterThan(2 * gain(3));
    expect(gain(3)).toBeGreaterThan(gain(8));
    expect(gain(8)).toBeGreaterThan(0);
  });
  test('only the army attacks', () => {
    const home = { cities: [{ Warren: { residents: ['Ghoul'] } }] };
    const field = { cities: ['Warren'], army: ['Ghoul'] };
    expect(share(field)).toBeGreaterThan(share(home));
  });
  test('a flyer is worth more than its strength', () => {
    const soldier = { army: ['Ghoul'] };
    const before = share(soldier);
    const s = table(soldier);
    for (const c of s.pieces) if (c?.kind === 'creature') c.words.push('flying');
    expect(shares(s, 0, 0, WEIGHTS.SHARES)).toBeGreaterThan(before);
  });
  test.each<[string, Side, Side]>([
    ['cards in hand', { hand: ['Ghoul'] }, { hand: [] }],
    ['cards in the deck', { deck: ghouls(9) }, { deck: ghouls(5) }],
    ['resources', { resources: { 'Dark Legion': 2 } }, { resources: { 'Dark Legion': 1 } }],
    ['a city', { cities: ['Warren', 'Farmland'] }, { cities: ['Warren'] }],
    ['its walls', { cities: ['Warren'] }, { cities: [{ Warren: { defence: 2 } }] }],
    ['a city still to be built', { unbuilt: ['Farmland'] }, { unbuilt: [] }],
  ])('%s count', (_what, more, less) => {
    expect(share(more)).toBeGreaterThan(share(less));
  });
  test('danger counts against it', () => {
    expect(share({}, 1)).toBeLessThan(share({}));
  });
});

describe('half by proportion', () => {
  const byPart = (part: number) => ({ ...WEIGHTS, SHARES: { ...WEIGHTS.SHARES, part } });
  const judged = (own: number, foes: number, part: number): number =>
    score(table({ army: ghouls(own) }, { army: ghouls(foes) }), 0, byPart(part));

  test('a player that goes by the rules of thumb ignores it', () => {
    expect(WEIGHTS.SHARES.part).toBe(0);
  });
  test('an even trade is worth more by shares than by points to the player who is ahead', () => {
    const traded = (part: number) => judged(2, 1, part) - judged(5, 4, part);
    expect(traded(0.5)).toBeGreaterThan(traded(0) + 0.01);
  });
  test('equal kingdoms have equal chances', () => {
    expect(judged(3, 3, 0.5)).toBeCloseTo(judged(3, 3, 0), 1);
  });
  test.each([0, 0.5])('with allies the chance is of the same size, and a fallen one is missed: %d', part => {
    const s = arcmageKit.arrange({
      options: { format: 'aminDuna' },
      P1: { army: ghouls(3) },
      P2: { army: ghouls(3) },
      P3: { army: ghouls(3) },
    });
    const together = score(s, 1, byPart(part));
    expect(together).toBeGreaterThan(0.2);
    expect(together).toBeLessThan(0.8);
    s.players[2].alive = false;
    expect(score(s, 1, byPart(part))).toBeLessThan(together);
  });
});
