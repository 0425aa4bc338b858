import type { Usual } from '@siegeworks/contract';

/** Questions that a player may leave to their usual answer. */
export const USUAL: Readonly<Record<string, Usual>> = {
  'pay.how': { answer: 'first', text: 'how to pay when Alchemy is possible', cards: true },
  'stepWindow.ask': {
    answer: 'pass',
    text: "on other players' turns even when I could only cast innate Spells",
    cards: false,
  },
  'responses.ask': { answer: 'ask', text: 'whether I respond before dice are rolled', cards: true },
  'counters.ask': { answer: 'ask', text: 'whether I counter a Spell', cards: true },
};
