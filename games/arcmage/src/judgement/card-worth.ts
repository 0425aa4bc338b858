import { power } from '@siegeworks/contract/portable';
import { entryOf } from '../cards/book.ts';
import type { Card } from '../cards/card.ts';
import { cardsOf } from '../cards/card.ts';
import { ENGINES, NEEDS_A_PLAN, PROMISES } from './card-worths.ts';
import { WEIGHTS } from './weights.ts';

/** The cards without any house rules. */
const PRINTED = cardsOf({});

/** What is left of a card's worth for every resource that must first be laid. */
const PATIENCE = 0.95;
const { WORTH } = WEIGHTS;
const ENGINE: Readonly<Record<string, number>> = ENGINES;
const PROMISE: Readonly<Record<string, number>> = PROMISES;

/** What one copy of a card promises to a deck of its faction: with the experience of single cards. */
export function cardWorth(id: string): number {
  const card = PRINTED[id];
  if (card.type === 'city') return entryOf(id).site?.holdsBack === undefined ? card.defence : 0;
  const promise = WORTH.card + (PROMISE[id] ?? 0);
  if (NEEDS_A_PLAN.includes(id)) return Math.max(0, promise - WORTH.card);
  const there = card.type === 'creature' ? creature(card) : card.cost * WORTH.defence;
  return Math.max(0, promise + there) * power(PATIENCE, card.cost);
}

function creature({ id, attack, defence, keywords, on }: Card): number {
  const has = (keyword: string) => Object.hasOwn(keywords, keyword);
  const peaceful = has('peaceful') ? WORTH.peaceful : 1;
  let sum = attack * peaceful + defence * WORTH.defence + (ENGINE[id] ?? 0);
  if (has('flying')) sum += WORTH.flying;
  if (has('first-strike')) sum += WORTH.firstStrike;
  if (has('overrun')) sum += WORTH.overrun;
  if (has('deadly')) sum += WORTH.deadly;
  return on.length > 0 ? sum + WORTH.ability : sum;
}
