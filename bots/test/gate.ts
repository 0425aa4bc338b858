import type { Option, State } from '@siegeworks/contract';
import { call, defineGame, roll, rulebook, seedRandom } from '@siegeworks/kernel';

/** A way through the gate: on a d10 it needs more than this; the guard may be able to bar it, or it depends on a hidden card. */
export interface Way {
  needs: number;
  barred?: true;
  draws?: true;
}
export interface Gate extends State {
  ways: Record<string, Way>;
  pile: number[];
  chosen: string;
  isBarred: boolean;
}

const { rules, rule, choice } = rulebook<Gate>();
const attempt = rule('attempt', () => ({}), {
  choose: choice({
    who: () => 0,
    options: (s): Option[] => Object.keys(s.ways).map(kind => ({ kind })),
    then(s, _f, { kind }) {
      s.chosen = kind;
      if (s.ways[kind].draws) s.pile.pop();
    },
  }),
  guard: choice({
    when: s => s.ways[s.chosen].barred === true,
    who: () => 1,
    options: (): Option[] => [{ kind: 'let' }, { kind: 'bar' }],
    then(s, _f, { kind }) {
      s.isBarred = kind === 'bar';
    },
  }),
  wait: choice({
    when: s => s.ways[s.chosen].draws === true,
    who: () => 0,
    options: (): Option[] => [{ kind: 'go' }],
    then() {},
  }),
  end(s) {
    const { needs } = s.ways[s.chosen];
    const isThrough = !s.isBarred && (needs === 0 || (needs < 10 && roll(s, 10) > needs));
    s.over = { places: isThrough ? [1, 2] : [2, 1], draw: false, rule: 'G-1', reason: 'gate' };
  },
});

/** The smallest game with a choice, an answer to it, dice and something hidden. */
export const gate = defineGame<Gate>({
  about: { id: 'gate', title: 'Gate', rulesVersion: '1', seats: { min: 2, max: 2 }, bound: 10 },
  setup: { deal: () => gateWith({}) },
  rules: { ...rules, concede() {} },
  words: { option: (_s, { kind }) => kind },
  audit: { piles: s => ({ deck: s.pile, hand: [] }) },
});

/** The gate with these ways through it, before the choice. */
export function gateWith(ways: Gate['ways']): Gate {
  const s: Gate = {
    seats: 2,
    stack: [],
    random: seedRandom('gate'),
    luck: 0,
    script: null,
    events: null,
    over: null,
    ways,
    pile: [1, 2],
    chosen: '',
    isBarred: false,
  };
  call(s, attempt());
  return s;
}
