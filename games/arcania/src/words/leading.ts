import type { Option } from '@siegeworks/contract';
import { listed } from '@siegeworks/table';
import { view } from '../knowledge/view.ts';
import { rules } from '../rules/book.ts';
import { clone } from '../state/clone.ts';
import type { War } from '../state/state.ts';
import { uses } from './about.ts';
import { nameOf } from './names.ts';
import { note } from './notes.ts';
import { endsTurn, optionText } from './options.ts';

/** The game as far as one seat can look ahead. */
export const GAME = {
  rules: { ...rules, clone, concede: () => {}, gone: () => false },
  view,
  windows: new Set<string>(['runStack.respond', 'window.act']),
};
export type Options = readonly Option[];

export const isAttack = (options: Options): boolean => options.some(({ kind }) => kind === 'attack');

/** A bundle never hides what it uses; that one phase follows another goes without saying. */
export const saidWithCost = (s: War, option: Option): string => {
  if (option.kind === 'endPhase' && !endsTurn(s, option)) return '';
  const cost = option.kind === 'placeForce' ? note(s, option) : usedText(s, option);
  return cost === '' ? optionText(s, option) : `${optionText(s, option)} (${cost})`;
};
function usedText(s: War, option: Option): string {
  const used = uses(s, option);
  return used.length === 0 ? '' : `uses ${listed(used.map(id => nameOf(s, id)))}`;
}
