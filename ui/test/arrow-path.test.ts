import { expect, test } from 'vitest';
import { wayBetween } from '../src/arrow-path.ts';

/** A card at this place of the board. */
const cardAt = (left: number, top: number) => ({ left, top, width: 104, height: 146 });
const highest = ({ points }: ReturnType<typeof wayBetween>) => Math.min(...points.map(({ y }) => y));

test('within a row an arrow goes over it, and under the uppermost one, where nothing is above', () => {
  expect(highest(wayBetween(cardAt(300, 360), cardAt(100, 360)))).toBeLessThan(360);
  const under = wayBetween(cardAt(300, 40), cardAt(100, 40));
  expect(highest(under)).toBe(40 + 146);
  expect(under.end.y).toBeGreaterThan(40 + 146);
});
