import type { Usual } from '@siegeworks/contract';
import { habit } from '../judgement/habit.ts';
import type { War } from '../state/state.ts';

/** Questions that a player may leave to a standing answer. */
export const USUAL: Readonly<Record<string, Usual<War>>> = {
  'runStack.respond': { answer: 'ask', text: 'whether I respond to other players’ cards', cards: true },
  'window.act': {
    answer: 'pass',
    text: 'in my own attacks even when an interrupt or a bonus would change nothing for the better',
    cards: true,
    // Others' attacks are always worth a question.
    sensible(s, seat, options) {
      const usual = s.turn === seat ? habit(s, seat, options) : null;
      return usual?.kind === 'pass' ? usual : null;
    },
  },
};
