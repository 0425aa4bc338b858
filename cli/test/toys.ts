import type { Game } from '@siegeworks/kernel';
import { begin, Refused } from '@siegeworks/kernel';
import type { SceneKit } from '@siegeworks/scenario';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';

/** Nim with many heaps has many options. */
const wide: Game<Nim> = {
  ...nim,
  id: 'wide',
  title: 'Wide Nim',
  bound: 100,
  setup(config, seed) {
    const s = nim.setup(config, seed);
    s.heaps = Array.from({ length: 9 }, () => 3);
    s.stones = 27;
    return s;
  },
};
/** Nim whose second pick is one too many. */
const broken: Game<Nim> = {
  ...nim,
  id: 'broken',
  title: 'Broken Nim',
  turns(s) {
    if (s.taken[1] > 0) throw new Error('the heap fell over');
    return nim.turns(s);
  },
};

/** Nim that says when the first game begins, so that a test knows when to interrupt. */
let started = false;
const slow: Game<Nim> = {
  ...nim,
  id: 'slow',
  setup(config, seed) {
    if (!started) process.stdout.write('started\n');
    started = true;
    return nim.setup(config, seed);
  },
};

export const games: readonly Game[] = [nim, thieves, wide, broken, slow];

const nimKit: SceneKit<Nim> = {
  game: nim,
  schema: { type: 'object' },
  arrange(given) {
    const { heaps } = given as { heaps?: number[] };
    if (!Array.isArray(heaps)) throw new Refused([{ rule: 'NIM-1', text: 'given.heaps: must be a list' }]);
    const s = begin(nim, { players: [{}, {}] }, 'scene');
    return { ...s, heaps, stones: heaps.reduce((a, b) => a + b, 0) };
  },
  chance: {},
  find: () => null,
  facts: s => ({ heaps: s.heaps, taken: s.taken }),
};
export const kits: readonly SceneKit[] = [nimKit];
