import type { Game } from '@siegeworks/contract';
import { choiceAt, withStep } from '../../kernel/test/toys/broken.ts';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';

const take = choiceAt(nim, 'turns', 'take');

/** Nim after an upgrade: one stone at a time. */
export const upgraded: Game<Nim> = {
  ...withStep(nim, 'turns', 'take', {
    choice: { ...take, options: (s: Nim, f: never) => take.options(s, f).filter(({ n }) => n === 1) },
  }),
  about: { ...nim.about, rulesVersion: '2' },
};
