import { WORKING } from '../rules/works.ts';
import { CARDS } from './card.ts';

/** Everything that cards do besides numbers: the coverage law demands that each has run. */
export const BEHAVIOURS: readonly string[] = [
  ...Object.values(CARDS).flatMap(card => (card.type === 'instant' ? [] : [`card ${card.id}`])),
  ...WORKING.map(id => `card ${id} works`),
  ...Object.values(CARDS).flatMap(card => (card.ranged > 0 ? [`card ${card.id} shoots`] : [])),
  'card wall-of-flames burns',
];
