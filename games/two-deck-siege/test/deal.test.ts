import { begin } from '@siegeworks/kernel';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { describe, expect, test } from 'vitest';
import { BOX } from '../src/cards/card.ts';
import type { Siege } from '../src/state/state.ts';

/** Enough deals that a card which can lie in a place does so in one of them; always the same ones. */
const SEEDS = Array.from({ length: 150 }, (_, i) => `deal ${i}`);
const dealt = (preset: string) =>
  SEEDS.map(seed => begin(twoDeckSiege, { players: [{}], options: { preset } }, seed));
/** Places are counted from the top: the first card drawn is 1. */
const placesOf = (s: Siege, key: string) =>
  s.enemyDeck.toReversed().flatMap((id, i) => (BOX[id].key === key ? [i + 1] : []));
const spread = (games: Siege[], key: string) => {
  const places = games.flatMap(s => placesOf(s, key));
  return [Math.min(...places), Math.max(...places), new Set(places).size];
};

describe('Two Deck Siege: the deal', () => {
  const games = dealt('castellan-0');
  test('TD-024: the Dragon lies between the 12th and the 23rd card, each place possible', () => {
    expect(spread(games, 'dragon')).toEqual([12, 23, 12]);
  });
  test('TD-024: the Necromancer lies between the 24th and the 34th card, each place possible', () => {
    expect(spread(games, 'necromancer')).toEqual([24, 34, 11]);
  });
  test('TD-022, TD-R03: every other card comes into any of the three piles', () => {
    for (const key of ['war-drums', 'giant-hogram', 'skeleton-archer']) {
      const places = games.flatMap(s => placesOf(s, key));
      const piles = new Set(places.map(place => (place <= 11 ? 1 : place <= 23 ? 2 : 3)));
      expect([key, ...[...piles].sort()]).toEqual([key, 1, 2, 3]);
    }
  });
  test('TD-025: Reinforcements may lie anywhere, from the first card to the last', () => {
    const [first, last] = spread(dealt('castellan-1'), 'reinforcements');
    expect([first, last]).toEqual([1, 35]);
  });
  test('TD-020: Man the Walls is every opening hand; the three others of a recruit vary', () => {
    const hand = (s: Siege) => s.hand.map(id => BOX[id].key);
    expect(games.every(s => hand(s).join() === 'man-the-walls')).toBe(true);
    const hands = dealt('recruit').map(hand);
    expect(hands.every(cards => cards.length === 4 && cards[0] === 'man-the-walls')).toBe(true);
    const others = new Set(hands.flatMap(cards => cards.slice(1)));
    expect(others.size).toBe(22);
  });
  test('TD-003, TD-019: no card is lost or doubled in any deal', () => {
    expect(games.map(s => twoDeckSiege.audit.misplaced(s)).filter(wrong => wrong !== null)).toEqual([]);
    expect(new Set(games.map(s => `${s.hand.length}+${s.deck.length}`))).toEqual(new Set(['1+27']));
  });
});
