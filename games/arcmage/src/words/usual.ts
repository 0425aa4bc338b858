import type { Usual } from '@siegeworks/contract';

/** What a player may leave to its usual answer. */
export const USUAL: Readonly<Record<string, Usual>> = {
  'freeWindow.quiet': {
    answer: 'pass',
    text: 'at every moment when an event could be played',
    cards: true,
  },
  'freeWindow.ask': { answer: 'ask', text: 'at the moments when events are usually played', cards: true },
  'chain.ask': { answer: 'ask', text: "whether I respond to others' cards", cards: true },
  'chain.own': { answer: 'pass', text: 'whether I respond to my own cards', cards: true },
  'pay.choose': {
    answer: 'auto',
    text: 'how to pay even when resources alone are enough',
    cards: true,
    // A creature that gives a resource is marked or sacrificed.
    costs: (_s, option) => option.kind === 'produce',
  },
};
