import { describeCards } from '@siegeworks/scenario/testing';
import { expect, test } from 'vitest';
import { cardsOf, FACTIONS } from '../src/cards/card.ts';

describeCards(
  Object.groupBy(Object.values(cardsOf({})), card => `card of ${FACTIONS[card.faction]}`),
  new URL('../scenarios/', import.meta.url),
);

test('AM-205 the levels of a city are those of its text', () => {
  for (const { type, text, levels } of Object.values(cardsOf({}))) {
    const told = type === 'city' ? [...text.matchAll(/Level (\d+):/g)].map(match => Number(match[1])) : [];
    expect(levels.map(({ level }) => level)).toEqual(told);
  }
});

test('AM-003 every card has one type, one faction and a text; only tokens have no cost', () => {
  const cards = Object.values(cardsOf({}));
  expect(cards).toHaveLength(168);
  for (const card of cards) {
    expect(card.faction).toBeGreaterThanOrEqual(0);
    expect(card.text.length).toBeGreaterThan(0);
    if (card.type !== 'city' && !card.token) expect(card.cost).toBeGreaterThan(0);
  }
});
