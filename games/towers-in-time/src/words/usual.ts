import type { Usual } from '@siegeworks/contract';

/** Questions that a player may leave to their usual answer. */
export const USUAL: Readonly<Record<string, Usual>> = {
  'pay.choose': { answer: 'pay', text: 'which cards I sap for a payment', cards: true },
  'react.decide': { answer: 'ask', text: 'whether I react to an action', cards: true },
  'attack.gather': { answer: 'ask', text: 'who else joins an attack', cards: true },
  'distribute.assign': { answer: 'ask', text: 'who takes how much damage', cards: true },
};
