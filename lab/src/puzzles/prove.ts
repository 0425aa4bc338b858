import type { Flaw, Task } from '@siegeworks/bots';
import { Prover, solve } from '@siegeworks/bots';
import type { Game, State } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { pending } from '@siegeworks/kernel';
import type { Puzzle } from '@siegeworks/scenario';

/** Answers that the proof of one puzzle may try: more than any miner allows itself. */
export const NODES = 60_000;

export const taskOf = ({ position, seat, aim }: Puzzle): Task => ({ start: position, seat, aim });

const FLAWS: Readonly<Record<Flaw, string>> = {
  hopeless: 'nothing reaches the goal',
  'two ways': 'more than one pick reaches the goal',
  'not proved': 'the search did not come to an end',
  'nothing to choose': 'the solver has nothing to choose',
};

/** Proves a puzzle again. Tells why it is none, or `null` when everything about it is as it says. */
export function whyNoPuzzle(game: Game, puzzle: Puzzle, nodes = NODES): string | null {
  try {
    const asks = pending(game, puzzle.position as State);
    if (asks?.seat !== puzzle.seat) return 'the position does not ask the solver';
    const solution = solve(new Prover(game, taskOf(puzzle), nodes));
    if (typeof solution === 'string') return FLAWS[solution];
    const { line, value, second } = solution;
    if (Math.floor(value * 10_000 + 1e-6) !== puzzle.value)
      return `the goal is reached ${percent(value)} of the time, not ${percent(puzzle.value / 10_000)}`;
    if (Math.max(0, Math.ceil(second * 10_000 - 1e-6)) !== puzzle.second)
      return `after the second best pick it is reached ${percent(second)} of the time, not ${percent(puzzle.second / 10_000)}`;
    const same = JSON.stringify(line) === JSON.stringify(puzzle.line);
    return same ? null : 'the solution is another one';
  } catch (fault) {
    if (fault instanceof Impossible || fault instanceof TypeError)
      return `the position cannot be played: ${fault.message}`;
    throw fault;
  }
}
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
