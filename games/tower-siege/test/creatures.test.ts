import { expect, test } from 'vitest';
import { cardsOf } from '../src/cards/card.ts';

const creatures = Object.values(cardsOf({})).filter(card => card.isCreature);

test('TS-108 every creature card has 1 Life Point, every Mage 2 (TS-066)', () => {
  const strays = creatures.filter(card => card.lp !== (card.type === 'Mage' ? 2 : 1));
  expect(strays.map(card => card.name)).toEqual([]);
  expect(creatures.length).toBeGreaterThan(50);
});

test('TS-066 there are six races, in balance by TS-R04', () => {
  const mages = creatures.filter(card => card.type === 'Mage');
  expect(mages).toHaveLength(6);
  for (const { sl, ui, baseMines = 0, basePowerstones = 0 } of mages) {
    expect(sl).toBe(100 - 5 * (baseMines + basePowerstones));
    expect(ui).toBe('M');
  }
});
