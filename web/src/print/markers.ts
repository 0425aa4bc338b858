/** Counters to cut out, and tracks on which a number is shown by a coin. */
export interface Markers {
  counters: readonly { name: string; copies: number }[];
  tracks: readonly { name: string; from: number; to: number }[];
}

/** What lies on the table in addition to cards, by game. A game that is not here needs nothing but its cards. */
const MARKERS: Readonly<Record<string, Markers>> = {
  'tower-siege': {
    counters: [
      { name: '1 damage', copies: 22 },
      { name: 'Attack', copies: 11 },
      { name: 'Defend', copies: 11 },
    ],
    tracks: [
      { name: 'Gold', from: 0, to: 30 },
      { name: 'Power', from: 0, to: 30 },
      { name: 'Round', from: 1, to: 60 },
    ],
  },
  arcania: {
    counters: [
      { name: '1 damage', copies: 33 },
      { name: '5 damage', copies: 11 },
      { name: 'Used', copies: 22 },
      { name: 'Paralysis', copies: 6 },
      { name: 'Charm', copies: 5 },
    ],
    tracks: [{ name: 'Castle Damage', from: 0, to: 44 }],
  },
  'towers-in-time': {
    counters: [
      { name: '1 damage', copies: 33 },
      { name: 'Used', copies: 22 },
      { name: 'Paralysed', copies: 6 },
    ],
    tracks: [],
  },
  arcmage: {
    counters: [
      { name: '1 damage', copies: 33 },
      { name: '5 damage', copies: 11 },
      { name: 'Marked', copies: 22 },
      { name: '+1/+1', copies: 11 },
      { name: '−1/−1', copies: 11 },
    ],
    tracks: [],
  },
  'two-deck-siege': {
    counters: [
      { name: 'Wound', copies: 33 },
      { name: 'Tired', copies: 44 },
      { name: '1 damage', copies: 22 },
      { name: '5 damage', copies: 11 },
      { name: 'Siege marker', copies: 1 },
    ],
    tracks: [{ name: 'Round', from: 1, to: 60 }],
  },
};

export const markersOf = (game: string): Markers | null => MARKERS[game] ?? null;
