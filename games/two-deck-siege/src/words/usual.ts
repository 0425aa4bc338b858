import type { Usual } from '@siegeworks/contract';

/** Questions that a player may leave to a standing answer. */
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
  'handle.wall': { answer: 'ask', text: 'which wall a new enemy appears in front of', cards: true },
};
