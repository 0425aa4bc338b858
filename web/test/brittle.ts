import type { Game } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';

/** Nim with a fault in its rules: whoever takes three stones runs into it. */
export function brittle(): Game<Nim> {
  const { steps } = nim.rules.compiled.turns;
  const { choice } = steps.take;
  if (!choice) throw new Impossible('nim asks nobody');
  const then: typeof choice.then = (s, f, option) => {
    if (option.n === 3) throw new Impossible('three is too much');
    choice.then(s, f, option);
  };
  const take = { ...steps.take, choice: { ...choice, then } };
  return {
    ...nim,
    rules: { ...nim.rules, ...{ compiled: { turns: { first: 'begin', steps: { ...steps, take } } } } },
  };
}
