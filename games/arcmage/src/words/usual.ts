import type { Option, Usual } from '@siegeworks/contract';
import { cityAt } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { isIdleDevotion } from './devotion.ts';

/** What a player may leave to its usual answer. */
export const USUAL: Readonly<Record<string, Usual<Realm>>> = {
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
  'tactics.decide': {
    answer: 'endPhase',
    text: 'whether I devote residents even when no level could be reached',
    cards: true,
    sensible: (s, _seat, options) => (options.every(option => isIdle(s, option)) ? options[0] : null),
  },
};

/** Nothing to devote for: the phase is over without a question. */
function isIdle(s: Realm, { kind, card = NONE }: Option): boolean {
  const here = cityAt(s, card);
  return kind === 'endPhase' || (here !== null && isIdleDevotion(s, here));
}
