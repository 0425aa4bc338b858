import { describeCards } from '@siegeworks/scenario/testing';
import { CARDS } from '../src/cards/card.ts';

describeCards(
  Object.groupBy(Object.values(CARDS), card => card.type),
  new URL('../scenarios/', import.meta.url),
);
