import { begin, pending, play } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import {
  castleDraws,
  chanceOfAll,
  chanceOfAtLeast,
  deckDraws,
  drawnAfter,
  sampleHand,
} from '../src/index.ts';
import { decked, gameOf } from './books.ts';

/** All hands of a small deck, one by one. */
function hands(deck: string, n: number): string[] {
  if (n === 0) return [''];
  return [...deck].flatMap((card, i) => hands(deck.slice(i + 1), n - 1).map(rest => card + rest));
}
const share = (deck: string, n: number, test: (hand: string) => boolean) => {
  const all = hands(deck, n);
  return all.filter(test).length / all.length;
};

describe('chances', () => {
  const DECK = 'aaabbcdddd';
  test('of a number of copies are those that counting all hands gives', () => {
    for (const n of [0, 1, 3, 5, 10])
      for (const wanted of [0, 1, 2, 3, 4])
        expect(chanceOfAtLeast(10, 3, n, wanted)).toBeCloseTo(
          share(DECK, n, hand => hand.split('a').length - 1 >= wanted),
          12,
        );
  });
  test('to hold enough of each are those that counting all hands gives', () => {
    const held = (hand: string, card: string) => hand.split(card).length - 1;
    for (const n of [0, 2, 3, 4, 6, 10])
      for (const [a, b, c] of [
        [1, 1, 1],
        [2, 1, 0],
        [1, 2, 1],
        [4, 1, 1],
      ]) {
        const groups = [
          { copies: 3, wanted: a },
          { copies: 2, wanted: b },
          { copies: 1, wanted: c },
        ];
        const counted = share(
          DECK,
          n,
          hand => held(hand, 'a') >= a && held(hand, 'b') >= b && held(hand, 'c') >= c,
        );
        expect(chanceOfAll(10, groups, n)).toBeCloseTo(counted, 12);
      }
  });
});

test.each(decked.map(game => [game.about.id, game] as const))(
  '%s shows as many cards on the first turn as its bench says',
  (_id, game) => {
    const { bench, cards, decks } = game.catalogue;
    if (!bench) throw new Error('no bench');
    const s = begin(game, { players: [{ deck: decks[0].id }, { deck: decks[1].id }] }, 'bench');
    const seat = () => s.players[game.audit.begins(s)];
    let most = 0;
    for (let i = 0; i < 60 && game.audit.turns(s) <= 1 && s.over === null; i++) {
      const hand = seat().hand.length + (bench.apart ? seat().resources.flat().length : 0);
      most = Math.max(most, hand);
      const asked = pending(game, s);
      if (!asked) break;
      play(game, s, asked.options.find(({ kind }) => kind === 'draw2') ?? asked.options[0]);
    }
    expect(most).toBe(bench.first);
    const known = new Map(cards.map(card => [card.id, card]));
    expect(drawnAfter(2, deckDraws(decks[0].cards, known, bench))).toBe(bench.first + 2 * bench.each);
  },
);

test('a hand and what follows are the whole pile in an order that its seed gives', () => {
  const draws = { opens: ['x'], pile: { a: 3, b: 2 }, first: 2, each: 1 };
  const dealt = (seed: string) => sampleHand(draws, seed);
  expect(dealt('1')).toEqual(dealt('1'));
  const { hand, later } = dealt('1');
  expect(hand).toHaveLength(3);
  expect([...hand, ...later].sort()).toEqual(['a', 'a', 'a', 'b', 'b', 'x']);
  const firsts = Array.from({ length: 500 }, (_, i) => dealt(`${i}`).hand[1]);
  const share = firsts.filter(card => card === 'a').length / 500;
  expect(Math.abs(share - 0.6)).toBeLessThan(0.1);
  expect([0, 1, 9].map(turns => drawnAfter(turns, draws))).toEqual([2, 3, 5]);
});

test.each([0, 1, 2, 6])('a castle with an opening hand of %s draws as the rules deal', size => {
  const siege = gameOf('two-deck-siege');
  const { castles, cards } = siege.catalogue;
  if (!castles) throw new Error('no castles');
  const choices = { ...castles.ready[0].choices, openingHand: size };
  const { opens, pile, first, each } = castleDraws(castles, choices);
  const s = begin(siege, { players: [{}], options: choices }, 'supply');
  // Every card of the box, copy by copy, by its name.
  const named = (ids: readonly number[]) => ids.map(id => siege.words.card?.(s, id) ?? '').sort();
  const copies = Object.entries(pile).flatMap(([id, n]) => new Array<string>(n).fill(id));
  const { hand, deck } = siege.audit.piles?.(s, 0) ?? { hand: [], deck: [] };
  // The first round has drawn already.
  expect(named([...hand, ...deck])).toEqual([...opens, ...copies].sort());
  expect(hand.length).toBe(opens.length + first);
  expect(named(hand)).toEqual(expect.arrayContaining([...opens]));
  expect(each).toBe(2);
  expect(cards.filter(({ id }) => Object.hasOwn(pile, id))).toHaveLength(Object.keys(pile).length);
});
