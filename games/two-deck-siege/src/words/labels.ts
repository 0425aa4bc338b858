import type { Result } from '../knowledge/sight.ts';

/** What stands on the table itself, beside the cards. */
export const LABELS = {
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
  deckStands: (side: string): string => `The deck stands in the ${side}`,
  sides: 'Sides of the castle',
  before: (n: number): string => `${n} before it`,
  alarm: 'alarm',
  seeForecast: ': see the forecast',
  withoutCards: (sum: string): string => `Without new cards: ${sum}.`,
  deeds: 'What each enemy will do, the worst first',
  handAndPiles: 'Hand and piles',
  backToHand: 'Back to the hand',
  round: 'The round',
  breached: (wall: string): string => `${wall} breached`,
  here: (n: number): string => `${n} here`,
  damage: (wall: string, n: number, rating: number): string => `${wall}: damage ${n} of ${rating}`,
  willFall: ', foreseen to be breached',
  alike: ' alike',
  /** Numbers of a unit. */
  range: 'Range',
  wall: 'Wall',
  repair: 'Repair',
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
