import type { Option, Seat, State } from '@siegeworks/contract';
import { defineGame, roll, rulebook, seedRandom } from '@siegeworks/kernel';
import { blankState, cloneState, FOR_TWO, OPEN_EARS, outcome } from './toy.ts';

/**
 * Kuhn's poker: three cards, one each, one stays hidden. Check or bet one; a bet may be called or not. All values of
 * it are known exactly.
 */
export interface Kuhn extends State {
  /** 0 to 2 per seat; the third is out. */
  hands: number[];
  /** What was done so far: `check`, `bet`, `call`, `fold`. */
  said: string[];
  /** What seat 0 has won, in chips. */
  won: number;
}
const { rules, rule, choice } = rulebook<Kuhn>();

const hand = rule('hand', () => ({}), {
  deal(s) {
    s.hands[0] = roll(s, 3) - 1;
    s.hands[1] = (s.hands[0] + roll(s, 2)) % 3;
  },
  speak: choice({
    who: s => s.said.length % 2,
    options: s => (s.said.at(-1) === 'bet' ? ['fold', 'call'] : ['check', 'bet']).map(kind => ({ kind })),
    then: (s, _f, { kind }: Option) => {
      s.said.push(kind);
    },
  }),
  end(s) {
    const last = s.said.at(-1);
    if (last === 'bet' || (last === 'check' && s.said.length === 1)) return 'speak';
    s.won = wonBy0(s);
    s.over = outcome(s.won > 0 ? 0 : 1);
  },
});

function wonBy0({ said, hands }: Kuhn): number {
  const last = said.at(-1);
  if (last === 'fold') return (said.length - 1) % 2 === 0 ? -1 : 1;
  return (last === 'call' ? 2 : 1) * (hands[0] > hands[1] ? 1 : -1);
}

const clone = (s: Kuhn): Kuhn => ({
  ...cloneState(s),
  hands: s.hands.slice(),
  said: s.said.slice(),
  won: s.won,
});

export const wonBy = (s: Kuhn, seat: Seat): number => (seat === 0 ? s.won : -s.won);

export const kuhn = defineGame<Kuhn>({
  about: { ...FOR_TWO, id: 'kuhn', title: "Kuhn's poker", bound: 3 },
  setup: {
    deal: (_config, seed) => ({ ...blankState(2, seed), stack: [hand()], hands: [0, 0], said: [], won: 0 }),
  },
  rules: { ...rules, clone, concede() {} },
  knowledge: {
    ...OPEN_EARS,
    view: (s, eye) => ({
      ...clone(s),
      random: [],
      hands: s.hands.map((card, seat) => (seat === eye ? card : -1)),
    }),
    sample(s, seat, seed) {
      const guess = clone(s);
      guess.random = seedRandom(seed);
      const others = [0, 1, 2].filter(card => card !== s.hands[seat]);
      guess.hands[1 - seat] = others[(guess.random[0] >>> 3) % 2];
      return guess;
    },
  },
  judgement: {
    score: (s, seat) => 0.5 + wonBy(s, seat) / 4,
    habit: (_s, _seat, options) => options[0],
  },
  audit: { turns: s => s.said.length, begins: s => s.said.length % 2 },
});
