import type { Usual } from '@siegeworks/contract';

/** Questions that a player may leave to a standing answer. */
export const USUAL: Readonly<Record<string, Usual>> = {
  'runStack.respond': { answer: 'ask', text: 'whether I respond to other players’ cards', cards: true },
  'window.act': {
    answer: 'ask',
    text: 'before blocks and in battles, when I could interrupt or add a bonus',
    cards: true,
  },
};
