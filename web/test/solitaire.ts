import type { Game } from '@siegeworks/contract';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';

/** Nim in which the first player has all the turns: undo reaches back as far as one likes. */
export function solitaire(): Game<Nim> {
  const steps = nim.rules.compiled.turns.steps;
  const choice = steps.take.choice;
  if (!choice) throw new Error('nim asks nobody');
  const alone = { ...steps.take, choice: { ...choice, who: () => 0 } };
  return {
    ...nim,
    rules: { ...nim.rules, ...{ compiled: { turns: { first: 'begin', steps: { ...steps, take: alone } } } } },
  };
}
