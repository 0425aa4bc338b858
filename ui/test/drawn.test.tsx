import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  asideOf,
  digitsOf,
  drawingOf,
  GROUNDS,
  GroundView,
  hasSign,
  labelSpot,
  movesOf,
  RollPanel,
  Sign,
  wayBetween,
} from '../src/index.ts';

test('every ground looks different', () => {
  const drawn = GROUNDS.map(ground => renderToStaticMarkup(<GroundView ground={ground} />));
  expect(new Set(drawn).size).toBe(GROUNDS.length);
});

describe('a picture', () => {
  const art = {
    ogre: { icon: 'ogre', ground: 'pile' },
    elf: { icon: 'elf', ground: 'bend', tint: 'vert' },
  } as const;
  test('is found by the card, in the game’s own tincture unless another is named', () => {
    const icons = { ogre: 'M0 0z', elf: 'M1 1z' };
    expect(drawingOf(art, icons, 'ogre')).toEqual({ path: 'M0 0z', ground: 'pile', tint: 'own' });
    expect(drawingOf(art, icons, 'elf')?.tint).toBe('vert');
  });
  test('is missing for hidden and unknown cards', () => {
    expect(drawingOf(art, {}, 'ogre')).toBeNull();
    expect(drawingOf(art, {}, 'imp')).toBeNull();
    expect(drawingOf(art, {}, null)).toBeNull();
  });
});

test('signs are found by their word, and words of the language itself are not signs', () => {
  expect(hasSign('gold')).toBe(true);
  expect(hasSign('constructor')).toBe(false);
  expect(renderToStaticMarkup(<Sign word="tired" />)).toContain('viewBox="0 0 16 16"');
  expect(renderToStaticMarkup(<Sign word="attack" />)).toContain('viewBox="0 0 512 512"');
});

describe('an arrow', () => {
  const box = (left: number, top: number) => ({ left, top, width: 100, height: 140 });
  test('goes up from the upper edge to the lower edge of what lies above', () => {
    const { d, end, turn } = wayBetween(box(300, 400), box(0, 0));
    expect(d).toMatch(/^M350 400C/);
    expect(end).toEqual({ x: 50, y: 146 });
    expect(turn).toBeCloseTo(-90);
  });
  const label = { width: 60, height: 24 };
  test('goes down to what lies below, with its label half way', () => {
    const way = wayBetween(box(0, 0), box(0, 400));
    expect(way.end).toEqual({ x: 50, y: 394 });
    expect(labelSpot(way, label, [])).toEqual({ x: 50, y: 267 });
  });
  test('has its label where it covers no card, or as little as possible', () => {
    const way = wayBetween(box(0, 0), box(0, 400));
    const between = { left: 0, top: 240, width: 200, height: 60 };
    const { y } = labelSpot(way, label, [box(0, 0), box(0, 400), between]);
    expect(y + 12 <= 240 || y - 12 >= 300).toBe(true);
    expect(y - 12 >= 140 && y + 12 <= 400).toBe(true);
    const everywhere = { left: 0, top: 0, width: 200, height: 600 };
    expect(labelSpot(way, label, [everywhere])).toEqual({ x: 50, y: 267 });
  });
  test('bows over a row that both lie in', () => {
    const way = wayBetween(box(0, 200), box(300, 210));
    expect(way.end.y).toBe(204);
    expect(labelSpot(way, label, []).y).toBeLessThan(200);
  });
  test('ends beside others that end at the same thing', () => {
    expect(asideOf(0, 1, 100)).toBe(0);
    expect([0, 1, 2].map(n => asideOf(n, 3, 100))).toEqual([-18, 0, 18]);
    expect(asideOf(0, 3, 24)).toBe(-6);
  });
});

test('only what lies elsewhere than before moves', () => {
  const at = (left: number, width = 100) => ({ left, top: 0, width, height: 140 });
  const before = new Map([
    ['1', at(0)],
    ['2', at(200)],
    ['gone', at(300)],
  ]);
  const after = new Map([
    ['1', at(1)],
    ['2', at(400, 50)],
    ['new', at(0)],
    ['folded', at(0, 0)],
  ]);
  expect(movesOf(before, after)).toEqual([{ thing: '2', dx: -200, dy: 0, sx: 2, sy: 1 }]);
});

describe('dice', () => {
  test('a percentage is tens and units, a hundred two noughts', () => {
    expect(digitsOf(48)).toEqual(['4', '8']);
    expect(digitsOf(7)).toEqual(['0', '7']);
    expect(digitsOf(100)).toEqual(['0', '0']);
  });
  test('the panel says roll, need, result and reasons in words', () => {
    const roll = {
      title: 'Bowman shoots at the Pikeman',
      rolled: 48,
      needed: 20,
      wanted: 'or less',
      modifiers: ['Skill 25', 'dusk -5'],
      success: false,
      result: 'miss',
      percentile: true,
    } as const;
    const text = renderToStaticMarkup(<RollPanel roll={roll} />);
    expect(text.replace(/<[^>]+>/g, '')).toContain('Rolled 48, needed 20 or less: missSkill 25, dusk -5');
    expect(text).toContain('aria-label="Percentile dice: 48"');
  });
});
