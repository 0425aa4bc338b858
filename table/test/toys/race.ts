import type { Seat, State } from '@siegeworks/contract';
import { defineGame, emit, rulebook } from '@siegeworks/kernel';
import { newTable } from '@siegeworks/table';

/** RA-1: players add 1 to 3 in turn. RA-2: whoever reaches 20 wins. */
interface Race extends State {
  sum: number;
}
const GOAL = 20;
const { rules, rule, choice } = rulebook<Race>();

const turn = rule('turn', (seat: Seat) => ({ seat }), {
  add: choice({
    who: (_s, f) => f.seat,
    options: s => [1, 2, 3].filter(n => s.sum + n <= GOAL).map(n => ({ kind: 'add', n })),
    then(s, f, { n }) {
      s.sum += n;
      emit(s, { type: 'added' });
      if (s.sum === GOAL) end(s, f.seat, 'RA-2', 'reached 20');
    },
  }),
  next(_s, f) {
    f.seat = 1 - f.seat;
    return 'add';
  },
});
function end(s: Race, winner: Seat, rule: string, reason: string): void {
  s.over = { places: winner === 0 ? [1, 2] : [2, 1], draw: false, rule, reason };
}

export const race = defineGame<Race>({
  about: { id: 'race', title: 'Race to 20', rulesVersion: '1', seats: { min: 2, max: 2 }, bound: GOAL },
  setup: { deal: (_config, seed) => ({ ...newTable(2, seed), stack: [turn(0)], sum: 0 }) },
  rules: { ...rules, concede: (s, seat) => end(s, 1 - seat, 'RA-2', 'gave up') },
  words: {
    events: { added: { rule: 'RA-1', say: s => `The sum is ${s.sum}.` } },
    questions: { 'turn.add': s => `The sum is ${s.sum}. How much do you add?` },
    option: (_s, { n }) => `add ${n}`,
  },
});

export const games = [race];
