import type { Game, Option } from '@siegeworks/contract';
import type { Nim } from './nim.ts';
import { nim } from './nim.ts';

/** Believes much too firmly that whoever has taken more stones is winning. */
export const NOTIONS = { sense: 0.2, greed: 3 };

/** Nim of a player with a wrong number in its head. */
export const hasty: Game<Nim> = {
  ...nim,
  about: { ...nim.about, id: 'hasty', title: 'Hasty Nim' },
  judgement: {
    ...nim.judgement,
    weights: { NOTIONS },
    habit: (_s: Nim, _seat: number, options: readonly Option[]) => options[0],
    score(s, seat, weights: { NOTIONS: typeof NOTIONS } = { NOTIONS }) {
      if (s.over) return nim.judgement.score(s, seat);
      const { sense, greed } = weights.NOTIONS;
      return (sense * nim.judgement.score(s, seat) + (greed * s.taken[seat]) / s.stones) / (sense + greed);
    },
  },
};
