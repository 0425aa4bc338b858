import type { Id, Option } from '@siegeworks/contract';
import type { Choose } from '@siegeworks/table';
import { view } from '../knowledge/view.ts';
import { rules } from '../rules/contents.ts';
import type { Siege } from '../state/state.ts';
import { clone } from '../state/state.ts';

/** The game as far as one seat can look ahead. */
export const GAME = {
  rules: { ...rules, clone, concede: () => {}, gone: () => false },
  view,
  windows: new Set<string>(['stepWindow.ask', 'responses.ask', 'counters.ask']),
};
export type Options = readonly Option[];

export const ofKinds = (options: Options, ...kinds: string[]): Id[] =>
  options.flatMap(({ kind, card }) => (kinds.includes(kind) && card !== undefined ? [card] : []));

/** Declares these and nobody else. */
export const declaring =
  (party: readonly Id[]): Choose<Siege> =>
  ({ question, options }) => {
    if (question === 'main.decide') return options.find(({ kind }) => kind === 'combat');
    if (question !== 'combat.declare') return null;
    return (
      options.find(({ kind, card }) => kind === 'declare' && card !== undefined && party.includes(card)) ??
      options.find(({ kind }) => kind === 'done')
    );
  };

/** Alchemy spends something other than the printed price: a bundle leaves it to the player. */
export const plainly = (options: Options): Option | null => options.find(({ n }) => n === 0) ?? null;
