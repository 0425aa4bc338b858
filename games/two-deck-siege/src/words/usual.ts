import type { Usual } from '@siegeworks/contract';

/** What a player may leave to its usual answer. */
export const USUAL: Readonly<Record<string, Usual>> = {
  'advance.next': {
    answer: 'first',
    text: 'which of several enemies on one side advances first',
    cards: true,
  },
  'attacks.next': {
    answer: 'first',
    text: 'which of several enemies on one side attacks first',
    cards: true,
  },
  'attacks.target': {
    answer: 'ask',
    text: 'whom an enemy attacks when the rules leave a choice',
    cards: true,
  },
  'handle.wall': { answer: 'ask', text: 'before which wall a new enemy appears', cards: true },
};
