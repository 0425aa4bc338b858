import type { Board, Frame, GameEvent, MatchConfig, Option, Reason, Seat, State } from '@siegeworks/contract';
import { checkVariants, withDefaults } from '@siegeworks/contract';
import { cloneStack, defineGame, emit, rulebook, seedRandom } from '@siegeworks/kernel';

/** Nim: take one to three stones from one heap. Perfect information, no chance: the smallest whole game. */
export interface Nim extends State {
  heaps: number[];
  taken: number[];
  stones: number;
  misere: boolean;
  turns: number;
}
interface Taken extends GameEvent {
  type: 'taken';
  seat: Seat;
  heap: number;
  n: number;
}
interface Take extends Option {
  kind: 'take';
  target: number;
  n: number;
}

const { rules, rule, choice } = rulebook<Nim>();

/** NIM-1 to NIM-3: turns alternate until the last stone is gone. */
const turns = rule('turns', (seat: Seat) => ({ seat }), {
  begin(s) {
    s.turns++;
  },
  take: choice({
    who: (_s, f) => f.seat,
    options: s => s.heaps.flatMap((_left, heap) => takes(s, heap)),
    then: (s, f, pick: Take) => take(s, f.seat, pick),
  }),
  last(s, f) {
    if (s.heaps.some(left => left > 0)) {
      f.seat = 1 - f.seat;
      return 'begin';
    }
    const winner = s.misere ? 1 - f.seat : f.seat;
    return end(s, winner, 'NIM-3', 'empty');
  },
});

/** NIM-2: one to three stones, all from one heap. */
function takes(s: Nim, heap: number): Take[] {
  const most = Math.min(3, s.heaps[heap]);
  return Array.from({ length: most }, (_, i): Take => ({ kind: 'take', target: heap, n: i + 1 }));
}

function take(s: Nim, seat: Seat, { target, n }: Take): void {
  s.heaps[target] -= n;
  s.taken[seat] += n;
  emit<Taken>(s, { type: 'taken', seat, heap: target, n });
}

function end(s: Nim, winner: Seat, rule: string, reason: string): void {
  s.over = { places: [winner === 0 ? 1 : 2, winner === 1 ? 1 : 2], draw: false, rule, reason };
  emit(s, { type: 'ended' });
}

/** A heap of 4 is worth no more than an empty one, as every take can be answered up to four. */
function worth(s: Nim): number {
  return s.heaps.reduce((sum, left) => sum ^ (left % 4), 0);
}

function setup(config: MatchConfig, seed: string): Nim {
  const options = withDefaults(nim.setup.variants, config.options);
  const heaps = Array.from({ length: Number(options.heaps) }, (_, i) => Number(options.size) - i);
  return {
    seats: 2,
    stack: [turns(0)],
    random: seedRandom(seed),
    luck: 0,
    script: null,
    events: null,
    over: null,
    heaps,
    taken: [0, 0],
    stones: heaps.reduce((sum, left) => sum + left, 0),
    misere: options.misere === true,
    turns: 0,
  };
}

function clone(s: Nim): Nim {
  return {
    seats: s.seats,
    stack: cloneStack(s.stack),
    random: s.random.slice(),
    luck: s.luck,
    script: s.script === null ? null : s.script.slice(),
    events: s.events === null ? null : s.events.slice(),
    over: s.over && { ...s.over, places: s.over.places.slice() },
    heaps: s.heaps.slice(),
    taken: s.taken.slice(),
    stones: s.stones,
    misere: s.misere,
    turns: s.turns,
  };
}

/** The generator is the only thing that nobody may see. */
function view(s: Nim): Nim {
  return { ...clone(s), random: [0, 0, 0, 0] };
}

function check(config: MatchConfig): Reason[] {
  const seats = config.players.length;
  const reasons = checkVariants(nim.setup.variants, config.options);
  if (seats !== 2) reasons.push({ rule: 'NIM-1', text: `Nim is for two players, not ${seats}` });
  return reasons;
}

function habit(s: Nim, options: readonly Option[]): Option {
  const good = options.find(o => {
    const after = clone(s);
    after.heaps[o.target ?? 0] -= o.n ?? 0;
    return worth(after) === 0;
  });
  return good ?? options[0];
}

const who = (seat: Seat) => `P${seat + 1}`;
const stones = (n: number) => (n === 1 ? '1 stone' : `${n} stones`);

function board(s: Nim): Board {
  const mover = (s.stack[0] as Frame & { seat: Seat }).seat;
  const heaps = s.heaps.map((left, i) => ({
    id: `heap${i + 1}`,
    title: `Heap ${i + 1}`,
    seat: null,
    note: stones(left),
    cards: [],
  }));
  const players = s.taken.map((n, seat) => ({
    id: `taken${seat + 1}`,
    title: who(seat),
    seat,
    note: `took ${stones(n)}`,
    cards: [],
  }));
  return { status: [`turn ${s.turns}`, `${who(mover)} to move`], areas: [...heaps, ...players] };
}

export const nim = defineGame<Nim>({
  about: { id: 'nim', title: 'Nim', rulesVersion: '1', seats: { min: 2, max: 2 }, bound: 27 },
  setup: {
    variants: {
      heaps: { default: 3, min: 2, max: 3, title: 'Heaps', text: 'How many heaps.', rule: 'NIM-1' },
      size: { default: 5, min: 3, max: 9, title: 'Size', text: 'Stones in the largest heap.', rule: 'NIM-1' },
      misere: { default: false, title: 'Misère', text: 'Whoever takes the last stone loses.', rule: 'NIM-3' },
    },
    choices: {},
    check,
    deal: setup,
  },
  rules: { ...rules, clone, concede: (s, seat) => end(s, 1 - seat, 'NIM-4', 'conceded'), gone: () => false },
  knowledge: {
    view,
    sample: (s, _seat, seed) => ({ ...clone(s), random: seedRandom(seed) }),
    sees: event => event,
    whyNot: () => [],
  },
  judgement: {
    score: (s, seat) => {
      if (s.over) return s.over.places[seat] === 1 ? 1 : 0;
      const mover = (s.stack[0] as Frame & { seat: Seat }).seat;
      return (worth(s) !== 0) === (mover === seat) ? 0.9 : 0.1;
    },
    habit: (s, _seat, options) => habit(s, options),
  },
  words: {
    events: {
      taken: {
        rule: 'NIM-2',
        say: (_s, e: Taken) => `${who(e.seat)} takes ${stones(e.n)} from heap ${e.heap + 1}.`,
      },
      ended: {
        rule: (_e: GameEvent) => 'NIM-3',
        say: s => `The game is over: ${who(s.over?.places.indexOf(1) ?? 0)} wins.`,
      },
    },
    questions: { 'turns.take': () => 'Take one to three stones from one heap.' },
    option: (_s, o) => `take ${o.n} from heap ${(o.target ?? 0) + 1}`,
    board,
    outcome: s => (s.over?.reason === 'conceded' ? 'the other player gave up' : 'the last stone is taken'),
  },
  catalogue: { decks: [], cards: [] },
  audit: {
    settle: () => {},
    stray: () => null,
    turns: s => s.turns,
    begins: s => (s.turns - 1) % 2,
    misplaced(s) {
      const sum = [...s.heaps, ...s.taken].reduce((a, b) => a + b, 0);
      return sum === s.stones ? null : `there are ${sum} stones instead of ${s.stones}`;
    },
    behaviours: [],
  },
});
