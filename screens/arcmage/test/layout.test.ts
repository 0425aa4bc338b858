import type { Face } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { bandsOf, cardIn, linesFor, sideLayout } from '../src/layout.ts';
import { fitting, stacksOf } from '../src/stacks.tsx';

const DESK = { width: 1112, height: 716 };

describe('The bands of the table', () => {
  test('are 212, 40, 276 and 188 at 1440 by 900, with cards of 96', () => {
    expect(bandsOf(DESK)).toEqual({ foe: 212, seam: 40, mine: 276, hand: 188 });
    expect(cardIn(212)).toBe(96);
    expect(linesFor(276, 96)).toBe(4);
  });
  test('always fill the board exactly', () => {
    for (const height of [420, 560, 584, 714]) {
      const { foe, seam, mine, hand } = bandsOf({ width: 1024, height });
      expect(foe + seam + mine + hand).toBe(height);
    }
  });
});

describe('The field of one side', () => {
  const field = { width: 932, height: 276 };
  const used = ({ cities }: ReturnType<typeof sideLayout>) => cities.reduce((n, c) => n + c.width + 8, 0);
  test('a city with residents is 230 wide, one without 120', () => {
    const layout = sideLayout(field, { residents: [2, 0], army: 3 }, 96);
    expect(layout.cities).toMatchObject([
      { width: 230, form: 'wide' },
      { width: 120, form: 'wide' },
    ]);
    expect(layout.army).toMatchObject({ form: 'cards', card: 96 });
  });
  test('an army of twelve beside three full cities lies as names and numbers', () => {
    const layout = sideLayout(field, { residents: [2, 2, 2], army: 12 }, 96);
    expect(layout.army.form).toBe('tiles');
    expect(used(layout)).toBeLessThan(field.width - 112);
  });
  test('five full cities stand narrow, so that the army keeps its room', () => {
    const layout = sideLayout(field, { residents: [2, 2, 2, 2, 2], army: 4 }, 96);
    expect(layout.cities.every(city => city.form === 'narrow')).toBe(true);
    expect(used(layout)).toBeLessThan(field.width - 112);
  });
  test('on a phone three cities of 120 stand side by side', () => {
    const layout = sideLayout({ width: 378, height: 276 }, { residents: [2, 2, 1], army: 2 }, 96);
    expect(used(layout)).toBeLessThanOrEqual(390);
  });
  test('a full city says how many more live there: three rows on a phone, four on a small laptop', () => {
    const phone = bandsOf({ width: 390, height: 560 });
    const crowd = { residents: [6, 6, 6], army: 7 };
    expect(sideLayout({ width: 378, height: phone.mine }, crowd, 64).cities[0]).toMatchObject({ most: 3 });
    const small = bandsOf({ width: 1024, height: 584 });
    const [city] = sideLayout({ width: 844, height: small.mine }, crowd, 65).cities;
    expect(city).toMatchObject({ form: 'narrow', most: 4 });
  });
});

describe('Equal tokens', () => {
  const face = (id: number, card: string, marks: string[] = []): Face => {
    return { id, card, name: card, line: '', marks, attached: [] };
  };
  test('lie as one pile while they are unmarked and do not fight', () => {
    const faces = [1, 2, 3].map(id => face(id, 'crop-token'));
    const counts = (list: Face[], apart: number[] = []) =>
      stacksOf(list, new Set(apart)).map(each => each.count);
    expect(counts(faces)).toEqual([3]);
    expect(counts(faces, [2])).toEqual([2, 1]);
    expect(counts([...faces, face(4, 'crop-token', ['marked'])])).toEqual([3, 1]);
    expect(counts([face(1, 'bearer'), face(2, 'bearer')])).toEqual([1, 1]);
  });
  test('where there is no room for all, those who fight are seen, in their order', () => {
    const stacks = [1, 2, 3, 4].map(id => ({ face: face(id, 'bearer'), count: id }));
    const { shown, more } = fitting(stacks, 3, new Set([4]));
    expect(shown.map(stack => stack.face.id)).toEqual([1, 4]);
    expect(more).toBe(5);
    expect(fitting(stacks, 4, new Set())).toEqual({ shown: stacks, more: 0 });
  });
});
