import { CARDS } from './card.ts';
import './entries.ts';
import { ABILITIES, entryOf } from './entry.ts';

const LAID = ['castle', 'marker', 'land'];

/** Everything that cards do: the coverage law requires each to have run. */
export const BEHAVIOURS: readonly string[] = [
  ...Object.values(CARDS).flatMap(({ id, type }) => [
    ...(LAID.includes(type) ? [] : [`card ${id}`]),
    ...(entryOf(id).covers ?? []),
  ]),
  ...ABILITIES.map(({ id }) => `ability ${id}`),
];
