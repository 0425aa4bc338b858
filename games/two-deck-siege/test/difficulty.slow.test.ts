import type { Option } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { expect, test } from 'vitest';
import { isWon } from '../src/rules/result.ts';
import type { Siege } from '../src/state/state.ts';

type Choose = (s: Siege, options: readonly Option[]) => Option;

/** Victories in 100 games. */
function victories(preset: string, games: number, player: (seed: string) => Choose): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seed = `difficulty ${i}`;
    const config = { players: [{}], options: { preset, ties: 'auto-friendly' } };
    const choose = player(seed);
    const s = begin(twoDeckSiege, config, seed);
    s.events = null;
    for (let asked = pending(twoDeckSiege, s); asked !== null; asked = pending(twoDeckSiege, s)) {
      play(twoDeckSiege, s, choose(s, asked.options));
    }
    if (isWon(s)) won++;
  }
  return (100 * won) / games;
}

/** Does not even draw. */
const idler = (): Choose => (_s, options) => options[options.length - 1];
const gambler = (seed: string): Choose => {
  const dice = playerDice(seed);
  return (_s, options) => options[Math.floor(dice() * options.length)];
};
const byRulesOfThumb = (): Choose => (s, options) => twoDeckSiege.judgement.habit(s, 0, options);

test('TD-R94 nobody holds a castle by doing nothing or by chance', () => {
  expect(victories('squire-0', 30, idler)).toBe(0);
  expect(victories('squire-0', 30, gambler)).toBe(0);
});

// Three standard errors of the figures in docs/balance: a rule that turned kinder or harsher to the garrison would show.
test.each([
  ['recruit', 95, 9],
  ['squire-0', 75, 17],
  ['castellan-1', 44, 19],
  ['marshal-0', 29, 18],
])('TD-R94 rules of thumb hold the castle of %s about %i times in 100', (preset, usual, margin) => {
  const won = victories(preset, 60, byRulesOfThumb);
  expect(won).toBeGreaterThanOrEqual(usual - margin);
  expect(won).toBeLessThanOrEqual(usual + margin);
});
