import { describeCards } from '@siegeworks/scenario/testing';
import type { CardType } from '../src/cards/card.ts';
import { CARDS, TYPES } from '../src/cards/card.ts';

/** Furniture of the table, unknown to the rules. */
const NO_CARDS: readonly CardType[] = ['Support'];
const _ENFORCED = TYPES.filter(type => !NO_CARDS.includes(type));

describeCards(
  Object.groupBy(
    Object.values(CARDS).filter(card => !NO_CARDS.includes(card.type)),
    card => card.type,
  ),
  new URL('../scenarios/', import.meta.url),
);
