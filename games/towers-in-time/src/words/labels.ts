/** What is written on the table itself, beside the cards. */
export const LABELS = {
  inHand: 'in hand',
  inDeck: 'in the deck',
  discarded: 'discarded',
  temperLeft: 'Temper left',
  temperOf: (n: number, element: string): string => `${n} ${element} temper left`,
  living: 'living',
  nonLiving: 'non-living',
  combat: 'Combat',
  attacks: 'attacking',
  defends: 'defending',
  against: 'against',
  bare: 'Empty Tower',
} as const;
