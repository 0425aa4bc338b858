import type { Id } from '@siegeworks/contract';
import { plural } from '@siegeworks/table';
import { BOX, copyOf } from '../cards/card.ts';
import { PLURAL } from '../cards/plural.ts';
import { COURTYARD } from '../state/geometry.ts';

/** `Archer 3`: copies are told apart by their number. */
export const nameOf = (id: Id): string =>
  id < 0 ? 'a hidden card' : BOX[id].copies > 1 ? `${BOX[id].name} ${copyOf(id)}` : BOX[id].name;
export const cardName = (id: Id): string => (id < 0 ? 'a hidden card' : BOX[id].name);
export const placeName = (place: string): string => (place === COURTYARD ? 'the courtyard' : place);
/** The verb that goes with a card: `attacks` for an Archer, `attack` for Knights. */
export const verbOf = (id: Id, verb: string): string => (PLURAL.has(BOX[id]?.key) ? plural(verb) : verb);
/** `Archer 3 attacks`, `Knights attack`. */
export const cardDoes = (id: Id, verb: string): string => `${nameOf(id)} ${verbOf(id, verb)}`;
