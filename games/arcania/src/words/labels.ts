const FORCE_MARKS: readonly (readonly [RegExp, string])[] = [
  [/^has attacked$/, 'spent'],
  [/^attacks .*, blocked$/, 'is blocked'],
  [/^attacks /, 'attacks'],
  [/^blocks /, 'blocks'],
  [/^unblockable$/, 'no block'],
];

/** What is written on the table itself, beside the cards. */
export const LABELS = {
  castle: 'Castle',
  castleOf: (name: string): string => `Castle of ${name}, Damage `,
  damage: 'Damage',
  hits: (n: number): string => `${n} Damage`,
  walls: (n: number): string => (n === 0 ? '' : n === 1 ? '1 Wall' : `${n} Walls`),
  lost: (n: number): string => `−${n}`,
  hasFallen: 'has fallen',
  front: 'Battle Front',
  between: 'Between the Battle Fronts',
  noForces: 'No forces',
  lands: 'Lands',
  noLands: 'No Lands yet',
  buildingsOn: (land: string): string => `Buildings on ${land}`,
  slots: (free: number): string => (free === 1 ? '1 slot is free' : `${free} slots are free`),
  strengths: (attack: number, defence: number): string =>
    `${attack >= defence ? 'hits' : 'misses'}, ${attack} against ${defence}`,
  against: ' against ',
  attackers: (n: number): string => (n === 1 ? '1 attacker' : `${n} attackers`),
  unblocked: ' unblocked',
  toCastle: (damage: number): string => `${damage} Damage to the Castle`,
  toCastleOf: (damage: number, name: string): string => `${damage} Damage to the Castle of ${name}`,
  bonuses: 'Bonuses left',
  noBonuses: 'none on either side',
  needs: 'Needs',
  /** The state of a Building that a card needs. */
  need: { ready: 'ready', used: 'not ready', missing: 'you have none' },
  inHand: 'Hand',
  drawDeck: 'Deck',
  fewLeft: 'few left',
  discard: 'Discard',
  holdsUsable: ', holds a card that can be used',
  out: 'out of the game',
  alike: 'alike',
  /** On a card there is room for a word or two. */
  forceMark: (mark: string): string => FORCE_MARKS.find(([like]) => like.test(mark))?.[1] ?? mark,
  landMark: (mark: string): string => (mark === 'built on this turn' ? 'built' : mark),
} as const;
