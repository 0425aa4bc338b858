/** Labels on the table itself, beside the cards. */
export const LABELS = {
  market: 'Market Place',
  discard: 'Discard',
  spells: 'Spells',
  caravan: 'Caravan',
  pending: 'Pending',
  lasting: 'Lasting',
  moreLasting: (n: number): string => `and ${n} more in the log`,
  fallenTower: 'The Tower has fallen',
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
