import type { MatchConfig, VariantValue } from '@siegeworks/contract';
import { begin } from '@siegeworks/kernel';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { describe, expect, test } from 'vitest';
import { isCustom } from '../src/setup/setup.ts';
import { CASTLES } from '../src/state/geometry.ts';
import { castleOf } from '../src/state/state.ts';
import { cardName } from '../src/words/names.ts';

const config = (options: Record<string, VariantValue> = {}, seats = 1): MatchConfig => ({
  players: new Array(seats).fill({}),
  options,
});
const start = (options: Record<string, VariantValue> = {}, seed = 'options') =>
  begin(twoDeckSiege, config(options), seed);
const reasons = (options: Record<string, VariantValue>, seats = 1) =>
  twoDeckSiege.setup.check(config(options, seats)).map(reason => `${reason.rule} ${reason.text}`);

describe('presets of 9.1', () => {
  test.each<[string, string, number, number, number, number, number]>([
    ['recruit', 'square-thick', 0, 6, 30, 100, 4],
    ['squire-0', 'square-thick', 0, 6, 40, 100, 1],
    ['squire-1', 'square-thick', 1, 6, 40, 110, 1],
    ['squire-2', 'square-thick', 2, 6, 29, 125, 1],
    ['castellan-0', 'square', 0, 5, 28, 110, 1],
    ['castellan-1', 'square', 1, 5, 28, 125, 1],
    ['castellan-2', 'square', 2, 5, 26, 140, 1],
    ['marshal-0', 'rectangle', 0, 4, 24, 130, 1],
    ['marshal-1', 'rectangle', 1, 4, 24, 150, 1],
    ['marshal-2', 'rectangle', 2, 4, 25, 170, 1],
  ])('%s', (preset, ...settings) => {
    const [castle, reinforcements, overrunLimit, provisions, factor, openingHand] = settings;
    const s = start({ preset });
    expect(s.options).toMatchObject({ castle, reinforcements, overrunLimit, provisions, factor, preset });
    expect(s.hand).toHaveLength(openingHand);
    expect(s.enemyDeck).toHaveLength(34 + reinforcements);
    expect(s.removed).toHaveLength(2 - reinforcements);
  });
  test('castellan-0 is played unless another is named', () => {
    expect(start().options).toMatchObject({ preset: 'castellan-0', ties: 'ask', mode: 'solo' });
  });
});

describe('variants of 9.2', () => {
  const thick = (options: Record<string, VariantValue>) => {
    const s = start(options);
    return castleOf(s).walls.filter((_wall, i) => s.rating[i] === 14);
  };
  test('castle and thickAt: where the thick walls stand', () => {
    expect(thick({ castle: 'square' })).toEqual([]);
    expect(thick({ castle: 'square-thick' })).toEqual(['N1', 'S1']);
    expect(thick({ castle: 'rectangle' })).toEqual(['N2', 'S2']);
    expect(thick({ castle: 'square-thick', thickAt: 'W2+E1' })).toEqual(['E1', 'W2']);
    expect(thick({ castle: 'rectangle', thickAt: 'N1+N3' })).toEqual(['N1', 'N3']);
  });
  test('longSides: the rectangle is turned by a quarter', () => {
    const s = start({ castle: 'rectangle', longSides: 'EW' });
    expect(castleOf(s).walls).toEqual(['N1', 'N2', 'E1', 'E2', 'E3', 'S1', 'S2', 'W1', 'W2', 'W3']);
    expect(thick({ castle: 'rectangle', longSides: 'EW' })).toEqual(['E2', 'W2']);
    expect(castleOf(start({ castle: 'square', longSides: 'EW' })).walls).toHaveLength(8);
  });
  test.each([0, 1, 2])('reinforcements: %i lie in the enemy deck, the others leave the game', count => {
    const s = start({ reinforcements: count, preset: 'castellan-1' });
    expect(s.enemyDeck.filter(id => cardName(id) === 'Reinforcements')).toHaveLength(count);
    expect(s.removed).toHaveLength(2 - count);
  });
  test.each([0, 1, 4, 6])('openingHand: %i cards, the first is Man the Walls', size => {
    const { hand, deck } = start({ openingHand: size });
    expect(hand).toHaveLength(size);
    expect(deck).toHaveLength(28 - size);
    expect(hand.slice(0, 1).map(cardName)).toEqual(size === 0 ? [] : ['Man the Walls']);
  });
  test('overrunLimit, provisions, ties, mode and variants are taken over', () => {
    expect(
      start({ overrunLimit: 9, provisions: 60, ties: 'auto-hostile', rubble: true }).options,
    ).toMatchObject({
      overrunLimit: 9,
      provisions: 60,
      ties: 'auto-hostile',
      rubble: true,
      household: false,
    });
    const council = begin(twoDeckSiege, config({ mode: 'council', spent: true }, 4), 'options');
    expect(council.options).toMatchObject({ mode: 'council', spent: true, scouts: false });
  });
  test.each<[Record<string, VariantValue>, boolean]>([
    [{}, false],
    [{ preset: 'marshal-2' }, false],
    [{ preset: 'castellan-0', castle: 'square', provisions: 28, overrunLimit: 5, reinforcements: 0 }, false],
    [{ preset: 'squire-0', thickAt: 'N1+S1' }, false],
    [{ preset: 'squire-0', thickAt: 'N1+S2' }, true],
    [{ provisions: 29 }, true],
    [{ ties: 'auto-friendly' }, true],
    [{ household: true }, true],
    [{ openingHand: 1 }, false],
    [{ openingHand: 4 }, true],
    [{ preset: 'recruit', openingHand: 4 }, false],
  ])('a game with %j is custom: %s', (options, custom) => {
    expect(isCustom(options)).toBe(custom);
  });
});

