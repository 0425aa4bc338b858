import { expect, test } from 'vitest';
import { gathered } from '../src/cards/entries.ts';
import type { CardEvent, Event } from '../src/state/events.ts';

/** What only one card does: the compiler demands that every type is listed here. */
const TOLD_BY_CARDS: Record<CardEvent['type'], true> = {
  built: true,
  rose: true,
  infected: true,
  buttressed: true,
};

test('every event of a card has its sentence in an entry', () => {
  const told = Object.keys(gathered(entry => entry.tells));
  expect(told.sort()).toEqual(Object.keys(TOLD_BY_CARDS).sort());
});

test('a misspelt type or field of an event does not compile', () => {
  // @ts-expect-error: there is no such type
  const type: Event = { type: 'brought', seat: 0, card: 1 };
  // @ts-expect-error: there is no such field
  const field: Event = { type: 'bought', seat: 0, crad: 1 };
  expect([type, field]).toHaveLength(2);
});
