import { describeCards } from '@siegeworks/scenario/testing';
import { cardsOf } from '../src/cards/card.ts';

describeCards(
  Object.groupBy(
    Object.values(cardsOf({})).map(({ name, type, printed }) => ({ name, type, text: printed.text })),
    card => card.type,
  ),
  new URL('../scenarios/', import.meta.url),
);
