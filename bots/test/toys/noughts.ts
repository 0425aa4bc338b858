import type { Option, Seat, State } from '@siegeworks/contract';
import { defineGame, rulebook, seedRandom } from '@siegeworks/kernel';
import { blankState, cloneState, FOR_TWO, OPEN_EARS, outcome } from './toy.ts';

/** Noughts and crosses: a draw when both play well. Its score and habit know nothing at all. */
export interface Noughts extends State {
  cells: (Seat | null)[];
  moves: number;
}
interface Mark extends Option {
  kind: 'mark';
  n: number;
}
const { rules, rule, choice } = rulebook<Noughts>();

const turns = rule('turns', () => ({}), {
  mark: choice({
    who: s => s.moves % 2,
    options: s => free(s).map((n): Mark => ({ kind: 'mark', n })),
    then: (s, _f, { n }: Mark) => {
      s.cells[n] = s.moves % 2;
      s.moves++;
    },
  }),
  look(s) {
    const winner = lineOf(s);
    if (winner !== null || s.moves === 9) s.over = outcome(winner);
    return 'mark';
  },
});

const free = ({ cells }: Noughts) => cells.flatMap((mark, n) => (mark === null ? [n] : []));

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
function lineOf({ cells }: Noughts): Seat | null {
  const line = LINES.find(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
  return line ? cells[line[0]] : null;
}

const clone = (s: Noughts): Noughts => ({ ...cloneState(s), cells: s.cells.slice(), moves: s.moves });

export const noughts = defineGame<Noughts>({
  about: { ...FOR_TWO, id: 'noughts', title: 'Noughts and crosses', bound: 9 },
  setup: {
    deal: (_config, seed) => ({
      ...blankState(2, seed),
      stack: [turns()],
      cells: new Array<Seat | null>(9).fill(null),
      moves: 0,
    }),
  },
  rules: { ...rules, clone, concede() {} },
  knowledge: {
    ...OPEN_EARS,
    view: s => ({ ...clone(s), random: [] }),
    sample: (s, _seat, seed) => ({ ...clone(s), random: seedRandom(seed) }),
  },
  judgement: {
    score: (s, seat) => (!s.over || s.over.draw ? 0.5 : s.over.places[seat] === 1 ? 1 : 0),
    habit: (_s, _seat, options) => options[0],
  },
  audit: { turns: s => s.moves, begins: s => s.moves % 2 },
});
