import type { Usual } from '@siegeworks/contract';
import type { Siege } from '../state/state.ts';

/** Things that can be done in the main step as well: nobody waits with the end of a combat for them. */
const IDLE: ReadonlySet<string> = new Set(['discardItem', 'leave', 'endCombat']);

/** Questions that a player may leave to their usual answer. */
export const USUAL: Readonly<Record<string, Usual<Siege>>> = {
  'pay.how': {
    answer: 'pay',
    text: 'how to pay even when nothing needs to be replaced by Alchemy',
    cards: true,
    sensible: (_s, _seat, options) => options.find(({ n }) => n === 0) ?? null,
  },
  'stepWindow.ask': {
    answer: 'pass',
    text: "on other players' turns even when I could only cast innate Spells or begin to travel",
    cards: false,
    sensible: (_s, _seat, options) =>
      options.every(({ kind, card }) => kind === 'travel' || card === undefined) ? passIn(options) : null,
  },
  'responses.ask': {
    answer: 'pass',
    text: 'whether I respond to my own attacks and Spells before dice are rolled',
    cards: true,
    sensible: (s, seat, options) => (s.pending.at(-1)?.by === seat ? passIn(options) : null),
  },
  'counters.ask': { answer: 'ask', text: 'whether I counter a Spell', cards: true },
  'riposte.offer': { answer: 'ask', text: 'whether I riposte', cards: true },
  'market.ask': {
    answer: 'draw',
    text: 'before I draw cards even when I could not discard any',
    cards: true,
    sensible: (_s, _seat, options) =>
      options.some(({ kind }) => kind === 'discard') ? null : of(options, 'draw'),
  },
  'attack.manner': {
    answer: 'melee',
    text: 'how to attack even when there is one enemy and one way',
    cards: true,
    sensible(_s, seat, options) {
      const hostile = options.filter(option => option.seat !== seat);
      return hostile.length === 1 ? hostile[0] : null;
    },
  },
  'combat.decide': {
    answer: 'endCombat',
    text: 'before combat ends even when nobody can attack or cast any more',
    cards: true,
    sensible: (_s, _seat, options) =>
      options.every(({ kind }) => IDLE.has(kind)) ? of(options, 'endCombat') : null,
  },
};

const of = (options: readonly { kind: string }[], kind: string) =>
  options.find(option => option.kind === kind) ?? null;
const passIn = (options: readonly { kind: string }[]) => of(options, 'pass');
