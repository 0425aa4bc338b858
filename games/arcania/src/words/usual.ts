import type { Usual } from '@siegeworks/contract';

/** What a player may leave to its usual answer. */
export const USUAL: Readonly<Record<string, Usual>> = {
  'runStack.respond': { answer: 'ask', text: 'whether I respond to other players’ cards', cards: true },
  'window.act': {
    answer: 'ask',
    text: 'before blocks and in battles, when I could interrupt or add a bonus',
    cards: true,
  },
};
