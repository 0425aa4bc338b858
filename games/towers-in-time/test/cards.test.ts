import { describeCards } from '@siegeworks/scenario/testing';
import { CARDS } from '../src/cards/card.ts';

describeCards(
  Object.groupBy(
    Object.values(CARDS).map(({ name, type, printed }) => ({ name, type, text: printed.text })),
    card => card.type,
  ),
  new URL('../scenarios/', import.meta.url),
);
