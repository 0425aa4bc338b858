import { cardsOf } from '../cards/card.ts';
import { WORTH } from './weights.ts';

/** The cards without any house rules. */
const PRINTED = cardsOf({});

/** What one copy of a card promises to a deck that can pay for it: a unit as on the table, everything else by its cost. */
export function cardWorth(id: string): number {
  const card = PRINTED[id];
  const temper = card.temper * WORTH.temper;
  if (card.type === 'source' || card.type === 'gate') return WORTH.source + temper;
  const skills = Math.min(WORTH.skills, card.ranged + (card.glyphs > 0 ? 1 : 0));
  if (!card.isCreature) return WORTH.limbo + card.cost * WORTH.idle + skills;
  return (
    temper + card.attack * WORTH.attack + card.defence * WORTH.defence + card.points * WORTH.status + skills
  );
}
