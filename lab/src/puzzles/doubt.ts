import { Prover } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { pending, sameOption } from '@siegeworks/kernel';
import type { Doubt } from '@siegeworks/scenario';
import { NODES, taskOf, whyNoPuzzle } from './prove.ts';

/** Smaller differences between chances come from rounding. */
const SAME = 0.0005;

export interface Settled {
  /** Whether the doubt was right: the puzzle is none, or the pick reaches the goal as surely as the best one. */
  right: boolean | 'open';
  why: string;
}

/** Settles a doubt: the puzzle is proved again, and the pick that was called wrong is searched to its end. */
export function settleDoubt(game: Game, { puzzle, at, option, said }: Doubt, nodes = NODES): Settled {
  const flaw = whyNoPuzzle(game, puzzle, nodes);
  if (flaw !== null) return { right: true, why: `it is no puzzle: ${flaw}` };
  try {
    const asked = pending(game, at);
    if (asked?.seat !== puzzle.seat || !asked.options.some(each => sameOption(each, option)))
      return { right: 'open', why: `“${said}” cannot be picked in that position` };
    const prover = new Prover(game, taskOf(puzzle), nodes);
    const [best, own] = [prover.span(at), prover.after(at, option)];
    const found = `“${said}” reaches the goal ${range(own)} of the time, the best pick ${range(best)}`;
    if (own.least > 0 && own.least >= best.most - SAME) return { right: true, why: found };
    if (own.most < best.least - SAME || best.most === 0) return { right: false, why: found };
    return { right: 'open', why: `${found}: try more --nodes` };
  } catch (fault) {
    if (fault instanceof Impossible || fault instanceof TypeError)
      return { right: 'open', why: `the position cannot be played: ${fault.message}` };
    throw fault;
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const range = ({ least, most }: { least: number; most: number }): string =>
  most - least < SAME ? percent(least) : `${percent(least)} to ${percent(most)}`;
