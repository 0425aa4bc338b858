import { power } from '@siegeworks/contract/portable';
import type { Card } from '../cards/card.ts';
import { cardsOf } from '../cards/card.ts';
import { WORTH } from './weights.ts';

/** The cards without any house rules. */
const PRINTED = cardsOf({});

/** What is left of a card's worth for every point of gold or power that must first be there. */
const PATIENCE = 0.93;

/** What one copy of a card promises to a deck: its worth on the table, less the longer it must be saved for. */
export function cardWorth(id: string): number {
  const card = PRINTED[id];
  const price = card.gp + card.pp;
  return tableWorth(card, price) * power(PATIENCE, price + (card.cast ?? 0));
}

function tableWorth(card: Card, price: number): number {
  if (card.type === 'Mine' || card.type === 'Powerstone' || card.type === 'Surge') return WORTH.resource;
  if (card.type === 'Scroll') return WORTH.scroll * Math.max(1, card.cast ?? 0);
  if (card.type === 'Spell') return WORTH.inBook * (price + (card.cast ?? 0));
  if (card.type === 'Relic') return card.doubles ? WORTH.obelisk : WORTH.relic * price;
  if (card.type === 'Item') return WORTH.carried * price;
  const skill = Math.max(0, card.sl - 25) * WORTH.skill + card.pl * WORTH.protection;
  return Math.max(1, price) + skill + Math.max(0, card.lp - 1) * WORTH.extraLife;
}
