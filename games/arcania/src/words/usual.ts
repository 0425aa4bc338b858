import type { Option, Usual } from '@siegeworks/contract';
import { habit } from '../judgement/habit.ts';
import type { War } from '../state/state.ts';

/** Questions that a player may leave to a standing answer. */
export const USUAL: Readonly<Record<string, Usual<War>>> = {
  'open.decide': {
    answer: 'ask',
    text: 'after the attack even when all I could do is to heal one force in a Temple',
    cards: true,
    // AK-090: it costs nothing, and is over with the turn.
    sensible: (s, _seat, options) => (s.phase === 'after' ? onlyHealing(options) : null),
  },
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

/** Where nothing can be done but to heal one and the same force. */
function onlyHealing(options: readonly Option[]): Option | null {
  const heals = options.filter(({ kind }) => kind === 'heal');
  const isAll = options.every(({ kind }) => kind === 'heal' || kind === 'endPhase');
  return isAll && heals.length > 0 && heals.every(({ card }) => card === heals[0].card) ? heals[0] : null;
}
