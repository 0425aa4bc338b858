/** What boards say alike, whatever is played. Words of one game stand in that game's words (`LABELS`). */
export const COMMON = {
  table: 'Table',
  player: 'Player',
  opponents: 'Opponents',
  decides: 'decides',
  /** On the plate of the player who has to decide, after `You` or a name. */
  toDecide: 'to decide',
  turn: 'turn',
  out: 'Out of the game.',
  leftGame: 'out of the game',
  hand: 'Hand',
  emptyHand: 'Your hand is empty',
  card: 'card',
  cards: (n: number): string => (n === 1 ? '1 card' : `${n} cards`),
  piles: 'Piles',
  deck: 'Deck',
  phases: 'Phases of the turn',
  empty: 'empty',
  /** `3 of 8`, where the eye reads a stroke. */
  of: ' of ',
  usable: 'can be used',
  choosable: 'can be chosen',
  /** On an answer that ends the turn while something could still be done. */
  pressAgain: 'Press again to end the turn',
  /** Read aloud after what is pressed. */
  orChoose: ', can be chosen',
} as const;
