import { Refused } from '@siegeworks/contract';
import type { SceneKit } from '@siegeworks/scenario';
import type { Nim } from '../../../kernel/test/toys/nim.ts';
import { nim } from '../../../kernel/test/toys/nim.ts';

interface Given {
  heaps?: number[];
  misere?: boolean;
}

/** The smallest kit: `heaps: [3, 1]`. */
export const nimKit: SceneKit<Nim> = {
  game: nim,
  schema: {
    type: 'object',
    properties: {
      heaps: { type: 'array', items: { type: 'integer', minimum: 0 } },
      misere: { type: 'boolean' },
    },
    additionalProperties: false,
  },
  arrange(given) {
    const { heaps = [5, 4, 3], misere = false } = given as Given;
    const wrong = heaps.flatMap((n, i) =>
      n < 0 ? [{ rule: 'NIM-1', text: `heaps[${i}] cannot be ${n}` }] : [],
    );
    if (wrong.length > 0) throw new Refused(wrong);
    const s = nim.setup.deal({ players: [{}, {}] }, 'scene');
    return { ...s, heaps: [...heaps], misere, stones: heaps.reduce((sum, n) => sum + n, 0) };
  },
  chance: {},
  find: () => null,
  facts: s => ({ heaps: s.heaps, P1: { taken: s.taken[0] }, P2: { taken: s.taken[1] } }),
};