describe('what is refused', () => {
  test.each<[Record<string, VariantValue>, string]>([
    [{ overrunLimit: 2 }, 'TD-188'],
    [{ overrunLimit: 10 }, 'TD-188'],
    [{ provisions: 14 }, 'TD-190'],
    [{ provisions: 61 }, 'TD-190'],
    [{ openingHand: 7 }, 'TD-020'],
    [{ reinforcements: 3 }, 'TD-025'],
    [{ castle: 'round' }, 'TD-013'],
    [{ castle: 'square-thick', thickAt: 'N1+N3' }, 'TD-014'],
    [{ castle: 'square-thick', thickAt: 'N1' }, 'TD-014'],
    [{ castle: 'square-thick', thickAt: 'N1+N1' }, 'TD-014'],
    [{ castle: 'square-thick', thickAt: 'N1+S1+S1' }, 'TD-014'],
    [{ ties: 'mine' }, 'TD-R41'],
    [{ longSides: 'SN' }, 'TD-R07'],
  ])('%j', (options, rule) => {
    const told = reasons(options);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(rule);
  });
  test.each<[Record<string, VariantValue>]>([
    [{ overrunLimit: 3, provisions: 15 }],
    [{ overrunLimit: 9, provisions: 60 }],
    [{ openingHand: 6, reinforcements: 2 }],
    [{ castle: 'rectangle', longSides: 'EW', thickAt: 'E3+W3' }],
  ])('%j is accepted', options => {
    expect(reasons(options)).toEqual([]);
  });
  test('all reasons are given at once', () => {
    const told = reasons(
      { ties: 'mine', provisions: 14, castle: 'square-thick', thickAt: 'X1+N1', mood: 1 },
      2,
    );
    expect(told.map(text => text.split(' ')[0])).toEqual(['TD-R41', 'TD-190', '', 'TD-027', 'TD-014']);
  });
  test('TD-255 there are no other modes: the number of players is checked', () => {
    const seats = (mode: string) => [1, 2, 3, 4, 5].filter(n => reasons({ mode }, n).length === 0);
    expect(seats('solo')).toEqual([1]);
    expect(seats('council')).toEqual([2, 3, 4]);
    expect(seats('duel')).toEqual([2, 3, 4]);
    expect(twoDeckSiege.setup.variants.mode.words).toEqual(['solo', 'duel', 'council']);
  });
});

test('TD-145 there are no band cells in front of towers', () => {
  for (const castle of Object.values(CASTLES)) {
    expect(castle.cells.map(cell => cell.split(':')[0])).toEqual(
      castle.walls.flatMap(wall => [wall, wall, wall]),
    );
  }
});
