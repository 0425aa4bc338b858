import type { Knowledge, Outcome, State } from '@siegeworks/contract';
import { cloneStack, seedRandom } from '@siegeworks/kernel';

/** What every state has, at the beginning. */
export function blankState(seats: number, seed: string): State {
  return {
    seats,
    stack: [],
    random: seedRandom(seed),
    luck: 0,
    script: null,
    events: null,
    over: null,
  };
}

export function cloneState(s: State): State {
  return { ...s, stack: cloneStack(s.stack), random: s.random.slice(), over: s.over && { ...s.over } };
}

export function outcome(winner: number | null): Outcome {
  const places = winner === null ? [1, 1] : [winner === 0 ? 1 : 2, winner === 1 ? 1 : 2];
  return { places, draw: winner === null, rule: '', reason: '' };
}

/** What the toys have in common: they are only thought about. */
export const FOR_TWO = { rulesVersion: '1', seats: { min: 2, max: 2 } };
export const OPEN_EARS: Pick<Knowledge<State>, 'sees' | 'whyNot'> = {
  sees: event => event,
  whyNot: () => [],
};
