import { arcania } from '@siegeworks/arcania';
import type { MatchConfig, SeatConfig } from '@siegeworks/contract';
import { begin } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';

const DECK = arcania.catalogue.decks[0].cards;
const config = (seat: SeatConfig, options: MatchConfig['options'] = {}): MatchConfig => ({
  players: [seat, { deck: 'elf-silver-court' }],
  options,
});
const custom = (changes: Record<string, number>, army = 'dwarf'): SeatConfig => {
  const cards: Record<string, number> = { ...DECK, ...changes };
  for (const [id, n] of Object.entries(cards)) if (n === 0) delete cards[id];
  return { cards, choices: { army } };
};
const reasonsFor = (c: MatchConfig) => arcania.setup.check(c).map(r => `${r.rule} ${r.text}`);

describe('a set-up that is refused says why', () => {
  test.each([
    [
      'a card of another Army',
      custom({ hammer: 3, rangers: 1 }),
      'AK-002 player 1: Rangers is not a card of the Dwarves',
    ],
    ['a card that does not exist', custom({ toString: 1 }), 'AK-002 player 1: there is no card toString'],
    [
      'too few cards',
      custom({ hammer: 3 }),
      'AK-004 player 1: a Draw Deck must have at least 60 cards; this one has 59',
    ],
    ['too many copies', custom({ hammer: 5 }), 'AK-005 player 1: 5 copies of Hammer; at most 4 are allowed'],
    [
      'too many Lands',
      custom({ 'green-vale': 2 }),
      'AK-006 player 1: a Draw Deck may have at most 3 Lands; this one has 4',
    ],
    ['a Castle in the deck', custom({ castle: 1 }), 'AK-007 player 1: Castle cannot be in a Draw Deck'],
    ['Damage in the deck', custom({ damage: 1 }), 'AK-007 player 1: Damage cannot be in a Draw Deck'],
    ['half a card', custom({ hammer: 4.5 }), 'AK-005 player 1: Hammer: 4.5 is not a valid number of copies'],
    ['an unknown deck', { deck: 'goblins' }, 'AK-003 player 1: there is no deck named goblins'],
    [
      'an unknown Army',
      { choices: { army: 'goblin' } },
      'AK-001 player 1: army cannot be goblin: one of dwarf, elf, lycanthrope, undead',
    ],
  ] as const)('%s', (_what, seat, reason) => {
    expect(reasonsFor(config(seat))).toContain(reason);
  });

  test('every reason at once', () => {
    expect(reasonsFor(config(custom({ hammer: 9, rangers: 1 })))).toHaveLength(2);
  });
  test.each([1, 7])('%i players', n => {
    const reasons = reasonsFor({ players: Array.from({ length: n }, () => ({})) });
    expect(reasons).toEqual([`AK-340 the game is for 2 to 6 players, not ${n}`]);
  });
  test('variants', () => {
    expect(reasonsFor(config({}, { castleLife: 4, handLimit: 21, mulligan: 'twice' }))).toHaveLength(3);
    expect(reasonsFor(config({}, { maxDeckSize: 60 }))).toEqual([]);
    expect(reasonsFor(config(custom({ temple: 2 }), { maxDeckSize: 61 }))).toEqual([
      'AK-004 player 1: a Draw Deck may have at most 61 cards; this one has 62',
    ]);
    expect(reasonsFor(config(custom({ collapse: 2 }), { specialCopies: 1 }))).toEqual([
      'AK-005 player 1: 2 copies of Collapse; at most 1 are allowed',
    ]);
    expect(reasonsFor(config({}, { firstPlayer: 2 }))).toEqual([
      'AK-334 seat 2 cannot go first: there is no such seat',
    ]);
  });
  test('a Draw Deck may be of any size, with fewer Lands', () => {
    expect(reasonsFor(config(custom({ temple: 4, millworks: 4, 'green-vale': 0 })))).toEqual([]);
  });
});

describe('the table is set up', () => {
  test('with a Castle, the chosen Land and a shuffled Draw Deck; the first player draws seven', () => {
    const s = begin(arcania, config({ deck: 'dwarf-iron-siege' }, { firstPlayer: 1 }), 'seed');
    expect(s.turn).toBe(1);
    expect(s.players.map(p => [p.deck.length, p.hand.length])).toEqual([
      [60, 0],
      [53, 7],
    ]);
    expect(s.players.map(p => p.lands.map(land => s.names[land.id]))).toEqual([
      ['stone-heath'],
      ['green-vale'],
    ]);
    expect(s.players.map(p => p.army)).toEqual(['D', 'E']);
    expect(s.players[0].deck).not.toEqual(s.players[0].deck.slice().sort((a, b) => a - b));
  });
  test('with a handicap for one Castle', () => {
    const s = begin(arcania, config({ choices: { castleLife: 30 } }, { castleLife: 15 }), 'seed');
    expect(s.players.map(p => p.castleLife)).toEqual([30, 15]);
  });
  test('every player goes first sometimes', () => {
    const players = [{}, {}, {}];
    const first = Array.from({ length: 30 }, (_, i) => begin(arcania, { players }, `seed ${i}`).turn);
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
  });
});
