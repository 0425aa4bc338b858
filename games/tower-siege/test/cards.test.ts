import { describeCards } from '@siegeworks/scenario/testing';
import type { CardType } from '../src/cards/card.ts';
import { CARDS } from '../src/cards/card.ts';
import { CARD_INFO } from '../src/cards/facts.ts';

/** Furniture of the table, unknown to the rules. */
const NO_CARDS: readonly CardType[] = ['Support'];

// The text as players read it, not as it is printed in short.
describeCards(
  Object.groupBy(
    CARD_INFO.filter(({ id }) => !NO_CARDS.includes(CARDS[id].type)),
    ({ id }) => CARDS[id].type,
  ),
  new URL('../scenarios/', import.meta.url),
);
