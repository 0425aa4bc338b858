import { gainBetween } from '@siegeworks/lab/gauntlet';
import type { GauntletGame } from '@siegeworks/protocol';
import { expect, test } from 'vitest';
import type { Search } from '../src/workshop/best-exchanges.ts';
import { BEST, bestExchanges, FIRST, inWords } from '../src/workshop/best-exchanges.ts';

/** A world in which it is known how good every card is: a deck wins exactly the games whose number its only card names. */
const GAMES = 100;
const DECKS: Readonly<Record<string, (n: number) => boolean>> = {
  usual: n => n % 2 === 0,
  // Two wins in a hundred games more, from which nobody can tell it from luck.
  close: n => n % 2 === 0 || n % 50 === 49,
  strong: n => n % 4 !== 3,
  weak: n => n % 4 === 0,
  hopeless: () => false,
  // Wins all that choose it, and later no more than before.
  lucky: n => n < FIRST || n % 2 === 0,
  same: n => n % 2 === 0,
};
const played = (card: string, from: number, until: number): GauntletGame[] =>
  Array.from({ length: until - from }, (_, i) => ({
    index: from + i,
    against: 'ready',
    won: DECKS[card](from + i) ? 1 : 0,
    began: i % 2 === 0,
    drawn: [],
    failed: false,
  }));

function searchOf(games: number) {
  const asked: { card: string; from: number; until: number }[] = [];
  const run = {
    isStopped: false,
    async play({ deck, games: until }: Parameters<Search['run']['play']>[0], _on: unknown, from = 0) {
      const [card] = Object.keys(deck.cards ?? {});
      asked.push({ card, from, until });
      return played(card, from, until);
    },
    gain: async (usual: GauntletGame[], other: GauntletGame[]) => gainBetween(usual, other),
  };
  const search: Search = {
    deck: { game: 'arcania', cards: { usual: 1 }, choices: {} },
    exchanges: Object.keys(DECKS)
      .slice(1)
      .map(card => ({ text: card, part: { cards: { [card]: 1 } } })),
    run,
    usual: played('usual', 0, games),
    order: { player: 'page', seed: '1' },
  };
  return { search, run, asked };
}

test('five exchanges are told, the best first, each by games that did not choose it', async () => {
  const { search, asked } = searchOf(GAMES);
  const found = await bestExchanges(search, () => {});
  expect(found.map(({ text }) => text)).toEqual(['strong', 'close', 'lucky', 'same', 'weak']);
  expect(found.length).toBe(BEST);
  const again = asked.filter(({ from }) => from > 0);
  expect(asked.length - again.length).toBe(6);
  expect(new Set(again.map(({ from, until }) => `${from} ${until}`))).toEqual(new Set([`${FIRST} ${GAMES}`]));
  const gains = Object.fromEntries(found.map(({ text, gain }) => [text, gain]));
  for (const { games } of Object.values(gains)) expect(games).toBe(GAMES - FIRST);
  expect(gains.strong.gain).toBeCloseTo(0.25, 9);
  // In the first games it had won half of them more.
  expect(gains.lucky.gain).toBe(0);
  expect(inWords(gains.strong)).toMatch(/^\+25 wins in 100 games \(\+15 to \+35, 76 games\), a real gain\.$/);
  expect(inWords(gains.weak)).toMatch(/^−25 wins in 100 games \(−35 to −15, 76 games\), a real loss\.$/);
  expect(inWords(gains.close)).toContain('too close to call');
});

test('of a gauntlet that was stopped early all games count, and too few of them say nothing', async () => {
  const { search, asked } = searchOf(4);
  const found = await bestExchanges(search, () => {});
  expect(asked.every(({ from, until }) => from === 0 && until === 4)).toBe(true);
  expect(found.map(({ gain }) => gain.games)).toEqual(Array(BEST).fill(4));
  // Every game that the best one changed was won: chance looks like certainty here.
  expect(found[0].text).toBe('lucky');
  for (const { gain } of found) expect(inWords(gain)).toContain('4 games), too few games to say.');
});

test('a search that is stopped tells what it has found', async () => {
  const early = searchOf(GAMES);
  const some = await bestExchanges(early.search, text => {
    if (text.startsWith('Trying 3')) early.run.isStopped = true;
  });
  expect(some.length).toBe(3);
  const late = searchOf(GAMES);
  const five = await bestExchanges(late.search, text => {
    if (text.startsWith('Making sure, 5')) late.run.isStopped = true;
  });
  // What was made sure of before is not compared with what was not.
  expect(five.map(({ gain }) => gain.games)).toEqual(Array(BEST).fill(FIRST));
});
