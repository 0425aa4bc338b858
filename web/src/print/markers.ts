/** Counters to cut out, and tracks on which a number is shown by a coin; each with the rule that asks for it. */
export interface Markers {
  counters: readonly { name: string; copies: number; rule: string }[];
  tracks: readonly { name: string; from: number; to: number; rule: string }[];
}

/** What lies on the table in addition to cards, by game. A game that is not here needs nothing but its cards. */
export const MARKERS: Readonly<Record<string, Markers>> = {
  'tower-siege': {
    counters: [
      { name: '−1 Life', copies: 22, rule: 'TS-207' },
      { name: 'Attack', copies: 11, rule: 'TS-099' },
      { name: 'Defend', copies: 11, rule: 'TS-128' },
      { name: 'Rounds left', copies: 11, rule: 'TS-013' },
    ],
    tracks: [
      { name: 'Gold', from: 0, to: 30, rule: 'TS-058' },
      { name: 'Power', from: 0, to: 30, rule: 'TS-058' },
      { name: 'Round', from: 1, to: 60, rule: 'TS-008' },
    ],
  },
  arcania: {
    counters: [
      { name: '1 Damage', copies: 33, rule: 'AK-170' },
      { name: '5 Damage', copies: 11, rule: 'AK-170' },
      { name: 'Used', copies: 22, rule: 'AK-065' },
      { name: 'Paralysed', copies: 6, rule: 'AK-194' },
      { name: 'Charmed', copies: 5, rule: 'AK-233' },
    ],
    tracks: [{ name: 'Castle Damage', from: 0, to: 44, rule: 'AK-181' }],
  },
  'towers-in-time': {
    counters: [
      { name: '1 damage', copies: 33, rule: 'TT-141' },
      { name: 'Sapped', copies: 22, rule: 'TT-052' },
      { name: 'Paralysed', copies: 6, rule: 'TT-230' },
    ],
    tracks: [{ name: 'Points against you this turn', from: 0, to: 3, rule: 'TT-154' }],
  },
  arcmage: {
    counters: [
      { name: '1 damage', copies: 33, rule: 'AM-386' },
      { name: '5 damage', copies: 11, rule: 'AM-386' },
      { name: 'Devoted', copies: 22, rule: 'AM-200' },
      { name: '+1/+1', copies: 11, rule: 'AM-471' },
      { name: '−1/−1', copies: 11, rule: 'AM-471' },
    ],
    tracks: [],
  },
  'two-deck-siege': {
    counters: [
      { name: 'Wound', copies: 33, rule: 'TD-064' },
      { name: 'Tired', copies: 44, rule: 'TD-073' },
      { name: '1 damage', copies: 22, rule: 'TD-006' },
      { name: '5 damage', copies: 11, rule: 'TD-006' },
      { name: 'Siege marker', copies: 1, rule: 'TD-132' },
    ],
    tracks: [{ name: 'Round', from: 1, to: 60, rule: 'TD-190' }],
  },
};

export const markersOf = (game: string): Markers | null => MARKERS[game] ?? null;
