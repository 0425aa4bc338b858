import { cardsOf, isBuilding } from '../cards/card.ts';
import { tableWorth } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/** The cards without any house rules. */
const PRINTED = cardsOf({});

/** What one copy of a card promises to a deck that holds its Buildings (12.1). */
export function cardWorth(id: string): number {
  if (isBuilding(id)) return WEIGHTS.BUILT[id];
  const card = PRINTED[id];
  return card.type === 'land' ? WEIGHTS.WORTH.land : tableWorth(card, WEIGHTS);
}
