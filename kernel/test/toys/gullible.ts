import type { Game, Option } from '@siegeworks/contract';
import { seedRandom } from '@siegeworks/kernel';
import type { Nim } from './nim.ts';
import { nim } from './nim.ts';

/** Thinks too little of what decides the game and too much of stones. */
export const HUNCHES = { sense: 0.5, greed: 1 };
export const MEASURE = { lead: 1 };
const WEIGHTS = { HUNCHES, MEASURE };

/** Nim with other heaps every time, of a player with wrong numbers in its head. */
export const gullible: Game<Nim> = {
  ...nim,
  about: { ...nim.about, id: 'gullible', title: 'Gullible Nim' },
  setup: {
    ...nim.setup,
    deal(config, seed) {
      const heaps = seedRandom(seed)
        .slice(0, 3)
        .map(n => 3 + (Math.abs(n) % 6));
      return { ...nim.setup.deal(config, seed), heaps, stones: heaps.reduce((a, b) => a + b, 0) };
    },
  },
  judgement: {
    ...nim.judgement,
    weights: WEIGHTS,
    habit: (_s: Nim, _seat: number, options: readonly Option[]) => options[0],
    score(s, seat, weights: typeof WEIGHTS = WEIGHTS) {
      if (s.over) return nim.judgement.score(s, seat);
      const ahead = nim.judgement.score(s, seat) > 0.5 ? 1 : -1;
      const { sense, greed } = weights.HUNCHES;
      const lead = sense * ahead + greed * (s.taken[seat] - s.taken[1 - seat]);
      return 0.01 + 0.98 / (1 + Math.exp(-lead / weights.MEASURE.lead));
    },
  },
};
