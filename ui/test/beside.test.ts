import { describe, expect, test } from 'vitest';
import { beside } from '../src/index.ts';

const room = { left: 0, top: 0, width: 1000, height: 800 };
const size = { width: 340, height: 500 };
/** A card of 110 by 154 with its upper left corner there. */
const cardAt = (left: number, top: number) => ({ left, top, width: 110, height: 154 });

describe('a card in full beside a card', () => {
  test('stands on the right, at the same height', () => {
    expect(beside(cardAt(100, 300), size, room)).toEqual({ x: 220, y: 127 });
  });

  test('stays in the room above and below', () => {
    expect(beside(cardAt(100, 0), size, room)?.y).toBe(0);
    expect(beside(cardAt(100, 700), size, room)?.y).toBe(300);
  });

  test('changes to the left where the right has no room', () => {
    expect(beside(cardAt(800, 300), size, room)).toEqual({ x: 450, y: 127 });
  });

  test('stands above or below a card that is as wide as the room', () => {
    const wide = { left: 100, top: 600, width: 800, height: 100 };
    expect(beside(wide, size, room)).toEqual({ x: 330, y: 90 });
    expect(beside({ ...wide, top: 20 }, size, room)).toEqual({ x: 330, y: 130 });
  });

  test('is not shown where it would cover the card or leave the room', () => {
    const phone = { ...room, width: 390 };
    expect(beside(cardAt(140, 320), size, phone)).toBeNull();
    expect(beside(cardAt(100, 300), { width: 340, height: 801 }, room)).toBeNull();
  });

  test('never touches the card, wherever that lies', () => {
    for (let left = 0; left <= 890; left += 89)
      for (let top = 0; top <= 646; top += 38) {
        const { x, y } = beside(cardAt(left, top), size, room) ?? { x: Number.NaN, y: Number.NaN };
        const apart = x >= left + 110 || x + 340 <= left || y >= top + 154 || y + 500 <= top;
        expect({ left, top, apart, inside: x >= 0 && y >= 0 && x + 340 <= 1000 && y + 500 <= 800 }).toEqual({
          left,
          top,
          apart: true,
          inside: true,
        });
      }
  });
});
