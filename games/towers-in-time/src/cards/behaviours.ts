import { CARDS, cardsOf } from './card.ts';
import { ENTRIES } from './entries.ts';

/** Everything that cards do apart from their numbers: the coverage law requires each of them to have run. */
export const BEHAVIOURS: readonly string[] = [
  ...Object.values(CARDS).flatMap(card => (card.type === 'instant' ? [] : [`card ${card.id}`])),
  ...Object.entries(ENTRIES).flatMap(([id, { deed }]) => (deed?.work ? [`card ${id} works`] : [])),
  ...Object.values(cardsOf({})).flatMap(card => (card.ranged > 0 ? [`card ${card.id} shoots`] : [])),
  'card wall-of-flames burns',
];
