import type { Usual } from '@siegeworks/kernel';

/** What a player may leave to its usual answer. */
export const USUAL: Readonly<Record<string, Usual>> = {
  'runStack.respond': { answer: 'ask', text: "whether I answer others' cards", cards: true },
  'window.act': {
    answer: 'ask',
    text: 'before blocks and in battles, when I could add something',
    cards: true,
  },
};
