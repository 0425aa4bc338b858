import type { Option, Seat } from '@siegeworks/contract';
import type { Choose, Foreseen } from '@siegeworks/table';
import { foresee } from '@siegeworks/table';
import { view } from '../knowledge/view.ts';
import { rules } from '../rules/book.ts';
import { clone } from '../state/clone.ts';
import type { Realm } from '../state/realm.ts';

const GAME = {
  rules: { ...rules, clone, concede: () => {}, gone: () => false },
  view,
  windows: new Set<string>(['freeWindow.ask', 'freeWindow.quiet', 'chain.ask']),
};
/** Windows that are passed on the way; whoever wants to be asked at such moments is asked all the same. */
const QUIET: ReadonlySet<string> = new Set(['freeWindow.quiet', 'chain.own']);

/** What one seat would pick one after the other, as far as it can look ahead. */
export const lookAhead = (s: Realm, seat: Seat, choose: Choose<Realm>): Foreseen<Realm>[] =>
  foresee(GAME, s, seat, (asked, now) =>
    QUIET.has(asked.question) ? ofKind(asked.options, 'pass') : choose(asked, now),
  );

export type Options = readonly Option[];

export const ofKind = (options: Options, kind: string): Option | undefined =>
  options.find(option => option.kind === kind);

/** Straight on to combat, and there against this city. */
export const storming = (city: number, last: (options: Options) => Option | undefined): Choose<Realm> => {
  return ({ question, options }, s) => {
    // What is done after the fight is another question.
    if (question === 'playPhase.decide') return s.phase === 'play1' ? ofKind(options, 'endPhase') : null;
    if (question === 'declare.city')
      return options.find(({ kind, target }) => kind === 'attack' && target === city);
    return question === 'declare.add' ? last(options) : null;
  };
};

/** Which cities could be attacked once this phase is over. */
export function citiesIn(s: Realm, seat: Seat): Option[] {
  let found: Options = [];
  const picks = lookAhead(s, seat, ({ question, options }) => {
    if (question === 'declare.city') found = options;
    return question === 'playPhase.decide' ? ofKind(options, 'endPhase') : null;
  });
  // With one city, which must be attacked, nobody is asked.
  return [...found, ...picks.map(({ option }) => option)].filter(({ kind }) => kind === 'attack');
}
