import type { Game, Outcome, State } from '@siegeworks/kernel';
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

/** What a toy that is only thought about does not need. */
export const TOY: Omit<
  Game,
  | 'id'
  | 'title'
  | 'rules'
  | 'setup'
  | 'clone'
  | 'view'
  | 'sample'
  | 'score'
  | 'habit'
  | 'turns'
  | 'begins'
  | 'bound'
> = {
  rulesVersion: '1',
  seats: { min: 2, max: 2 },
  options: {},
  choices: {},
  decks: [],
  cards: [],
  check: () => [],
  sees: event => event,
  whyNot: () => [],
  concede: () => {},
  gone: () => false,
  settle: () => {},
  stray: () => null,
  misplaced: () => null,
  behaviours: [],
  words: {
    events: {},
    questions: {},
    option: () => '',
    board: () => ({ status: [], areas: [] }),
    outcome: () => '',
  },
};
