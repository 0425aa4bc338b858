import type { State } from '@siegeworks/contract';
import { defineGame, roll, rulebook, seedRandom } from '@siegeworks/kernel';
import { blankState, cloneState, FOR_TWO, OPEN_EARS, outcome } from './toy.ts';

/**
 * Each turn a throw with a big die or with a small one; the greater sum wins. Before it one may turn a coin over as often
 * as one likes, which is good for nothing.
 */
export interface Dither extends State {
  sums: number[];
  turn: number;
  /** How often the coin was turned in this turn, and at most in any. */
  turned: number;
  most: number;
}
const LAST = 12;
const COIN = 1;
const { rules, rule, choice } = rulebook<Dither>();

const contest = rule('contest', () => ({}), {
  decide: choice({
    who: s => s.turn % 2,
    options: () => [{ kind: 'big' }, { kind: 'small' }, { kind: 'turn', card: COIN }],
    then: (s, _f, { kind }) => {
      if (kind === 'turn') {
        s.turned++;
        s.most = Math.max(s.most, s.turned);
        return;
      }
      s.sums[s.turn % 2] += roll(s, kind === 'big' ? 10 : 7);
      s.turn++;
      s.turned = 0;
    },
  }),
  end(s) {
    if (s.turn < LAST) return 'decide';
    s.over = outcome(s.sums[0] === s.sums[1] ? null : s.sums[0] > s.sums[1] ? 0 : 1);
  },
});

const clone = (s: Dither): Dither => ({
  ...cloneState(s),
  sums: s.sums.slice(),
  turn: s.turn,
  turned: s.turned,
  most: s.most,
});

export const dither = defineGame<Dither>({
  about: { ...FOR_TWO, id: 'dither', title: 'Dither', bound: 5000 },
  setup: {
    deal: (_config, seed) => ({
      ...blankState(2, seed),
      stack: [contest()],
      sums: [0, 0],
      turn: 0,
      turned: 0,
      most: 0,
    }),
  },
  rules: { ...rules, clone, concede() {} },
  knowledge: {
    ...OPEN_EARS,
    view: s => ({ ...clone(s), random: [] }),
    sample: (s, _seat, seed) => ({ ...clone(s), random: seedRandom(seed) }),
  },
  judgement: {
    score: (s, seat) => 1 / (1 + Math.exp((s.sums[1 - seat] - s.sums[seat]) / 4)),
    habit: (_s, _seat, options) => options[0],
  },
  audit: { turns: s => s.turn, begins: s => s.turn % 2 },
});
