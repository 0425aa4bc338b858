import type { Realm } from '../state/realm.ts';

/**
 * What is in progress at a question (AM-430, AM-R114): parts of one simultaneous event, with the STATE_CHECK still to come;
 * a declaration, whose triggers wait until it is made; or nothing.
 */
export type Midway = 'event' | 'declaration' | '';
const MIDWAY: Readonly<Record<string, Midway>> = {
  resolve: 'event',
  stateCheck: 'event',
  deaths: 'event',
  keepOne: 'event',
  fallCities: 'event',
  sacrificing: 'event',
  loseResources: 'event',
  guarding: 'event',
  discarding: 'event',
  pay: 'event',
  move: 'event',
  placeTriggers: 'declaration',
  announce: 'declaration',
  devote: 'declaration',
  declare: 'declaration',
  intercept: 'declaration',
  battle: 'declaration',
  unmarkPhase: 'declaration',
};
export function midway(s: Realm): Midway {
  const top = s.stack[s.stack.length - 1];
  // Creatures come out of hiding together (AM-R85).
  if (top.rule === 'tactics' && top.at === 'place') return 'event';
  if (s.stack.some(f => MIDWAY[f.rule] === 'event')) return 'event';
  return MIDWAY[top.rule] ?? '';
}
