import type { Result } from '../knowledge/sight.ts';

/** Labels on the table itself, beside the cards. */
export const LABELS = {
  forecast: 'Forecast',
  ifEnded: 'if you ended your turn now',
  restOfTurn: 'the rest of this siege turn',
  atTheEnd: 'If you ended your turn:',
  soon: 'Still to come:',
  foreseen: 'Forecast',
  unforeseen: 'Nothing can be forecast now.',
  tie: 'Tie: it may turn out differently.',
  hand: 'Any card can also be a generic order: up to two defenders attack or move.',
  noHand: 'No cards in hand.',
  deck: 'your deck',
  noDeck: 'no deck left',
  whichSide: 'Which side?',
  unseen: 'Not yet seen',
  inside: 'the enemy is inside',
  quiet: 'no enemies',
  next: 'the next enemies come here',
  deckStands: (side: string): string => `The enemy deck is in the ${side}`,
  sides: 'Sides of the castle',
  before: (n: number): string => `${n} in front`,
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
  willFall: ', about to be breached',
  alike: ' alike',
  /** Numbers of a unit. */
  range: 'Range',
  wall: 'Wall',
  repair: 'Repair',
} as const;

/** What is forecast for a unit, or what an attack on it would do. */
export const FATES: Readonly<Record<Exclude<Result, 'nothing'>, string>> = {
  kill: 'would be killed',
  wound: 'would be wounded',
};

/** How to read a unit. */
export const LEGEND = {
  title: 'Reading a unit',
  above: 'Under the name: **range**, *tired 4/6*, **hearts**',
  below: 'Below: **swords** and **shields**; between them damage to walls, or repairs',
  look: 'Point at a unit or a place to see what it reaches.',
} as const;
