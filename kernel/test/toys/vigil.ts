import type { Frame, GameEvent, Option, Seat, State } from '@siegeworks/contract';
import { checkVariants } from '@siegeworks/contract';
import { cloneStack, defineGame, emit, rulebook, seedRandom } from '@siegeworks/kernel';

/** Vigil: keepers of lanterns take hold of each other's, in turn, until the night is over. Small, but one may leave it. */
export interface Vigil extends State {
  awake: boolean[];
  /** Who holds whose lantern. */
  holds: { by: Seat; on: Seat }[];
  hours: number;
}
interface Told extends GameEvent {
  type: 'held' | 'left' | 'ended';
  seat: Seat;
}

const NIGHT = 12;
const { rules, rule, choice } = rulebook<Vigil>();

/** VG-1: in turn, whoever is awake takes hold of a lantern or rests; after twelve hours the night is over. */
const night = rule('night', () => ({ seat: 0 as Seat }), {
  watch: choice({
    when: (s, f) => s.awake[f.seat],
    who: (_s, f) => f.seat,
    options: (s, f) => [...reachable(s, f.seat).map(seat => ({ kind: 'hold', seat })), { kind: 'rest' }],
    then(s, f, { kind, seat = -1 }: Option) {
      if (kind === 'rest') return;
      s.holds.push({ by: f.seat, on: seat });
      emit<Told>(s, { type: 'held', seat });
    },
  }),
  next(s, f) {
    f.seat = (f.seat + 1) % s.seats;
    s.hours++;
    return s.hours < NIGHT ? 'watch' : end(s, 'VG-1');
  },
});
const reachable = (s: Vigil, seat: Seat): Seat[] =>
  s.awake.flatMap((awake, on) => (awake && on !== seat && !s.holds.some(h => h.on === on) ? [on] : []));

/** VG-2: a hold ends when its holder or its lantern is gone. */
function settle(s: Vigil): void {
  s.holds = s.holds.filter(({ by, on }) => s.awake[by] && s.awake[on]);
}
/** VG-3: whoever leaves is gone; the last one awake has kept the vigil. */
function concede(s: Vigil, seat: Seat): void {
  s.awake[seat] = false;
  emit<Told>(s, { type: 'left', seat });
  settle(s);
  if (s.awake.filter(Boolean).length === 1) end(s, 'VG-3');
}
function end(s: Vigil, ending: string): 'done' {
  const count = (seat: Seat) => (s.awake[seat] ? s.holds.filter(h => h.by === seat).length : -1);
  const counts = s.awake.map((_awake, seat) => count(seat));
  const places = counts.map(mine => 1 + counts.filter(other => other > mine).length);
  s.over = { places, draw: places.filter(place => place === 1).length > 1, rule: ending, reason: 'dawn' };
  emit<Told>(s, { type: 'ended', seat: places.indexOf(1) });
  return 'done';
}

const clone = (s: Vigil): Vigil => ({
  ...s,
  stack: cloneStack(s.stack),
  random: s.random.slice(),
  events: s.events === null ? null : s.events.slice(),
  awake: s.awake.slice(),
  holds: s.holds.map(hold => ({ ...hold })),
});
const view = (s: Vigil): Vigil => ({ ...clone(s), random: [], events: null });

export const vigil = defineGame<Vigil>({
  about: { id: 'vigil', title: 'Vigil', rulesVersion: '1', seats: { min: 2, max: 4 }, bound: NIGHT },
  setup: {
    variants: {},
    choices: {},
    check: config => checkVariants({}, config.options),
    deal: ({ players }, seed) => ({
      seats: players.length,
      stack: [night()],
      random: seedRandom(seed),
      luck: 0,
      script: null,
      events: null,
      over: null,
      awake: players.map(() => true),
      holds: [],
      hours: 0,
    }),
  },
  rules: { ...rules, clone, concede, gone: (s, seat) => !s.awake[seat] },
  knowledge: {
    view,
    sample: (s, _seat, seed) => ({ ...clone(s), random: seedRandom(seed) }),
    sees: event => event,
    whyNot: () => [],
  },
  judgement: { score: () => 0.5, habit: (_s, _seat, options) => options[0] },
  words: {
    events: {
      held: { rule: 'VG-1', say: (_s, e: Told) => `The lantern of seat ${e.seat} is held.` },
      left: { rule: 'VG-3', say: (_s, e: Told) => `Seat ${e.seat} leaves.` },
      ended: { rule: 'VG-1', say: () => 'The night is over.' },
    },
    questions: { 'night.watch': () => 'Take hold of a lantern, or rest.' },
    option: (_s, { kind, seat }) => `${kind} ${seat ?? ''}`.trim(),
    board: s => ({ status: [`hour ${s.hours}`], areas: [] }),
    outcome: () => 'the night is over',
  },
  catalogue: { decks: [], cards: [] },
  audit: {
    settle,
    turns: s => s.hours,
    begins: s => (s.stack[0] as Frame & { seat: Seat }).seat,
    misplaced: s => (s.awake.length === s.seats ? null : 'a lantern is lost'),
    stray(s) {
      const hold = s.holds.find(({ by }) => !s.awake[by]);
      return hold ? `a hold of seat ${hold.by}, which is gone` : null;
    },
    behaviours: [],
  },
});
