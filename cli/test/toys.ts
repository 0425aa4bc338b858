import type { Game, GameEvent } from '@siegeworks/kernel';
import { begin, checkOptions, emit, roll, rulebook, settled } from '@siegeworks/kernel';
import type { SceneKit } from '@siegeworks/scenario';
import { gullible } from '../../kernel/test/toys/gullible.ts';
import { hasty } from '../../kernel/test/toys/hasty.ts';
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

/** Nim for one: whoever leaves exactly one stone has won. All choices can be taken back, down to a last roll. */
const { rules, rule, choice } = rulebook<Nim>();
const alone = rule('alone', () => ({}), {
  take: choice({
    who: () => 0,
    options: s => [1, 2, 3].filter(n => n <= s.heaps[0]).map(n => ({ kind: 'take', target: 0, n })),
    then(s, _f, { n }) {
      s.heaps[0] -= n;
      s.taken[0] += n;
      emit(s, { type: 'taken', seat: 0, heap: 0, n } as GameEvent);
    },
  }),
  again(s) {
    if (s.heaps[0] === 3) roll(s, 6);
    if (s.heaps[0] > 1) return 'take';
    s.over = { places: [s.heaps[0] === 1 ? 1 : 2], draw: false, rule: 'NIM-3', reason: 'empty' };
  },
});
const solo: Game<Nim> = {
  ...nim,
  id: 'solo',
  title: 'Nim for one',
  seats: { min: 1, max: 1 },
  options: {
    stones: {
      default: -1,
      min: 5,
      max: 12,
      unset: 'nine',
      title: 'Stones',
      text: 'In the heap.',
      rule: 'NIM-1',
    },
  },
  rules,
  check: config => checkOptions(solo.options, config.options),
  words: {
    ...nim.words,
    questions: { 'alone.take': () => 'Take stones.' },
    board: () => ({ status: [], areas: [] }),
    share: (s, { seed }) =>
      /^day /.test(seed) ? `Nim for one on ${seed}: place ${s.over?.places[0]}` : null,
  },
  daily: date => ({ seed: `day ${date}`, options: { stones: 7 } }),
  score: s => (s.over?.places[0] === 1 ? 1 : 0),
  setup(config, seed) {
    const { stones } = settled(solo.options, config.options);
    const heap = stones === -1 ? 9 : Number(stones);
    const s = nim.setup({ players: config.players }, seed);
    return { ...s, seats: 1, stack: [alone()], heaps: [heap], taken: [0], stones: heap };
  },
};

export const games: readonly Game[] = [nim, thieves, wide, broken, slow, solo, hasty, gullible];

const nimKit: SceneKit<Nim> = {
  game: nim,
  schema: { type: 'object', properties: { heaps: { type: 'array', items: { type: 'integer' } } } },
  arrange(given) {
    const { heaps = [2] } = given as { heaps?: number[] };
    const s = begin(nim, { players: [{}, {}] }, 'scene');
    return { ...s, heaps, stones: heaps.reduce((a, b) => a + b, 0) };
  },
  chance: {},
  find: () => null,
  facts: s => ({ heaps: s.heaps, taken: s.taken }),
};
export const kits: readonly SceneKit[] = [nimKit];
