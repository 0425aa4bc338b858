/** How a game presents itself in the hall. */
export interface Poster {
  /** The short name on the banner, where the full title is long. */
  name: string;
  /** One sentence for people who have never seen the game. */
  motto: string;
  small: string;
}

const POSTERS: Readonly<Record<string, Poster>> = {
  'tower-siege': {
    name: 'Tower Siege',
    motto: 'Two mages, two towers, one table of armies. Roll under your level or be riposted.',
    small: 'Percentile dice, any-turn magic',
  },
  arcania: {
    name: 'Arcania',
    motto: 'Raise a kingdom from lands and buildings. Twenty points of damage bring a castle down.',
    small: 'Lands, buildings, interrupts',
  },
  'two-deck-siege': {
    name: 'Two Deck Siege',
    motto: 'Hold the walls on four sides against a deck of monsters. No dice, only the next cards.',
    small: 'Alone, as a duel, or in council',
  },
  'towers-in-time': {
    name: 'Towers in Time',
    motto: 'Raise towers on their sources and bring down five shields. One turn, shared by all.',
    small: 'Shared turns, combat in batches',
  },
  arcmage: {
    name: 'Arcmage',
    motto: 'Rule your cities and an army. Every card is a choice: play it, or bury it for its power.',
    small: 'Cities, armies, five factions',
  },
};

export const posterOf = (game: string): Poster | undefined =>
  Object.hasOwn(POSTERS, game) ? POSTERS[game] : undefined;
