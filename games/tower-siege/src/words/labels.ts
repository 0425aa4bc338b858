/** Labels on the table itself, beside the cards. */
export const LABELS = {
  market: 'Market Place',
  discard: 'Discard',
  spells: 'Spells',
  caravan: 'Caravan',
  pending: 'Pending',
  lasting: 'Lasting',
  moreLasting: (n: number): string => `and ${n} more in the log`,
  /** After the name of the Tower. */
  fallenTower: 'has fallen',
  out: 'out',
  /** Several creatures that are alike, as one card. */
  alike: (n: number): string => `×${n}`,
  alikeAloud: (n: number): string => `${n} of them`,
  /** In the reader, while nothing is pointed at. */
  readHere: 'Point at a card to read it here.',
  noCards: 'No cards. You draw back up to 7 on your turn.',
  fallenMage: 'Out of the game: the Mage has fallen.',
  setAside: 'set aside',
  /** Where a creature stands, and what a card says where its place does not show it. */
  position: { guard: 'on guard', attack: 'attack', defend: 'defend' },
  mage: 'Mage',
  inside: 'inside',
  shelters: 'shelters',
  acted: 'has acted',
  /** On a card that has acted this turn. */
  used: 'used',
  melee: 'melee',
  blocks: 'blocks',
  yourTurn: 'Your turn',
  turnOf: (name: string): string => `${name}’s turn`,
  dice: 'Dice',
  noDice: 'No dice have been rolled yet.',
  toBeRolled: 'To be rolled',
  /** Read aloud as `needs 55 or less`. */
  needs: 'needs ',
  orLess: 'or less',
} as const;
