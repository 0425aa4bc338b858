import type { Game } from '@siegeworks/contract';
import { choiceAt, withStep } from '../../kernel/test/toys/broken.ts';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';

const take = choiceAt(nim, 'turns', 'take');
/** How long every pick takes, in milliseconds. */
const LONG = 1_500;

/** Nim at which every pick takes as long as the largest match that anybody could build. */
export const monster: Game<Nim> = {
  ...withStep(nim, 'turns', 'take', {
    choice: {
      ...take,
      then: (s: Nim, f: never, pick: { kind: string }) => {
        for (const until = performance.now() + LONG; performance.now() < until; );
        take.then(s, f, pick);
      },
    },
  }),
  about: { ...nim.about, id: 'monster' },
};
