import type { MatchConfig, Option } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { anyOption, playerDice } from '@siegeworks/kernel/laws';
import { nim } from './nim.ts';

export const TWO: MatchConfig = { players: [{}, {}] };
export const take = (heap: number, n: number): Option => ({ kind: 'take', target: heap, n });
export const newNim = () => create(nim, TWO, 'seed');

/** The reasons with which something is refused; none when it is not. */
export function reasonsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error.reasons.map(reason => reason.text);
    throw error;
  }
  return [];
}

/** Answers whatever is asked, up to `n` times. */
export function playOn(m: Match, n: number): void {
  const dice = playerDice('tests');
  for (let i = 0; i < n; i++) {
    const { asked } = m;
    if (!asked) return;
    pick(m, asked.seat, anyOption(m.game, m.state, asked, dice), asked.question);
  }
}
