import type { Id } from '@siegeworks/contract';
import { BOX, copyOf } from '../cards/card.ts';
import { COURTYARD } from '../state/geometry.ts';

/** `Archer 3`: copies are told apart by their number. */
export const nameOf = (id: Id): string =>
  id < 0 ? 'a hidden card' : BOX[id].copies > 1 ? `${BOX[id].name} ${copyOf(id)}` : BOX[id].name;
export const cardName = (id: Id): string => (id < 0 ? 'a hidden card' : BOX[id].name);
export const placeName = (place: string): string => (place === COURTYARD ? 'the courtyard' : place);
