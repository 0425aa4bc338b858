import { describe, expect, test } from 'vitest';
import type { Placed } from '../src/spots.ts';
import { gauge, gridArea, layOut, placedOf } from '../src/spots.ts';

const place = (id: string, x: number, y: number, width?: number, height?: number): Placed => ({
  id,
  title: id,
  seat: null,
  note: '',
  cards: [],
  spot: { x, y, ...(width && { width }), ...(height && { height }) },
});

describe('a map', () => {
  // A cross: a keep of two by two cells, arms of two cells to the north and the east; column 4 is empty.
  const cross = [
    place('keep', 2, 2, 2, 2),
    place('north', 2, 0),
    place('gate', 2, 1),
    place('east', 5, 2),
    place('far', 6, 2),
    place('west', 0, 3, 2),
  ];
  const { columns, rows, boxes, corners } = layOut(cross);
  const at = (id: string) => {
    const box = boxes.get(id);
    return box && gridArea(box);
  };

  test('leaves out rows and columns where nothing lies', () => {
    expect([columns.length, rows]).toEqual([6, 4]);
    expect(at('north')).toBe('1 / 3 / 2 / 4');
    expect(at('keep')).toBe('3 / 3 / 5 / 5');
    expect(at('east')).toBe('3 / 5 / 4 / 6');
    expect(at('far')).toBe('3 / 6 / 4 / 7');
  });

  test('gives large areas wider columns', () => {
    expect(columns).toEqual([true, true, true, true, false, false]);
  });

  test('finds the free space in its upper corners', () => {
    expect(corners.left && gridArea(corners.left)).toBe('1 / 1 / 4 / 3');
    expect(corners.right && gridArea(corners.right)).toBe('1 / 4 / 3 / 7');
  });

  test('has no corners where everything is taken, or where they are too small', () => {
    const full = [0, 1, 2].flatMap(x => [0, 1, 2].map(y => place(`${x},${y}`, x, y)));
    expect(layOut(full).corners).toEqual({ left: null, right: null });
    const notch = full.filter(({ spot }) => spot.x > 0 || spot.y > 0);
    expect(layOut(notch).corners.left).toBeNull();
  });

  test('is made of the areas that have a place', () => {
    const { spot: _nowhere, ...row } = place('hand', 0, 0);
    expect(placedOf([row, ...cross])).toEqual(cross);
  });
});

test('a note that counts something is shown as a gauge', () => {
  expect(gauge('damage 3 of 10')).toEqual({ value: 3, of: 10 });
  expect(gauge('breached: 14 of 14')).toEqual({ value: 14, of: 14 });
  expect(gauge('tower')).toBeNull();
  expect(gauge('0 of 0')).toBeNull();
});
