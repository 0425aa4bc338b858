import type { Result } from '../sight.ts';

/** What stands on the table itself, beside the cards. */
export const TABLE = {
  forecast: 'Forecast',
  ifEnded: 'if you ended your turn now',
  restOfTurn: 'the rest of this siege turn',
  foreseen: 'Foreseen',
  unforeseen: 'Nothing can be foreseen now.',
  tie: 'Tie: it may come otherwise.',
  hand: 'Any card can also be spent as a generic order: two attack or move.',
  noHand: 'No cards in hand.',
  deck: 'your deck',
  noDeck: 'no deck left',
  whichSide: 'Which side?',
  unseen: 'Not yet seen',
  inside: 'the enemy is inside',
  next: 'the next enemies come here',
} as const;

/** What is foreseen for a unit, or would come of an attack on it. */
export const FATES: Readonly<Record<Exclude<Result, 'nothing'>, string>> = {
  kill: 'would be killed',
  wound: 'would be wounded',
};

/** How a unit is read. */
export const LEGEND = {
  title: 'Reading a unit',
  above: 'Above: **range**, *tired 4/6*, **hearts**',
  below: 'Below: **swords** and **shields**; on the left icons against walls or for repairs',
  look: 'Point at a unit or a place to see what it reaches.',
} as const;
