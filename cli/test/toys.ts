import type { Game, GameEvent } from '@siegeworks/contract';
import { checkVariants, withDefaults } from '@siegeworks/contract';
import { begin, emit, roll, rulebook } from '@siegeworks/kernel';
import type { SceneKit } from '@siegeworks/scenario';
import { gullible } from '../../kernel/test/toys/gullible.ts';
import { hasty } from '../../kernel/test/toys/hasty.ts';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { tilt } from '../../kernel/test/toys/tilt.ts';

/** Nim with many heaps has many options. */
const wide: Game<Nim> = {
  ...nim,
  about: { ...nim.about, id: 'wide', title: 'Wide Nim', bound: 100 },
  setup: {
    ...nim.setup,
    deal(config, seed) {
      const s = nim.setup.deal(config, seed);
      s.heaps = Array.from({ length: 9 }, () => 3);
      s.stones = 27;
      return s;
    },
  },
};
/** Nim whose second pick is one too many. */
const broken: Game<Nim> = {
  ...nim,
  about: { ...nim.about, id: 'broken', title: 'Broken Nim' },
  audit: {
    ...nim.audit,
    turns(s) {
      if (s.taken[1] > 0) throw new Error('the heap fell over');
      return nim.audit.turns(s);
    },
  },
};

/** Nim that says when the first game begins and when somebody first thinks, so that a test knows when to interrupt. */
let started = false;
let thinking = false;
const slow: Game<Nim> = {
  ...nim,
  about: { ...nim.about, id: 'slow' },
  setup: {
    ...nim.setup,
    deal(config, seed) {
      if (!started) process.stdout.write('started\n');
      started = true;
      return nim.setup.deal(config, seed);
    },
  },
  knowledge: {
    ...nim.knowledge,
    sample(s, seat, seed) {
      if (!thinking) process.stdout.write('thinking\n');
      thinking = true;
      return nim.knowledge.sample(s, seat, seed);
    },
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
  about: { ...nim.about, id: 'solo', title: 'Nim for one', seats: { min: 1, max: 1 } },
  setup: {
    ...nim.setup,
    variants: {
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
    check: config => checkVariants(solo.setup.variants, config.options),
    deal(config, seed) {
      const { stones } = withDefaults(solo.setup.variants, config.options);
      const heap = stones === -1 ? 9 : Number(stones);
      const s = nim.setup.deal({ players: config.players }, seed);
      return { ...s, seats: 1, stack: [alone()], heaps: [heap], taken: [0], stones: heap };
    },
  },
  rules: { ...nim.rules, ...rules },
  judgement: { ...nim.judgement, score: s => (s.over?.places[0] === 1 ? 1 : 0) },
  words: {
    ...nim.words,
    questions: { 'alone.take': () => 'Take stones.' },
    board: () => ({ status: [], areas: [] }),
    share: (s, { seed }) =>
      /^day /.test(seed) ? `Nim for one on ${seed}: place ${s.over?.places[0]}` : null,
  },
  catalogue: { ...nim.catalogue, daily: date => ({ seed: `day ${date}`, options: { stones: 7 } }) },
};

export const games: readonly Game[] = [nim, thieves, wide, broken, slow, solo, hasty, gullible, tilt];

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
