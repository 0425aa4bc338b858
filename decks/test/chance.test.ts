import { begin, pending, play } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { chanceOfAtLeast, chanceOfEach, seenBy, shuffledPile, sizeOf } from '../src/index.ts';
import { decked } from './books.ts';

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
  test('to hold one of each are those that counting all hands gives', () => {
    for (const n of [2, 3, 4, 6])
      expect(chanceOfEach(10, [3, 2, 1], n)).toBeCloseTo(
        share(DECK, n, hand => ['a', 'b', 'c'].every(card => hand.includes(card))),
        12,
      );
  });
});

test.each(decked.map(game => [game.about.id, game] as const))(
  '%s shows as many cards on the first turn as its bench says',
  (_id, game) => {
    const { bench, decks } = game.catalogue;
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
    expect(seenBy(3, bench, decks[0].cards)).toBe(bench.first + 2 * bench.each);
  },
);

test('a pile is the whole deck in an order that its seed gives', () => {
  const cards = { a: 3, b: 2 };
  expect(shuffledPile(cards, '1')).toEqual(shuffledPile(cards, '1'));
  expect(shuffledPile(cards, '1').sort()).toEqual(['a', 'a', 'a', 'b', 'b']);
  const firsts = Array.from({ length: 500 }, (_, i) => shuffledPile(cards, `${i}`)[0]);
  const share = firsts.filter(card => card === 'a').length / 500;
  expect(Math.abs(share - 0.6)).toBeLessThan(0.1);
  expect(sizeOf(cards)).toBe(5);
});
