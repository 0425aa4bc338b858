import type { Usual } from '@siegeworks/contract';
import type { Siege } from '../state/state.ts';

/** Questions that a player may leave to a standing answer. */
export const USUAL: Readonly<Record<string, Usual<Siege>>> = {
  'defenderTurn.draw': {
    answer: 'draw',
    text: 'whether I draw cards while there are always more to come',
    cards: true,
    // Where the deck is not shuffled again, a card that is drawn will be missing later.
    sensible: (s, _seat, options) =>
      s.options.spent ? null : (options.find(o => o.kind === 'draw') ?? null),
  },
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
