import { begin, pending } from '@siegeworks/kernel';
import { towersInTime } from '@siegeworks/towers-in-time';
import { describe, expect, test } from 'vitest';

const texts = (config: Parameters<typeof towersInTime.setup.check>[0]) =>
  towersInTime.setup.check(config).map(reason => `${reason.rule} ${reason.text}`);
const plain = { players: [{ deck: 'orc-horde' }, { deck: 'dwarf-hold' }] };

describe('what a match may be made of', () => {
  test('ready-made decks have 54 cards and are legal (TT-005, TT-R02)', () => {
    for (const deck of towersInTime.catalogue.decks) {
      expect(Object.values(deck.cards).reduce((sum, n) => sum + n, 0)).toBe(54);
      expect(texts({ players: [{ deck: deck.id }, { deck: deck.id }] })).toEqual([]);
    }
  });
  test('at most eight cards are put down before the first turn (TT-011)', () => {
    const placing = (openingPlace: number) => texts({ ...plain, options: { openingPlace } });
    expect([4, 8].map(placing)).toEqual([[], []]);
    for (const n of [3, 9]) expect(placing(n)).not.toEqual([]);
  });
  test('every card is in at least one ready-made deck', () => {
    const inDecks = new Set(towersInTime.catalogue.decks.flatMap(deck => Object.keys(deck.cards)));
    expect(towersInTime.catalogue.cards.map(card => card.id).filter(id => !inDecks.has(id))).toEqual([]);
  });
  test('a deck has at least 50 cards and at most four of each name; all reasons are given together (TT-003, TT-004)', () => {
    const cards = { volcano: 5, orc: 4, nonsense: 1, wolf: 0, toString: 2 };
    expect(texts({ players: [{ cards }, { deck: 'none' }] })).toEqual([
      'TT-003 player 1: there is no card nonsense',
      'TT-003 player 1: Wolf: 0 is not a valid number of copies',
      'TT-003 player 1: there is no card toString',
      'TT-004 player 1: Volcano: 5 copies, but only 4 are allowed',
      'TT-003 player 1: a deck needs at least 50 cards, not 9',
      'TT-003 player 2: there is no deck named none',
    ]);
  });
  test('friendly games have no limit on copies, and the minimum deck size is a variant (TT-004)', () => {
    const cards = { volcano: 20, orc: 20 };
    const options = { deckLimit: 'friendly', deckMinimum: 40 };
    expect(texts({ players: [{ cards }, { cards }], options })).toEqual([]);
    expect(texts({ players: [{ cards }, { cards }], options: { deckMinimum: 40 } })).toHaveLength(4);
  });
  test('two to six players (TT-002), known variants and choices within their bounds', () => {
    expect(texts({ players: [{}] })).toEqual(['TT-002 the game is for 2 to 6 players, not 1']);
    expect(texts({ ...plain, options: { shieldCount: 8, turnLimit: 'x', odd: 1 } })).toHaveLength(3);
    expect(
      texts({ players: [{ deck: 'orc-horde', choices: { shields: '2' } }, {}], options: {} }),
    ).toHaveLength(1);
  });
  test('a player may have a different number of shields as a handicap', () => {
    const players = [{ deck: 'orc-horde', choices: { shields: '3' } }, { deck: 'dwarf-hold' }];
    const s = begin(towersInTime, { players, options: { shieldCount: 7 } }, 'seed');
    expect(s.players.map(player => player.shields.length)).toEqual([3, 7]);
    expect(pending(towersInTime, s)?.question).toBe('opening.redraw');
  });
});
